# Стол
board = Трактир
decks = Колоды
draw-pile = Колода
discard-pile = Сброс
hand = Рука
readied = Наготове
life = Здоровье
torches = Факелы
phase-round = Раунд { $round }

# Эффекты
effect-strike = Прибавьте { $bonus } к атаке.
effect-mend = В конце хода восстановите { $life } здоровья.
effect-guard = Реакция: отмените { $stops ->
    [one] { $stops } рану
    [few] { $stops } раны
   *[other] { $stops } ран
 }.

# Вопросы
ask-ready = Какую карту взять наготове?
ask-order = В каком порядке действуете?
ask-action = Что делаете?
ask-torches = Сколько факелов сжечь?
ask-discard = Какие карты сбросить?
ask-victim = На кого кидается зверь?
ask-guard = Прикрыться?
option-card = { $card }
option-hero = { $hero }
option-move = Идти: { $room }
option-attack = Атаковать зверя
option-rest = Перевести дух и добрать карты

# События
fact-round-began = Раунд { $round }.
fact-readied = { $hero } держит наготове карту «{ $card }».
fact-drew = { $hero } берёт { TITLES($cards) }.
fact-drew-some = { $hero } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
 }.
fact-moved = { $hero } переходит в место «{ $room }».
fact-attacked = { $hero } атакует, бросок { $roll }, всего { $total }. Цель: { $beast }.
fact-mauled = { $beast } бросает { $roll }, цель — { $hero }. { $wounds ->
    [0] Мимо
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[other] { $wounds } ран
 }.
fact-guarded = { $hero } играет { $card } и отменяет { $wounds }.
fact-mended = { $hero } восстанавливает { $life }.
fact-fell = { $hero } падает.

end-victory = В подвале тихо. Победа.
end-defeat = Подвал остался за зверем. Поражение.

# О чём спрашивают
goal = Убейте зверя
clock-round = Раунд
late = После 15-го раунда подвал остаётся за зверем.
claws = Когти
intent = На 3 и больше рвёт героя, что рядом.
cause-round = Начинается раунд { $round }.
cause-turn = Ходит { $hero }.
cause-readied = Все приготовили по карте.
cause-mauled = { $beast } бросается; под ударом — { $hero }.
cause-rests = { $hero } отдыхает.
cause-attacks = { $hero } нападает; перед ним — { $beast }.
cause-beast = { $beast } готовится к удару.
does-rest = Сбросьте что угодно и доберите до трёх.
does-attack = { $bonus ->
    [0] Бросьте кубик: всё, что больше 3, — раны.
   *[other] Бросьте кубик и прибавьте { $bonus }: всё, что больше 3, — раны.
 }
warn-whole = Лечить пока нечего.

## Kinds and tags in words; an empty one is a mark for the eye.

word-beasts = звери
word-beast = зверь

# Как идёт атака
scene-attack = Атака
scene-die = Кубик
scene-more = Карты и факелы
scene-total = Итог

# Стол
board = Континент
phase-round = Акт { $act }, раунд { $round }, осталось { $points ->
    [one] { $points } действие
    [few] { $points } действия
   *[other] { $points } действий
 }
phase-setup = Подготовка
phase-combat = Раунд боя { $round }
heroes = Герои
hand = Рука
skills = Навыки
assets = Приобретения
trophies = Трофеи
quests = Задания
rumors = Слухи
pool = Боевой запас
spent = Потрачено
market = Рынок
decks = Колоды
discards = Сброс
story-row = Сюжетные задания
scenario = Сценарий
health = Жизнь
gold-word = Золото
speed-word = Скорость
time-track = Время
delayed = Задержан
defeated = Побеждён
eliminated = Выбыл
active = Ходит
cost-line = Цена: { $gold } зол.
trade-line = ➔ Продать за { $gold } зол.: { $place }.
reward-line = Награда: { $effects }.
more-line = Дополнительный трофей: { $decks }.
outcome-line = { $roman } ({ $needs }): { $effects }.
rumor-line = Слухи, ➔ { $where }: { $effects }.
story-line = { $points ->
    [1] ➔
    [2] ➔➔
   *[other] ➔➔➔
 } { $where }: { $effects }.
laid-line = При выкладывании: { $effects }.
uses-line = Уходит после стольких применений: { $n }.
discard-line = Затем сбросьте эту карту, а не забирайте её.
last-line = Когда время выйдет: { $effects }.
falls-line = Если, когда время выйдет, на карте зомби { $n } или больше, край падёт и проиграют все.
token-health-line = За каждый жетон противника ({ $kind }) жизнь злодея меняется на { $n }.
zombie-health-line = За каждого зомби на карте жизнь злодея больше на { $n }.
villain-line = Злодей: { $villain }, жизнь { $health }
stars-line = Успехи: { $stars }
held-line = { $kind }: { $n }
setup-line = При подготовке: { $effects }.
zombies = Зомби: { $n }
place-line = Где: { $where }

# Слова внутри предложений
effect-enemy = Враг
effect-event = Событие
effect-quest = Задание
effect-where = { $spaces ->
    [none] любое место: { $kinds }
   *[other] { $spaces }
 }

# Эффекты: фразы
effect-gold = получите золото: { $n }
effect-lose-gold = потеряйте золото: { $n }
effect-steal = заберите у другого героя золото: до { $n }
effect-trophy = получите { $n } { $n ->
    [one] трофей
    [few] трофея
   *[other] трофеев
 }{ $deck ->
    [combat] {" "}боя
    [social] {" "}встреч
    [exploration] {" "}исследований
   *[any] {""}
 }
effect-asset = возьмите с любого рынка приобретение ценой не выше { $most }
effect-restock = смените карты на всех рынках
effect-draw = возьмите { $n ->
    [one] { $n } карту навыка
    [few] { $n } карты навыков
   *[other] { $n } карт навыков
 }
effect-discard = сбросьте { $n ->
    [one] { $n } карту навыка
    [few] { $n } карты навыков
   *[other] { $n } карт навыков
 }
effect-recover = возьмите из сброса { $n ->
    [one] { $n } карту навыка
    [few] { $n } карты навыков
   *[other] { $n } карт навыков
 }
effect-teach = можете изучить навык дешевле на { $less ->
    [one] { $less } трофей
    [few] { $less } трофея
   *[other] { $less } трофеев
 }
effect-lore = получите знания: { $n }
effect-ally = получите союзников: { $n }
effect-lose-token = потеряйте { $n ->
    [one] { $n } сюжетный жетон
    [few] { $n } сюжетных жетона
   *[other] { $n } сюжетных жетонов
 }
effect-heal = вылечите { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[other] { $n } ран
 }
effect-heal-all = вылечите все раны
effect-suffer = получите { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[other] { $n } ран
 }
effect-delay = вы задержаны
effect-eliminate = вы выбываете
effect-points = { $n ->
    [-1] потеряйте 1 очко действия
    [1] получите 1 очко действия
   *[other] получите очки действия: { $n }
 }
effect-boost = { $n ->
    [-2] −2
    [-1] −1
   *[other] +{ $n }
 } { $stat } до конца хода
effect-move = пройдите до { $n ->
    [one] { $n } клетки
   *[other] { $n } клеток
 }{ $terrain ->
    [any] {""}
    [road] {" "}по дороге
   *[other] {" "}({ $terrain })
 }
effect-journey = отправляйтесь на выбор: { $to }
effect-kindle = переверните вверх цветом жетон приключения { $within ->
    [0] в своей клетке
   *[other] не далее { $within } кл.
 }
effect-adventure = возьмите карту из колоды { $deck ->
    [combat] боя
    [social] встреч
   *[exploration] исследований
 }
effect-fight = сразитесь: { $enemy }
effect-challenge = вызовите на бой героя в своей клетке; отступать нельзя никому; победив, заберите золото: до { $gold }
effect-confront = вступите в бой со злодеем
effect-zombie = поместите по зомби: { $spaces }
effect-slay = убейте зомби в своей клетке
effect-win = победите в игре
effect-deal = нанесите { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[other] { $n } ран
 }{ $kind ->
    [phy] {" "}(физический урон)
    [mag] {" "}(магический урон)
   *[other] {""}
 }{ $sure ->
    [yes] {" "}(блокировать нельзя)
   *[no] {""}
 }
effect-guard = заблокируйте следующие раны в этом раунде боя: { $n }
effect-sharpen = ваша следующая атака в этом раунде боя сильнее на { $n }
effect-recast = перебросьте { $whose ->
    [own] свои жетоны
    [spent] свои потраченные жетоны
   *[opponent] жетоны противника
 }: { $n }
effect-flip = переверните { $whose ->
    [own] свои жетоны
   *[opponent] жетоны противника
 }: { $n }
effect-remove = уберите у противника { $symbol ->
    [phy] топоры
    [mag] магию
    [sku] черепа
    [shd] щиты
    [agi] ловкость
    [dbl] удвоение
    [sur] удары
   *[any] жетоны
 } ({ $n ->
    [all] все
   *[other] { $n }
 })
effect-restore = верните в запас свои потраченные жетоны: { $n }
effect-forbid = в этом раунде боя противник не может { $what ->
    [surge] использовать способности удара
    [agility] использовать ловкость
    [shield] использовать щиты
    [double] удваивать жетоны
   *[retreat] отступать
 }
effect-reflect = раны, которые вы получите в этом раунде боя, получит и противник
effect-echo = используйте другую свою способность удара без оплаты (X = 1)
effect-again = совершите ещё одно боевое действие
effect-first = в этом раунде боя инициатива ваша
effect-break-off = бой окончен, враг сброшен
effect-claim = заберите эту карту как трофей
effect-test = проверка, { $attribute }{ $modifier ->
    [-3] {" "}−3
    [-2] {" "}−2
    [-1] {" "}−1
    [0] {""}
   *[other] {" "}+{ $modifier }
 }: { $then }{ $otherwise ->
    [none] {""}
   *[other] {"; "}при неудаче { $otherwise }
 }
effect-roll = бросьте походные кубики ({ $dice }); при совпадении ({ $terrain ->
    [here] местность клетки
   *[other] { $terrain }
 }): { $then }
effect-one-of = на выбор: { $first } или { $second }
effect-may = можете: { $then }
effect-pay = можете заплатить золото ({ $gold }): { $then }{ $otherwise ->
    [none] {""}
   *[other] {"; "}иначе { $otherwise }
 }
effect-offer = можете потратить { $trophies ->
    [one] { $trophies } трофей
    [few] { $trophies } трофея
   *[other] { $trophies } трофеев
 }: { $then }
effect-spend-tokens = можете потратить { $tokens ->
    [one] { $tokens } сюжетный жетон
    [few] { $tokens } сюжетных жетона
   *[other] { $tokens } сюжетных жетонов
 }: { $then }
effect-exert = можете приложить усилие ({ $cards }): { $then }
effect-each-hero = каждый герой{ $where ->
    [city] {" "}в городе
    [wilderness] {" "}в глуши
    [here] {" "}в вашей клетке
   *[all] {""}
 } в порядке хода: { $then }
effect-if-act = { $act ->
    [1] в I акте
   *[2] во II акте
 } { $then }{ $otherwise ->
    [none] {""}
   *[other] , иначе { $otherwise }
 }

# Способности: предложения
effect-bonus = { $n ->
    [-2] −2
    [-1] −1
   *[other] +{ $n }
 } { $stat }.
effect-bonus-by = +X { $stat }, X = { $by }.
effect-test-bonus = В проверках ({ $attribute ->
    [any] любых
   *[other] { $attribute }
 }) раскрывайте больше карт на { $n }.
effect-reroll = В каждом броске можете перебросить без усилия кубики: { $n }.
effect-treat = Ваши кубики: { $terrain } — это и { $also }.
effect-fords = Реки не мешают вашим кубикам.
effect-explore-dice = При исследовании бросайте больше кубиков на { $n }.
effect-rest-more = Отдых в глуши лечит больше на { $n }.
effect-discount = Приобретения для вас дешевле на { $n }.
effect-trade-more = Товары по рыночной стоимости приносят вам больше на { $n }.
effect-reward-more = За каждого побеждённого врага получите золото: { $n }.
effect-armor = { $kind ->
    [phy] Физические
    [mag] Магические
   *[other] Вражеские
 } атаки наносят вам меньше ран на { $n }.
effect-cannot = Противник не может { $what ->
    [surge] использовать способности удара
    [agility] использовать ловкость
    [shield] использовать щиты
    [double] удваивать жетоны
   *[retreat] отступать
 }.
effect-per-trait = Ваши атаки сильнее на { $n } против: { $trait }.
effect-surge = { $cost ->
    [0] X ударов
    [one] { $cost } удар
    [few] { $cost } удара
   *[other] { $cost } ударов
 }: { $then }.
effect-special = Боевое действие{ $exert ->
    [0] {""}
    [1] {", "}приложите усилие
   *[other] {", "}приложите усилие ({ $exert })
 } (один раз за { $limit ->
    [combat] бой
   *[round] раунд боя
 }): { $then }.
effect-action = { $points ->
    [1] ➔
    [2] ➔➔
   *[other] ➔➔➔
 }{ $act ->
    [2] {" "}Во II акте
   *[other] {""}
 }{ $where ->
    [none] {""}
   *[other] {" "}{ $where }
 }{ $discards ->
    [yes] {" "}сбросьте эту карту
   *[no] {""}
 }{ $needs ->
    [zombie] {" "}если в вашей клетке зомби
    [rival] {" "}если в вашей клетке другой герой
   *[none] {""}
 }: { $then }.
effect-once = Один раз за ход{ $exert ->
    [0] {""}
    [1] {", "}приложив усилие
   *[other] {", "}приложив усилие ({ $exert })
 }: { $then }.
effect-free = В свой ход приложите усилие{ $exert ->
    [1] {""}
   *[other] {" "}({ $exert })
 }: { $then }.
effect-when = { $trigger ->
    [enter-combat] Когда вы вступаете в бой
    [cast] После каждого броска жетонов
    [dealt] Когда вы наносите раны
    [hurt] Когда вы получаете раны в бою
    [blocked] Когда вы блокируете щитами
    [victory] Когда вы побеждаете врага
    [foe-falls] Когда любой герой побеждает врага
    [trophy] Когда вы получаете трофей
    [learn] Когда вы изучаете навык
    [rest] Когда вы отдыхаете
    [train] Когда вы тренируетесь
    [shop] Когда вы торгуете
    [test-passed] Когда вы проходите проверку
    [enter-city] Когда вы входите в город
    [turn] Когда начинается ваш ход
    [story] Когда берут сюжетную карту
   *[refresh] Когда обновляют жетоны приключений
 }{ $exert ->
    [0] {""}
    [1] {", "}можете приложить усилие
   *[other] {", "}можете приложить усилие ({ $exert })
 }{ $limit ->
    [round] {" "}(раз за раунд боя)
    [combat] {" "}(раз за бой)
    [turn] {" "}(раз за ход)
   *[none] {""}
 }: { $then }.
effect-ward = Получая { $kind ->
    [phy] физический урон
    [mag] магический урон
    [sku] урон от врага
   *[none] раны
 }, можете{ $exert ->
    [0] {""}
   *[other] {" "}приложить усилие и
 } отменить { $n } (раз за { $limit ->
    [combat] бой
   *[round] раунд боя
 }).
effect-cancel = Когда противник использует способность удара, можете{ $exert ->
    [0] {""}
   *[other] {" "}приложить усилие и
 } отменить её (раз за { $limit ->
    [combat] бой
   *[round] раунд боя
 }).

# Вопросы
ask-hero = Выберите героя
ask-place = Где начинаете?
ask-action = Что делаете?
ask-travel = Потратьте кубик на передвижение
ask-reroll = Перебросить кубик?
ask-exert = Какой картой приложить усилие?
ask-test = Проверка, { $attribute }. Успехов: { $successes }
ask-trim-hand = Слишком много карт: сбросьте одну
ask-trim-skills = Слишком много навыков одного типа: откажитесь от одного
ask-trim-assets = Два приобретения одного типа: сбросьте одно
ask-deck = Из какой колоды?
ask-pay-trophy = Какой трофей потратить?
ask-sell = Что продать?
ask-shop = Купите одну карту или сбросьте одну с рынка
ask-asset = Что взять?
ask-offer = Обмен с героем { $hero }: что отдать, что попросить?
ask-offer-gold = Сколько золота добавить ({ $hero }; меньше 0 — попросить)
ask-accept = { $hero } предлагает { $give } и просит { $want }, золото: { $gold }
ask-event = { $card }: как поступить?
ask-outcome = { $card }: какой исход?
ask-combat = Ваше боевое действие
ask-tokens = Какие жетоны?
ask-token = Какой жетон?
ask-shields = Ран на подходе: { $damage }. Потратить щиты?
ask-ward = Отменить раны ({ $damage })?
ask-cancel = Отменить способность удара?
ask-use = Использовать?
ask-echo = Какую способность удара?
ask-order = В каком порядке?
ask-retreat = Попытаться отступить?
ask-retreat-to = Куда отступить?
ask-steal = У кого?
ask-discard-hand = Сбросьте карту
ask-recover = Какую карту вернуть?
ask-teach = Изучить навык?
ask-move = Куда идти?
ask-journey = Куда отправиться?
ask-kindle = Какой жетон приключения?
ask-challenge = Кого вызвать?
ask-one-of = Выберите одно
ask-may = Сделать это?
ask-pay = Заплатить за это?
ask-offer-trophies = Потратить на это трофеи?
ask-spend-tokens = Потратить на это сюжетные жетоны?
ask-exert-for = Приложить ради этого усилие?
option-card = { $card }
option-hero = { $hero }
option-deck = { $deck }
option-hex = Шаг: { $space }
option-hex-die = { $space }, кубик: { $face }
option-reroll = Перебросить: { $face }
option-exert = Приложить усилие
option-roll = Передвижение: бросить кубики
option-rest = Отдых
option-train = Тренировка
option-shop = Торг
option-stand = Встать
option-wait = Ничего не делать
option-end = Закончить ход
option-adventure = Приключение
option-learn = Изучить: { $card }
option-explore = Исследовать: { $card }
option-rumor = Проверить слухи: { $card }
option-story = Сюжетное задание: { $card }
option-goods = Продать товар: { $card }
option-trade = Обмен: { $hero }
option-use = Использовать: { $card }
option-ward = { $card }: отменить { $n }
option-give = Отдать: { $card }
option-want = Попросить: { $card }
option-accept = Согласиться
option-refuse = Отказаться
option-buy = Купить: { $card } за { $gold } зол.
option-discard = Сбросить: { $card }
option-event = { $option }
option-outcome = { $roman }: { $effects }
option-no-outcome = Пока оставить
option-effects = { $effects }
option-attack = Атака всеми символами, { $kind }: { $damage }
option-attack-some = Атака частью символов: { $kind }
option-double = Удвоить: { $face }
option-flip = Перевернуть: { $face } на { $back }
option-recast = Пусть перебросит: { $face } (на обороте { $back })
option-token = { $face } (на обороте { $back })
option-shield = { $face }: блокирует { $blocks }
option-surge = Удар: { $card }{ $cost ->
    [0] {" "}(X)
   *[other] {" "}({ $cost })
 }
option-pass-round = Спасовать
option-stay = Остаться
option-retreat = Попытаться отступить
option-fight-on = Продолжать бой

# События
fact-first-player = { $seat }: первый игрок.
fact-hero-chosen = { $seat }: герой — { $hero }.
fact-placed = { $hero } начинает здесь: { $space }.
fact-round-began = Раунд { $round }, акт { $act }.
fact-turn-began = Ход: { $hero }.
fact-turn-ended = { $hero }: конец хода.
fact-waited = { $hero } ждёт.
fact-stood-up = { $hero } встаёт.
fact-ability-used = { $hero } использует: { $card }.
fact-moved = { $hero } идёт: { $space }.
fact-rolled = { $hero } бросает кубики: { $faces }.
fact-rerolled = { $hero } перебрасывает: { $face }.
fact-rested = { $hero } отдыхает, вылечено: { $n }.
fact-healed = { $hero }: вылечено { $n }.
fact-suffered = { $hero } получает { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[other] { $n } ран
 }.
fact-defeated = Поражение: { $who }.
fact-delayed = Задержка: { $hero }.
fact-eliminated = Выбывает: { $hero }.
fact-drew = { $hero } берёт: { $cards }.
fact-drew-some = { $hero } берёт { $count ->
    [one] { $count } карту навыка
    [few] { $count } карты навыков
   *[other] { $count } карт навыков
 }.
fact-hand-discarded = { $hero } сбрасывает: { $card }.
fact-skill-dropped = { $hero } отказывается от навыка: { $card }.
fact-asset-dropped = { $hero } сбрасывает: { $card }.
fact-learned = { $hero } изучает: { $card }.
fact-revealed = Раскрыто: { $card }{ $stars ->
    [0] {""}
   *[other] {" "}★
 }.
fact-passed = { $hero } проходит проверку ({ $attribute }), успехов: { $successes }.
fact-failed = { $hero } не проходит проверку ({ $attribute }).
fact-claimed = { $hero } забирает трофей: { $card }.
fact-gained = { $hero } получает трофей: { $card }.
fact-gained-unseen = { $hero } получает трофей: { $deck }.
fact-gained-gold = { $hero }: +{ $n } зол.
fact-lost-gold = { $hero }: −{ $n } зол.
fact-stole = { $hero } забирает { $n } зол. Жертва: { $other }.
fact-gained-token = { $hero } получает { $kind }: { $n }.
fact-asset-gained = { $hero } берёт: { $card }.
fact-market-drew = { $city }, новинка на рынке: { $card }.
fact-market-discarded = { $city }, с рынка уходит: { $card }.
fact-bought = { $hero } покупает: { $card } за { $gold } зол.
fact-sold = { $hero } продаёт: { $card } за { $gold } зол.
fact-traded-goods = { $hero } сбывает товар: { $card } за { $gold } зол.
fact-offer-made = { $hero } предлагает обмен ({ $other }): { $give } на { $want }, золото: { $gold }.
fact-trade-done = Обмен состоялся: { $hero } и { $other }.
fact-trade-refused = { $hero } отказывается.
fact-trade-unfair = Такой обмен нечестен: { $hero } и { $other }.
fact-gem-turned = Жетон приключения гаснет: { $space }.
fact-gem-lit = Жетон приключения снова горит: { $space }.
fact-gems-refreshed = Жетоны приключений обновлены.
fact-deck-empty = { $deck }: карт не осталось.
fact-adventure-drawn = { $hero } берёт карту: { $card }.
fact-card-discarded = В сброс: { $card }.
fact-chose = { $hero }: { $option }.
fact-rumor-taken = { $hero } запоминает слухи: { $card }.
fact-quest-taken = { $hero } берёт задание: { $card }.
fact-explored = { $hero } выполняет: { $card }.
fact-combat-began = Бой: { $hero } и { $foe }.
fact-combat-round = Раунд боя { $round }.
fact-cast = { $who }, бросок жетонов: { $faces }.
fact-action-phase = Первым действует: { $who }.
fact-attacked = { $who } атакует на { $damage } ({ $kind }).
fact-doubled = { $who } удваивает: { $face }.
fact-flipped = Жетон перевёрнут: { $face }.
fact-token-recast = Жетон переброшен: { $face }.
fact-token-removed = Убран жетон: { $face }.
fact-surged = { $who } использует: { $card }{ $x ->
    [0] {""}
   *[other] {" "}(ударов: { $x })
 }.
fact-cancelled = { $who } отменяет это: { $card }.
fact-special-used = { $who } использует: { $card }.
fact-passed-round = { $who } пасует.
fact-prevented = { $who } отменяет раны: { $n }.
fact-blocked = { $who } блокирует раны: { $n }.
fact-took-damage = { $who } получает { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[other] { $n } ран
 }.
fact-retreated = { $hero } отступает: { $space }.
fact-combat-won = { $hero } побеждает. Враг: { $foe }.
fact-no-combat = { $hero } не может вступить в бой.
fact-challenge-won = { $hero } побеждает и забирает { $gold } зол. Проигравший: { $other }.
fact-villain-fell = { $hero } побеждает злодея и выигрывает: { $villain }.
fact-time-moved = Время: деление { $space }.
fact-act-began = Начинается акт { $act }: теперь все враги опытные.
fact-last-space = Время вышло: { $scenario }.
fact-realm-fell = Край пал: { $scenario }.
fact-story-drawn = Сюжет: { $card }.
fact-story-quest-laid = Сюжетное задание { $slot }: { $card }.
fact-story-quest-left = Сюжетное задание завершено: { $card }.
fact-zombie-rose = Встаёт зомби: { $space }.
fact-zombie-killed = { $hero } упокоивает зомби: { $space }.
fact-won = Победа: { $hero }.

end-villain-fell = Злодей повержен.
end-other-victory = Мир добыт иным путём.
end-all-eliminated = Героев не осталось. Проиграли все.
end-realm-fell = Край пал. Проиграли все.

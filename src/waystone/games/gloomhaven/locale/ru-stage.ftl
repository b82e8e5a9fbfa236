# О чём вопрос
cause-round = Идёт раунд { $round }; сыграйте две карты.
cause-rest = Раунд окончен; карт на руке: { $count }.
cause-long-rest = На долгом отдыхе одна сброшенная карта теряется, остальные возвращаются.
cause-end-active = На отдыхе эти карты считаются сброшенными.
cause-price = Цена — карты.
cause-turn = Ваш ход, инициатива { $initiative }; { $count ->
    [0] обе карты сыграны
    [one] осталось сыграть { $count } карту
    [few] осталось сыграть { $count } карты
   *[other] осталось сыграть { $count } карт
 }.
cause-move = Вы идёте.
cause-harmed = { $by } нанесёт { CASE($figure, "dat") } { $damage ->
    [one] { $damage } урон
    [few] { $damage } урона
   *[other] { $damage } урона
 }.
cause-attacked = { $by } атакует на { $value }.
cause-revealed = Инициатива раскрыта.
cause-tie = Действует { $figure }; правила оставляют выбор за вами.
does-long-rest = Инициатива 99: потеряйте сброшенную карту на выбор, верните остальные, Лечение 2, разверните повёрнутые предметы
does-short-rest = Потеряйте случайную из сброшенных карт ({ $count }), верните остальные
does-redraw = Получите 1 урон; случайно теряется другая сброшенная карта
does-lose = Карта «{ $card }» теряется, остальные сброшенные возвращаются
does-lose-card = Карта «{ $card }» теряется
does-discard-card = Карта «{ $card }» сбрасывается
does-lose-item = Предмет теряется
does-take-back = Действие карты «{ $card }» заканчивается, карта считается сброшенной
does-recover = Карта «{ $card }» возвращается на руку
does-refresh = Предмет «{ $item }» снова можно применить
does-pay-cards = Потерять { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
 }; действие продолжается
does-pay-discard = Сбросить { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
 }; действие продолжается
does-drop = Бонус заканчивается, карта уходит
does-open-door = Открывает дверь
does-reach-loot = Здесь есть что подобрать
does-attack = Атака { $value }{ $shield ->
    [0] {""}
   *[other] {" "}против щита { $shield }
 }; у цели { $hp } из { $most } здоровья
does-area = { $count ->
    [one] Под ударом { $count } враг
    [few] Под ударом { $count } врага
   *[other] Под ударом { $count } врагов
 }
does-suffer = Здоровье { $hp } → { $left }
does-negate = Без урона
does-initiative = Инициатива { $now } → { $later }
does-hit-points = Здоровье: { $hp } из { $most }
does-cleanse = Снимает { CASE($conditions, "acc") }
does-sell = Вы получите { $price ->
    [one] { $price } золотой
    [few] { $price } золотых
   *[other] { $price } золотых
 }
warn-abandon = Сценарий будет проигран, если согласятся все.
warn-lost = Карта теряется.
warn-card-for-good = Карта теряется насовсем.
warn-cards-for-good = Насовсем { $count ->
    [one] теряется { $count } карта
    [few] теряются { $count } карты
   *[other] теряется { $count } карт
 }.
warn-consumed = Предмет тратится до конца сценария.
warn-ends-turn = Ход на этом закончится.
warn-action-ends = Остальная часть действия не выполняется.
warn-nobody = Никого нет в досягаемости.
warn-immobile = Сейчас нельзя двигаться.
warn-disarmed = Сейчас нельзя атаковать.
warn-unhurt = Лечить некого: никто не ранен.
warn-full-health = Здоровье уже полное.
warn-poisoned = Снимет отравление, но не вылечит.
warn-clean = Снимать нечего.
warn-no-loot = В пределах дальности нечего подобрать.
warn-no-room = Рядом нет пустой клетки.
warn-nothing-to-recover = Нет карт, которые можно вернуть.
warn-nothing-to-refresh = Нет предметов, которые можно развернуть.
warn-hazard = Опасная местность: { $damage ->
    [one] { $damage } урон
    [few] { $damage } урона
   *[other] { $damage } урона
 }
warn-through = Путь ведёт через ловушку или опасную местность.
warn-retaliates = Если уцелеет, ответит ударом на { $damage ->
    [one] { $damage } урон
    [few] { $damage } урона
   *[other] { $damage } урона
 }.
warn-exhausts = Это изнурит вас.

# Как идёт атака
scene-attack = Атака
scene-damage = Урон
scene-card = Карта

# Почему об этом спрашивают: подготовка и город
cause-class = Собирается отряд: персонаж { $number } из { $most }, классы не повторяются.
cause-new-character = В отряде есть место; двух персонажей одного класса в нём не бывает.
cause-goal = Вам { $number ->
    [one] роздано { $number } боевое задание
    [few] розданы { $number } боевых задания
   *[other] роздано { $number } боевых заданий
 }. Одно оставьте втайне от других: оно пригодится в случае победы.
cause-item = Сценарий вот-вот начнётся; купленное сейчас останется на вас до его конца.
cause-own-item = Сценарий вот-вот начнётся. Свои предметы даются даром; надетое остаётся до его конца.
cause-hand = Рука на весь сценарий; карт: { $count } из { $pool }.
cause-start = Сценарий вот-вот начнётся: каждый занимает пустую стартовую клетку.
cause-redraw = Передышка. Наугад вытянута карта «{ $card }» — она и потеряется.
cause-attack = { $figure } атакует; целей в досягаемости: { $count }.
cause-push = { $by } отталкивает { CASE($figure, "acc") }, клетка за клеткой.
cause-pull = { $by } притягивает { CASE($figure, "acc") }, клетка за клеткой.
cause-land = Кто перестал летать над препятствием, опускается рядом с ним.
cause-agree = Предложение одного из игроков: { $what }. Нужно согласие всех.
does-decide = Предложение снято: за отряд решаете вы.
does-refuse = Предложение снято: за отряд решает первый игрок.
does-go-on = Сценарий продолжается, карты выбирают заново.
warn-scenario-lost = Сценарий сразу проигран.
cause-town = Ваши персонажи в городе; отряд ещё не вышел.
cause-party = Все закончили дела в городе; дальше отряд решает сообща.
cause-party-name = Новому отряду нужно имя.
cause-name = Новому персонажу нужно имя.
cause-quest = Вам { $number ->
    [one] роздано { $number } личное задание
    [few] розданы { $number } личных задания
   *[other] роздано { $number } личных заданий
 }; одно оставьте. Кто его выполнит, уйдёт на покой.
cause-shop = Вы в лавке. Репутация { $reputation }: { $told ->
    [dearer] всё дороже на { $by }
    [cheaper] всё дешевле на { $by }
   *[same] цены как на картах
 }.
cause-sell = Лавка даёт половину цены, напечатанной на карте.
cause-set-out = Отряд выходит из города.
cause-scenario-over = Сценарий окончен; отряд может вернуться домой или идти дальше.
cause-difficulty = Так перед каждым сценарием: чем сложнее, тем сильнее монстры и больше награда.
cause-penalties = Прежде чем спуститься: насколько сурово каждая из трёх комнат встретит вошедших.
cause-area = { $figure } атакует область; её можно повернуть.
cause-heal = { $figure } лечит.
cause-give = { $figure } выполняет способность, которая накладывает состояние.
cause-shove = { $figure } выполняет способность, которая сдвигает с места.
cause-harm = { $figure } выполняет способность, которая наносит урон без атаки.
cause-grant = { $figure } даёт другому действовать вне очереди.
cause-swap = { $figure } меняется местами.
cause-conditions = { $figure } атакует и накладывает состояния.
cause-attack-coming = Вы сейчас атакуете.
cause-move-coming = Вы сейчас двинетесь.
cause-consume = Есть стихия, которая усилит способность.
cause-equals = Инициатива у них одинакова.
cause-recover = Способность возвращает карты на руку.
cause-pay-cards = За остальную часть действия платят картами.

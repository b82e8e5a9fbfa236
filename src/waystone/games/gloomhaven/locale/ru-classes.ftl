# Запечатанные классы и их ремёсла
tag-sealed = открывается по ходу кампании
stat-debt = долг
sleeve = в рукаве
tide = прилив

effect-mark = Долг { $value }, { $who ->
    [adjacent-enemies] все соседние враги
    [enemies] все враги в пределах { $range }
    [target] цель
   *[enemy] { $targets ->
        [one] один враг
        [few] { $targets } врага
       *[other] { $targets } врагов
     }, дальность { $range }
 }
effect-collect = Взыщите долг уроном, { $who ->
    [adjacent-enemies] все соседние враги
    [enemies] все враги в пределах { $range }
    [target] цель
   *[enemy] { $targets ->
        [one] один враг
        [few] { $targets } врага
       *[other] { $targets } врагов
     }, дальность { $range }
 }{ $xp-each ->
    [0] {""}
   *[other] , опыт { $xp-each } за должника
 }
effect-hand-on = { $source ->
    [ally] { $to ->
        [self] Заберите себе все отрицательные состояния одного союзника, дальность { $range }
       *[enemy] Все отрицательные состояния одного союзника переходят одному врагу, дальность { $range }
     }
   *[self] Ваши отрицательные состояния переходят одному врагу, дальность { $range }
 }
effect-hold-tide = В следующем раунде вода стоит так же, как сейчас
effect-palm = Спрячьте в рукав до { $count ->
    [one] { $count } карты
   *[other] { $count } карт
 } из своего сброса модификаторов

amount-debt = долг цели
amount-ills = отрицательные состояния на вас
amount-tide = прилив
amount-sleeve = карты в рукаве

if-target-owes = если долг цели не меньше { $detail }
if-you-ill = если на вас есть отрицательное состояние
if-tide-high = в большую воду (прилив 2 или 3)
if-tide-low = в малую воду (прилив 0 или 1)
if-sleeve = если { $detail ->
    [one] в рукаве есть карта
   *[other] карт в рукаве не меньше { $detail }
 }

ask-debt = Кто влезает в долг?
ask-collect = С кого взыскать долг?
ask-ills-of = Чьи отрицательные состояния?
ask-ills-to = Кому достанутся отрицательные состояния?
ask-palm = Какая карта модификатора пойдёт в рукав?
ask-sleeve = Атака { $value }. Взять карту из рукава или из колоды?
option-modifier = { $card }

fact-indebted = { $figure } влезает в долг на { $value } (всего { $debt }).
fact-collected = { $figure } платит долг { $debt }.
fact-tide-held = Вода стоит, следующий прилив — { $tide }.
fact-palmed = { $character } прячет в рукав карту «{ $card }».

learn = карты на выбор
ask-build = Какие карты и навыки выше первого уровня у { CASE($character, "gen") }?
option-ready-made = Взять готовые
option-own-build = Выбрать по одной

# Стол
board = Карта
phase-setup = Подготовка
phase-round = Раунд { $round }
phase-over = Сценарий окончен
mat-party = { $character }
mat-monsters = Монстры
mat-scenario = Сценарий
hp = Здоровье
xp = Опыт
gold = Золото
coins = Монеты
level = Уровень
initiative = Инициатива
hand = Рука
selected = Сыграно в раунде
active = Действующие карты
discard = Сброс
lost = Потери
items = Предметы
goals = Боевое задание
modifiers = Модификаторы
modifier-discard = Вышедшие модификаторы
elements = Стихии
order = Порядок хода
pool = Карты на выбор
shop = Предметы на выбор
class-open = Классы
level-inert = Слабый заряд
level-waning = Средний заряд
level-strong = Сильный заряд
top = Верх
bottom = Низ
level-of-scenario = Уровень сценария: { $level }
goal-of-scenario = Цель: { $goal }
tag-resting = долгий отдых
tag-exhausted = изнурение
line-focus = Пойдёт к { CASE($focus, "dat") } ({ $rule })
line-focus-to = Встанет на клетку { $cell }
door-closed = Закрытая дверь
door-locked = Запертая дверь
door-open = Открытая дверь
tile-obstacle = Препятствие
tile-difficult = Труднопроходимая местность
tile-hazard = Опасная местность
tile-trap = Ловушка: урон { $damage }
tile-trap-conditions = Ловушка: урон { $damage }, { $conditions }
tile-treasure = Сокровище
tile-goal = Сюжетное сокровище
tile-plate = Нажимная плита
tile-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[other] { $count } монет
 }
tile-exit = Выход
stat-move = Движение
stat-attack = Атака
stat-range = Дальность
stat-shield = Щит
stat-retaliate = Ответный удар
price = Цена
slot-head = Голова
slot-body = Торс
slot-legs = Ноги
slot-hand = Одна рука
slot-hands = Две руки
slot-small = Маленький предмет
goal-checks = { $count ->
    [one] { $count } галочка
    [few] { $count } галочки
   *[other] { $count } галочек
 }

# Сценарии
effect-kill-all = Убейте всех врагов
effect-kill-boss = Убейте { CASE($monster, "acc") }
effect-loot-goal = Заберите { $count ->
    [0] все сюжетные сокровища
    [one] { $count } сюжетное сокровище
    [few] { $count } сюжетных сокровища
   *[other] { $count } сюжетных сокровищ
 }
effect-escape = Все персонажи уходят через выход
effect-survive = Продержитесь { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
 }
effect-plates = Встаньте на нажимные плиты{ $together ->
    [yes] {" "}и удержите все в конце раунда
   *[no] {""}
 }
effect-destroy = Уничтожьте все объекты «{ $object }»
effect-all-of = { $goals }
effect-object-dies = Отряд проигрывает, если { GENDER($object) ->
    [f] уничтожена { $object }
    [n] уничтожено { $object }
    [p] уничтожены { $object }
   *[m] уничтожен { $object }
 }
effect-rounds = Отряд проигрывает в конце раунда { $rounds }
effect-spawn = Появляется { $monster }
effect-unlock = Дверь отперта
effect-open = Дверь открывается
effect-hurt = { $who ->
    [characters] Все персонажи получают
    [opener] Открывший дверь получает
   *[monsters] Все монстры получают
 } { $value } урона
effect-afflict = { $who ->
    [characters] Все персонажи получают
    [opener] Открывший дверь получает
   *[monsters] Все монстры получают
 } { CASE($condition, "acc") }{ $lasting ->
    [yes] {" "}до конца сценария
   *[no] {""}
 }
effect-minus-cards = { $count ->
    [one] { $count } карта −1 добавляется
    [few] { $count } карты −1 добавляются
   *[other] { $count } карт −1 добавляются
 } в каждую колоду модификаторов
effect-elements = Сильный заряд: { $elements }
effect-mend = { $monster } восстанавливает { $value } здоровья
effect-terrain = { $tile ->
    [hazard] Появляется опасная местность
    [difficult] Появляется труднопроходимая местность
    [obstacle] Появляются препятствия
   *[trap] Появляются ловушки
 }
effect-section = Читается раздел
effect-finish = { $won ->
    [yes] Сценарий выигран
   *[no] Сценарий проигран
 }

# Боевые задания
count-bounds = { $what }: { $bounds }
bounds-least = не меньше { $least }
bounds-most = не больше { $most }
bounds-none = ни одного
bounds-exactly = ровно { $least }
bounds-between = от { $least } до { $most }
count-kills = Убито врагов
count-elite-kills = Убито мощных врагов
count-cards-left = Карт на руке и в сбросе в конце
count-hand-left = Карт на руке в конце
count-lost-cards = Потеряно карт
count-hp-left = Здоровье в конце
count-hp-missing = Недостаёт здоровья в конце
count-xp = Получено опыта
count-coins = Собрано монет
count-treasures = Найдено сокровищ
count-traps = Сработало под вами ловушек
count-doors = Открыто вами дверей
count-items-used = Использований предметов
count-items-spent = Повёрнуто предметов
count-items-consumed = Потрачено предметов
count-short-rests = Передышек
count-long-rests = Долгих отдыхов
count-rests = Отдыхов
count-negated = Урон отменён картами, раз
count-exhausted = Вы изнурены
count-allies-exhausted = Изнурено союзников
count-healed = Вылечено здоровья
count-conditions-given = Состояний наложено на врагов
count-damage-suffered = Получено урона
count-biggest-hit = Наибольший урон за удар
count-kills-first-round = Убито врагов в первом раунде
count-attacks-made = Проведено атак
count-moves-ended-beside-enemy = Ходов закончено рядом с врагом
count-elements-infused = Повышено зарядов стихий
count-elements-consumed = Использовано стихий
count-rounds = Сыграно раундов
count-summons = Призвано созданий
count-default-actions = Стандартных способностей
count-first-kill = Первый враг убит вами
count-last-kill = Последний враг убит вами
count-overkill = Врагов убито с запасом в 3 и больше
count-items-unused = Предметов наготове в конце

# Текст карт
effect-move = Движение { $value }
effect-attack = Атака { $value }
effect-heal = Лечение { $value }{ $who ->
    [self] , себя
    [allies] , все союзники в пределах { $range }
    [party] , вы и все союзники в пределах { $range }
    [adjacent-allies] , все соседние союзники
    [summons] , ваши призванные создания
    [target] , цель
    [ally] , один союзник, дальность { $range }
   *[other] , дальность { $range }
 }
effect-give = { $conditions }, { $who ->
    [self] себя
    [ally] { $targets ->
        [one] один союзник
        [few] { $targets } союзника
       *[other] { $targets } союзников
     }, дальность { $range }
    [self-or-ally] себя или одного союзника, дальность { $range }
    [allies] все союзники в пределах { $range }
    [party] вы и все союзники в пределах { $range }
    [adjacent-allies] все соседние союзники
    [adjacent-enemies] все соседние враги
    [enemies] все враги в пределах { $range }
    [adjacent-figures] все соседние фигурки
    [summons] ваши призванные создания
    [target] цель
   *[enemy] { $targets ->
        [one] один враг
        [few] { $targets } врага
       *[other] { $targets } врагов
     }, дальность { $range }
 }
effect-cleanse = Снимите отрицательные состояния { $who ->
    [self] с себя
    [allies] со всех союзников в пределах { $range }
    [party] с себя и всех союзников в пределах { $range }
    [adjacent-allies] со всех соседних союзников
    [ally] с одного союзника, дальность { $range }
   *[other] с себя или союзника, дальность { $range }
 }
effect-shove = { $push ->
    [0] ПРИТЯНУТЬ { $pull }
   *[other] ОТТОЛКНУТЬ { $push }
 }, { $who ->
    [adjacent-enemies] все соседние враги
    [enemies] все враги в пределах { $range }
    [ally] один союзник, дальность { $range }
    [target] цель
   *[other] { $targets ->
        [one] один враг
        [few] { $targets } врага
       *[other] { $targets } врагов
     }, дальность { $range }
 }
effect-harm = Урон { $value }, { $who ->
    [self] вы
    [allies] все союзники в пределах { $range }
    [party] вы и все союзники в пределах { $range }
    [adjacent-allies] все соседние союзники
    [adjacent-enemies] все соседние враги
    [enemies] все враги в пределах { $range }
    [adjacent-figures] все соседние фигурки
    [target] цель
   *[other] { $targets ->
        [one] один враг
        [few] { $targets } врага
       *[other] { $targets } врагов
     }, дальность { $range }
 }
effect-loot = Добыча { $range }
effect-infuse = Повысьте заряд { CASE($elements, "gen") }
effect-summon = Призыв: { $what }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
 }
effect-recover = { $who ->
    [ally] Один союзник, дальность { $range }, может вернуть
   *[other] Верните
 } на руку { $count ->
    [1] карту
    [one] до { $count } карты
   *[other] до { $count } карт
 } из { $pile ->
    [lost] потерь
   *[other] сброса
 }
effect-refresh = { $who ->
    [ally] Один союзник, дальность { $range }, может развернуть
   *[other] Разверните
 } { $count ->
    [one] { $items ->
        [spent] повёрнутый предмет
        [consumed] потраченный предмет
       *[any] повёрнутый или потраченный предмет
     }
   *[other] до { $count } { $items ->
        [spent] повёрнутых предметов
        [consumed] потраченных предметов
       *[any] повёрнутых или потраченных предметов
     }
 }
effect-lose-cards = { $optional ->
    [yes] Чтобы продолжить:
   *[no] Плата:
 } { $to ->
    [lost] потеряйте
   *[discard] сбросьте
 } { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
 } { $pile ->
    [hand] с руки
   *[discard] из сброса
 }
effect-experience = Опыт { $value }
effect-trap = Создайте { $count ->
    [one] ловушку
    [few] { $count } ловушки
   *[other] { $count } ловушек
 } в пределах { $range }: { $conditions ->
    [none] урон { $damage }
   *[other] урон { $damage } и { $conditions }
 }
effect-disarm-trap = Обезвредьте ловушку в пределах { $range }{ $xp ->
    [0] {""}
   *[other] , опыт { $xp }
 }
effect-obstacle = { $what ->
    [create] Создайте
    [move] Передвиньте
   *[destroy] Уничтожьте
 } { $count ->
    [one] препятствие
    [few] { $count } препятствия
   *[other] { $count } препятствий
 } в пределах { $range }{ $what ->
    [move] {" "}не дальше чем на { $steps ->
        [one] { $steps } клетку
        [few] { $steps } клетки
       *[other] { $steps } клеток
     }
   *[other] {""}
 }
effect-teleport = { $who ->
    [ally] Переместите союзника
   *[self] Переместитесь
 } на пустую клетку в пределах { $range }
effect-swap = Поменяйтесь местами с { $who ->
    [ally] союзником
   *[enemy] врагом
 } в пределах { $range }
effect-grant = { $who ->
    [ally] Союзник в пределах { $range } выполняет:
    [summon] Ваше призванное создание в пределах { $range } выполняет:
   *[enemy] Вы управляете врагом в пределах { $range }:
 } { $abilities }
effect-kill = Убейте одного { $rank ->
    [normal] обычного
   *[any] обычного или мощного
 } врага в пределах { $range }{ $most-hp ->
    [0] {""}
   *[other] , у которого не больше { $most-hp } здоровья
 }
effect-choice = На выбор: { $options }
effect-when = { $abilities }
effect-special = Особая способность { $number }
effect-reveal = Открывает ближайшую дверь
effect-script = { $name }
effect-shield = Щит { $value }{ $who ->
    [adjacent-allies] , соседние союзники
    [party] , вы и все союзники
    [summons] , ваши призванные создания
   *[self] {""}
 }
effect-retaliate = Ответный удар { $value }{ $range ->
    [1] {""}
   *[other] , дальность { $range }
 }{ $who ->
    [adjacent-allies] , соседние союзники
    [party] , вы и все союзники
    [summons] , ваши призванные создания
   *[self] {""}
 }
effect-attack-bonus = { $who ->
    [adjacent-allies] { $kind ->
        [melee] Ближние атаки
        [ranged] Дальние атаки
       *[any] Атаки
     } соседних союзников
    [party] { $kind ->
        [melee] Ближние атаки, ваши и союзников
        [ranged] Дальние атаки, ваши и союзников
       *[any] Атаки, ваши и союзников
     }
    [summons] { $kind ->
        [melee] Ближние атаки
        [ranged] Дальние атаки
       *[any] Атаки
     } ваших призванных созданий
   *[self] { $kind ->
        [melee] Ваши ближние атаки
        [ranged] Ваши дальние атаки
       *[any] Ваши атаки
     }
 }: { $boost }
effect-move-bonus = { $who ->
    [party] Движение, ваше и союзников
    [summons] Движение ваших призванных созданий
   *[self] Ваше движение
 }: { $value ->
    [0] прыжок
   *[other] +{ $value }{ $jump ->
        [yes] , прыжок
       *[no] {""}
     }
 }
effect-heal-bonus = Ваше лечение: +{ $value }
effect-ward = Отмените { $most ->
    [0] урон
   *[other] до { $most } урона
 } от { $attacks-only ->
    [yes] следующей атаки
   *[no] следующего источника
 }
effect-guarded = { $who ->
    [adjacent-allies] Соседних союзников атакуют с затруднением
    [party] Вас и союзников атакуют с затруднением
    [summons] Ваших призванных созданий атакуют с затруднением
   *[self] Вас атакуют с затруднением
 }
effect-immune = Невосприимчивость: { $conditions }
effect-flying = Полёт
effect-trigger = { $at ->
    [turn-start] В начале вашего хода
    [turn-end] В конце вашего хода
    [attack] После вашей атаки
    [attacked] После атаки на вас
    [damaged] Когда вы получаете урон
    [kill] Когда вы убиваете врага
    [move] После вашего движения
    [heal] После вашего лечения
    [loot] Когда вы берёте добычу
    [long-rest] При долгом отдыхе
    [short-rest] При передышке
    [lose-card] Когда вы теряете карту
    [infuse] Когда вы повышаете заряд стихии
    [summon-dies] Когда гибнет ваше призванное создание
   *[ally-attacked] После атаки на союзника
 }: { $do }
piece-range = дальность { $range }
piece-range-plus = дальность { $range }
piece-melee = ближняя
piece-area = область из { $count ->
    [one] { $count } клетки
   *[other] { $count } клеток
 }
piece-all = все враги в пределах дальности
piece-targets = { $plus ->
    [yes] цели +{ $targets }
   *[no] цели { $targets }
 }
piece-pierce = ПРОБОЙ { $value }
piece-push = ОТТОЛКНУТЬ { $value }
piece-pull = ПРИТЯНУТЬ { $value }
piece-conditions = { $conditions }
piece-advantage = преимущество
piece-disadvantage = затруднение
piece-double = удвойте атаку
piece-jump = прыжок
piece-fly = полёт
piece-through = враги, через которых вы прошли: { $abilities }
piece-xp-each = опыт { $xp } за цель
line-infuse = повысьте заряд { CASE($elements, "gen") }
line-circles = { $count ->
    [one] { $count } применение
    [few] { $count } применения
   *[other] { $count } применений
 }: { $xp }
line-round = До конца раунда
line-persistent = Постоянный бонус
line-xp = опыт { $xp }
line-lost = Карта уходит в потери
line-unrecoverable = Вернуть карту нельзя
line-shuffle = Перемешайте колоду в конце раунда
line-rolling = Дополнительный
line-initiative = Инициатива { $value }
line-minus = В колоду модификаторов замешайте { $count ->
    [one] { $count } карту −1
    [few] { $count } карты −1
   *[other] { $count } карт −1
 }
line-spent = Предмет поворачивают
line-consumed = Предмет тратят
line-once-attack = На одну атаку: { $boost }
line-whole-attack = На всю способность «Атака»: { $boost }
line-on-move = На движение: { $boost }
line-when-attacked = Когда вас атакуют: { $lines }
line-when-damaged = Когда вы получаете урон: { $lines }
line-in-turn = В свой ход: { $lines }
line-at-reveal = После раскрытия инициативы: { $value }
line-worn = { $lines }
word-or = или
word-consume = используйте { CASE($elements, "acc") }

amount-moved = клетки, пройденные за ход
amount-moved-through = враги, через которых вы прошли
amount-shield = щит цели
amount-conditions = отрицательные состояния цели
amount-adjacent-enemies = соседние враги
amount-adjacent-allies = соседние союзники
amount-level = ваш уровень
amount-lost = ваши потерянные карты
amount-discard = ваши сброшенные карты
amount-hand = карты на руке
amount-missing = недостающее здоровье
amount-hp = ваше здоровье
amount-damage = урон этой способности
amount-killed = убитые этой способностью
amount-targets = цели этой способности

if-target-beside-your-ally = если рядом с целью ваш союзник
if-target-alone = если рядом с целью нет её союзников
if-target-beside-obstacle = если рядом с целью препятствие
if-target-has = если у цели { $detail }
if-target-hurt = если цель ранена
if-target-unhurt = если цель невредима
if-target-elite = если цель мощная
if-target-normal = если цель обычная
if-target-adjacent = если цель рядом
if-target-far = если цель не рядом
if-target-shielded = если у цели есть щит
if-first-attack = при первой атаке за ход
if-you-hurt = если вы ранены
if-you-have = если у вас { $detail }
if-you-moved = если вы прошли за ход { $detail ->
    [one] { $detail } клетку
    [few] { $detail } клетки
   *[other] { $detail } клеток
 } или больше
if-you-still = если вы не двигались в этот ход
if-beside-enemies = если рядом { $detail ->
    [one] есть враг
    [few] { $detail } врага или больше
   *[other] { $detail } врагов или больше
 }
if-beside-no-enemy = если рядом нет врагов
if-beside-ally = если рядом союзник
if-killed = если вы убили врага в этот ход
if-hand = если на руке не больше { $detail ->
    [one] { $detail } карты
   *[other] { $detail } карт
 }
if-lost = если вы потеряли { $detail ->
    [one] { $detail } карту
    [few] { $detail } карты
   *[other] { $detail } карт
 } или больше
if-strong = если { $detail } в столбце «Сильный»
if-early = при инициативе { $detail } или раньше
if-late = при инициативе { $detail } или позже

# Вопросы
ask-class = Кто войдёт в отряд под номером { $number }?
ask-goal = Какое боевое задание оставит { $character }?
ask-item = Что возьмёт с собой { $character }? Золота осталось { $gold }.
ask-hand = Какие { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
 } возьмёт { $character }?
ask-start = Откуда начнёт { $character }?
ask-leading = Какие две карты сыграет { $character } (ведущая — первой)? Или долгий отдых?
ask-second = Какую карту { $character } сыграет второй?
ask-action = Что делает { $character }?
ask-move = Куда идти? { $points ->
    [one] Остался { $points } шаг.
    [few] Осталось { $points } шага.
   *[other] Осталось { $points } шагов.
 }
ask-target = Кого атаковать?
ask-area = Куда ложится область?
ask-attack-item = Применить предмет к атаке на { CASE($target, "acc") }?
ask-whole-attack-item = Применить предмет ко всей атаке?
ask-move-item = Применить предмет к движению?
ask-way = Какой путь?
ask-conditions = Какие состояния получит { $target }?
ask-between = Что применит { $character }, прежде чем продолжить?
ask-defence-item = Вас атакуют на { $value }. Применить предмет?
ask-ward = Вам грозит { $damage ->
    [one] { $damage } урон
    [few] { $damage } урона
   *[other] { $damage } урона
 }. Применить предмет?
ask-initiative = Ваша инициатива — { $initiative }. Применить предмет?
ask-negate = { $figure } получит { $damage ->
    [one] { $damage } урон
    [few] { $damage } урона
   *[other] { $damage } урона
 } при здоровье { $hp }. Как быть?
ask-lose-discards = Какие две карты из сброса потерять?
ask-long-rest = Какую карту потерять?
ask-end-active = Какие действующие карты забрать?
ask-short-rest = Устроит ли { $character } передышку?
ask-redraw = Карта «{ $card }» будет потеряна. Согласны?
ask-consume = Использовать стихию?
ask-element = Какая стихия?
ask-choice = Что выбрать?
ask-heal = Кого лечить?
ask-give = На кого?
ask-cleanse = С кого снять состояния?
ask-shove = Кого сдвинуть?
ask-harm = Кто получит урон?
ask-kill = Кто погибнет?
ask-ally = Какой союзник?
ask-grant = Кто действует?
ask-push = Куда оттолкнуть { CASE($figure, "acc") }?
ask-pull = Куда притянуть { CASE($figure, "acc") }?
ask-summon = Где появится создание?
ask-summon-hex = Где появится монстр?
ask-trap = Где поставить ловушку?
ask-disarm-trap = Какую ловушку?
ask-obstacle-create = Где поставить препятствие?
ask-obstacle-destroy = Какое препятствие?
ask-obstacle-move = Какое препятствие передвинуть?
ask-teleport = Куда?
ask-teleport-ally = Какого союзника?
ask-swap = С кем?
ask-recover = Какие карты вернуть?
ask-refresh = Какие предметы развернуть?
ask-pay-cards = Заплатить картами?
ask-lose-cards = Какие карты?
ask-modifier-order = Сначала прибавить или удвоить?
ask-focus = К кому пойдёт монстр?
ask-monster-hex = Куда пойдёт монстр?
ask-monster-target = На кого?
ask-monster-targets = Кого атакует монстр?
ask-monster-heal = Кого лечит монстр?
ask-monster-trap = Где монстр ставит ловушку?
ask-initiative-tie = Кто ходит раньше?
ask-mark = На какое место встанет фигурка?
ask-spawn = Где появится монстр?
ask-land = Куда опустится?
ask-curse = Кому достанется проклятие?
option-class = { $character }
option-goal = { $goal }
option-buy = { $item } ({ $price } зол.)
option-card = { $card }
option-long-rest = Долгий отдых
option-abandon = Прекратить сценарий
ask-agree = Другой игрок предлагает так. Вы согласны?
option-object = Нет, что-нибудь другое
option-short-rest = Передышка
option-top = Верх: { $card }
option-bottom = Низ: { $card }
option-default-attack = Атака 2 картой «{ $card }»
option-default-move = Движение 2 картой «{ $card }»
option-item = Применить предмет «{ $item }»
option-drop = Завершить действие карты «{ $card }»
option-end = Закончить ход
option-hex = Сюда
option-figure = { $figure }
option-target = Атаковать { CASE($figure, "acc") }
option-area = Атаковать { CASE($figures, "acc") }
option-skip = Пропустить
option-stop = Остановиться
option-way-around = В обход опасности
option-way-through = Напрямик через опасность
option-conditions = Наложить { CASE($conditions, "acc") }
option-no-conditions = Не накладывать
option-go-on = Продолжить
option-suffer = Получить { $damage ->
    [one] { $damage } урон
    [few] { $damage } урона
   *[other] { $damage } урона
 }
option-lose = Потерять карту «{ $card }»
option-lose-discards = Потерять две карты из сброса
option-redraw = Получить 1 урон и потерять другую карту
option-accept = Потерять её
option-consume = Использовать { CASE($elements, "acc") }
option-element = { $element }
option-choice = Вариант { $number }
option-pay = Заплатить ({ $count })
option-add-first = Сначала прибавить: { $value }
option-double-first = Сначала удвоить: { $value }
option-gains-first = Прибавить, удвоить, затем отнять: { $value }
option-losses-first = Отнять, удвоить, затем прибавить: { $value }

# События
fact-round-began = Начинается раунд { $round }.
fact-kept-goal = { $character } оставляет боевое задание «{ $goal }».
fact-kept-some-goal = { $character } оставляет боевое задание.
fact-bought = { $character } берёт с собой предмет «{ $item }».
fact-took-hand = { $character } берёт на руку { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
 }.
fact-placed = { $figure } начинает на клетке { $cell }.
fact-appeared = { $figure } стоит на клетке { $cell }.
fact-played = { $character } играет карты «{ $leading }» и «{ $second }», инициатива { $initiative }.
fact-rests = { $character } уходит на долгий отдых, инициатива 99.
fact-monster-card-drawn = { $monster } действует с инициативой { $initiative }.
fact-turn-began = Ходит { $figure }.
fact-acted = { $character } выполняет { $half ->
    [top] верхнюю способность карты
    [bottom] нижнюю способность карты
   *[default] стандартную способность картой
 } «{ $card }».
fact-used-item = { $character } применяет предмет «{ $item }».
fact-moved = { $figure } идёт на клетку { $cell }.
fact-shoved = { $figure } сдвигается на клетку { $cell }.
fact-door-opened = { $figure } открывает дверь.
fact-focused = { $figure } выбирает целью { CASE($focus, "acc") }.
fact-no-focus = { $figure } никого не может достать.
fact-attacked = { $figure } атакует { CASE($target, "acc") } с силой { $parts } ({ $cards }) = { $value }{ $shield ->
    [0] {""}
   *[other] , щит −{ $shield },
 } и наносит { $damage ->
    [one] { $damage } урон
    [few] { $damage } урона
   *[other] { $damage } урона
 }.
fact-suffered = { $figure } получает { $damage ->
    [one] { $damage } урон
    [few] { $damage } урона
   *[other] { $damage } урона
 }.
fact-negated = { $figure } отменяет картами { $damage ->
    [one] { $damage } урон
    [few] { $damage } урона
   *[other] { $damage } урона
 }.
fact-warded = { $figure } избегает { $damage } урона.
fact-healed = { $figure } восстанавливает { $hp ->
    [one] { $hp } очко здоровья
    [few] { $hp } очка здоровья
   *[other] { $hp } очков здоровья
 }.
fact-died = { $figure } погибает.
fact-exhausted = { $character } { GENDER($character) ->
    [f] изнурена
   *[m] изнурён
 }.
fact-gained = { $figure } получает { CASE($condition, "acc") }.
fact-shed = { $figure } теряет { CASE($condition, "acc") }.
fact-retaliated = { $figure } отвечает { CASE($target, "dat") } ударом на { $damage ->
    [one] { $damage } урон
    [few] { $damage } урона
   *[other] { $damage } урона
 }.
fact-infused = Заряд { CASE($element, "gen") } теперь сильный.
fact-consumed = { $figure } использует { CASE($element, "acc") }.
fact-summoned = { $by } призывает { CASE($figure, "acc") } на клетку { $cell }.
fact-looted = { $character } подбирает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
 }.
fact-treasure-looted = { $character } находит { $treasure }.
fact-gained-xp = { $character } получает { $xp ->
    [one] { $xp } очко
    [few] { $xp } очка
   *[other] { $xp } очков
 } опыта.
fact-cards-recovered = { $character } возвращает на руку { AGREE($cards, "карту", "карты") } { TITLES($cards) }.
fact-card-lost = { $character } теряет карту «{ $card }».
fact-rested = { $character } отдыхает и теряет карту «{ $card }».
fact-trap-sprung = { $figure } попадает в ловушку на клетке { $cell }.
fact-tile-changed = На клетке { $cell } { $tile ->
    [trap] поставлена ловушка
    [no-trap] обезврежена ловушка
    [obstacle] появилось препятствие
   *[no-obstacle] исчезло препятствие
 }.
fact-bonus-ended = У { CASE($character, "gen") } заканчивается действие карты «{ $card }».
fact-rule-fired = { $rule }
fact-section-read = { $section }
fact-goal-reached = Цель сценария «{ $scenario }» достигнута; раунд доигрывается.
fact-abandoned = Отряд отступает: сценарий «{ $scenario }» проигран.
fact-scenario-lost = Сценарий «{ $scenario }» проигран; раунд доигрывается.
fact-paid = { $character } получает { $gold ->
    [one] { $gold } золотой
    [few] { $gold } золотых
   *[other] { $gold } золотых
 }, { $xp ->
    [one] { $xp } очко опыта
    [few] { $xp } очка опыта
   *[other] { $xp } очков опыта
 } и { $checks ->
    [one] { $checks } галочку
    [few] { $checks } галочки
   *[other] { $checks } галочек
 }.
fact-left-map = { $character } уходит с карты.
end-won = Сценарий выигран.
end-won-counted = Набранный опыт
end-lost = Сценарий проигран.
end-lost-counted = Набранный опыт

# Кампания
ask-town = Что делать в городе?
ask-party = Кто в отряде?
option-again = Ещё раз пройтись по городу
ask-name = Как зовут персонажа? Класс — { $character }.
ask-level = С какого уровня начнёт { $character }?
ask-quest = Какое личное задание оставит { $character }?
ask-learn = Какую карту уровня { $level } возьмёт { $character }?
ask-perk = Какой навык отметит { $character }?
ask-buy = Что купит { $character }? Золота { $gold }.
ask-sell = Что продаст { $character }?
ask-enhance-card = Какую карту улучшит { $character }?
ask-enhance = Какое улучшение получит карта «{ $card }»?
ask-event = Как поступит отряд? Решайте вместе.
ask-share = Сколько золота вложит { $character }?
ask-who-gets = Кому достанется?
ask-lose-item = Какой предмет потерян?
ask-scenario = Куда?
ask-where = Что теперь?
ask-difficulty = Какой будет сложность?
option-easy = Лёгкая
option-normal = Обычная
option-hard = Высокая
option-very-hard = Очень высокая
option-close = Закрыть летопись этой кампании
option-level-up = Повысить уровень ({ $character })
option-perk = Навык: { $perk }
option-advance = Подняться до уровня города ({ $character })
option-retire = Уйти на покой ({ $character })
option-sell = Продать предмет «{ $item }» за { $price }
option-mark-perk = Отметить навык ({ $character })
option-shop = Купить предметы ({ $character })
option-sell-items = Продать предметы ({ $character })
option-enhance-card = Улучшить карту ({ $character })
option-donate = Пожертвовать 10 золотых ({ $character })
option-enhance = { $half ->
    [top] Верх
   *[bottom] Низ
 }, строка { $line }: { $kind } за { $price }
option-stay-home = { $character } остаётся дома
option-join = { $character } идёт с отрядом
option-create = Новый персонаж, { $number }-й в отряде
option-city-event = Городское событие
option-leave = Выйти из города
option-name = { $name }
option-level = Уровень { $level }
option-quest = { $quest }
option-learn = Выучить карту «{ $card }»
option-later = Потом
option-event = { $option }
option-give = Отдать предмет «{ $item }» { CASE($character, "dat") }
option-lose-item = Предмет «{ $item }» теряет { $character }
option-scenario = { $scenario }
option-casual = { $scenario }: ещё раз, вне кампании
option-home = Домой, в город
end-campaign = Кампания пришла к концу.
end-campaign-counted = Пройденные сценарии
end-records = Летопись кампании закрыта.
end-records-counted = Пройденные сценарии
fact-campaign-began = В путь выходит отряд «{ $party }».
fact-prosperity-changed = Отметок процветания теперь { $marks }.
fact-town-grew = Город достигает уровня процветания { $level }.
fact-reputation-changed = Репутация отряда теперь { $reputation }.
fact-joined = В отряд приходит { $name } ({ $character }, уровень { $level }).
fact-stayed-home = { $character } остаётся дома.
fact-came-along = { $character } снова идёт с отрядом.
fact-took-quest = { $character } берёт личное задание «{ $quest }».
fact-levelled-up = { $character } достигает уровня { $level }.
fact-learned = { $character } выучивает карту «{ $card }».
fact-perk-taken = { $character } отмечает навык: { $perk }.
fact-purchased = { $character } покупает предмет «{ $item }» за { $price ->
    [one] { $price } золотой
    [few] { $price } золотых
   *[other] { $price } золотых
 }.
fact-sold = { $character } продаёт предмет «{ $item }» за { $price ->
    [one] { $price } золотой
    [few] { $price } золотых
   *[other] { $price } золотых
 }.
fact-donated = { $character } жертвует 10 золотых; всего пожертвовано { $total }.
fact-enhanced = { $character } улучшает карту «{ $card }» за { $price ->
    [one] { $price } золотой
    [few] { $price } золотых
   *[other] { $price } золотых
 } ({ $kind }).
fact-retired = { $name } ({ $character }) уходит на покой, выполнив личное задание «{ $quest }».
fact-event-drawn = { $event }
fact-event-chosen = Отряд решает так. { $option }
fact-event-result = { $result }
fact-gold-changed = { $character } { LESS($gold) ->
    [yes] теряет
   *[no] получает
 } { SIZE($gold) ->
    [one] { SIZE($gold) } золотой
    [few] { SIZE($gold) } золотых
   *[other] { SIZE($gold) } золотых
 }.
fact-xp-changed = { $character } { LESS($xp) ->
    [yes] теряет
   *[no] получает
 } { SIZE($xp) ->
    [one] { SIZE($xp) } очко опыта
    [few] { SIZE($xp) } очка опыта
   *[other] { SIZE($xp) } очков опыта
 }.
fact-checks-changed = { $character } { LESS($checks) ->
    [yes] теряет
   *[no] получает
 } { SIZE($checks) ->
    [one] { SIZE($checks) } галочку
    [few] { SIZE($checks) } галочки
   *[other] { SIZE($checks) } галочек
 }.
fact-item-gained = { $character } получает предмет «{ $item }».
fact-item-gone = { $character } теряет предмет «{ $item }».
fact-achieved = Получено достижение «{ $achievement }».
fact-forgotten = Утрачено достижение «{ $achievement }».
fact-scenario-unlocked = Открыт сценарий «{ $scenario }».
fact-scenario-completed = Пройден сценарий «{ $scenario }».
fact-box-opened = Вскрыта коробка «{ $box }».
fact-class-unlocked = Открыт новый класс — { $character }.
fact-design-found = В лавку поступил предмет «{ $item }».
fact-record-read = { $record }
fact-travelled = Отряд отправляется в сценарий «{ $scenario }».
fact-came-home = Отряд «{ $party }» снова в городе.
fact-start-effect = Отряд настигает: { $effect }
effect-each-gold = Золота каждому: { $value }
effect-party-gold = Золота отряду: { $value }
effect-each-xp = Опыта каждому: { $value }
effect-each-checks = Галочек каждому: { $value }
effect-reputation = Репутация: { $value }
effect-prosperity = Процветание: { $value }
effect-party-item = Отряд получает предмет «{ $item }»
effect-lose-item = Отряд теряет предмет
effect-start-damage = В начале сценария каждый получает урон { $value }
effect-start-condition = В начале сценария каждый получает { CASE($condition, "acc") }
effect-achieve = Получите достижение «{ $achievement }»
effect-forget = Потеряйте достижение «{ $achievement }»
effect-unlock-scenario = Откройте сценарий «{ $scenario }»
effect-open-box = Вскройте коробку «{ $box }»
effect-add-event = Событие добавлено в колоду
effect-remove-event = Событие убрано из колоды
effect-design = Новый чертёж предмета
effect-side-scenario = Случайный побочный сценарий
phase-town = В городе
phase-road = В пути
board-world = Карта мира
sheet-town = Город
sheet-party = Отряд
sheet-prosperity = Уровень процветания { $level }, отметок { $marks }
sheet-reputation = Репутация { $reputation }, цены { SIGNED($change) }
sheet-donations = Пожертвовано золота: { $gold }
sheet-played = Сыграно сценариев: { $count } из { $most }
sheet-location = Место: { $place }
sheet-achievements = Достижения: { $names }
sheet-retired = На покое: { $names }
sheet-quest = Личное задание: { $quest } ({ $count } из { $number })
sheet-checks = Галочки: { $count } из 18
sheet-perks = Неотмеченные навыки: { $count }
sheet-pending = Ждёт сценария: { $count }
sheet-shop = Лавка
sheet-pool = Карты способностей
place-locked = закрыто
place-open = открыто
place-done = пройдено
place-here = отряд здесь

## Kinds and tags in words; an empty one is a mark for the eye.

word-classes = классы
word-decks = колоды монстров
word-battle_goals = боевые задания
word-boxes = коробки
word-achievements = достижения
word-lairs = логова
word-ability = способность
word-actor = { "" }
word-class = класс
word-goal = боевое задание
word-modifier = модификатор
word-difficult = труднопроходимая местность
word-done = уже ходил
word-door-closed = закрытая дверь
word-door-locked = запертая дверь
word-door-open = открытая дверь
word-hazard = опасная местность
word-obstacle = препятствие
word-open = открыто
word-town = город
word-unknown = неизвестно
word-plate = нажимная плита
word-start = стартовая клетка
word-boss = босс
word-elite = мощный
word-foe = { "" }
word-friend = { "" }
word-named = именной
word-normal = обычный
word-consumed = потрачено

word-monster = монстр
word-monsters = монстры

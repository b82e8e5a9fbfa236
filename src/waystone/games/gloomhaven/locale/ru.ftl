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
line-focus = Пойдёт к цели: { $focus } ({ $rule })
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
effect-kill-all = Убить всех врагов
effect-kill-boss = Убить: { $monster }
effect-loot-goal = Забрать { $count ->
    [0] все сюжетные сокровища
   *[other] сюжетные сокровища: { $count }
 }
effect-escape = Все персонажи уходят через выход
effect-survive = Продержаться раундов: { $rounds }
effect-plates = Встать на нажимные плиты{ $together ->
    [yes] {" "}и удержать все в конце раунда
   *[no] {""}
 }
effect-destroy = Уничтожить все: { $object }
effect-all-of = { $goals }
effect-object-dies = Поражение, если погибнет: { $object }
effect-rounds = Поражение в конце раунда { $rounds }
effect-spawn = Появляется { $monster }
effect-unlock = Дверь отперта
effect-open = Дверь открывается
effect-hurt = { $who ->
    [characters] Все персонажи получают урон
    [opener] Открывший дверь получает урон
   *[monsters] Все монстры получают урон
 } { $value }
effect-afflict = { $who ->
    [characters] Все персонажи получают
    [opener] Открывший дверь получает
   *[monsters] Все монстры получают
 }: { $condition }{ $lasting ->
    [yes] {" "}до конца сценария
   *[no] {""}
 }
effect-minus-cards = В каждую колоду модификаторов: { $count ->
    [one] { $count } карта −1
    [few] { $count } карты −1
   *[other] { $count } карт −1
 }
effect-elements = Сильный заряд: { $elements }
effect-mend = { $monster }: лечение { $value }
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
effect-give = { $conditions }: { $who ->
    [self] вы
    [ally] { $targets ->
        [one] один союзник
       *[other] союзники ({ $targets })
     }, дальность { $range }
    [self-or-ally] вы или один союзник, дальность { $range }
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
       *[other] враги ({ $targets })
     }, дальность { $range }
 }
effect-cleanse = Снять отрицательные состояния: { $who ->
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
 }: { $who ->
    [adjacent-enemies] все соседние враги
    [enemies] все враги в пределах { $range }
    [ally] один союзник, дальность { $range }
    [target] цель
   *[other] { $targets ->
        [one] один враг
       *[other] враги ({ $targets })
     }, дальность { $range }
 }
effect-harm = Урон { $value }: { $who ->
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
       *[other] враги ({ $targets })
     }, дальность { $range }
 }
effect-loot = Добыча { $range }
effect-infuse = Повысить заряд: { $elements }
effect-summon = Призыв: { $what }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
 }
effect-recover = { $who ->
    [ally] Союзник, дальность { $range }: вернуть
   *[other] Вернуть
 } на руку до { $count } { $count ->
    [one] карты
   *[other] карт
 } из { $pile ->
    [lost] потерь
   *[other] сброса
 }
effect-refresh = { $who ->
    [ally] Союзник, дальность { $range }: развернуть
   *[other] Развернуть
 } до { $count } { $items ->
    [spent] повёрнутых
    [consumed] потраченных
   *[any] повёрнутых или потраченных
 } предметов
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
effect-trap = Создать { $count ->
    [one] ловушку
   *[other] ловушки ({ $count })
 } в пределах { $range }: урон { $damage } { $conditions }
effect-disarm-trap = Обезвредить ловушку в пределах { $range }{ $xp ->
    [0] {""}
   *[other] , опыт { $xp }
 }
effect-obstacle = { $what ->
    [create] Создать
    [move] Передвинуть
   *[destroy] Уничтожить
 } { $count ->
    [one] препятствие
   *[other] препятствия ({ $count })
 } в пределах { $range }{ $what ->
    [move] , до { $steps } { $steps ->
        [one] клетки
       *[other] клеток
     }
   *[other] {""}
 }
effect-teleport = { $who ->
    [ally] Переместить союзника
   *[self] Переместиться
 } на пустую клетку в пределах { $range }
effect-swap = Поменяться местами: { $who ->
    [ally] союзник
   *[enemy] враг
 } в пределах { $range }
effect-grant = { $who ->
    [ally] Союзник в пределах { $range } выполняет:
    [summon] Ваше призванное создание в пределах { $range } выполняет:
   *[enemy] Вы управляете врагом в пределах { $range }:
 } { $abilities }
effect-kill = Убить одного { $rank ->
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
    [adjacent-allies] Атаки соседних союзников
    [party] Ваши атаки и атаки всех союзников
    [summons] Атаки ваших призванных созданий
   *[self] Ваши атаки
 }{ $kind ->
    [melee] {" "}(ближние)
    [ranged] {" "}(дальние)
   *[any] {""}
 }: { $boost }
effect-move-bonus = { $who ->
    [party] Ваши движения и движения всех союзников
    [summons] Движения ваших призванных созданий
   *[self] Ваши движения
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
    [adjacent-allies] Атакующие соседних союзников получают затруднение
    [party] Атакующие вас и союзников получают затруднение
    [summons] Атакующие ваших призванных созданий получают затруднение
   *[self] Атакующие вас получают затруднение
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
piece-area = область, { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
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
line-infuse = заряд: { $elements }
line-circles = { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
 }: { $xp }
line-round = До конца раунда
line-persistent = Постоянный бонус
line-xp = опыт { $xp }
line-lost = Потери
line-unrecoverable = Нельзя вернуть
line-shuffle = Перемешать в конце раунда
line-rolling = дополнительный
line-initiative = Инициатива { $value }
line-minus = В колоду модификаторов: { $count ->
    [one] { $count } карта −1
    [few] { $count } карты −1
   *[other] { $count } карт −1
 }
line-spent = Поворачивается
line-consumed = Тратится
line-once-attack = На одну атаку: { $boost }
line-whole-attack = На действие «Атака»: { $boost }
line-on-move = На движение: { $boost }
line-when-attacked = Когда вас атакуют: { $lines }
line-when-damaged = Когда вы получаете урон: { $lines }
line-in-turn = В свой ход: { $lines }
line-at-reveal = После раскрытия инициативы: { $value }
line-worn = { $lines }
word-or = или
word-consume = используйте: { $elements }

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
if-you-moved = если вы прошли за ход { $detail } клетки или больше
if-you-still = если вы не двигались в этот ход
if-beside-enemies = если рядом { $detail ->
    [one] есть враг
    [few] { $detail } врага или больше
   *[other] { $detail } врагов или больше
 }
if-beside-no-enemy = если рядом нет врагов
if-beside-ally = если рядом союзник
if-killed = если вы убили врага в этот ход
if-hand = если на руке не больше { $detail } карт
if-lost = если потеряно не меньше { $detail } ваших карт
if-strong = если заряд сильный: { $detail }
if-early = при инициативе { $detail } или раньше
if-late = при инициативе { $detail } или позже

# Вопросы
ask-class = Кто войдёт в отряд под номером { $number }?
ask-goal = { $character }: какое боевое задание оставить?
ask-item = { $character }: что взять с собой? Золото: { $gold }
ask-hand = { $character }: сколько карт взять — { $count }
ask-start = { $character }: откуда начинать?
ask-leading = { $character }: две карты, первая — ведущая, или долгий отдых
ask-second = { $character }: вторая карта
ask-action = { $character }: что делать?
ask-move = Движение: осталось { $points }
ask-target = Кого атаковать?
ask-area = Куда ложится область?
ask-attack-item = Цель: { $target }. Применить предмет?
ask-whole-attack-item = Применить предмет ко всей атаке?
ask-move-item = Применить предмет к движению?
ask-way = Какой путь?
ask-conditions = { $target }: какие состояния наложить?
ask-between = { $character }: применить что-нибудь, прежде чем продолжить?
ask-defence-item = Атака { $value }: применить предмет?
ask-ward = Урон { $damage }: применить предмет?
ask-initiative = Инициатива { $initiative }: применить предмет?
ask-negate = { $figure }: урон { $damage } (здоровье { $hp })
ask-lose-discards = Какие две карты из сброса потерять?
ask-long-rest = Какую карту потерять?
ask-end-active = Какие действующие карты забрать?
ask-short-rest = { $character }: передышка?
ask-redraw = Будет потеряна карта: { $card }
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
ask-push = { $figure }: куда оттолкнуть?
ask-pull = { $figure }: куда притянуть?
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
ask-agree = Другой игрок предлагает так: вы согласны?
option-object = Нет, что-нибудь другое
option-short-rest = Передышка
option-top = Верх: { $card }
option-bottom = Низ: { $card }
option-default-attack = Атака 2: { $card }
option-default-move = Движение 2: { $card }
option-item = Применить: { $item }
option-drop = Завершить: { $card }
option-end = Закончить ход
option-hex = Сюда
option-figure = { $figure }
option-target = Атаковать: { $figure }
option-area = Атаковать: { $figures }
option-skip = Пропустить
option-stop = Остановиться
option-way-around = В обход опасности
option-way-through = Напрямик через опасность
option-conditions = Наложить: { $conditions }
option-no-conditions = Не накладывать
option-go-on = Продолжить
option-suffer = Получить { $damage }
option-lose = Потерять: { $card }
option-lose-discards = Потерять две карты из сброса
option-redraw = Получить 1 урон и потерять другую карту
option-accept = Потерять её
option-consume = Использовать: { $elements }
option-element = { $element }
option-choice = Вариант { $number }
option-pay = Заплатить ({ $count })
option-add-first = Сначала прибавить: { $value }
option-double-first = Сначала удвоить: { $value }

# События
fact-round-began = Раунд { $round }.
fact-kept-goal = { $character } оставляет: { $goal }.
fact-kept-some-goal = { $character } оставляет боевое задание.
fact-bought = { $character } берёт: { $item }.
fact-took-hand = { $character }: карты на руке, { $count }.
fact-placed = { $figure } начинает на клетке { $cell }.
fact-appeared = { $figure }: клетка { $cell }.
fact-played = { $character } играет: { $leading } и { $second }, инициатива { $initiative }.
fact-rests = { $character }: долгий отдых, инициатива 99.
fact-monster-card-drawn = { $monster }: инициатива { $initiative }.
fact-turn-began = Ход: { $figure }.
fact-acted = { $character }: { $half ->
    [top] верх
    [bottom] низ
   *[default] стандартная способность
 }, { $card }.
fact-used-item = { $character } применяет: { $item }.
fact-moved = { $figure } идёт на клетку { $cell }.
fact-shoved = { $figure }: сдвиг на клетку { $cell }.
fact-door-opened = { $figure } открывает дверь.
fact-focused = { $figure }: выбранная цель — { $focus }.
fact-no-focus = { $figure }: никого не достать.
fact-attacked = { $figure } атакует, цель — { $target }: { $parts } ({ $cards }) = { $value }{ $shield ->
    [0] {""}
   *[other] , щит −{ $shield }
 }; урон { $damage }.
fact-suffered = { $figure }: урон { $damage }.
fact-negated = { $figure }: урон { $damage } отменён картами.
fact-warded = { $figure }: урон { $damage } отменён.
fact-healed = { $figure }: лечение { $hp }.
fact-died = { $figure }: смерть.
fact-exhausted = { $character }: изнурение.
fact-gained = { $figure } получает: { $condition }.
fact-shed = { $figure }: снято { $condition }.
fact-retaliated = { $figure }: ответный удар, цель — { $target }, урон { $damage }.
fact-infused = { $element }: сильный заряд.
fact-consumed = { $figure } использует стихию: { $element }.
fact-summoned = { $by } призывает: { $figure }, клетка { $cell }.
fact-looted = { $character }: добыча, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
 }.
fact-treasure-looted = { $character } находит: { $treasure }.
fact-gained-xp = { $character }: опыт { $xp }.
fact-cards-recovered = { $character } возвращает: { $cards }.
fact-card-lost = { $character } теряет: { $card }.
fact-rested = { $character } отдыхает и теряет: { $card }.
fact-trap-sprung = { $figure }: сработала ловушка, клетка { $cell }.
fact-tile-changed = { $tile ->
    [trap] Поставлена ловушка
    [no-trap] Ловушка обезврежена
    [obstacle] Появилось препятствие
   *[no-obstacle] Препятствие исчезло
 }, клетка { $cell }.
fact-bonus-ended = { $character }: закончилось — { $card }.
fact-rule-fired = { $rule }
fact-section-read = { $section }
fact-goal-reached = { $scenario }: цель достигнута, раунд доигрывается.
fact-abandoned = { $scenario }: отряд отступил, сценарий проигран.
fact-scenario-lost = { $scenario }: поражение, раунд доигрывается.
fact-paid = { $character }: золото { $gold }, опыт { $xp }, галочки { $checks }.
fact-left-map = { $character } уходит с карты.
end-won = Сценарий выигран.
end-lost = Сценарий проигран.

# Кампания
ask-town = В городе
ask-party = Отряд
option-again = Ещё раз пройтись по городу
ask-name = { $character }: имя
ask-level = { $character }: уровень
ask-quest = { $character }: оставить одну личную цель
ask-learn = { $character }: карта за уровень { $level }
ask-perk = { $character }: отметить преимущество
ask-buy = { $character }: покупки, золота { $gold }
ask-sell = { $character }: продажа
ask-enhance-card = { $character }: какую карту улучшить
ask-enhance = { $card }: какое улучшение
ask-event = Событие: решайте вместе
ask-share = { $character }: сколько золота
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
option-level-up = { $character }: новый уровень
option-perk = Преимущество: { $perk }
option-advance = { $character }: подняться до уровня города
option-retire = { $character }: уйти на покой
option-sell = Продать за { $price }: { $item }
option-mark-perk = { $character }: отметить преимущество
option-shop = { $character }: купить предметы
option-sell-items = { $character }: продать предметы
option-enhance-card = { $character }: улучшить карту
option-donate = { $character }: пожертвовать 10 золотых
option-enhance = { $half ->
    [top] Верх
   *[bottom] Низ
 }, строка { $line }: { $kind } за { $price }
option-stay-home = { $character }: остаётся дома
option-join = { $character }: идёт с отрядом
option-create = Новый персонаж, игрок { $number }
option-city-event = Городское событие
option-leave = Выйти из города
option-name = { $name }
option-level = Уровень { $level }
option-quest = { $quest }
option-learn = Выучить: { $card }
option-later = Потом
option-event = { $option }
option-give = { $item }: { $character }
option-lose-item = { $character }: { $item }
option-scenario = { $scenario }
option-casual = { $scenario }, ещё раз, вне кампании
option-home = Домой, в город
end-campaign = Кампания пришла к концу
end-records = Летопись кампании закрыта
fact-campaign-began = Отряд выходит: { $party }
fact-prosperity-changed = Процветание: { $marks }
fact-town-grew = Уровень процветания города: { $level }
fact-reputation-changed = Репутация: { $reputation }
fact-joined = В отряде новое лицо: { $name }, { $character }, уровень { $level }
fact-stayed-home = { $character }: остаётся дома
fact-came-along = { $character }: снова с отрядом
fact-took-quest = { $character }: личная цель «{ $quest }»
fact-levelled-up = { $character }: уровень { $level }
fact-learned = { $character }: выучена карта «{ $card }»
fact-perk-taken = { $character }: отмечено преимущество { $perk }
fact-purchased = { $character }: куплено за { $price }: { $item }
fact-sold = { $character }: продано за { $price }: { $item }
fact-donated = { $character }: пожертвование; всего { $total }
fact-enhanced = { $character }: { $card }, { $kind } за { $price }
fact-retired = На покой: { $name }, { $character }, «{ $quest }»
fact-event-drawn = Событие: { $event }
fact-event-chosen = Решение: { $option }
fact-event-result = { $result }
fact-gold-changed = { $character }: золото { SIGNED($gold) }
fact-xp-changed = { $character }: опыт { SIGNED($xp) }
fact-checks-changed = { $character }: отметки { SIGNED($checks) }
fact-item-gained = { $character }: новый предмет, { $item }
fact-item-gone = { $character }: потерян предмет, { $item }
fact-achieved = Достижение: { $achievement }
fact-forgotten = Достижение утрачено: { $achievement }
fact-scenario-unlocked = Новый сценарий: { $scenario }
fact-scenario-completed = Пройдено: { $scenario }
fact-box-opened = Открыто: { $box }
fact-class-unlocked = Новый класс: { $character }
fact-design-found = Новое в лавке: { $item }
fact-record-read = { $record }
fact-travelled = Отряд в пути: { $scenario }
fact-came-home = Снова в городе: { $party }
fact-start-effect = Отряд настигает: { $effect }
effect-each-gold = Каждому золота: { $value }
effect-party-gold = Отряду золота: { $value }
effect-each-xp = Каждому опыта: { $value }
effect-each-checks = Каждому отметок: { $value }
effect-reputation = Репутация: { $value }
effect-prosperity = Процветание: { $value }
effect-party-item = Отряд получает: { $item }
effect-lose-item = Отряд теряет предмет
effect-start-damage = В начале сценария: урон { $value }
effect-start-condition = В начале сценария: { $condition }
effect-achieve = Достижение: { $achievement }
effect-forget = Утрачено достижение: { $achievement }
effect-unlock-scenario = Новый сценарий: { $scenario }
effect-open-box = Открыть: { $box }
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
sheet-quest = Личная цель: { $quest } ({ $count } из { $number })
sheet-checks = Отметки: { $count } из 18
sheet-perks = Неотмеченные преимущества: { $count }
sheet-pending = Ждёт сценария: { $count }
sheet-shop = Лавка
sheet-pool = Карты способностей
place-locked = закрыто
place-open = открыто
place-done = пройдено
place-here = отряд здесь

## Kinds and tags in words; an empty one is a mark for the eye.

word-classes = классы
word-decks = колоды чудовищ
word-battle_goals = личные цели
word-boxes = коробки
word-achievements = достижения
word-lairs = логова
word-ability = способность
word-actor = { "" }
word-class = класс
word-goal = личная цель
word-modifier = модификатор
word-difficult = трудная местность
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
word-consumed = израсходовано

# Стол
phase = Раунд { $round }: { $phase }
phase-setup = Подготовка
the-board = Завод
threat = Опасность
spawn-track = Логово
horror-track = Ужас
monster-level = Уровень чудовищ
markers = Маркеры
health-left = осталось здоровья
monster-order = Очерёдность чудовищ
monster-reach = Ходит на { $steps }, достаёт на { $range }
decks = Колоды
deck-monsters = Чудовища
discard-pile = Сброс
item-discards = Сброшенные предметы
destroyed-pile = Уничтоженные чудовища
revealed = Открытые карты
tile-stack = Стопка фрагментов
next-tile = следующий фрагмент
zone-explorer = Первопроходец
zone-explorers = Первопроходцы
zone-equipped = Экипировка
zone-inventory = Инвентарь
zone-personal = Личные события
zone-chapter = Глава
zone-events = Текущие события
space-lit = { $space } (горит)
space-destroyed = { $space } ({ GENDER($space) ->
    [f] уничтожена
    [n] уничтожено
   *[m] уничтожен
 })
space-entry = { $space } (вход)
space-exit = { $space } (выход)

# Карты
card-monster = чудовище, уровень { $level }
card-item = { $kind }, уровень { $level }
card-hands = { $n ->
    [one] одна рука
   *[other] две руки
 }
card-top = сверху: { $symbol }
card-bottom = снизу: { $symbol }
card-right = справа: { $symbol }
card-left = расширение: { $symbol }
card-personal = личное
card-chapter = глава { $n }
card-locked = закрытая
card-marked = маркер
card-endgame = развязка
card-victory = Победа: { $cond }.
card-defeat = Поражение: { $cond }.
card-progress = { $line } (накопите { $n })
card-while = пока { $cond }: { $line }
card-if = если { $cond }, { $line }
card-enters = когда вступает в игру: { $line }
card-when = { $trigger }, { $line }
card-when-space = { $trigger } { CASE($space, "acc") }, { $line }
card-cost-destroy = уничтожив по соседству { CASE($space, "acc") }
card-cost-item = сбросив { CASE($kind, "acc") }
card-pays = { $cost }{ $target }:{" "}
card-setup = Подготовка: { $effects }.

# Способности
effect-active = { $cost }{ $target }: { $effects }
effect-active-no-target = { $cost }{ $effects }
effect-passive = { $mods }
effect-enters = { $effects }
effect-when = { $effects }
effect-cost = { $stamina ->
    [0] {""}
    [one] { $stamina } выносливость,{" "}
   *[other] { $stamina } выносливости,{" "}
 }{ $essence ->
    [0] {""}
    [one] { $essence } воодушевление,{" "}
   *[other] { $essence } воодушевления,{" "}
 }{ $health ->
    [0] {""}
    [one] { $health } здоровье,{" "}
   *[other] { $health } здоровья,{" "}
 }{ $discard ->
    [yes] сбросив карту,{" "}
   *[no] {""}
 }{ $unequip ->
    [yes] убрав предмет в инвентарь,{" "}
   *[no] {""}
 }{ $marker ->
    [yes] убрав маркер,{" "}
   *[no] {""}
 }
effect-target = { $reach }{ $range ->
    [1] {""}
   *[other] {" "}{ $range }
 } ({ $of }{ $count ->
    [1] {""}
   *[other] , две цели
 })

# Эффекты
effect-attack = { $magical ->
    [yes] магическая атака
   *[no] атака
 }{ $high ->
    [0] {""}
   *[other] {" "}■{ $high }
 }{ $low ->
    [0] {""}
   *[other] {" "}□{ $low }
 }{ SAME($who, "цель") ->
    [yes] {""}
   *[no] {" "}по { CASE($who, "dat") }
 }
effect-lose = { SAME($who, "вы") ->
    [yes] потеряйте
   *[no] { $who } { AGREE($who, "теряет", "теряют") }
 } { $n ->
    [one] { $n } { CASE($what, "acc") }
   *[other] { $n } { CASE($what, "gen") }
 }
effect-restore = { SAME($who, "вы") ->
    [yes] восстановите
   *[no] { $who } { AGREE($who, "восстанавливает", "восстанавливают") }
 } { $n ->
    [one] { $n } { CASE($what, "acc") }
   *[other] { $n } { CASE($what, "gen") }
 }
effect-kill = уничтожьте { CASE($who, "acc") }
effect-banish = изгоните { CASE($who, "acc") }
effect-move = { SAME($who, "вы") ->
    [yes] переместитесь
   *[no] { $who } { AGREE($who, "может", "могут") } переместиться
 } на 0–{ $n ->
    [one] { $n } клетку
    [few] { $n } клетки
   *[other] { $n } клеток
 }
effect-shift = переместите { CASE($who, "acc") } на 0–{ $n ->
    [one] { $n } клетку
    [few] { $n } клетки
   *[other] { $n } клеток
 }
effect-prowl = { SAME($who, "вы") ->
    [yes] переместитесь
   *[no] { $who } { AGREE($who, "перемещается", "перемещаются") }
 } на { $n ->
    [one] { $n } клетку
    [few] { $n } клетки
   *[other] { $n } клеток
 } к ближайшему первопроходцу
effect-push = оттолкните { CASE($who, "acc") } на { $n }
effect-pull = притяните { CASE($who, "acc") } на { $n }
effect-teleport = { SAME($who, "вы") ->
    [yes] перенеситесь
   *[no] перенесите { CASE($who, "acc") }
 } { SAME($to, "цель") ->
    [yes] на выбранную клетку
   *[no] к { CASE($to, "dat") }
 }
effect-swap = поменяйтесь местами с { CASE($who, "ins") }
effect-control = управляйте чудовищем в его следующий ход{ SAME($who, "цель") ->
    [yes] {""}
   *[no] {" "}({ $who })
 }
effect-destroy-space = уничтожьте { CASE($space, "acc") }
effect-restore-space = восстановите { GENDER($space) ->
    [f] ближайшую уничтоженную
    [n] ближайшее уничтоженное
   *[m] ближайший уничтоженный
 } { CASE($space, "acc") }
effect-light = осветите клетку главы
effect-traps = ловушки срабатывают
effect-explode = бочки { $what } взрываются
effect-door = { $act } дверь
effect-gain-item = получите { CASE($kind, "acc") }
effect-gain-item-no-kind = получите предмет
effect-workbench = воспользуйтесь верстаком
effect-inventory = воспользуйтесь инвентарём
effect-recharge = подзарядитесь
effect-trade = обменяйтесь с первопроходцем на своём фрагменте
effect-unequip = { SAME($who, "вы") ->
    [yes] уберите
   *[no] { $who } { AGREE($who, "убирает", "убирают") }
 } предмет в инвентарь
effect-discard-item = { SAME($who, "вы") ->
    [yes] сбросьте
   *[no] { $who } { AGREE($who, "сбрасывает", "сбрасывают") }
 } { $equipped ->
    [yes] экипированный предмет
   *[no] предмет
 }
effect-take-discarded = возьмите { CASE($kind, "acc") } из сброса
effect-take-discarded-no-kind = возьмите предмет из сброса
effect-take = заберите из колоды карту «{ $item }»
effect-shuffle-items = перемешайте колоды предметов
effect-add-items = добавьте предметы уровня { $level }
effect-spawn = { $monster } появляется на { SAME($who, "вы") ->
    [yes] вашем фрагменте
   *[no] { SAME($who, "первопроходцы на всех фрагментах") ->
        [yes] фрагменте каждого первопроходца
       *[no] { SAME($who, "любой первопроходец на любом фрагменте") ->
            [yes] фрагменте любого первопроходца
           *[no] фрагменте { CASE($who, "gen") }
         }
     }
 }
effect-spawn-no-monster = чудовище появляется на { SAME($who, "вы") ->
    [yes] вашем фрагменте
   *[no] { SAME($who, "первопроходцы на всех фрагментах") ->
        [yes] фрагменте каждого первопроходца
       *[no] { SAME($who, "любой первопроходец на любом фрагменте") ->
            [yes] фрагменте любого первопроходца
           *[no] фрагменте { CASE($who, "gen") }
         }
     }
 }
effect-threat = опасность { SIGNED($n) }
effect-rate = { $rating } { SIGNED($n) }
effect-reset-rating = верните начальное { $rating }
effect-invoke = запустите событие { SAME($deck, "первопроходец") ->
    [yes] первопроходцев
   *[no] ужаса
 }
effect-reinvoke = перезапустите текущее событие { SAME($deck, "первопроходец") ->
    [yes] первопроходцев
   *[no] ужаса
 }
effect-shuffle-events = перемешайте колоду событий { SAME($deck, "первопроходец") ->
    [yes] первопроходцев
   *[no] ужаса
 }
effect-explore = исследуйте новый фрагмент
effect-discard-this = сбросьте эту карту
effect-entry-token = поместите жетон входа
effect-exit-token = поместите жетон выхода
effect-advance = перейдите к следующей главе
effect-new-round = начните новый раунд
effect-go-to-endgame = перейдите к развязке
effect-add-progress = положите на эту карту { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
 } продвижения
effect-victory = вы победили
effect-defeat = вы проиграли
effect-lasting = в этом раунде (не больше { $limit ->
    [one] { $limit } раза
   *[other] { $limit } раз
 }){ SAME($who, "вы") ->
    [yes] {""}
   *[no] {" "}для { CASE($who, "gen") }
 }: { $mods }
effect-if = если { $cond }, { $then }; иначе { $otherwise }
effect-if-no-otherwise = если { $cond }, { $then }
effect-roll = при броске { $needs }+ { $then }; иначе { $otherwise }
effect-roll-no-then = при броске меньше { $needs } { $otherwise }
effect-roll-no-otherwise = при броске { $needs }+ { $then }
effect-may = при желании: { $cost }: { $then }
effect-one-of = выберите одно: { $options }
effect-each = { SAME($who, "первопроходцы на всех фрагментах") ->
    [yes] каждый первопроходец
   *[no] каждый из { CASE($who, "gen") }
 }: { $then }

# Изменения
effect-attack-roll = { $n ->
    [0] обычные атаки становятся магическими
   *[other] { SIGNED($n) } к броскам на { SAME($kind, "любой") ->
        [yes] атаку
       *[no] { SAME($kind, "обычный") ->
            [yes] обычную атаку
           *[no] магическую атаку
         }
     }
 }{ SAME($who, "вы") ->
    [yes] {""}
   *[no] {" "}у { CASE($who, "gen") }
 }
effect-against = { SIGNED($n) } к броскам на атаку против { CASE($who, "gen") }
effect-dice = { $high ->
    [0] {""}
   *[other] +■{ $high }{" "}
 }{ $low ->
    [0] {""}
   *[other] +□{ $low }{" "}
 }к кубикам атаки{ SAME($who, "вы") ->
    [yes] {""}
   *[no] {" "}у { CASE($who, "gen") }
 }
effect-armor = защита { SIGNED($n) }{ SAME($who, "вы") ->
    [yes] {""}
   *[no] {" "}у { CASE($who, "gen") }
 }
effect-will = воля { SIGNED($n) }{ SAME($who, "вы") ->
    [yes] {""}
   *[no] {" "}у { CASE($who, "gen") }
 }
effect-range = дальность { SIGNED($n) }{ SAME($who, "вы") ->
    [yes] {""}
   *[no] {" "}у { CASE($who, "gen") }
 }
effect-most = предел { CASE($what, "gen") } { SIGNED($n) }{ SAME($who, "вы") ->
    [yes] {""}
   *[no] {" "}у { CASE($who, "gen") }
 }
effect-cost-of = { $action }{ SAME($who, "вы") ->
    [yes] {""}
   *[no] {" "}для { CASE($who, "gen") }
 } { AGREE($action, "стоит", "стоят") } на { SIZE($n) ->
    [one] { SIZE($n) } выносливость
   *[other] { SIZE($n) } выносливости
 } { LESS($n) ->
    [yes] меньше
   *[no] больше
 }
effect-ethereal = бесплотность{ SAME($who, "вы") ->
    [yes] {""}
   *[no] {" "}у { CASE($who, "gen") }
 }
effect-sees-ethereal = { SAME($who, "вы") ->
    [yes] бесплотных можно выбирать целью
   *[no] { $who } могут выбирать целью бесплотных
 }
effect-immobile = неподвижность{ SAME($who, "вы") ->
    [yes] {""}
   *[no] {" "}у { CASE($who, "gen") }
 }
effect-hidden = { SAME($who, "вы") ->
    [yes] {""}
   *[no] { CASE($who, "acc") }{" "}
 }нельзя выбрать целью
effect-through = проход через { CASE($what, "acc") }{ SAME($who, "вы") ->
    [yes] {""}
   *[no] {" "}у { CASE($who, "gen") }
 }
effect-treat = { SAME($who, "вы") ->
    [yes] {""}
   *[no] { CASE($who, "dat") }{" "}
 }можно считать { CASE($space, "acc") } { CASE($as-, "ins") }
effect-barred = { SAME($who, "вы") ->
    [yes] {""}
   *[no] { CASE($who, "dat") }{" "}
 }{ GENDER($what) ->
    [f] запрещена
    [n] запрещено
    [p] запрещены
   *[m] запрещён
 } { $what }

# Условия
effect-hit = атака нанесла урон
effect-killed = атака убила
effect-wounded = { SAME($who, "вы") ->
    [yes] вы ранены
   *[no] { GENDER($who) ->
        [p] среди { CASE($who, "gen") } есть раненые
        [f] { $who } ранена
        [n] { $who } ранено
       *[m] { $who } ранен
     }
 }
effect-count = { SAME($who, "первопроходцы на всех фрагментах") ->
    [yes] первопроходцев
   *[no] { CASE($who, "gen") }
 } { $least ->
    [0] { $most ->
        [1] не больше одного
       *[other] не больше { $most }
     }
   *[other] не меньше { $least }
 }
effect-has = { $least ->
    [0] { $what } не больше { $most }
   *[other] { $what } не меньше { $least }
 }
effect-beside = рядом с вами { $space }
effect-on = вы стоите на { CASE($space, "prep") }
effect-lit = на вашем фрагменте есть освещённая клетка главы
effect-level = уровень чудовищ не ниже { $least }
effect-wears = { $least ->
    [0] экипировано не больше { $most } предметов ({ $kind })
    [1] экипирован хотя бы 1 предмет ({ $kind })
   *[other] экипировано не меньше { $least } предметов ({ $kind })
 }
effect-own-turn = идёт ваш ход
effect-is-ethereal = вы бесплотны
effect-ruined = { $least ->
    [one] уничтожено { $least } место «{ $space }»
    [few] уничтожены { $least } { CASE($space, "gen") }
   *[other] уничтожено { $least } мест «{ $space }»
 }
effect-slain = { GENDER($monster) ->
    [f] уничтожена { $monster }
    [n] уничтожено { $monster }
    [p] уничтожены { $monster }
   *[m] уничтожен { $monster }
 }
effect-progress = на этой карте { $least ->
    [one] { $least } жетон
    [few] { $least } жетона
   *[other] { $least } жетонов
 } продвижения
effect-overrun = на поле { $least ->
    [one] { $least } чудовище
    [few] { $least } чудовища
   *[other] { $least } чудовищ
 }
effect-fallen = { $least ->
    [one] погиб { $least } первопроходец
    [few] погибли { $least } первопроходца
   *[other] погибли { $least } первопроходцев
 }
effect-time-is-up = значение логова исчерпано
effect-all-left = все живые первопроходцы покинули поле

# Вопросы
ask-explorer = Выберите первопроходца
ask-place = Где начнёт { $unit }?
ask-enter-order = Чьи карты вступают в игру следующими?
ask-next = Кто ходит сейчас?
ask-action = Что делает { $unit }? (Выносливость { $stamina })
ask-window = Использовать бесплатную способность?
ask-target = Кто или что станет целью карты «{ $card }»?
ask-whom = Кого касается карта «{ $card }»?
ask-order = Кто следующий разыграет карту «{ $card }»?
ask-may = { $card }. Сделать? { $cost }{ $then }
ask-one-of = Что выбрать по карте «{ $card }»?
ask-defender = Результат атаки { $result }. Кто получает урон первым?
ask-raise = Результат атаки { $result }. Добавить воодушевление?
ask-own-share = Сколько из { $n } воодушевления платите сами?
ask-contribute = Сколько воодушевления вы дадите { CASE($payer, "dat") }? Не хватает { $rest }.
ask-soak = { $unit } { AGREE($unit, "получает", "получают") } рану. Чем платить — здоровьем ({ $health }) или воодушевлением ({ $essence })?
ask-penalty = Что выберет { $unit } — сбросить экипированный предмет или погибнуть?
ask-walk = Куда переместится { $unit }?
ask-destination = Какая клетка?
ask-spawn-space = На какой клетке появится { $monster }?
ask-light = Какая клетка главы освещается?
ask-destroy = Какая клетка уничтожается?
ask-restore = Какая клетка восстанавливается?
ask-exit = Куда поместить жетон выхода?
ask-roller = Кто бросает за логово?
ask-closest = На кого охотится { $monster }?
ask-monster-step = Куда шагает { $monster }?
ask-monster-door = Какую дверь ломает { $monster }?
ask-monster-action = Что делает { $monster }? (Выносливость { $stamina })
ask-event-space = Что даст клетка события?
ask-trade = Обменяться сейчас?
ask-use-inventory = Использовать инвентарь?
ask-whose-inventory = Чей инвентарь?
ask-inventory = Как { $unit } разложит экипировку?
ask-partner = С кем меняетесь?
ask-give = Что отдаёте?
ask-take = Что просите?
ask-agree = Вам дают { $giving } и просят { $taking }. Согласны?
ask-decks = Из каких колод взять карты?
ask-deck = Из какой колоды взять карту?
ask-take-item = Какой предмет берёте?
ask-put-back = Куда положить карту «{ $card }»?
ask-on-top = Какая карта ляжет сверху?
ask-keep = Кому достанется карта «{ $card }»?
ask-equip-now = Сразу экипироваться предметом «{ $card }»?
ask-swap = Обменять предмет «{ $card }» на свой?
ask-unequip = Какой предмет убрать в инвентарь?
ask-discard = Какой предмет сбросить?
ask-carry-on = Что взять с собой в следующий сценарий?

# Варианты
option-unit = { $unit }
option-card = { $card }
option-cell = Клетка { $cell }
option-space = Клетка { $cell }
option-door = Дверь у { $cell }
option-border = Граница у { $cell }
option-move = Перейти на { $cell }
option-stay = Остаться
option-lever = Рычаг ловушки на { $cell } (выносливость { $cost })
option-recharge = Станция подзарядки на { $cell } (выносливость { $cost })
option-workbench = Верстак на { $cell } (выносливость { $cost })
option-chest = Открыть сундук на { $cell } (выносливость { $cost })
option-event = Клетка события на { $cell } (выносливость { $cost })
option-lit-chapter = Освещённая клетка главы на { $cell } (выносливость { $cost })
option-chapter = Клетка главы на { $cell } (выносливость { $cost }, воодушевление 3)
option-barrel = Бочка на { $cell }
option-seal = Запечатать логово на { $cell } (выносливость { $cost }, воодушевление 4)
option-open-door = Открыть дверь у { $cell } (выносливость { $cost })
option-close-door = Закрыть дверь у { $cell } (выносливость { $cost })
option-destroy-door = Уничтожить дверь у { $cell } (выносливость { $cost })
option-explore = Исследовать: { $side } (выносливость { $cost })
option-leave = Покинуть поле (выносливость { $cost })
option-inventory = Использовать инвентарь (выносливость { $cost })
option-trade = Обменяться (выносливость { $cost })
option-use-on-self = { $card }, цель только вы сами: { $does }
option-use = { $card }: { $does }
option-end = Закончить ход
option-watch = Закончить ход и быть начеку (спрашивать о бесплатных способностях)
option-stop-watch = Больше не спрашивать
option-add = Добавить { $n }
option-choice = { $effects }
option-lose-health = Потерять здоровье
option-lose-essence = Потерять воодушевление
option-die = Погибнуть
option-discard = Сбросить: { $card }
option-top = На верх колоды: { $card }
option-to = { $unit }
option-keep = Оставить в инвентаре
option-equip = Экипировать: { $card }
option-attach = Присоединить: { $card } → { $to }
option-give = Отдать: { $card } → { $unit }
option-swap = Обменять на { $card }
option-no-swap = Не менять
option-agree = Согласиться
option-refuse = Отказаться
option-deck = { $deck }
option-decks = { $one } + { $two }
option-invoke = Воодушевление +1 и событие первопроходцев
option-roll-threat = Бросок против ужаса: опасность −1 или событие ужаса ещё раз

# События
fact-chose-explorer = { $unit } присоединяется к экспедиции.
fact-scenario-began = Начинается сценарий «{ $scenario }».
fact-round-began = Начинается раунд { $round }.
fact-phase-began = Начинается { $phase }.
fact-turn-began = { AGREE($unit, "Ходит", "Ходят") } { $unit }.
fact-moved = { $unit } { AGREE($unit, "переходит", "переходят") } на клетку { $cell }.
fact-attacked = { $unit } { AGREE($unit, "проводит", "проводят") } { $magical ->
    [yes] магическую атаку
   *[no] атаку
 } с результатом { $result }.
fact-rolled = { $unit } { AGREE($unit, "бросает", "бросают") } { $dice }, всего { $total }.
fact-roll-changed = Карта «{ $card }» меняет бросок на { SIGNED($n) }.
fact-raised = { $unit } добавляет { $n ->
    [one] { $n } воодушевление
    [few] { $n } воодушевления
   *[other] { $n } воодушевления
 }.
fact-was-hit = { $unit } { AGREE($unit, "получает", "получают") } урон ({ $result } против { $needs }, { $attribute }).
fact-missed = Удар мимо, { $unit } цел{ GENDER($unit) ->
    [f] а
    [n] о
    [p] ы
   *[m] {""}
 } ({ $result } против { $needs }, { $attribute }).
fact-lost-health = { $unit } { AGREE($unit, "теряет", "теряют") } 1 здоровье, осталось { $left }.
fact-died = { $unit } { AGREE($unit, "погибает", "погибают") }.
fact-monster-destroyed = { $unit } { GENDER($unit) ->
    [f] уничтожена
    [n] уничтожено
    [p] уничтожены
   *[m] уничтожен
 }.
fact-banished = { $unit } { GENDER($unit) ->
    [f] изгнана
    [n] изгнано
    [p] изгнаны
   *[m] изгнан
 }.
fact-restored = { $unit } { AGREE($unit, "восстанавливает", "восстанавливают") } { CASE($what, "acc") } (+{ $n }).
fact-spent-essence = { $unit } тратит { $n ->
    [one] { $n } воодушевление
    [few] { $n } воодушевления
   *[other] { $n } воодушевления
 }.
fact-gained-essence = { $unit } получает { $n ->
    [one] { $n } воодушевление
    [few] { $n } воодушевления
   *[other] { $n } воодушевления
 }.
fact-contributed = { $unit } даёт { CASE($payer, "dat") } { $n ->
    [one] { $n } воодушевление
    [few] { $n } воодушевления
   *[other] { $n } воодушевления
 }.
fact-exploded = Бочка на { $cell } взрывается.
fact-traps-triggered = По карте «{ $unit }» срабатывают ловушки.
fact-pushed = { $unit } { $away ->
    [yes] отлетает назад
   *[no] подтягивается ближе
 }.
fact-swapped = { $unit } и { $other } меняются местами.
fact-controls = { $unit } управляет { CASE($monster, "ins") }.
fact-ruined = Больше не действует { $space } ({ $cell }).
fact-restored-space = Снова действует { $space } ({ $cell }).
fact-lit-space = Клетка главы на { $cell } освещена.
fact-door-opened = { $unit } { AGREE($unit, "открывает", "открывают") } дверь у { $cell }.
fact-door-closed = { $unit } { AGREE($unit, "закрывает", "закрывают") } дверь у { $cell }.
fact-door-destroyed = { $unit } { AGREE($unit, "уничтожает", "уничтожают") } дверь у { $cell }.
fact-activated = { $unit } задействует { CASE($space, "acc") } ({ $cell }).
fact-sealed = { $unit } запечатывает логово на { $cell }.
fact-recharged = { $unit } подзаряжается ({ $result }).
fact-rolled-for-threat = { $unit } { AGREE($unit, "бросает", "бросают") } { $face } против ужаса.
fact-explored = { $unit } исследует фрагмент «{ $tile }».
fact-tile-discarded = Фрагмент «{ $tile }» сброшен.
fact-left-board = { $unit } { AGREE($unit, "покидает", "покидают") } поле.
fact-entry-placed = Жетон входа лежит на фрагменте «{ $tile }».
fact-exit-placed = Жетон выхода лежит на клетке { $cell }.
fact-chapter-began = Начинается глава «{ $chapter }».
fact-endgame-began = Начинается развязка «{ $endgame }».
fact-time-ran-out = Время главы «{ $chapter }» вышло.
fact-spawn-rolled = { $unit } { AGREE($unit, "бросает", "бросают") } { $face } за логово, значение { $rating }.
fact-horror-rolled = Бросок ужаса даёт { $face } при значении { $rating }.
fact-spawned = { AGREE($unit, "Появляется", "Появляются") } { $unit }.
fact-threat-rose = Опасность растёт до { $step }.
fact-threat-fell = Опасность снижается на { $n }.
fact-level-rose = Уровень чудовищ растёт до { $level }.
fact-rating-changed = Теперь { $rating } — { $value }.
fact-event-invoked = Запускается событие «{ $event }».
fact-event-discarded = Событие «{ $event }» сработало и больше не действует.
fact-discarded-event = { $unit } сбрасывает событие «{ $event }».
fact-revealed = { $unit } { AGREE($unit, "открывает", "открывают") } { AGREE($cards, "карту", "карты") } { TITLES($cards) }.
fact-gained-item = { $unit } { AGREE($unit, "получает", "получают") } предмет «{ $card }».
fact-took-item = { $unit } берёт предмет «{ $card }».
fact-item-returned = Карта «{ $card }» ложится на верх колоды.
fact-equipped = { $unit } экипируется предметом «{ $card }».
fact-unequipped = { $unit } убирает в инвентарь предмет «{ $card }».
fact-discarded-item = { $unit } сбрасывает предмет «{ $card }».
fact-uses-inventory = { $unit } { AGREE($unit, "использует", "используют") } инвентарь.
fact-traded = { $unit } и { $other } меняются предметами.
fact-used-ability = { $unit } { AGREE($unit, "применяет", "применяют") } { SAME($unit, $card) ->
    [yes] свою способность
   *[no] способность карты «{ $card }»
 }.
fact-triggered = Срабатывает карта «{ $card }».
fact-progressed = Продвижение по карте «{ $card }» — { $tokens } из { $needed }.
fact-lasting-began = Эффект карты «{ $card }» длится до конца раунда.
fact-lasting-ended = Эффект карты «{ $card }» закончился.
fact-rolled-for-effect = На бросок карты «{ $card }» выпадает { $face } против { $needs }.
fact-waits = { $unit } { AGREE($unit, "ждёт", "ждут") }.
fact-kept = { $unit } берёт карты с собой, подготовленность { $n }.

end-victory = Завод стоит: победа за выжившими.
end-defeat = Смена продолжается без вас. Поражение.

## Kinds and tags in words; an empty one is a mark for the eye.

word-explorers = первопроходцы
word-tiles = фрагменты
word-words = { "" }
word-barrel = бочка
word-chapter = клетка главы
word-chasm = пропасть
word-chest = сундук
word-event = клетка события
word-lever = рычаг
word-recharge = клетка перезарядки
word-rubble = завал
word-spawn = клетка порождения
word-workbench = верстак
word-destroyed = разрушено
word-entry = вход
word-exit = выход
word-active = ходит
word-dead = погиб
word-left = ушёл
card-then = , затем{" "}
card-or = {" "}или{" "}
effect-wears-no-kind = { $least ->
    [0] экипировано не больше { $most } предметов
   *[other] экипировано не меньше { $least } предметов
 }
card-at = { $trigger } { $line }

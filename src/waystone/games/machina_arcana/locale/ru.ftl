# Стол
phase = Раунд { $round }: { $phase }
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
space-destroyed = { $space } (уничтожено)
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
card-progress = { $line } (накопить: { $n })
card-while = пока { $cond }: { $line }
card-if = если { $cond }: { $line }
card-enters = вступает в игру: { $line }
card-when = { $trigger }: { $line }
card-when-space = { $trigger } ({ $space }): { $line }
card-cost-destroy = уничтожить по соседству: { $space } ·
card-cost-item = сбросить предмет: { $kind } ·
card-pays = { $cost }{ $target }
card-setup = Подготовка: { $effects }.

# Способности
effect-active = { $cost }{ $target }{ $effects }
effect-passive = { $mods }
effect-enters = { $effects }
effect-when = { $effects }
effect-cost = { $stamina ->
    [0] {""}
   *[other] выносливость { $stamina } ·{" "}
 }{ $essence ->
    [0] {""}
   *[other] воодушевление { $essence } ·{" "}
 }{ $health ->
    [0] {""}
   *[other] здоровье { $health } ·{" "}
 }{ $discard ->
    [yes] сбросить карту ·{" "}
   *[no] {""}
 }{ $unequip ->
    [yes] убрать предмет в инвентарь ·{" "}
   *[no] {""}
 }{ $marker ->
    [yes] убрать маркер ·{" "}
   *[no] {""}
 }
effect-target = { $reach }{ $range ->
    [1] {""}
   *[other] {" "}{ $range }
 }, { $of }{ $count ->
    [1] {""}
   *[other] {" "}(две цели)
 } ·{" "}

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
 }: { $who }
effect-lose = { $what } −{ $n } ({ $who })
effect-restore = { $what } +{ $n } ({ $who })
effect-kill = уничтожить: { $who }
effect-banish = изгнать: { $who }
effect-move = перемещение на 0–{ $n } ({ $who })
effect-shift = переместить на 0–{ $n } по вашему выбору: { $who }
effect-prowl = перемещение на { $n } к ближайшему первопроходцу ({ $who })
effect-push = оттолкнуть на { $n }: { $who }
effect-pull = притянуть на { $n }: { $who }
effect-teleport = перенос ({ $who }) → { $to }
effect-swap = поменяться местами: { $who }
effect-control = управлять в следующий ход: { $who }
effect-destroy-space = уничтожить: { $space }
effect-restore-space = восстановить ближайшую уничтоженную клетку: { $space }
effect-light = осветить клетку главы
effect-traps = ловушки срабатывают
effect-explode = взрыв бочек: { $what }
effect-door = дверь: { $act }
effect-gain-item = получить предмет ({ $kind })
effect-gain-item-no-kind = получить предмет
effect-workbench = воспользоваться верстаком
effect-inventory = использовать инвентарь
effect-recharge = подзарядиться
effect-trade = обменяться с первопроходцем на вашем фрагменте
effect-unequip = убрать предмет в инвентарь: { $who }
effect-discard-item = { $equipped ->
    [yes] сбросить экипированный предмет: { $who }
   *[no] сбросить предмет: { $who }
 }
effect-take-discarded = взять предмет из сброса ({ $kind })
effect-take-discarded-no-kind = взять предмет из сброса
effect-take = забрать из колоды: { $item }
effect-shuffle-items = перемешать колоды предметов
effect-add-items = добавить предметы уровня { $level }
effect-spawn = появляется { $monster } ({ $who })
effect-spawn-no-monster = появляется чудовище ({ $who })
effect-threat = опасность { SIGNED($n) }
effect-rate = { $rating } { SIGNED($n) }
effect-reset-rating = вернуть начальное значение: { $rating }
effect-invoke = запустить событие: { $deck }
effect-reinvoke = перезапустить текущее событие: { $deck }
effect-shuffle-events = перемешать колоду событий: { $deck }
effect-explore = исследовать новый фрагмент
effect-discard-this = сбросить эту карту
effect-entry-token = поместить жетон входа
effect-exit-token = поместить жетон выхода
effect-advance = перейти к следующей главе
effect-new-round = начать новый раунд
effect-go-to-endgame = перейти к развязке
effect-add-progress = жетоны продвижения на эту карту: { $n }
effect-victory = победа
effect-defeat = поражение
effect-lasting = в этом раунде (предел { $limit }), { $who }: { $mods }
effect-if = если { $cond }: { $then }; иначе: { $otherwise }
effect-if-no-otherwise = если { $cond }: { $then }
effect-roll = бросок { $needs } и больше: { $then }; иначе: { $otherwise }
effect-roll-no-then = бросок меньше { $needs }: { $otherwise }
effect-roll-no-otherwise = бросок { $needs } и больше: { $then }
effect-may = по желанию: { $cost }{ $then }
effect-one-of = одно на выбор: { $options }
effect-each = { $who }, каждый: { $then }

# Изменения
effect-attack-roll = { $n ->
    [0] обычная атака становится магической
   *[other] бросок на атаку ({ $kind })
 } { $n ->
    [0] {""}
   *[other] { SIGNED($n) }
 } ({ $who })
effect-against = броски на атаку против ({ $who }): { SIGNED($n) }
effect-dice = дополнительные кубики атаки:{ $high ->
    [0] {""}
   *[other] {" "}■{ $high }
 }{ $low ->
    [0] {""}
   *[other] {" "}□{ $low }
 } ({ $who })
effect-armor = защита { SIGNED($n) } ({ $who })
effect-will = воля { SIGNED($n) } ({ $who })
effect-range = дальность { SIGNED($n) } ({ $who })
effect-most = { $what }: максимум { SIGNED($n) } ({ $who })
effect-cost-of = цена в выносливости { SIGNED($n) }: { $action } ({ $who })
effect-ethereal = бесплотность ({ $who })
effect-sees-ethereal = бесплотных можно выбирать целью ({ $who })
effect-immobile = неподвижность ({ $who })
effect-hidden = нельзя выбрать целью ({ $who })
effect-through = проход насквозь: { $what } ({ $who })
effect-treat = клетку можно считать другой: { $space } → { $as- } ({ $who })
effect-barred = запрещено: { $what } ({ $who })

# Условия
effect-hit = атака нанесла урон
effect-killed = атака убила
effect-wounded = есть раненые ({ $who })
effect-count = { $least ->
    [0] { $who } — не больше { $most }
   *[other] { $who } — не меньше { $least }
 }
effect-has = { $least ->
    [0] { $what } не больше { $most }
   *[other] { $what } не меньше { $least }
 }
effect-beside = по соседству с вами: { $space }
effect-on = вы стоите на клетке: { $space }
effect-lit = на вашем фрагменте есть освещённая клетка главы
effect-level = уровень чудовищ не ниже { $least }
effect-wears = { $least ->
    [0] экипировано не больше { $most }: { $kind }
   *[other] экипировано не меньше { $least }: { $kind }
 }
effect-own-turn = в свой ход
effect-is-ethereal = вы бесплотны
effect-ruined = уничтожено { $least }: { $space }
effect-slain = уничтожено: { $monster }
effect-progress = жетонов продвижения на карте: { $least }
effect-overrun = чудовищ на поле: { $least }
effect-fallen = погибших первопроходцев: { $least }
effect-time-is-up = значение логова исчерпано
effect-all-left = все живые первопроходцы покинули поле

# Вопросы
ask-explorer = Выберите первопроходца
ask-place = { $unit }: где начать?
ask-enter-order = Чьи карты вступают в игру следующими?
ask-next = Кто ходит сейчас?
ask-action = { $unit }: что делаете? (выносливость { $stamina })
ask-window = Использовать бесплатную способность?
ask-target = { $card }: выберите цель
ask-whom = { $card }: кто?
ask-order = { $card }: кто следующий?
ask-may = { $card }. Сделать? { $cost }{ $then }
ask-one-of = { $card }: выберите одно
ask-defender = Результат атаки { $result }. Кто получает урон первым?
ask-raise = Результат атаки { $result }. Добавить воодушевление?
ask-own-share = Нужно воодушевления: { $n }. Сколько платите сами?
ask-contribute = { $payer }: не хватает воодушевления { $rest }. Сколько даёте?
ask-soak = { $unit } получает рану. Чем платите: здоровье ({ $health }) или воодушевление ({ $essence })?
ask-penalty = { $unit }: сбросить экипированный предмет или погибнуть
ask-walk = { $unit }: куда переместиться?
ask-destination = Какая клетка?
ask-spawn-space = { $monster }: на какой клетке появиться?
ask-light = Какая клетка главы освещается?
ask-destroy = Какая клетка уничтожается?
ask-restore = Какая клетка восстанавливается?
ask-exit = Куда поместить жетон выхода?
ask-roller = Кто бросает за логово?
ask-closest = На кого охотится { $monster }?
ask-monster-step = Куда шагает { $monster }?
ask-monster-door = Какую дверь ломает { $monster }?
ask-monster-action = { $monster }: что делает? (выносливость { $stamina })
ask-event-space = Клетка события: что выбираете?
ask-trade = Обменяться сейчас?
ask-use-inventory = Использовать инвентарь?
ask-whose-inventory = Чей инвентарь?
ask-inventory = { $unit }: разложите экипировку
ask-partner = С кем меняетесь?
ask-give = Что отдаёте?
ask-take = Что просите?
ask-agree = Вам — { $giving }, от вас — { $taking }: согласны?
ask-decks = Из каких колод взять карты?
ask-deck = Из какой колоды взять карту?
ask-take-item = Какой предмет берёте?
ask-put-back = { $card }: куда положить?
ask-on-top = Какая карта ляжет сверху?
ask-keep = { $card }: кому достаётся?
ask-equip-now = Экипировать сразу: { $card }?
ask-swap = { $card }: обменять на свой предмет?
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
fact-scenario-began = Сценарий: { $scenario }.
fact-round-began = Раунд { $round }.
fact-phase-began = Начинается { $phase }.
fact-turn-began = Ход: { $unit }.
fact-moved = { $unit }: переход на { $cell }.
fact-attacked = { $unit }: { $magical ->
    [yes] магическая атака
   *[no] атака
 }, результат { $result }.
fact-rolled = { $unit } бросает { $dice }: { $total }.
fact-roll-changed = { $card }: { SIGNED($n) }.
fact-raised = { $unit } добавляет воодушевления: { $n }.
fact-was-hit = { $unit } получает урон: { $result } против { $needs } ({ $attribute }).
fact-missed = Мимо: { $unit }, { $result } против { $needs } ({ $attribute }).
fact-lost-health = { $unit } теряет 1 здоровье, осталось { $left }.
fact-died = { $unit }: гибель.
fact-monster-destroyed = Уничтожено: { $unit }.
fact-banished = Изгнано: { $unit }.
fact-restored = { $unit } восстанавливает: { $what } { $n }.
fact-spent-essence = { $unit } тратит воодушевления: { $n }.
fact-gained-essence = { $unit } получает воодушевления: { $n }.
fact-contributed = { $unit } даёт воодушевления: { $n }. Получает { $payer }.
fact-exploded = Бочка на { $cell } взрывается.
fact-traps-triggered = Ловушки срабатывают: { $unit }.
fact-pushed = { $away ->
    [yes] Оттолкнуто: { $unit }.
   *[no] Притянуто: { $unit }.
 }
fact-swapped = { $unit } и { $other } меняются местами.
fact-controls = { $unit } управляет: { $monster }.
fact-ruined = Уничтожено: { $space } на { $cell }.
fact-restored-space = Восстановлено: { $space } на { $cell }.
fact-lit-space = Клетка главы на { $cell } освещена.
fact-door-opened = { $unit } открывает дверь у { $cell }.
fact-door-closed = { $unit } закрывает дверь у { $cell }.
fact-door-destroyed = { $unit } уничтожает дверь у { $cell }.
fact-activated = { $unit } активирует: { $space } на { $cell }.
fact-sealed = { $unit } запечатывает логово на { $cell }.
fact-recharged = { $unit } подзаряжается: { $result }.
fact-rolled-for-threat = { $unit } бросает { $face } против ужаса.
fact-explored = { $unit } исследует: { $tile }.
fact-tile-discarded = Фрагмент сброшен: { $tile }.
fact-left-board = { $unit } покидает поле.
fact-entry-placed = Жетон входа на фрагменте: { $tile }.
fact-exit-placed = Жетон выхода на { $cell }.
fact-chapter-began = Глава: { $chapter }.
fact-endgame-began = Развязка: { $endgame }.
fact-time-ran-out = Время вышло: { $chapter }.
fact-spawn-rolled = { $unit } бросает { $face } за логово, значение { $rating }.
fact-horror-rolled = Бросок ужаса: { $face }, значение { $rating }.
fact-spawned = Появляется { $unit }.
fact-threat-rose = Опасность растёт до { $step }.
fact-threat-fell = Опасность снижается на { $n }.
fact-level-rose = Уровень чудовищ: { $level }.
fact-rating-changed = Теперь { $rating }: { $value }.
fact-event-invoked = Событие: { $event }.
fact-event-discarded = Событие «{ $event }» сработало и больше не действует.
fact-discarded-event = { $unit } сбрасывает { $event }.
fact-revealed = { $unit } открывает: { $cards }.
fact-gained-item = { $unit } получает: { $card }.
fact-took-item = { $unit } берёт: { $card }.
fact-item-returned = На верх колоды: { $card }.
fact-equipped = { $unit } экипирует: { $card }.
fact-unequipped = { $unit } убирает в инвентарь: { $card }.
fact-discarded-item = { $unit } сбрасывает: { $card }.
fact-uses-inventory = { $unit } использует инвентарь.
fact-traded = Обмен: { $unit } и { $other }.
fact-used-ability = { $unit } применяет: { $card }.
fact-triggered = Срабатывает: { $card }.
fact-progressed = { $card }: продвижение { $tokens } из { $needed }.
fact-lasting-began = { $card }: эффект до конца раунда.
fact-lasting-ended = { $card }: эффект закончился.
fact-rolled-for-effect = { $card }: бросок { $face } против { $needs }.
fact-waits = { $unit } ждёт.
fact-kept = { $unit } берёт карты с собой, подготовленность { $n }.

end-victory = Завод стоит. Победа.
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

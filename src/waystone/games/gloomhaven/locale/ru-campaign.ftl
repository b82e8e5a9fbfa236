# Случайное подземелье
effect-clear-rooms = Убейте всех монстров во всех трёх комнатах
effect-drop-cards = { $who ->
    [opener] Открывший дверь
   *[characters] Каждый персонаж
 } { $to ->
    [lost] теряет
   *[discard] сбрасывает
 } карты с руки: { $count }
effect-return-monsters = { $count ->
    [0] Павшие прошлой комнаты встают там, где стояли вначале
   *[other] Павшие прошлой комнаты встают там, где стояли вначале: { $count }
 }
effect-promote = Обычные монстры этой комнаты становятся мощными: { $count }
effect-shield-room = У монстров этой комнаты больше здоровья на { $value }
ask-penalties = Насколько тяжёлым будет подземелье?
option-penalties-lenient = Мягко: без штрафа, без штрафа, малый
option-penalties-standard = Обычно: без штрафа, малый, большой
option-penalties-harsh = Сурово: малый, большой, большой
option-penalties-maximum = Предельно: большой в каждой комнате
ask-entrance = Каким входом войти?
option-entrance = Вход { $number } ({ $kind })
ask-opener = Кто открыл дверь?
fact-room-made = Комната { $number } — «{ $room }».
fact-penalty-fell = В комнате «{ $room }» действует { $severity ->
    [penalty-minor] малый штраф
   *[penalty-major] большой штраф
 }.
line-room = Комната { $number } из { $most }
line-minor = Малый штраф: { $penalty }{ $active ->
    [yes] {" "}(действует)
   *[no] {""}
 }
line-major = Большой штраф: { $penalty }{ $active ->
    [yes] {" "}(действует)
   *[no] {""}
 }

# Кампания: отряды, летопись
option-dungeon = Спуститься в случайное подземелье
option-new-party = Собрать ещё один отряд
option-party = Играть отрядом: { $party }
ask-party-name = Как назвать новый отряд?
fact-party-founded = Основан новый отряд «{ $party }».
fact-party-called = В игру возвращается отряд «{ $party }».
sheet-quests = Личные задания
sheet-perks-taken = Навыки: { $perks }
sheet-away = Остаётся в городе
sheet-parties = Другие отряды: { $names }
log-world = Летопись кампании: мир
log-scenarios = Сценариев пройдено: { $done } из { $known } открытых
log-achievement = { $count ->
    [one] { $name }
   *[other] { $name } ×{ $count }
 }
log-classes = Открытые классы: { $names }
log-reputation = Репутация { $reputation }
log-note = { $number }. { $scenario }: { $outcome ->
    [won] победа
   *[lost] поражение
 }, { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
 }, уровень { $level }{ $casual ->
    [yes] , вне кампании
   *[no] {""}
 } ({ $members })
log-character = Уровень { $level }, опыт { $xp }, золото { $gold }
log-items = Предметы: { $names }
place-needs = Мешает: { $names }
place-tried = { $count ->
    [one] Сыгран { $count } раз
    [few] Сыгран { $count } раза
   *[other] Сыгран { $count } раз
 }
number-word = Номер

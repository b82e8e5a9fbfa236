# Чем вызван вопрос
cause-turn = Сейчас ваш ход.
cause-window = Способности, которым не нужна выносливость, можно применять между чужими действиями.
cause-attack = Результат атаки { $n }: этого мало.
cause-essence = { $unit } платит воодушевлением: { $n }.
cause-penalty = Опасность переполнилась.
cause-next = Первопроходцы ходят в любом порядке.
cause-roller = Каждый первопроходец рядом с логовом бросает за него.
cause-order = Это делает каждый, в любом порядке.
cause-enter-order = Карты вступают в игру в любом порядке.
cause-hunt = Охота: { $monster }; несколько вариантов равноценны.

cause-uses = Действует: { $unit }.
cause-uses-card = { $unit } применяет способность карты «{ $card }»: { $does }.
cause-uses-own = { $unit } применяет свою способность: { $does }.
cause-hit = Удар на { $n }, бьёт { $unit }.
cause-unequip = Что-то придётся снять.
cause-carry-on = Сценарий окончен.
cause-explorer = Каждый игрок ведёт одного первопроходца.
cause-not-taken = Не взято: { $card }.
cause-found = Найдено: { $card }.
cause-item = Вы получаете предмет.
cause-inventory = Экипировка раскладывается заново.
cause-offer = Вам предлагают обмен.
cause-trade = Вы меняетесь.
cause-place = Фигуры выставляются на поле.
cause-monster = { $monster }: поведение непредсказуемо, решаете вы.

# Что произойдёт
does-lever = Все ловушки фрагмента атакуют тех, кто на них стоит.
does-recharge = Здоровье или выносливость по броску; затем обмен и инвентарь.
does-workbench = Посмотрите три предмета, обменяйте, возьмите один; затем инвентарь.
does-chest = +1 воодушевление; посмотрите два предмета и возьмите один.
does-event = +1 воодушевление и событие первопроходцев — или бросок против значения ужаса.
does-chapter = Начнётся следующая глава.
does-seal = Отсюда больше никто не появится; опасность −1, осветится клетка главы.
does-explore = Здесь ляжет следующий фрагмент.
does-target = Здоровье { $health }, защита { $armor }, воля { $will }.
does-lose-health = Останется здоровья: { $n }.
does-lose-essence = Останется воодушевления: { $n }.
does-raise = Результат станет { $n }.
does-discard = Уходит в сброс.
does-unequip = Уходит в инвентарь со всем, что к нему присоединено.
does-reach = В пределах досягаемости: { $units }.
does-give-to = Перейдёт к { CASE($unit, "dat") }.
does-give = Уйдёт другому первопроходцу.
does-take = Придёт к вам.
does-swap = Уйдёт в обмен; новый предмет — вам в инвентарь.
does-carry-on = Останется с вами в следующем сценарии.
does-top = Все будут знать, что она там лежит.
does-roll-threat = Нужно выбросить { $n } или больше.

# Что против
warn-trap = Ловушка: её приводит в действие рычаг.
warn-tiles-go = { $n ->
    [one] Уйдёт { $n } фрагмент со всем, что на нём.
    [few] Уйдут { $n } фрагмента со всем, что на них.
   *[many] Уйдут { $n } фрагментов со всем, что на них.
 }
warn-stamina-lost = Пропадёт выносливость: { $n }.
warn-chapter-idle = Новая глава сейчас не начнётся.
warn-threat-least = Опасность и так наименьшая.
warn-unhurt = Лечить некого.
warn-card-goes = Карта уйдёт в сброс.
warn-dies = Это смерть.
warn-miss = Атака мимо.
warn-works-no-more = Он перестанет действовать.
warn-in-the-way = Мешает и уйдёт в инвентарь: { $cards }.
warn-nobody-trapped = На ловушках этого фрагмента никого нет.
warn-only-own = Досягаемы только свои.
warn-own-struck = Попадёт по своим: { $units }.
warn-own-trapped = На ловушке: { $units }.

# Что всегда на виду
hud-range = Дальность
hud-frail = Ещё одна рана — и смерть: { $units }.

# Как идёт атака
effect-clash = { $dice }
effect-added = { SIGNED($n) } { $by }
scene-attack = { $magical ->
    [yes] Магическая атака
   *[no] Атака
 }
scene-with = Оружие: { $card }
scene-dice = Кубики
scene-result = Результат
scene-needs = Нужно
scene-hit = Попадание
scene-miss = Промах

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

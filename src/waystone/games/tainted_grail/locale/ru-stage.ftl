# О чём вопрос
cause-attack = { $foe } атакует так: { $attack }.
cause-reaction = { $foe } отреагирует так: { $attack }.
cause-struck = { $foe } бьёт, цель — { $hero }: { $attack }.
cause-hand = Ваша рука против: { $foe }.
cause-trim = Раунд окончен, на руке остаётся карт: { $count }.
cause-round = Раунд { $round } встречи.
cause-slot = Активен может быть только один предмет такого вида.
cause-burden = Вы несёте слишком много предметов.
cause-meal = День окончен.
cause-midday = Разгар дня, энергия: { $n }.
cause-part = Надо заплатить — { $what ->
    [energy] энергия
    [health] здоровье
    [terror] ужас
    [food] еда
    [wealth] золото
   *[magic] магия
 }: { $n }. У вас: { $have }.
does-stop = Затем враг: { $attack }
does-escape = Потерять 1 энергию, принять удар ({ $attack }) и выйти из боя
does-escape-roll = Потерять 1 энергию, принять удар ({ $attack }) и выйти из боя при броске от 4 до 6
does-give-up = { $colour ->
    [green] Зелёная
    [red] Красная
   *[grey] Серая
 } развязка: { $do }
does-concede = Встреча проиграна
does-panic = Верхняя карта колоды выкладывается со своими эффектами
does-redraw = Новая рука, карт: { $count }; эта возвращается в колоду
does-discard = { $card } сбрасывается
does-to-hand = { $card } приходит на руку
does-hasten = Минус один маркер времени, останется { $left }
does-recharge = Выпадов сейчас: { $charges }
does-ignore = Атака или реакция не действует
does-act = Здоровье { $health }, ужас { $terror }, карт на руке: { $count }
does-fill = Кубов: { $cubes } из { $most }
does-step = Симпатия растёт на 1
does-health = Здоровье { $now } → { $later }
does-lose-item = { $item } теряется
does-keep-item = { $item } остаётся активным, другой ложится лицом вниз
does-eat = Здоровье +1, энергия +1, ужас −1; еды останется: { $left }
does-energy = Энергия { $now } → { $later }, если платите вы
does-pay = { $hero }: { $what ->
    [energy] энергия
   *[magic] магия
 } −{ $n }
does-explore = Открывает журнал в этой локации
does-gift = Достанется кому-то из команды
does-hint = Совет о миссии, раз в день
does-learn = Знания об этом месте, раз в день
has-health = Здоровье { $n } из { $most }
has-terror = Ужас { $n }
has-energy = Энергия { $n } из { $most }
has-resource = { $what ->
    [food] Еда
    [wealth] Золото
    [magic] Магия
   *[xp] Опыт
 }: { $n }
warn-tactics = Без карты сначала тактическая атака: { $attack }.
warn-ends = Ваша активация на этом закончится.
warn-ends-day = Ваш день на этом закончится.
warn-no-loot = Вы уйдёте без добычи.
warn-encounter-over = Встреча сразу закончится.
warn-fewer = На одну карту меньше.
warn-once = Один раз за встречу.
warn-item-gone = Предмет уйдёт насовсем.
warn-no-effect = Ничего не изменится.
warn-dying = Вы окажетесь при смерти.
warn-last-energy = Это ваша последняя энергия.

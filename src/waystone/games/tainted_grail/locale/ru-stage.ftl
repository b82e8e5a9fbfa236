# О чём вопрос
cause-attack = Враг «{ $foe }» атакует так: { $attack }.
cause-reaction = Враг «{ $foe }» отреагирует так: { $attack }.
cause-struck = Враг «{ $foe }» атакует { CASE($hero, "acc") }: { $attack }.
cause-hand = Ваша рука для встречи «{ $foe }».
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
does-discard = Карта «{ $card }» сбрасывается
does-to-hand = Карта «{ $card }» приходит на руку
does-hasten = Минус один маркер времени, останется { $left }
does-recharge = Выпадов сейчас: { $charges }
does-ignore = Атака или реакция не действует
does-act = Здоровье { $health }, ужас { $terror }, карт на руке: { $count }
does-fill = Кубов: { $cubes } из { $most }
does-step = Симпатия растёт на 1
does-health = Здоровье { $now } → { $later }
does-lose-item = Предмет «{ $item }» теряется
does-keep-item = Предмет «{ $item }» остаётся активным, другой ложится лицом вниз
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
has = { $what ->
    [health] Здоровье
    [terror] Ужас
    [energy] Энергия
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
# Что даст карта
does-join = { $key } соединяется: { $bonus }
does-join-free = Бесплатный ключ ×{ $times }: { $bonus }
does-join-magic = Магический ключ, если потратить 1 магию: { $bonus }
does-join-paid = Магический ключ, 1 магию надо потратить сразу: { $bonus }
does-not-join = Без соединения: { $keys }
does-win = Резерв полон, бой выигран
does-bring-nothing = Сама ничего не даёт
key-short = { $key } ({ $have } из { $need })
key-poor = Магический ключ (магии ни у кого нет)
comes-cube = { $n ->
    [1] куб +1
   *[other] кубы +{ $n }
 }
comes-card = { $n ->
    [1] карта +1
   *[other] карты +{ $n }
 }
comes-up = симпатия +{ $n }
comes-down = симпатия −{ $n }
comes-time = время +{ $n }
comes-bolt = молния
comes-nothing = ничего
warn-no-key = Ни один ключ не соединяется: карта сейчас ничего не даст.
warn-no-key-but = Ни один ключ не соединяется: действует только то, что написано на карте.
warn-free-only = Остальные ключи не соединяются: даёт только бесплатный.
warn-agile = Третья карта против проворного врага: больше разыграть нельзя.
# Откуда вопрос
cause-of = «{ $source }»: { $do }.
cause-from = Об этом говорит «{ $source }».
cause-page = Журнал открыт на странице «{ $page }».
cause-full = { $what ->
    [food] Больше еды не унести
    [wealth] Больше золота не унести
   *[magic] Больше магии не удержать
 }, лишнего — { $n }.
cause-price = Цена за «{ $source }»: { $price }.
cause-gift = Вы передаёте { $thing ->
    [food] еду
    [wealth] золото
   *[other] «{ $thing }»
 }.
cause-how-many = Вы передаёте часть своего. { $held }.
does-change = { $what ->
    [health] Здоровье
    [terror] Ужас
    [energy] Энергия
    [food] Еда
    [wealth] Золото
    [magic] Магия
   *[xp] Опыт
 }: { $now } → { $later }
does-cost = { $what ->
    [energy] энергия −{ $n }
    [health] здоровье −{ $n }
    [terror] ужас +{ $n }
    [food] еда −{ $n }
    [wealth] золото −{ $n }
    [magic] магия −{ $n }
    [card] карты на руке −{ $n }
    [cube] кубы в резерве −{ $n }
    [time] время −{ $n }
   *[charge] выпады −{ $n }
 }
does-nothing = Ничего не происходит
warn-somebody-dying = { $hero } окажется при смерти.
warn-insane = { $hero } сойдёт с ума.
cause-harmless = Враг «{ $foe }» сейчас не причинит вреда.
cause-dying = { $hero } при смерти и теряет предмет.
cause-camp = День окончен: пережитое чему-то учит.
cause-upgrade = Одна из этих карт войдёт в колоду, остальные вернутся.
cause-deck = Можно выбирать из карт: { $count }.
cause-rebuild = День окончен, колоды можно пересобрать.
cause-vision = Кто ночует в локации «{ $place }», может увидеть сон.
cause-stone = { $hero } собирается зажечь путеводный камень в локации «{ $place }».
cause-materials = Кроме магии камню нужны припасы: еды или золота всего { $n }.
cause-take-stone = Четвёртого путеводного камня нет: переносится один из горящих.
cause-guardians = Начинается день, стражи идут.
cause-party = Выбрано персонажей: { $chosen } из { $seats }.
cause-chronicle = Команда в сборе.
cause-act = { $act ->
    [explore] { $hero } хочет исследовать локацию «{ $goal }».
    [travel] { $hero } хочет идти в локацию «{ $goal }».
    [guidestone] { $hero } хочет зажечь путеводный камень в локации «{ $goal }».
    [fight] { $hero } хочет сразиться со стражем «{ $goal }».
    [location] { $hero } хочет выполнить действие «{ $goal }».
   *[own] { $hero } хочет применить { SAME($hero, $goal) ->
        [yes] своё свойство
       *[no] «{ $goal }»
     }.
 }
cause-magic = Магический ключ карты «{ $card }» соединяется: { $bonus }.
cause-order = Сразу наступает несколько событий: { $count }.
cause-cube = Пришёл куб, а рядом отродья.
cause-step = Симпатия могла бы вырасти, а рядом отродья.
cause-give-up = { $hero } предлагает отказаться от дипломатии.
cause-concede = { $hero } не видит надежды и предлагает сдаться.
does-stop-only = Затем враг, который сейчас не причинит вреда
does-escape-only = Потерять 1 энергию и выйти из боя; атака сейчас не причинит вреда
does-escape-roll-only = Потерять 1 энергию и выйти из боя при броске от 4 до 6; атака сейчас не причинит вреда
does-grow = { $thing }: { $now } → { $later }
does-upgrade = Показывают карт: { $count }, одна войдёт в колоду
does-rebuild = Вы выберете карты колоды, не меньше десяти
does-vision = Видение читают все, кто там ночует
does-chronicle = Решает, если голоса разделились
does-chronicle-nobody = При равенстве голосов решает первый игрок
does-go-along = Вы участвуете и можете заплатить часть
does-stay = { $hero } обойдётся без вас
does-place = Ложится в конец комбинации без эффекта
does-no-key = Ключ ничего не даст
does-go-on = Встреча продолжается
does-hand = Карты на руке: { $now } → { $later }
does-goods = Еда или золото −{ $n }
does-cost-all = { $what ->
    [energy] Энергия −{ $n } на всех
    [health] Здоровье −{ $n } на всех
    [terror] Ужас +{ $n } на всех
    [food] Еда −{ $n } на всех
    [wealth] Золото −{ $n } на всех
   *[magic] Магия −{ $n } на всех
 }
does-stone = Ещё или { $one }, или { $other }
warn-blood = Платить придётся здоровьем и ужасом.
warn-blood-dying = Как ни дели, кто-то окажется при смерти.
warn-blood-insane = Как ни дели, кто-то сойдёт с ума.
cause-outcome = Так закончилась встреча.

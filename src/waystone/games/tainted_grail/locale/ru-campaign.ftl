# Затраты команды
effect-cost = { $what ->
    [energy] энергия −{ $n }
    [health] здоровье −{ $n }
    [terror] ужас +{ $n }
    [food] еда −{ $n }
    [wealth] золото −{ $n }
   *[magic] магия −{ $n }
 }{ $each ->
    [member] {" "}за каждого в команде
    [character] {" "}за каждого в игре
   *[other] {""}
 }

# Условия мира
effect-status = достижение «{ $status }»{ $part ->
    [0] , частей не меньше { $least }
   *[other] , часть { $part }
 }
effect-time-passed = отметок «Время идёт» не меньше { $least }{ $chapter ->
    [0] {" "}в этой главе
    [-1] {" "}за всё время
   *[other] {" "}в главе { $chapter }
 }
effect-secret = есть секрет «{ $secret }»
effect-item = есть предмет «{ $item }»
effect-item-no-item = есть { $slot ->
    [weapon] оружие
    [armour] броня
    [shield] щит
    [relic] реликвия
   *[other] предмет
 }
effect-chapter = { $most ->
    [99] глава { $least } или позже
   *[other] { $least ->
        [0] глава { $most } или раньше
       *[other] главы с { $least } по { $most }
     }
 }
effect-in-party = в команде { $character }
effect-whole-party = в команде все персонажи
effect-party-size = в команде от { $least } до { $most } персонажей
effect-in-play = в игре { $character }
effect-in-play-no-character = персонажей в игре от { $least } до { $most }
effect-at = вы в локации { OR($numbers) }{ $side ->
    [clear] , она ясная
    [wyrd] , она в искажении
   *[other] {""}
 }{ $seal ->
    [vision] , на ней печать видения
    [settlement] , это поселение
    [ritual] , на ней печать ритуала
   *[other] {""}
 }{ $menhir ->
    [yes] , там стоит менгир
   *[no] {""}
 }{ $guidestone ->
    [yes] , там горит путеводный камень
   *[no] {""}
 }
effect-at-no-numbers = подходящее место{ $side ->
    [clear] , ясное
    [wyrd] , в искажении
   *[other] {""}
 }{ $seal ->
    [vision] , с печатью видения
    [settlement] , поселение
    [ritual] , с печатью ритуала
   *[other] {""}
 }{ $menhir ->
    [yes] , с менгиром
   *[no] {""}
 }{ $guidestone ->
    [yes] , с путеводным камнем
   *[no] {""}
 }
effect-marker = «{ $event }»: { $marker ->
    [quest] маркеров задачи
    [light] светлых маркеров времени
   *[dark] тёмных маркеров времени
 } не меньше { $least }
effect-marker-no-event = { $location ->
    [0] здесь
   *[other] в локации { $location }
 } { $marker ->
    [quest] маркеров задачи
    [light] светлых маркеров времени
   *[dark] тёмных маркеров времени
 } не меньше { $least }
effect-revealed = локация { $location } открыта
effect-guidestones = { $most ->
    [3] путеводных камней не меньше { $least }
   *[other] путеводных камней от { $least } до { $most }
 }
effect-guardian = страж «{ $encounter }» { $anywhere ->
    [yes] на поле
   *[no] здесь
 }
effect-guardian-no-encounter = страж { $anywhere ->
    [yes] на поле
   *[no] здесь
 }
effect-companion = спутник { $companion } { $anywhere ->
    [yes] с вами
   *[no] здесь
 }
effect-state = кто-то { $state ->
    [exhausted] измождён
    [dying] при смерти
    [insane] сходит с ума
    [wyrdform] в искажённой форме
    [wounded] ранен
   *[sane] в своём уме
 }
effect-condition = у кого-то состояние «{ $condition }»
effect-filter = есть { $colour ->
    [red] красный
   *[blue] синий
 } светофильтр
effect-event = в силе «{ $event }»
effect-was-read = эта страница уже прочитана
effect-beaten = встреча «{ $encounter }» уже выиграна
effect-day = { $most ->
    [999] день { $least } или позже
   *[other] дни с { $least } по { $most }
 }
effect-holds = у кого-то не меньше { $least }: { $what ->
    [food] еда
    [wealth] золото
    [magic] магия
   *[xp] опыт
 }
effect-king = по острову ходит { $king }
effect-not = неверно, что { $condition }
effect-any = хотя бы одно: { OR($of) }
effect-all = всё сразу: { $of }

# Эффекты мира
effect-result = { $most ->
    [99] { $least } и больше
   *[other] { $least ->
        [-99] до { $most }
       *[other] { $least }–{ $most }
     }
 }: { $do }
effect-one = один из команды по выбору: { $do }
effect-everyone = каждый персонаж в игре: { $do }
effect-whoever = { $character }: { $do }
effect-check = проверка ({ $attribute }){ $add ->
    [0] {""}
   *[other] {" "}+{ $add }
 }
effect-check-no-attribute = проверка{ $add ->
    [0] {""}
   *[other] {" "}+{ $add }
 }
effect-fight = встреча «{ $named }»; дальше — по исходу
effect-fight-no-named = { $draw ->
    [green] зелёная
    [blue] синяя
   *[purple] фиолетовая
 } встреча; дальше — по исходу
effect-move = переместитесь { $to ->
    [here] на месте
    [lowest] в локацию с наименьшим номером
    [highest] в локацию с наибольшим номером
    [connected] в связанную локацию
    [any] в любую локацию
   *[other] в локацию { $to }
 }
effect-set-track = { $track ->
    [energy] энергия
    [health] здоровье
   *[terror] ужас
 }: { $to ->
    [-1] на начальное деление
   *[other] на деление { $to }
 }
effect-own-xp = личный опыт +{ $n }
effect-gain-card = карта «{ $card }» — в колоду владельца
effect-wyrdform = { $character }: { $back ->
    [yes] прежний облик
   *[no] искажённая форма
 }
effect-wyrdform-no-character = один из персонажей: { $back ->
    [yes] прежний облик
   *[no] искажённая форма
 }
effect-gain-condition = состояние «{ $condition }»
effect-cure = кто-то избавляется от состояния «{ $condition }»
effect-cure-no-condition = кто-то избавляется от одного состояния
effect-reveal = откройте локацию { $location }
effect-flip = { $location ->
    [here] эта локация
    [lowest] локация с наименьшим номером
    [highest] локация с наибольшим номером
    [connected] связанная локация
    [any] любая локация
   *[other] локация { $location }
 } переворачивается { $side ->
    [clear] на ясную сторону
   *[wyrd] на искажённую сторону
 }
effect-swap = локация { $location } меняется: «{ $version }»
effect-remove-location = локация { $location } уходит с поля
effect-put-marker = «{ $event }»: { $marker ->
    [quest] маркеры задачи
    [light] светлые маркеры времени
   *[dark] тёмные маркеры времени
 } +{ $n }
effect-put-marker-no-event = { $marker ->
    [quest] маркеры задачи
    [light] светлые маркеры времени
   *[dark] тёмные маркеры времени
 } +{ $n } { $location ->
    [here] здесь
    [connected] в связанной локации
    [any] в любой локации
   *[other] в локации { $location }
 }
effect-take-marker = «{ $event }»: { $marker ->
    [quest] маркеры задачи
    [light] светлые маркеры времени
   *[dark] тёмные маркеры времени
 } −{ $n }
effect-take-marker-no-event = { $marker ->
    [quest] маркеры задачи
    [light] светлые маркеры времени
   *[dark] тёмные маркеры времени
 } −{ $n } { $location ->
    [here] здесь
    [connected] в связанной локации
    [any] в любой локации
   *[other] в локации { $location }
 }
effect-light-guidestone = путеводный камень загорается { $location ->
    [here] здесь
    [connected] по соседству
    [any] где угодно
   *[other] в локации { $location }
 }
effect-fade = { $which ->
    [here] гаснет путеводный камень этой локации
    [lowest] гаснет камень у наименьшего номера
    [highest] гаснет камень у наибольшего номера
    [farthest] гаснет самый дальний камень
    [all] гаснут все путеводные камни
   *[choice] гаснет камень по выбору
 }
effect-candle = { $location ->
    [here] { $around ->
        [yes] здесь и по соседству
       *[no] здесь
     }
    [connected] в связанной локации{ $around ->
        [yes] {" "}и по соседству с ней
       *[no] {""}
     }
    [any] в любой локации{ $around ->
        [yes] {" "}и по соседству с ней
       *[no] {""}
     }
   *[other] в локации { $location }{ $around ->
        [yes] {" "}и по соседству с ней
       *[no] {""}
     }
 } ясно до следующего утра
effect-place-guardian = страж «{ $encounter }» приходит { $location ->
    [here] сюда
    [lowest] в локацию с наименьшим номером
    [highest] в локацию с наибольшим номером
    [connected] в связанную локацию
    [any] в любую локацию
   *[other] в локацию { $location }
 }
effect-discard-guardian = страж «{ $encounter }» уходит
effect-discard-guardian-no-encounter = уходит страж { $anywhere ->
    [yes] по выбору
   *[no] этой локации
 }
effect-move-guardian = страж «{ $encounter }» идёт по кубику
effect-move-guardian-no-encounter = страж по выбору идёт по кубику
effect-place-king = король краха приходит { $location ->
    [here] сюда
    [lowest] в локацию с наименьшим номером
    [highest] в локацию с наибольшим номером
    [connected] в связанную локацию
    [any] в любую локацию
   *[other] в локацию { $location }
 }
effect-remove-king = { $king } покидает остров
effect-join = с вами идёт { $companion }
effect-part = { $companion } уходит{ $days ->
    [0] {""}
    [one] {" "}на { $days } день
    [few] {" "}на { $days } дня
   *[other] {" "}на { $days } дней
 }
effect-encounter = встреча «{ $named }»
effect-encounter-no-named = { $draw ->
    [green] зелёная
    [blue] синяя
   *[purple] фиолетовая
 } встреча
effect-add-encounter = отныне может встретиться «{ $encounter }»
effect-remove-encounter = больше не встретится «{ $encounter }»
effect-gain-secret = возьмите секрет «{ $secret }»
effect-lose-secret = верните секрет «{ $secret }»
effect-gain-ranked = предмет из { $rank ->
    [lowest] низшей
   *[highest] высшей
 } доступной колоды
effect-gain-named = возьмите предмет «{ $item }»
effect-item-deck = колода предметов { $deck } { $out ->
    [yes] уходит со стола
   *[no] кладётся на стол
 }
effect-gain-filter = { $colour ->
    [red] красный
   *[blue] синий
 } светофильтр — ваш
effect-mark-status = достижение «{ $status }», часть { $part }
effect-erase-status = сотрите «{ $status }», часть { $part }
effect-time-passes = время идёт ({ $n })
effect-random-events = случайные события — на колоду событий
effect-insert-event = «{ $event }» — в колоду событий
effect-remove-event = «{ $event }» уходит
effect-start-event = начинается «{ $event }»
effect-end-mission = завершается «{ $event }»
effect-lead = зацепка: { $lead }
effect-lead-done = зацепка закрыта: { $lead }
effect-start-chapter = начинается { $to }
effect-ending = история завершается
effect-echoes = начинается Эхо краха
effect-echo = свершение: { $echo }
effect-read = читайте дальше в другом месте
effect-explore = исследуйте { $location ->
    [here] эту локацию
   *[other] локацию { $location }
 }
effect-save-point = удобно прерваться
effect-text = абзац
effect-redirect = читайте в другом месте

# Длительные правила мира
effect-travel-cost = { $n ->
    [-1] путешествие: энергии на 1 меньше
   *[other] путешествие: энергии на { $n } больше
}
effect-choice-cost = варианты за энергию: на { $n } дороже
effect-forbid = нельзя { $action ->
    [explore] исследовать
    [travel] путешествовать
    [location] совершать действия локаций
    [guidestone] зажигать путеводные камни
    [fight] сражаться со стражами
   *[ability] совершать личные действия
 }{ $seal ->
    [vision] {" "}там, где печать видения
    [settlement] {" "}в поселениях
    [ritual] {" "}там, где печать ритуала
   *[other] {""}
 }{ $side ->
    [clear] {" "}на ясной стороне
    [wyrd] {" "}в искажении
   *[other] {""}
 }
effect-rest = { $n ->
    [-1] отдых: энергии на 1 меньше
   *[other] отдых: энергии на { $n } больше
}
effect-night = { $health ->
    [0] ночь в искажении: ужаса ещё +{ $terror }
   *[other] { $terror ->
        [0] ночь в искажении: здоровья ещё −{ $health }
       *[other] ночь в искажении: здоровья ещё −{ $health }, ужаса ещё +{ $terror }
    }
}
effect-safe-night = ночь в искажении безвредна
effect-still-guardians = стражи не двигаются
effect-bold-guardians = пришедший страж нападает сразу
effect-no-visions = никто не видит видений
effect-forced-visions = видения читать обязательно
effect-meal = трапеза: здоровья на { $n } больше
effect-stone-cost = { $n ->
    [-1] путеводный камень: энергии на 1 меньше
   *[other] путеводный камень: энергии на { $n } больше
}
effect-cheaper = торговля: золота на { $n } меньше (но не меньше 1)
effect-glimpse = новые локации открываются ясной стороной

# Свойства дня
effect-dawn = В начале дня{ $may ->
    [yes] {" "}по желанию
   *[no] {""}
 } { $pay }: { $do }.
effect-dusk = В конце дня{ $may ->
    [yes] {" "}по желанию
   *[no] {""}
 } { $pay }: { $do }.

# Факты
fact-day-began = Начинается день { $day }.
fact-midday-began = Наступает разгар дня.
fact-dusk-fell = День { $day } клонится к концу.
fact-laid = Из тумана выступает { $place } ({ $side ->
    [clear] ясная сторона
   *[wyrd] искажённая сторона
 }).
fact-flipped = Локация «{ $place }» { $side ->
    [clear] проясняется
   *[wyrd] тонет в искажении
 }.
fact-swapped = На месте локации «{ $place }» теперь «{ $version }».
fact-left-board = Локацию «{ $place }» больше не найти.
fact-travelled = { $heroes } { AGREE($heroes, "идёт", "идут") } в локацию «{ $place }».
fact-moved = { $heroes } { AGREE($heroes, "оказывается", "оказываются") } в локации «{ $place }».
fact-explored = { $heroes } { AGREE($heroes, "исследует", "исследуют") } локацию «{ $place }».
fact-action-taken = { $heroes } { AGREE($heroes, "выполняет", "выполняют") } действие «{ $action }».
fact-own-action-taken = { $hero } применяет { SAME($hero, $thing) ->
    [yes] своё свойство
   *[no] «{ $thing }»
 }.
fact-too-dear = { $hero } не может заплатить с такой компанией.
fact-joined = { $hero } идёт со всеми.
fact-stayed-out = { $hero } остаётся в стороне.
fact-costs-divided = { $how ->
    [said] Теперь каждый сам решает, сколько платить.
   *[fair] Теперь больше платит тот, у кого больше.
 }
fact-rests = { $hero } на сегодня закончил{ GENDER($hero) ->
    [f] а
    [n] о
    [p] и
   *[m] {""}
 }.
fact-stone-lit = { $heroes } { AGREE($heroes, "зажигает", "зажигают") } путеводный камень в локации «{ $place }».
fact-stone-faded = В локации «{ $place }» гаснет путеводный камень.
fact-candle-lit = В локации «{ $place }» свет удерживает туман.
fact-markers-changed = В локации «{ $place }» меняются { $marker ->
    [quest] маркеры задачи
    [light] светлые маркеры
   *[dark] тёмные маркеры
 } ({ $change }).
fact-verse-opened = Журнал открыт на строфе «{ $verse }».
fact-choice-taken = { $choice }
fact-exploration-ended = Журнал закрыт.
fact-redirected = Страница отсылает дальше.
fact-checked = { $heroes } { AGREE($heroes, "проходит", "проходят") } проверку ({ $attribute }) с итогом { $total } (кубик { $face }, { $attribute } { $value }{ $change ->
    [none] {""}
   *[other] , { $change }
 }).
fact-checked-by-luck = { $heroes } { AGREE($heroes, "испытывает", "испытывают") } удачу с итогом { $total } (кубик { $face }{ $change ->
    [none] {""}
   *[other] , { $change }
 }).
fact-status-marked = В достижении «{ $status }» отмечена часть { $part }.
fact-status-erased = В достижении «{ $status }» стёрта часть { $part }.
fact-time-went = Время идёт, уже { $count } из 6.
fact-event-revealed = Открыто событие «{ $event }».
fact-event-left = Событие «{ $event }» отложено.
fact-mission-done = Миссия «{ $event }» выполнена.
fact-events-added = В колоду { $count ->
    [one] добавлено { $count } случайное событие
    [few] добавлены { $count } случайных события
   *[other] добавлено { $count } случайных событий
 }.
fact-event-inserted = Карта уходит в колоду событий, никто её не видел.
fact-event-withdrawn = Карта покидает колоду событий, никто её не видел.
fact-encounter-added = { $colour ->
    [green] В глуши появилось что-то новое.
    [blue] Среди людей появился кто-то новый.
   *[purple] В искажении появилось что-то новое.
 }
fact-encounter-dropped = Встреча «{ $encounter }» больше не выпадет.
fact-event-timer-ran = Срок события «{ $event }» вышел.
fact-no-event = Колода событий пуста.
fact-chapter-began = Начинается глава «{ $chapter }».
fact-lead-taken = У вас есть зацепка «{ $lead }».
fact-lead-closed = Зацепка «{ $lead }» закрыта.
fact-secret-gained = { $hero } получает секрет «{ $secret }».
fact-secret-shared = Команда получает общий секрет «{ $secret }».
fact-secret-lost = Секрет «{ $secret }» возвращён.
fact-filter-gained = Теперь читается { $colour ->
    [red] красное
   *[blue] синее
 }.
fact-card-gained = { $hero } получает в колоду карту «{ $card }».
fact-afflicted = { $hero } получает карту состояния «{ $condition }».
fact-cured = { $hero } избавляется от карты «{ $condition }».
fact-guardian-placed = В локации «{ $place }» появляется страж «{ $guardian }».
fact-guardian-gone = Страж «{ $guardian }» уходит.
fact-guardian-moved = Страж «{ $guardian }» ({ $die ->
    [n] север
    [e] восток
    [s] юг
    [w] запад
   *[x] X
 }) теперь в локации «{ $place }».
fact-guardian-attacks = Нападает страж «{ $guardian }».
fact-king-placed = Король краха { $king } выходит на остров в локации «{ $place }».
fact-king-moved = { $king } теперь в локации «{ $place }».
fact-king-rolled = { $king } идёт по кубику ({ $die ->
    [n] север
    [e] восток
    [s] юг
    [w] запад
   *[x] X
 }).
fact-king-gone = { $king } уходит с острова.
fact-king-met = Перед вами { $king }.
fact-companion-joined = С вами идёт { $companion }.
fact-companion-left = Уходит { $companion }.
fact-companion-hint = { $companion } может дать совет (смотрите миссию).
fact-rested = { $hero } отдыхает.
fact-went-hungry = { $hero } ложится спать без ужина.
fact-wyrd-night = { $hero } ночует в искажении.
fact-weakness-struck = { $hero } чувствует свою слабость.
fact-bought = { $hero } осваивает «{ $thing }».
fact-upgraded = { $hero } получает в колоду карту «{ $card }».
fact-rebuilt = { $hero } собирает колоду заново.
fact-gave-thing = { $giver } отдаёт { CASE($receiver, "dat") } «{ $thing }».
fact-gave-resource = { $giver } отдаёт { CASE($receiver, "dat") } { $what ->
    [food] еду
   *[wealth] золото
 } ({ $n }).
fact-deck-on-table = На стол ложится колода { $deck ->
    [a] предметов А
    [b] предметов Б
    [c] предметов В
    [d] предметов Г
    [e] предметов Д
   *[consumable] одноразовых предметов
 }.
fact-deck-off-table = Со стола убрана колода { $deck ->
    [a] предметов А
    [b] предметов Б
    [c] предметов В
    [d] предметов Г
    [e] предметов Д
   *[consumable] одноразовых предметов
 }.
fact-no-item-left = Найти нечего, пуста колода { $deck ->
    [a] предметов А
    [b] предметов Б
    [c] предметов В
    [d] предметов Г
    [e] предметов Д
   *[consumable] одноразовых предметов
 }.
fact-nothing-to-cure = Лечить нечего.
fact-died = { $hero } умирает.
fact-rescued = { $hero } возвращается к живым. Платят все.
fact-form-changed = { $hero } { $wyrdform ->
    [yes] принимает искажённую форму
   *[no] возвращает себе прежний облик
 }.
fact-echoes-began = Начинается Эхо краха.
fact-echo-gained = { $hero } слышит эхо краха «{ $echo }».
fact-legend-gained = { $hero } получает легендарное действие «{ $legend }».
fact-talent-gained = { $hero } получает улучшенное свойство «{ $talent }».
fact-save-point = Удобно прерваться.
fact-campaign-ended = { $ending }.
fact-encounter-missing = Никто не приходит.
fact-chronicler-named = Летописцем становится { $hero }.

# Вопросы
ask-midday = Что делать?
ask-company = Кого позвать с собой?
ask-join = { $hero } зовёт с собой. Идёте?
ask-join-instant = Кто-то приходит ({ $place }). Разделить то, что случится?
ask-part = { $what ->
    [energy] Сколько энергии из { $left } платите вы?
    [health] Сколько здоровья из { $left } платите вы?
    [terror] Сколько ужаса из { $left } берёте вы?
    [food] Сколько еды из { $left } платите вы?
    [wealth] Сколько золота из { $left } платите вы?
   *[magic] Сколько магии из { $left } платите вы?
 }
ask-materials = Еда или золото для путеводного камня?
ask-stone-way = Чем зажечь путеводный камень?
ask-take-stone = Горят все три. Какой забрать?
ask-slot = Где встанет путеводный камень?
ask-fade = Какой путеводный камень гаснет?
ask-guardian = Какой страж?
ask-where = Куда?
ask-one = Кому достанется это ({ $do })?
ask-whom = Кого это касается ({ $do })?
ask-whom-secret = У кого останется секрет «{ $secret }»?
ask-cure = Кто и от чего избавится?
ask-item-deck = Из какой колоды?
ask-burden = Ноша тяжела. Что отдать?
ask-hint = Прочесть подсказку?
ask-read-on = Прочитайте страницу.
ask-choice = Что делать?
ask-vision = Прочесть видение ({ $place })?
ask-develop = Чему научиться? Опыта { $n }.
ask-upgrade = Какая карта войдёт в колоду?
ask-rebuild-combat = Пересобрать колоду боя?
ask-rebuild-diplomacy = Пересобрать колоду дипломатии?
ask-deck-combat = Какие карты в колоде боя? Не меньше десяти.
ask-deck-diplomacy = Какие карты в колоде дипломатии? Не меньше десяти.
ask-give-to = Кому отдать { $thing ->
    [food] еду
    [wealth] золото
   *[other] «{ $thing }»
 }?
ask-how-many = Сколько?
ask-chronicler = Кто летописец и решает споры?

# Варианты
option-explore = Исследовать: { $place }
option-travel = Путешествие: { $place } (энергия −{ $n })
option-activate = Зажечь путеводный камень: { $place }
option-stone = { $place }
option-stone-materials = Магией и припасами
option-stone-blood = Кровавым подношением
option-materials = Еда { $food }, золото { $wealth }
option-fight = Схватка: { $guardian } (энергия −{ $n })
option-location-action = { $action } ({ $pay }): { $do }
option-location-action-no-pay = { $action }: { $do }
option-own-action = { $thing } ({ $pay }): { $do }
option-own-action-no-pay = { $thing }: { $do }
option-end-day = Завершить день
option-hand-over = Передать: { $thing ->
    [food] еда
    [wealth] золото
   *[other] { $thing }
 }
option-swap = Взять в дело: { $item }
option-memory = Прочесть воспоминание: { $memory }
option-company = Позвать других (сейчас с вами { $heroes })
option-company-alone = Позвать других (сейчас вы без компании)
option-pay-said = Делить плату иначе: каждый скажет, сколько платит
option-pay-fair = Делить плату как обычно: больше платит тот, у кого больше
option-hint = Совет о миссии: { $companion }
option-learn = Узнать побольше про это место: { $companion } ({ $place })
option-join = Вместе
option-stay = Остаться в стороне
option-place = { $place }
option-guardian = { $guardian }
option-cure = { $hero }: { $condition }
option-item-deck = Колода { $deck }
option-drop = Бросить: { $item }
option-give = Отдать: { $item }. Кому: { $hero }
option-read-hint = Прочесть
option-read-on = Читать дальше
option-choice = { $choice }
option-choice-pay = { $choice } ({ $pay })
option-choice-do = { $choice }: { $do }
option-choice-pay-do = { $choice } ({ $pay }): { $do }
option-buy-attribute = { $thing } +1 (опыт −{ $price })
option-buy-skill = Навык «{ $thing }» (опыт −{ $price })
option-buy-upgrade = { $thing ->
    [combat] Карта боя (опыт −{ $price })
   *[diplomacy] Карта дипломатии (опыт −{ $price })
 }
option-enough = На сегодня довольно
option-keep-deck = Оставить как есть
option-rebuild = Пересобрать
option-share-food = Сначала поделиться едой
option-nobody = Никто

# Концовки
end-won = История завершилась. Победа.
end-lost = Остров остался туману. Поражение.
end-death = Смерть пришла за одним, и дорога кончилась для всех.
end-pause = На сегодня всё.
end-lesson = Первый урок окончен.

# Стол
phase-dawn = День { $day }: утро
phase-midday = День { $day }: разгар
phase-dusk = День { $day }: вечер
phase-setting = Сборы в дорогу
table-island = Остров
table-day = День
table-events = События и миссии
table-secrets = Секреты
table-shared = Общие секреты
table-conditions = Состояния
table-legends = Легендарные действия
table-event-deck = События
table-green-deck = Зелёные
table-blue-deck = Синие
table-purple-deck = Фиолетовые
table-upgrade = Карты на выбор
table-companions = Спутники
track-day = День
track-time = Время идёт
track-stones = Путеводные камни
mission-goal = Задача: { $text }
mission-hint = Совет: { $text }
event-kind-story = сюжетное
event-kind-special = особое
event-kind-random = случайное
event-kind-mission = миссия
page-notes = Заметки
page-echoes = Эхо краха: { $hero }
echo-gained = ✓ { $group ->
    [0] Напоследок
   *[other] { $group }
 }. { $echo }: { $text }
echo-open = ○ { $group ->
    [0] Напоследок
   *[other] { $group }
 }. { $echo }: { $text }
note-lead = Зацепка: { $lead }. { $text }
note-status = { $status }: { $parts }
note-blocked = Пока закрыто: «{ $choice }» ({ $needs })
note-place = { $number }: { $place }
place-action = Действие: { $action } ({ $pay }): { $do }
place-action-no-pay = Действие: { $action }: { $do }
place-instant = При входе: { $do }
seal-vision = видение
seal-settlement = поселение
seal-ritual = ритуал
side-clear = ясно
side-wyrd = искажение
time-symbols = дней отдыха: { $n }
marker-dark = маркеры времени
marker-light = светлые маркеры
marker-quest = маркеры задачи
place-cell = { $number } { $place }
guidestone = Путеводный камень
guidestone-slot = Место для путеводного камня
menhir = менгир
fate-tokens = маркеры времени
legend-once = один раз за кампанию
talent = Улучшенное свойство
secret-number = Секрет { $n }
secret-48 = Каждая атака наносит на 1 урон больше, каждая реакция опускает симпатию ещё на 1.
secret-49 = Следующим картам активации не нужна молния.
condition-gain = При получении: { $do }
condition-dawn = В начале дня: { $do }
condition-dusk = В конце дня: { $do }
condition-attribute = { $attribute } { $change }
condition-dying = Вы покидаете встречу, теряете всю энергию и сбрасываете предмет; все остальные в вашей локации получают 1 ужас. Кто при смерти и снова теряет здоровье, погибает. Карта уходит, как только вы получите здоровье.
condition-dying-solo = Вы покидаете встречу, теряете всю энергию и сбрасываете предмет. Кто при смерти и снова теряет здоровье, погибает. Карта уходит, как только вы получите здоровье.
condition-dies = На { $n }-й вечер вы от этого погибаете.
condition-days = Проходит на { $n }-й вечер.
condition-ends = Проходит в конце дня, если верно: { $needs }.
place-number = Номер

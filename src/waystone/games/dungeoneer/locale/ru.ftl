# Стол
map = Храм
event = Событие
hand = Рука
inventory = Инвентарь
lair = Логово
banes = Проклятия
quests = Задания
completed = Выполнено
shared-quests = Общие задания
battle = Битва
playing = Сейчас в игре
decks = Колоды
adventure-deck = Колода приключений
glory-deck = Колода славы
peril-deck = Колода риска
discard-pile = Сброс
glory-discard = Сброс славы
peril-discard = Сброс риска
location-deck = Локации
quest-deck = Колода заданий
locations-held = Невыложенные локации
traps = Ловушка
life = Здоровье
glory = Слава
peril = Риск
ap = Очки действия
saved-ap = Сохранённое ОД
level = Уровень
wrath = Жетоны ярости
cost = Цена
points = Победные очки
speed-icon = Скорость
phase-setup = Подготовка
phase-reset = Восстановление
phase-dungeonlord = Злодеяния
phase-build = Локации
phase-hero = Подвиги
phase-discard = Сброс и добор
phase-line = Раунд { $round }: { $phase }, { $hero }
hero-line = { $race }, { $trade }
fallen = на земле
out = вне игры
first-player = первый игрок
kind-boon = Преимущество
kind-treasure = Сокровище
kind-bane = Проклятие
kind-encounter = Столкновение
kind-monster = Монстр
kind-trap = Ловушка
kind-artifact = Артефакт
kind-influence = Влияние
kind-sacrifice = Жертва
kind-hunt = Охота
kind-search = Поиск
kind-escort = Сопровождение
kind-threat = Угроза
kind-chance = Шанс
kind-event = Легендарное событие
kind-location = Локация
timing-hero = Фаза подвигов
timing-dungeonlord = Фаза злодеяний
timing-response = Ответ
timing-any = Любой момент
duration-instant = Мгновенная
duration-permanent = Постоянная
duration-attachment = Довесок
duration-monster = Монстр
legendary-tag = Легендарная
upkeep-line = Цена сохранения: слава { $cost }.
x-line = Х: сделайте это Х раз.
attach-boon = Довесок к преимуществу.
attach-treasure = Довесок к сокровищу.
attach-monster = Довесок к монстру вашего логова.
form-line = { $form } { $value }{ $attack ->
    [yes] { "" }
   *[no] { " " }(только контратака)
 }{ $wounds ->
    [1] { "" }
   *[other] , удар: { $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } раны
       *[other] { $wounds } ран
     }
 }
hit-also = Удар ({ $form }): { $acts }.
special-line = Особый эффект, риск { $peril }: { $what }.
special-bonus = +{ $bonus } к этой атаке
trap-where-unoccupied = Положите в незанятую локацию{ $place ->
    [tunnel] { " " }(тоннель)
    [room] { " " }(помещение)
    [gloomy] { " " }(мрачный тоннель)
   *[other] { "" }
 }.
trap-where-victim = Срабатывает сразу там, где стоит жертва.
trap-where-anywhere = Положите в любую локацию{ $place ->
    [tunnel] { " " }(тоннель)
    [room] { " " }(помещение)
    [gloomy] { " " }(мрачный тоннель)
   *[other] { "" }
 }.
trap-line = { $stat } { $value }+. Провал: { $failed }.
trap-reward = Успех: { $passed }.
effect-hazard = Опасность: карты ловушек +{ $amount }
effect-spikes = Шипы: { $stat } { $value }+ или 1 рана
effect-pit = Яма: { $stat } { $value }+ или падение
effect-text = При входе: { $do }
subject-here = все герои здесь
subject-rivals = все соперники
subject-target = герой
place-tunnel = Тоннель
place-room = Помещение
place-gloomy = Мрачный тоннель
place-entrance = Вход
exit-blocked = Блокированный выход: { $stat } { $value }+
exit-trap = Выход с ловушкой: { $stat } { $value }+
exit-open = Открытый выход
exit-wall = Стена
quest-at = Где: { OR($places) }.
quest-from-to = Откуда: { $one }. Куда: { $other }.
quest-search = Поиск ({ $place ->
    [tunnel] тоннель
    [room] помещение
    [gloomy] мрачный тоннель
   *[other] любая локация
 }), { $ap } ОД: кубик + расстояние до Входа, { $value }+.
effect-overcome = Преодолейте угрозу: { $stat } { $value }+
effect-slay = Победите монстра
quest-nakari = Победите Накари и сразу выиграйте.
effect-give = Отдайте { $what ->
    [boons] { $amount ->
        [one] { $amount } преимущество
        [few] { $amount } преимущества
       *[other] { $amount } преимуществ
     }
    [treasures] { $amount ->
        [one] { $amount } сокровище
        [few] { $amount } сокровища
       *[other] { $amount } сокровищ
     }
    [glory] { $amount ->
        [one] { $amount } очко славы
        [few] { $amount } очка славы
       *[other] { $amount } очков славы
     }
   *[life] { $amount ->
        [one] { $amount } очко здоровья
        [few] { $amount } очка здоровья
       *[other] { $amount } очков здоровья
     }
 }
effect-cast = Бросьте кубики ({ $dice }): { $alike ->
    [0] в сумме { $total } или больше
   *[other] одинаковых { $alike } или больше
 }
effect-deliver = Донесите жетон
quest-failed = Провал: { $acts }.
quest-reward = Награда: +1 уровень{ $acts ->
    [none] { "" }
   *[other] , { $acts }
 }.
quest-artifact = Затем до конца игры: { $acts }.
quest-influence = Пока не выполнено, { $acts }.
quest-carried = жетон у героя
quest-found = найдено здесь
event-line = В начале каждого хода 4+ кладёт сюда жетон (не больше 5). Исчадия, сыгранные вместе, дешевле на 1 очко риска за каждый жетон; жрицы Накари атакуют с +1 за каждый жетон.

# Эффекты: фразы без точки
effect-bonus = { $stat } { SIGNED($amount) }{ $on ->
    [attack] { " " }при атаке
    [counter] { " " }при контратаке
    [battle] { " " }в битве
    [threat] { " " }против угроз
   *[any] { "" }
 }{ $per ->
    [wrath] { " " }за каждый жетон ярости
    [twin] { " " }за каждую такую карту, атакующую в этот ход
    [quest] { " " }за каждое выполненное задание
   *[none] { "" }
 }{ $against ->
    [none] { "" }
   *[other] { " " }(противник: { $against })
 }{ $place ->
    [tunnel] { " " }в тоннелях
    [room] { " " }в помещениях
    [gloomy] { " " }в мрачных тоннелях
   *[none] { "" }
 }
effect-limits = предел { $boons ->
    [0] сокровищ { SIGNED($treasures) }
   *[other] преимуществ { SIGNED($boons) }{ $treasures ->
        [0] { "" }
       *[other] , сокровищ { SIGNED($treasures) }
     }
 }
effect-cheaper = каждое { $card } стоит вам на { SIZE($amount) ->
    [one] { SIZE($amount) } очко
    [few] { SIZE($amount) } очка
   *[other] { SIZE($amount) } очков
 } славы { LESS($amount) ->
    [yes] больше
   *[no] меньше
 }
effect-surefoot = без проверки проходите { $what ->
    [blocked] блокированные выходы
    [trap] выходы с ловушкой
    [spikes] шипы
   *[pit] ямы
 }
effect-ties = равенство — ваш удар при { $on ->
    [attack] атаке
   *[counter] контратаке
 }
effect-stride = { SIGNED($amount) } ОД в вашей фазе восстановления
effect-forage = слава +{ $amount } { $place ->
    [tunnel] в каждом новом тоннеле
    [room] в каждом новом помещении
    [gloomy] в каждом новом мрачном тоннеле
   *[none] в каждой новой локации
 }
effect-discreet = риск −{ $amount } { $place ->
    [tunnel] в каждом новом тоннеле
    [room] в каждом новом помещении
    [gloomy] в каждом новом мрачном тоннеле
   *[none] в каждой новой локации
 }
effect-hit = ваши удары ({ $form }): { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[other] { $wounds } ран
 }{ $also ->
    [none] { "" }
   *[other] { " " }и { $also }
 }
effect-elusive = нельзя вызвать на бой
effect-tough = здоровье +{ $amount }
effect-each-turn = в вашей фазе восстановления: { $do }
effect-on-entry = войдя в свой ход в { $place ->
    [tunnel] тоннель
    [room] помещение
    [gloomy] мрачный тоннель
   *[none] локацию
 }: { $do }
effect-on-slay = когда вы победили монстра: { $do }
effect-use = { $at ->
    [hero] фаза подвигов
    [response] ответ
   *[any] любой момент
 }{ $once ->
    [yes] , раз в ход
   *[no] { "" }
 }{ $glory ->
    [0] { "" }
   *[other] , слава { $glory }
 }{ $ap ->
    [0] { "" }
   *[other] , { $ap } ОД
 }{ $life ->
    [0] { "" }
   *[other] , здоровье { $life }
 }{ $spend ->
    [yes] , сбросьте карту
   *[no] { "" }
 }: { $do }
effect-heal = { $who ->
    [you] восстановите
    [here] все герои здесь восстанавливают
    [rivals] все соперники восстанавливают
   *[target] герой восстанавливает
 } { $amount ->
    [one] { $amount } очко здоровья
    [few] { $amount } очка здоровья
   *[other] { $amount } очков здоровья
 }
effect-wound = { $who ->
    [you] получите
    [here] все герои здесь получают
    [rivals] все соперники получают
   *[target] герой получает
 } { $amount ->
    [one] { $amount } рану
    [few] { $amount } раны
   *[other] { $amount } ран
 }
effect-glory = { $who ->
    [you] { LESS($amount) ->
        [yes] потеряйте
       *[no] получите
     }
    [here] все герои здесь { LESS($amount) ->
        [yes] теряют
       *[no] получают
     }
    [rivals] все соперники { LESS($amount) ->
        [yes] теряют
       *[no] получают
     }
   *[target] герой { LESS($amount) ->
        [yes] теряет
       *[no] получает
     }
 } { SIZE($amount) ->
    [one] { SIZE($amount) } очко славы
    [few] { SIZE($amount) } очка славы
   *[other] { SIZE($amount) } очков славы
 }
effect-peril = { $who ->
    [you] { LESS($amount) ->
        [yes] потеряйте
       *[no] получите
     }
    [here] все герои здесь { LESS($amount) ->
        [yes] теряют
       *[no] получают
     }
    [rivals] все соперники { LESS($amount) ->
        [yes] теряют
       *[no] получают
     }
   *[target] герой { LESS($amount) ->
        [yes] теряет
       *[no] получает
     }
 } { SIZE($amount) ->
    [one] { SIZE($amount) } очко риска
    [few] { SIZE($amount) } очка риска
   *[other] { SIZE($amount) } очков риска
 }
effect-steal-glory = заберите у героя { $amount ->
    [one] { $amount } очко славы
    [few] { $amount } очка славы
   *[other] { $amount } очков славы
 }
effect-pass-peril = передайте сопернику до { $amount ->
    [one] { $amount } очка
   *[other] { $amount } очков
 } своего риска
effect-draw = { $who ->
    [you] возьмите
    [here] все герои здесь берут
    [rivals] все соперники берут
   *[target] герой берёт
 } { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
 }
effect-drop = { $who ->
    [you] сбросьте
    [here] все герои здесь сбрасывают
    [rivals] все соперники сбрасывают
   *[target] герой сбрасывает
 } с руки { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
 }{ $random ->
    [yes] { " " }наугад
   *[no] { "" }
 }
effect-ap = { $who ->
    [you] { LESS($amount) ->
        [yes] потеряйте
       *[no] получите
     }
    [here] все герои здесь { LESS($amount) ->
        [yes] теряют
       *[no] получают
     }
    [rivals] все соперники { LESS($amount) ->
        [yes] теряют
       *[no] получают
     }
   *[target] герой { LESS($amount) ->
        [yes] теряет
       *[no] получает
     }
 } { SIZE($amount) } ОД
effect-fall = { $who ->
    [you] вы падаете
    [here] все герои здесь падают
    [rivals] все соперники падают
   *[target] герой падает
 }{ $value ->
    [0] { "" }
   *[other] { " " }(чтобы встать, нужна и проверка: { $stat } { $value }+)
 }
effect-stand = { $who ->
    [you] встаньте
    [here] все герои здесь встают
    [rivals] все соперники встают
   *[target] герой встаёт
 }
effect-warp = { $who ->
    [you] перенеситесь
    [here] перенесите всех героев здесь
    [rivals] перенесите всех соперников
   *[target] перенесите героя
 } { $to ->
    [entrance] ко Входу
    [random] в случайную локацию
    [hero] в локацию другого героя
   *[choice] в локацию на ваш выбор
 }
effect-swap-heroes = поменяйтесь с героем местами
effect-shift = сдвиг: { $how ->
    [turn] поверните локацию на 180°
   *[swap] поменяйте местами две локации
 }
effect-level = { $who ->
    [you] { LESS($amount) ->
        [yes] потеряйте
       *[no] получите
     }
    [here] все герои здесь { LESS($amount) ->
        [yes] теряют
       *[no] получают
     }
    [rivals] все соперники { LESS($amount) ->
        [yes] теряют
       *[no] получают
     }
   *[target] герой { LESS($amount) ->
        [yes] теряет
       *[no] получает
     }
 } { SIZE($amount) ->
    [one] уровень
    [few] { SIZE($amount) } уровня
   *[other] { SIZE($amount) } уровней
 }
effect-recover = возьмите { $card } из сброса
effect-strip = { $who ->
    [you] вы сбрасываете
    [here] все герои здесь сбрасывают
    [rivals] все соперники сбрасывают
   *[target] герой сбрасывает
 } { $card }{ $chooser ->
    [you] { " " }(на ваш выбор)
   *[holder] { "" }
 }
effect-rob = заберите сокровище у героя в вашей локации
effect-dismiss = { $to ->
    [hand] верните одного атакующего монстра в руку владельца
   *[discard] сбросьте одного атакующего монстра
 }{ $kind ->
    [none] { "" }
   *[other] { " " }({ $kind })
 }
effect-evade = избегните одной атаки{ $form ->
    [none] { "" }
   *[other] { " " }({ $form })
 }
effect-tame = один атакующий монстр становится вашим приспешником{ $kind ->
    [none] { "" }
   *[other] { " " }({ $kind })
 }
effect-turncoat = один атакующий монстр бьёт в другой своей форме на ваш выбор
effect-add = { SIGNED($amount) } к { $whose ->
    [rival] предстоящему броску соперника
   *[own] вашему предстоящему броску
 }{ $on ->
    [attack] { " " }атаки
    [counter] { " " }контратаки
    [battle] { " " }в битве
    [threat] { " " }против угрозы
   *[any] { "" }
 }{ $stat ->
    [none] { "" }
   *[other] { " " }({ $stat })
 }
effect-reroll = перебросьте { $whose ->
    [rival] кубик соперника
   *[own] свой кубик
 }{ $most ->
    [6] { "" }
   *[other] , если выпало { $most } или меньше
 }{ $on ->
    [attack] { " " }(атака)
    [counter] { " " }(контратака)
    [battle] { " " }(битва)
    [threat] { " " }(угроза)
   *[any] { "" }
 }{ $stat ->
    [none] { "" }
   *[other] { " " }({ $stat })
 }
effect-prevent = предотвратите { $amount ->
    [one] { $amount } рану
    [few] { $amount } раны
   *[other] { $amount } ран
 }
effect-cancel = только что сыгранное на вас проклятие не действует
effect-surge = { $stat } { SIGNED($amount) }{ $on ->
    [attack] { " " }при атаке
    [counter] { " " }при контратаке
    [battle] { " " }в битве
    [threat] { " " }против угроз
   *[any] { "" }
 }{ $who ->
    [you] { "" }
    [here] { " " }у всех героев здесь
    [rivals] { " " }у всех соперников
   *[target] { " " }у героя
 } до конца хода
effect-explore = выложите { $count ->
    [one] { $count } локацию
    [few] { $count } локации
   *[other] { $count } локаций
 }
effect-unlock = все выходы вашей локации открыты до следующего восстановления
effect-peek = посмотрите руку героя
effect-snatch = заберите случайную карту с руки героя в вашей локации
effect-fresh-attempt = следующая попытка задания в этот ход бесплатна
effect-swap-quest = положите своё задание под колоду и возьмите следующее
effect-wrath-tokens = { $amount ->
    [-3] снимите 3 жетона с карты ярости
    [-2] снимите 2 жетона с карты ярости
    [-1] снимите жетон с карты ярости
    [1] положите жетон на карту ярости
   *[other] положите на карту ярости жетоны: { $amount }
 }
effect-summon = положите монстра из сброса в своё логово
effect-threat = { $who ->
    [you] { "" }
    [here] все герои здесь:{ " " }
    [rivals] все соперники:{ " " }
   *[target] { "" }
 }{ $stat } { $value }+{ $passed ->
    [none] { "" }
   *[other] ; успех: { $passed }
 }{ $failed ->
    [none] { "" }
   *[other] ; провал: { $failed }
 }
effect-part = { SIGNED($amount) } { $card }
effect-sum = кубик { $die }, { $stat } { $value }, { $parts }
effect-sum-no-parts = кубик { $die }, { $stat } { $value }

# Вопросы
ask-hero = Что делает ваш герой? ОД: { $ap }
ask-hero-card = Какого героя выбираете?
ask-new-hero = Кто продолжит ваше дело?
ask-entrance = { $hero }: на какой Вход поставить?
ask-lay = Какую локацию выложить?
ask-place = { $location }: куда выложить?
ask-deck = Из какой колоды берёте карту?
ask-dungeonlord = Повелитель подземелья, что ждёт соперников?
ask-declare = Какое столкновение и против кого?
ask-bane-target = { $card }: на кого?
ask-payer = { $card }: чьим риском платить?
ask-x = { $card }: чему равен Х?
ask-discount = { $hero }: сколько из скидки на исчадий?
ask-host = { $card }: к какой карте?
ask-trap = { $card }: куда?
ask-form = { $card }: форма битвы?
ask-special = { $card }: применить особый эффект?
ask-response = Чем ответите?
ask-attacker = Кто из атакующих?
ask-counter-by = Кто контратакует?
ask-challenge = Ударить в ответ за 1 ОД?
ask-challenger = Кто бьёт в ответ?
ask-token = Удар! { $hero }: нанести рану или забрать жетон?
ask-lair = { $card }: куда отправить?
ask-lair-excess = Логово полно: кого сбросить?
ask-solo-lair = Кто остаётся в логове?
ask-reward = Кому добавить 1 очко риска?
ask-spoils = Сыграть сокровище?
ask-draw = Взять карту славы?
ask-any-moment = Сделаете что-нибудь сейчас?
ask-before-roll = { $hero }: сейчас бросок.
ask-after-roll = { $hero }: на кубике { $die }.
ask-hurt = Сейчас будут раны: { $wounds }.
ask-dying = Ваш герой гибнет!
ask-cast = На вас играют проклятие.
ask-go-on = Выход взломан. Пройти?
ask-dodge = Шипы!
ask-warp = { $hero }: куда перенести?
ask-shift-turn = Какую локацию повернуть?
ask-shift-one = Какую локацию сдвинуть?
ask-shift-other = С какой поменять местами?
ask-target = Какой герой?
ask-peril-to = Кому отдать риск?
ask-recover = Какую карту вернуть?
ask-strip = { $hero }: какую карту сбросить?
ask-rob = { $hero }: какое сокровище забрать?
ask-summon = Какого монстра призвать?
ask-swap-quest = Какое задание вернуть?
ask-give = Чем пожертвовать?
ask-excess = Сверх предела: какую карту сбросить?
ask-upkeep = За какую карту заплатить цену сохранения?
ask-discard = Какую карту сбросить?
ask-discard-phase = Сбросьте одну карту
ask-save = Сохранить 1 ОД?

option-attack = Атаковать: { $hero }
option-attempt = Попытка: { $quest } ({ $ap ->
    [0] бесплатно
   *[other] { $ap } ОД
 })
option-bane = { $card } (риск { $cost ->
    [-1] Х
   *[other] { $cost }
 })
option-card = { $card }
option-cell = Рядом:{ $north ->
    [none] { "" }
   *[other] { " " }↑ { $north }
 }{ $east ->
    [none] { "" }
   *[other] { " " }→ { $east }
 }{ $south ->
    [none] { "" }
   *[other] { " " }↓ { $south }
 }{ $west ->
    [none] { "" }
   *[other] { " " }← { $west }
 }{ $lies ->
    [upright] ; как есть
    [turned] ; повернуть на 180°
   *[none] { "" }
 }
option-declared = Всё объявлено
option-deliver = Донести: { $quest }
option-dodge = Увернуться за 1 ОД
option-draw = Взять
option-drop = Оставить: { $quest }
option-encounter = { $card } → { $hero } (риск { $cost })
option-end-phase = Закончить фазу злодеяний
option-end-turn = Закончить фазу подвигов
option-explore = Исследовать (1 ОД)
option-glory-deck = Колода славы
option-peril-deck = Колода риска
option-go = Пройти
option-stay = Остаться
option-hero = { $hero }
option-both = { $hero } и ваш герой
option-form = { $form }: { $own } против { $other }
option-minion = Приспешник: { $card }
option-move = Идти: { $place }{ $new ->
    [yes] { " " }(слава { $glory }, риск { $peril })
   *[no] { "" }
 }{ $exit ->
    [blocked] . Блокированный выход: { $stat } { $value }+
    [trap] . Выход с ловушкой: { $stat } { $value }+
   *[open] { "" }
 }
option-nobody = Никому
option-pick-up = Подобрать: { $quest }
option-place = { $place }
option-play = Сыграть: { $card } (слава { $cost ->
    [-1] Х
   *[other] { $cost }
 })
option-quest = { $quest }
option-save = Сохранить 1 ОД
option-search = Искать: { $quest } ({ $ap } ОД)
option-self = Сам герой
option-special = Применить (риск { $cost })
option-stand = Встать (1 ОД)
option-take = Взять с собой: { $quest }
option-test = Проверка
option-tip = Положить героя ради 1 ОД
option-to-discard = В сброс
option-to-hand = В руку
option-to-lair = В логово
option-token = Жетон: { $quest }
option-use = Применить: { $card }{ $glory ->
    [0] { "" }
   *[other] , слава { $glory }
 }{ $ap ->
    [0] { "" }
   *[other] , { $ap } ОД
 }{ $life ->
    [0] { "" }
   *[other] , здоровье { $life }
 }{ $spend ->
    [yes] , сбросив карту
   *[no] { "" }
 }
option-wound = Рана

# События
fact-turn-began = Раунд { $round }. Ход: { $hero }.
fact-wrath-rolled = { $hero }: бросок ярости, выпало { $die }.
fact-token-placed = Жетонов на карте ярости: { $tokens }.
fact-upkeep-paid = { $hero }: оплачено сохранение. { $card }.
fact-upkeep-unpaid = { $hero }: нечем сохранить, карта вернулась в руку. { $card }.
fact-gained = { $hero }: { $glory ->
    [0] риск +{ $peril }
   *[other] слава +{ $glory }{ $peril ->
        [0] { "" }
       *[other] , риск +{ $peril }
     }
 }{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
 }.
fact-lost = { $hero }: { $glory ->
    [0] риск −{ $peril }
   *[other] слава −{ $glory }{ $peril ->
        [0] { "" }
       *[other] , риск −{ $peril }
     }
 }{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
 }.
fact-paid-peril = { $hero }: потрачено риска { $peril }.
fact-played = { $hero } играет: { $card } (цена { $cost }).
fact-used = { $hero } применяет: { $card }.
fact-used-ability = { $hero } применяет особое умение.
fact-attached = { $card }: довесок к карте «{ $host }».
fact-left-play = { $hero } теряет: { $card }.
fact-discarded = { $hero } сбрасывает: { $card }.
fact-drew = { $hero } берёт: { $cards }.
fact-drew-some = { $hero } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
 }.
fact-saved = { $hero } сохраняет 1 ОД.
fact-declared-encounter = { $hero } насылает: { $card }. Жертва: { $victim }.
fact-card-cancelled = { $card }: проклятие отменено.
fact-battle-began = Битва. Атакуют: { $attackers }. Обороняется: { $hero }.
fact-attacks = { $hero } атакует. Цель: { $foe }.
fact-challenged = { $hero } бьёт в ответ. Цель: { $foe }.
fact-form-chosen = { $card }: { $form }.
fact-special-used = { $card }: особый эффект.
fact-left = { $hero }: уже не достать.
fact-attack-evaded = Атака не состоялась: { $card }.
fact-tamed = { $card }: теперь приспешник. Хозяин: { $hero }.
fact-compared = { $card }: атака { $attack } ({ $attack-roll }). { $foe }: контратака { $counter } ({ $counter-roll }).
fact-monster-wounded = { $card }: { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[other] { $wounds } ран
 }.
fact-slain = { $hero } побеждает: { $card }.
fact-monster-to = { $card } отправляется { $place }.
fact-token-taken = { $hero } забирает жетон: { $quest }. Был у героя: { $victim }.
fact-wounded = { $hero }: { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[other] { $wounds } ран
 }{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
 }, здоровья осталось { $life }.
fact-healed = { $hero } восстанавливает { $life ->
    [one] { $life } очко здоровья
    [few] { $life } очка здоровья
   *[other] { $life } очков здоровья
 }.
fact-defeated = { $hero }: герой повержен.
fact-returned = Новый герой: { $hero }, { $place }.
fact-tested = { $hero }, проверка ({ $stat }): { $total } ({ $roll }) против { $needed }+, { $passed ->
    [yes] преодолено
   *[no] провал
 }.
fact-rerolled = { $hero } заставляет перебросить кубик{ $card ->
    [none] { "" }
   *[other] { " " }({ $card })
 }: { $die }.
fact-fell = { $hero } падает.
fact-stood-up = { $hero } встаёт.
fact-tipped = { $hero } ложится ради 1 ОД.
fact-level-changed = { $hero }: уровень { $level }.
fact-surged = { $hero }: { $stat } { SIGNED($amount) } до конца хода.
fact-moved = { $hero } идёт: { $place }.
fact-warped = { $hero }: перенос, { $place }.
fact-exit-held = { $hero } на пороге: { $place }.
fact-exit-forced = { $hero } взламывает выход: { $place }.
fact-exits-opened = Все выходы открыты: { $place }.
fact-dodged = { $hero } уворачивается от шипов.
fact-laid-location = { $hero } выкладывает: { $place }.
fact-no-place = { $place }: некуда положить, карта ушла под колоду.
fact-shifted = Сдвиг: { $place }.
fact-trap-laid = Ловушка: { $card }, { $place }.
fact-trap-sprung = Сработала ловушка: { $card }, { $place }.
fact-stole = { $hero } забирает: { $card }. Было у героя: { $victim }.
fact-peeked = { $hero } подглядывает карты. Чьи: { $victim }. На руке: { $cards }.
fact-peeked-some = { $hero } подглядывает карты. Чьи: { $victim }.
fact-nakari-appears = { $card } ждёт: { $place }.
fact-nakari-falls = { $card } повержена. Ярость утихла.
fact-new-stage = Новая глава и новые колоды: { $stage ->
    [epic] эпическая, с уровня 4
   *[legendary] легендарная, с уровня 7
 }.
fact-quest-revealed = Новое задание: { $quest }.
fact-quest-completed = { $hero } выполняет: { $quest }.
fact-quest-failed = { $hero }: неудача. { $quest }.
fact-searched = { $hero } ищет ({ $quest }): { $total } (кубик { $die }, расстояние { $distance }{ $bonus ->
    [0] { "" }
   *[other] , { SIGNED($bonus) }
 }), { $found ->
    [yes] найдено
   *[no] пусто
 }.
fact-rolled-chance = { $hero } бросает: { $dice }{ $bonus ->
    [0] { "" }
   *[other] , { SIGNED($bonus) }
 }, всего { $total }.
fact-escort-taken = { $hero } берёт с собой: { $quest }.
fact-escort-dropped = { $hero } оставляет: { $quest } ({ $place }).
fact-encounter-rolled = Столкновение при { $peril } и меньше: выпало { $die }.
fact-revealed = Из колоды риска: { $card }.

end-quests = Три задания выполнены: победа.
end-nakari = Накари повержена: победа.
end-last-hero = Победил последний выживший герой.
end-points = Легенда рассказана; решают очки.
end-solo-won = Три задания выполнены, герой дома: победа.
end-solo-lost = Храм оставил героя себе. Поражение.
attack-total = Бросок

## Kinds and tags in words; an empty one is a mark for the eye.

word-adventure = карты приключений
word-words = { "" }
word-tunnel = тоннель
word-free = свободное место
word-artifact = артефакт
word-bane = проклятие
word-boon = преимущество
word-encounter = столкновение
word-treasure = сокровище
word-location = локация
word-locations = локации

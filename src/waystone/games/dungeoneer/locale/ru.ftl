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
upkeep-line = Цена сохранения: { $cost ->
    [one] { $cost } очко славы
    [few] { $cost } очка славы
   *[other] { $cost } очков славы
 }.
x-line = Сделайте это Х раз.
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
 }.
hit-also = Удар ({ $form }): { $acts }.
special-line = Особый эффект за { $peril ->
    [one] { $peril } очко риска
    [few] { $peril } очка риска
   *[other] { $peril } очков риска
 }: { $what }.
special-bonus = +{ $bonus } к этой атаке
trap-where-unoccupied = Положите { $place ->
    [tunnel] в незанятый тоннель
    [room] в незанятое помещение
    [gloomy] в незанятый мрачный тоннель
   *[other] в незанятую локацию
 }.
trap-where-victim = Срабатывает сразу там, где стоит жертва.
trap-where-anywhere = Положите { $place ->
    [tunnel] в любой тоннель
    [room] в любое помещение
    [gloomy] в любой мрачный тоннель
   *[other] в любую локацию
 }.
trap-line = { $stat } { $value }+. Провал: { $failed }.
trap-reward = Успех: { $passed }.
effect-hazard = Опасность: угроза карт ловушек больше на { $amount }
effect-spikes = Шипы: { $stat } { $value }+ или 1 рана
effect-pit = Яма: { $stat } { $value }+ или падение
effect-text = Когда вы входите сюда: { $do }
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
quest-from-to = Из локации «{ $one }» в локацию «{ $other }».
quest-search = Ищите { $place ->
    [tunnel] в тоннеле
    [room] в помещении
    [gloomy] в мрачном тоннеле
   *[other] в любой локации
 } за { $ap } ОД: кубик и расстояние до Входа вместе должны дать { $value }+.
effect-overcome = Преодолейте угрозу: { $stat } { $value }+
effect-slay = Победите монстра
quest-nakari = Победите Накари — и вы сразу выиграете.
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
effect-cast = Бросьте { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
 }: { $alike ->
    [0] в сумме нужно { $total } или больше
   *[other] одинаковых нужно { $alike } или больше
 }
effect-deliver = Донесите туда жетон
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
 }{ $against ->
    [none] { "" }
   *[other] { " " }против { CASE($against, "gen") }
 }{ $per ->
    [wrath] { " " }за каждый жетон ярости
    [twin] { " " }за каждую такую карту, атакующую в этот ход
    [quest] { " " }за каждое выполненное задание
   *[none] { "" }
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
       *[other] , предел сокровищ { SIGNED($treasures) }
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
effect-surefoot = { $what ->
    [blocked] проходите блокированные выходы
    [trap] проходите выходы с ловушкой
    [spikes] проходите шипы
   *[pit] проходите ямы
 } без проверки
effect-ties = при равенстве в { $on ->
    [attack] атаке
   *[counter] контратаке
 } удар наносите вы
effect-stride = { SIGNED($amount) } ОД в вашу фазу восстановления
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
effect-hit = ваш удар ({ $form }) наносит { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } раны
   *[other] { $wounds } ран
 }{ $also ->
    [none] { "" }
   *[other] { " " }и { $also }
 }
effect-elusive = бросить ему вызов нельзя
effect-tough = здоровье +{ $amount }
effect-each-turn = в свою фазу восстановления { $do }
effect-on-entry = когда в свой ход вы входите в { $place ->
    [tunnel] тоннель
    [room] помещение
    [gloomy] мрачный тоннель
   *[none] локацию
 }, { $do }
effect-on-slay = победив монстра, { $do }
effect-use = { $at ->
    [hero] в фазу подвигов
    [response] в ответ
   *[any] в любой момент
 }{ $once ->
    [yes] , раз в ход
   *[no] { "" }
 }{ $glory ->
    [0] { "" }
    [one] , за { $glory } очко славы
    [few] , за { $glory } очка славы
   *[other] , за { $glory } очков славы
 }{ $ap ->
    [0] { "" }
   *[other] , за { $ap } ОД
 }{ $life ->
    [0] { "" }
    [one] , за { $life } очко здоровья
    [few] , за { $life } очка здоровья
   *[other] , за { $life } очков здоровья
 }{ $spend ->
    [yes] , сбросив эту карту
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
   *[other] { " " }(встать можно, только пройдя проверку: { $stat } { $value }+)
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
    [you] сбросьте своё
    [here] все герои здесь сбрасывают
    [rivals] все соперники сбрасывают
   *[target] герой сбрасывает
 } { $card }{ $chooser ->
    [you] { " " }на ваш выбор
   *[holder] { "" }
 }
effect-rob = заберите сокровище у героя в вашей локации
effect-dismiss = { $to ->
    [hand] верните { $kind ->
        [none] одного атакующего монстра
       *[other] { GENDER($kind) ->
            [f] одну атакующую { CASE($kind, "acc") }
            [n] одно атакующее { CASE($kind, "acc") }
           *[m] одного атакующего { CASE($kind, "gen") }
         }
     } в руку владельца
   *[discard] сбросьте { $kind ->
        [none] одного атакующего монстра
       *[other] { GENDER($kind) ->
            [f] одну атакующую { CASE($kind, "acc") }
            [n] одно атакующее { CASE($kind, "acc") }
           *[m] одного атакующего { CASE($kind, "gen") }
         }
     }
 }
effect-evade = избегите одной атаки{ $form ->
    [none] { "" }
   *[other] { " " }({ $form })
 }
effect-tame = { $kind ->
    [none] один атакующий монстр
   *[other] { GENDER($kind) ->
        [f] одна атакующая
        [n] одно атакующее
       *[m] один атакующий
     } { $kind }
 } становится вашим приспешником
effect-turncoat = один атакующий монстр бьётся в другой своей форме, на ваш выбор
effect-add = { LESS($amount) ->
    [yes] отнимите { SIZE($amount) } от { $whose ->
        [rival] предстоящего броска соперника
       *[own] своего предстоящего броска
     }
   *[no] прибавьте { SIZE($amount) } к { $whose ->
        [rival] предстоящему броску соперника
       *[own] своему предстоящему броску
     }
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
 }{ $on ->
    [attack] { " " }при атаке
    [counter] { " " }при контратаке
    [battle] { " " }в битве
    [threat] { " " }против угрозы
   *[any] { "" }
 }{ $stat ->
    [none] { "" }
   *[other] { " " }({ $stat })
 }{ $most ->
    [6] { "" }
   *[other] , если выпало { $most } или меньше
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
effect-wrath-tokens = { LESS($amount) ->
    [yes] снимите с карты ярости { SIZE($amount) ->
        [one] { SIZE($amount) } жетон
        [few] { SIZE($amount) } жетона
       *[other] { SIZE($amount) } жетонов
     }
   *[no] положите на карту ярости { SIZE($amount) ->
        [one] { SIZE($amount) } жетон
        [few] { SIZE($amount) } жетона
       *[other] { SIZE($amount) } жетонов
     }
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
ask-entrance = На какой Вход поставить { CASE($hero, "acc") }?
ask-lay = Какую локацию выложить?
ask-place = Куда выложить локацию «{ $location }»?
ask-deck = Вы берёте { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
 }. Из какой колоды?
ask-dungeonlord = Повелитель подземелья, что ждёт соперников?
ask-declare = Какое столкновение и против кого?
ask-x = Чему равен Х карты «{ $card }»?
ask-discount = Сколько из скидки на исчадий возьмёт { $hero }?
ask-host = К какой карте присоединить карту «{ $card }»?
ask-trap = Куда положить ловушку «{ $card }»?
ask-form = В какой форме бьётся { $card }?
ask-special = Применит ли { $card } особый эффект?
ask-response = Чем ответите?
ask-attacker = Кто из атакующих?
ask-counter-by = Кто контратакует?
ask-challenge = Ударить в ответ за 1 ОД?
ask-token = Удар! Нанести рану или забрать жетон, который несёт { $hero }?
ask-lair = Куда отправится { $card }?
ask-lair-reward = Куда отправится { $card } и кому добавить { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
 } риска?
ask-lair-excess = Логово полно. Кого сбросить?
ask-solo-lair = Кто остаётся в логове?
ask-reward = Кому добавить { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
 } риска?
ask-spoils = Сыграть сокровище?
ask-draw = Взять карту славы?
ask-any-moment = Сделаете что-нибудь сейчас?
ask-before-roll = Сейчас бросает кубик { $hero }. Сделаете что-нибудь?
ask-after-roll = На кубике { CASE($hero, "gen") } { $die }. Сделаете что-нибудь?
ask-hurt = Сейчас будет { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[other] { $wounds } ран
 }. Сделаете что-нибудь?
ask-dying = Ваш герой гибнет!
ask-cast = На вас играют проклятие.
ask-go-on = Выход взломан. Пройти?
ask-dodge = Шипы!
ask-warp = Куда переносится { $hero }?
ask-shift-turn = Какую локацию повернуть?
ask-shift-one = Какую локацию сдвинуть?
ask-shift-other = С какой поменять местами?
ask-target = Какой герой?
ask-peril-to = Кому отдать риск?
ask-recover = Какую карту вернуть?
ask-strip = Какую карту { CASE($hero, "gen") } сбросить?
ask-rob = Какое сокровище забрать у { CASE($hero, "gen") }?
ask-summon = Какого монстра призвать?
ask-swap-quest = Какое задание вернуть?
ask-give = Чем пожертвовать?
ask-excess = У вас больше карт, чем позволяет предел. Какую сбросить?
ask-upkeep = За какую карту заплатить цену сохранения?
ask-discard = Какую карту сбросить?
ask-discard-phase = Сбросьте одну карту
ask-save = Сохранить 1 ОД?

option-attack = Атаковать: { $hero }
option-attempt = Попытка: { $quest } ({ $ap ->
    [0] бесплатно
   *[other] { $ap } ОД
 })
option-bane = { $card } → { $hero } (риск { $cost ->
    [-1] Х
   *[other] { $cost }
 })
option-bane-both = { $card } → { $hero } и ваш герой (риск { $cost ->
    [-1] Х
   *[other] { $cost }
 })
option-bane-paid = { $card }, платит { $hero } (риск { $cost ->
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
option-both-decks = Из колоды славы { $glory }, из колоды риска { $peril }
option-glory-deck = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
 } из колоды славы
option-peril-deck = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
 } из колоды риска
option-go = Пройти
option-stay = Остаться
option-hero = { $hero }
option-hero-and = { $to ->
    [lair] В логово
    [hand] В руку
   *[discard] В сброс
 }; { $hero } (риск +{ $n })
option-strike = { $foe }
option-strike-by = { $foe }; бьёт { $minion }
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
option-apart = По одному
option-apart-and = { $to ->
    [lair] В логово
    [hand] В руку
   *[discard] В сброс
 }; риск по одному
option-nobody = Никому
option-nobody-and = { $to ->
    [lair] В логово
    [hand] В руку
   *[discard] В сброс
 }; риск никому
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
fact-turn-began = Раунд { $round }, ходит { $hero }.
fact-wrath-rolled = { $hero } бросает кубик ярости, выпадает { $die }.
fact-token-placed = На карте ярости теперь { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[other] { $tokens } жетонов
 }.
fact-upkeep-paid = { $hero } платит цену сохранения карты «{ $card }».
fact-upkeep-unpaid = { $hero } не может сохранить карту «{ $card }», и она возвращается в руку.
fact-gained = { $hero } получает { $glory ->
    [0] { $peril ->
    [one] { $peril } очко риска
    [few] { $peril } очка риска
   *[other] { $peril } очков риска
 }
   *[other] { $glory ->
    [one] { $glory } очко славы
    [few] { $glory } очка славы
   *[other] { $glory } очков славы
 }{ $peril ->
        [0] { "" }
       *[other] {" "}и { $peril ->
    [one] { $peril } очко риска
    [few] { $peril } очка риска
   *[other] { $peril } очков риска
 }
     }
 }{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
 }.
fact-lost = { $hero } теряет { $glory ->
    [0] { $peril ->
    [one] { $peril } очко риска
    [few] { $peril } очка риска
   *[other] { $peril } очков риска
 }
   *[other] { $glory ->
    [one] { $glory } очко славы
    [few] { $glory } очка славы
   *[other] { $glory } очков славы
 }{ $peril ->
        [0] { "" }
       *[other] {" "}и { $peril ->
    [one] { $peril } очко риска
    [few] { $peril } очка риска
   *[other] { $peril } очков риска
 }
     }
 }{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
 }.
fact-paid-peril = { $hero } тратит { $peril ->
    [one] { $peril } очко риска
    [few] { $peril } очка риска
   *[other] { $peril } очков риска
 }.
fact-played = { $hero } играет карту «{ $card }» (цена { $cost }).
fact-used = { $hero } применяет карту «{ $card }».
fact-used-ability = { $hero } применяет особое умение.
fact-attached = Карта «{ $card }» присоединена к карте «{ $host }».
fact-left-play = { $hero } теряет карту «{ $card }».
fact-discarded = { $hero } сбрасывает карту «{ $card }».
fact-drew = { $hero } берёт { AGREE($cards, "карту", "карты") } { TITLES($cards) }.
fact-drew-some = { $hero } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
 }.
fact-saved = { $hero } сохраняет 1 ОД.
fact-declared-encounter = { $hero } насылает карту «{ $card }», жертва — { $victim }.
fact-card-cancelled = Проклятие «{ $card }» отменено.
fact-battle-began = Начинается битва. На { CASE($hero, "acc") } { AGREE($attackers, "нападает", "нападают") } { $attackers }.
fact-attacks = { $hero } атакует, цель — { $foe }.
fact-challenged = { $hero } бьёт в ответ, цель — { $foe }.
fact-form-chosen = { $card } бьётся в форме «{ $form }».
fact-special-used = { $card } применяет особый эффект.
fact-left = { $hero } уходит, и атаке никого не достать.
fact-attack-evaded = Атака не состоялась («{ $card }»).
fact-tamed = { $card } теперь приспешник { CASE($hero, "gen") }.
fact-compared = { $card } атакует на { $attack } ({ $attack-roll }), { $foe } контратакует на { $counter } ({ $counter-roll }).
fact-monster-wounded = { $card } получает { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } раны
   *[other] { $wounds } ран
 }.
fact-slain = { $hero } побеждает врага «{ $card }».
fact-monster-to = { $card } отправляется { $place }.
fact-token-taken = { $hero } забирает у { CASE($victim, "gen") } жетон задания «{ $quest }».
fact-wounded = { $hero } получает { $wounds ->
    [one] { $wounds } рану
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
fact-defeated = { $hero } { GENDER($hero) ->
    [f] повержена
    [n] повержено
    [p] повержены
   *[m] повержен
 }.
fact-returned = На карту «{ $place }» выходит новый герой — { $hero }.
fact-tested = { $hero } { $passed ->
    [yes] преодолевает
   *[no] проваливает
 } проверку ({ $stat }), { $total } ({ $roll }) против { $needed }+.
fact-rerolled = { $hero } заставляет перебросить кубик{ $card ->
    [none] { "" }
   *[other] { " " }({ $card })
 }, выпадает { $die }.
fact-fell = { $hero } падает.
fact-stood-up = { $hero } встаёт.
fact-tipped = { $hero } ложится ради 1 ОД.
fact-level-changed = { $hero } теперь на уровне { $level }.
fact-surged = { $hero } до конца хода меняется ({ $stat } { SIGNED($amount) }).
fact-moved = { $hero } идёт в локацию «{ $place }».
fact-warped = { $hero } переносится в локацию «{ $place }».
fact-exit-held = { $hero } остаётся на пороге локации «{ $place }».
fact-exit-forced = { $hero } взламывает выход из локации «{ $place }».
fact-exits-opened = В локации «{ $place }» открыты все выходы.
fact-dodged = { $hero } уворачивается от шипов.
fact-laid-location = { $hero } выкладывает локацию «{ $place }».
fact-no-place = Локацию «{ $place }» некуда положить, она уходит под колоду.
fact-shifted = Локация «{ $place }» сдвинута.
fact-trap-laid = В локации «{ $place }» ждёт ловушка «{ $card }».
fact-trap-sprung = В локации «{ $place }» срабатывает ловушка «{ $card }».
fact-stole = { $hero } забирает у { CASE($victim, "gen") } карту «{ $card }».
fact-peeked = { $hero } подсматривает карты { CASE($victim, "gen") } — { TITLES($cards) }.
fact-peeked-some = { $hero } подсматривает карты { CASE($victim, "gen") }.
fact-nakari-appears = { $card } ждёт в локации «{ $place }».
fact-nakari-falls = { $card } повержена. Ярость утихла.
fact-new-stage = Начинается { $stage ->
    [epic] эпическая глава (с уровня 4)
   *[legendary] легендарная глава (с уровня 7)
 }, колоды сменились.
fact-quest-revealed = Открыто задание «{ $quest }».
fact-quest-completed = { $hero } выполняет задание «{ $quest }».
fact-quest-failed = { $hero } не справляется с заданием «{ $quest }».
fact-searched = { $hero } { $found ->
    [yes] находит
   *[no] не находит
 } то, что ищет по заданию «{ $quest }», с итогом { $total } (кубик { $die }, расстояние { $distance }{ $bonus ->
    [0] { "" }
   *[other] , { SIGNED($bonus) }
 }).
fact-rolled-chance = { $hero } бросает кубики — { $dice }{ $bonus ->
    [0] { "" }
   *[other] , { SIGNED($bonus) }
 }, всего { $total }.
fact-escort-taken = { $hero } берёт с собой спутника по заданию «{ $quest }».
fact-escort-dropped = { $hero } оставляет спутника по заданию «{ $quest }» в локации «{ $place }».
fact-encounter-rolled = { $hero } попадёт в столкновение при { $peril } и меньше, выпадает { $die }.
fact-revealed = Из колоды риска открыта карта «{ $card }».

end-quests = Выполнены три задания.
end-nakari = Накари повержена.
end-last-hero = Победил последний выживший герой.
end-points = Легенда рассказана; решают очки.
end-points-counted = Очки
end-solo-won = Три задания выполнены, герой дома.
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

# Цены (после того, за что платят)
effect-price = (цена: { $what ->
    [energy] энергия
    [health] здоровье
    [terror] ужас
    [food] еда
    [wealth] золото
    [magic] магия
    [card] карты с руки
    [cube] кубы
    [time] время
   *[charge] выпады
 } { $n })

# Условия
effect-count = { $of ->
    [pool] кубов в резерве: { $most ->
        [99] не меньше { $least }
       *[other] { $least }–{ $most }
     }
    [time] время: { $most ->
        [99] не меньше { $least }
       *[other] { $least }–{ $most }
     }
    [health] ваше здоровье: { $most ->
        [99] не меньше { $least }
       *[other] { $least }–{ $most }
     }
    [missing-health] нехватка здоровья: { $most ->
        [99] не меньше { $least }
       *[other] { $least }–{ $most }
     }
    [terror] ваш ужас: { $most ->
        [99] не меньше { $least }
       *[other] { $least }–{ $most }
     }
    [energy] ваша энергия: { $most ->
        [99] не меньше { $least }
       *[other] { $least }–{ $most }
     }
    [food] ваша еда: { $most ->
        [99] не меньше { $least }
       *[other] { $least }–{ $most }
     }
    [wealth] ваше золото: { $most ->
        [99] не меньше { $least }
       *[other] { $least }–{ $most }
     }
    [magic] ваша магия: { $most ->
        [99] не меньше { $least }
       *[other] { $least }–{ $most }
     }
    [hand] карт в руке: { $most ->
        [99] не меньше { $least }
       *[other] { $least }–{ $most }
     }
    [deck] карт в вашей колоде: { $most ->
        [99] не меньше { $least }
       *[other] { $least }–{ $most }
     }
    [discard] карт в вашем сбросе: { $most ->
        [99] не меньше { $least }
       *[other] { $least }–{ $most }
     }
    [sequence] карт в комбинации: { $most ->
        [99] не меньше { $least }
       *[other] { $least }–{ $most }
     }
    [own-cards] ваших карт в комбинации: { $most ->
        [99] не меньше { $least }
       *[other] { $least }–{ $most }
     }
    [passives] пассивных карт в комбинации: { $most ->
        [99] не меньше { $least }
       *[other] { $least }–{ $most }
     }
    [candles] свечей в комбинации: { $most ->
        [99] не меньше { $least }
       *[other] { $least }–{ $most }
     }
    [arrows] стрел в комбинации: { $most ->
        [99] не меньше { $least }
       *[other] { $least }–{ $most }
     }
    [played] карт за активацию: { $most ->
        [99] не меньше { $least }
       *[other] { $least }–{ $most }
     }
    [attribute-keys] соединённых ключей характеристик: { $most ->
        [99] не меньше { $least }
       *[other] { $least }–{ $most }
     }
    [magic-keys] соединённых магических ключей: { $most ->
        [99] не меньше { $least }
       *[other] { $least }–{ $most }
     }
    [own-keys] соединённых ключей у этой карты: { $most ->
        [99] не меньше { $least }
       *[other] { $least }–{ $most }
     }
    [tokens] маркеров времени на этой карте: { $most ->
        [99] не меньше { $least }
       *[other] { $least }–{ $most }
     }
    [charges] выпадов на этой карте: { $most ->
        [99] не меньше { $least }
       *[other] { $least }–{ $most }
     }
    [members] персонажей в команде: { $most ->
        [99] не меньше { $least }
       *[other] { $least }–{ $most }
     }
    [markers] маркеров на враге: { $most ->
        [99] не меньше { $least }
       *[other] { $least }–{ $most }
     }
   *[weapons] активных оружий и щитов: { $most ->
        [99] не меньше { $least }
       *[other] { $least }–{ $most }
     }
 }
effect-affinity = { $colour ->
    [red] симпатия красная
    [grey] симпатия серая
   *[green] симпатия зелёная
 }
effect-has = { $slot ->
    [weapon] у вас есть активное оружие
    [armour] у вас есть активная броня
    [shield] у вас есть активный щит
   *[relic] у вас есть активная реликвия
 }
effect-able = { $attribute } не меньше { $least }
effect-follows = { $subtype ->
    [candle] предыдущая карта — свеча
   *[arrow] предыдущая карта — стрела
 }

# Эффекты
effect-cubes = получите { $n ->
    [one] { $n } куб
    [few] { $n } куба
   *[other] { $n } кубов
 }
effect-lose-cubes = потеряйте { $n ->
    [one] { $n } куб
    [few] { $n } куба
   *[other] { $n } кубов
 }
effect-up = симпатия +{ $n }
effect-down = симпатия −{ $n }
effect-home = верните маркер симпатии на Н
effect-time = время +{ $n }
effect-lose-time = время −{ $n }
effect-bolt = молния
effect-draw = возьмите { $n ->
    [one] карту
    [few] { $n } карты
   *[other] { $n } карт
 }
effect-discard = сбросьте { $n ->
    [one] карту
    [few] { $n } карты
   *[other] { $n } карт
 } с руки
effect-mill = сбросьте { $n ->
    [one] верхнюю карту
    [few] { $n } верхние карты
   *[other] { $n } верхних карт
 } своей колоды
effect-remove = устраните { $n ->
    [one] последнюю карту
    [few] { $n } последние карты
   *[other] { $n } последних карт
 } комбинации
effect-leave = сбросьте эту карту
effect-recover = верните { $n ->
    [one] карту
    [few] { $n } карты
   *[other] { $n } карт
 } из сброса в руку
effect-look = посмотрите { $n } верхние карты колоды, возьмите одну, остальные положите вниз
effect-place = { $effects ->
    [yes] поместите { $source ->
        [deck] верхнюю карту колоды
        [discard] верхнюю карту сброса
       *[hand] карту с руки
     } с её эффектами
   *[no] поместите { $source ->
        [deck] верхнюю карту колоды
        [discard] верхнюю карту сброса
       *[hand] карту с руки
     } без эффектов
 }
effect-further = можете разыграть ещё { $n ->
    [one] карту
    [few] { $n } карты
   *[other] { $n } карт
 } без молнии
effect-raise = { $attribute } +{ $n } до конца активации
effect-tokens = положите { $n ->
    [one] маркер времени
    [few] { $n } маркера времени
   *[other] { $n } маркеров времени
 } на эту карту
effect-hasten = уберите { $n ->
    [one] маркер времени
    [few] { $n } маркера времени
   *[other] { $n } маркеров времени
 } { $candle ->
    [yes] с любой свечи
   *[no] с любой карты
 }
effect-charge = положите { $n ->
    [one] выпад
    [few] { $n } выпада
   *[other] { $n } выпадов
 } на эту карту
effect-recharge = положите { $n ->
    [one] выпад
    [few] { $n } выпада
   *[other] { $n } выпадов
 } на другую карту
effect-damage = урон { $n }
effect-udamage = неотменяемый урон { $n }
effect-heal = здоровье +{ $n }
effect-terror = ужас +{ $n }
effect-calm = ужас −{ $n }
effect-tire = энергия −{ $n }
effect-rouse = энергия +{ $n }
effect-gain = { $what ->
    [food] еда +{ $n }
    [wealth] золото +{ $n }
    [magic] магия +{ $n }
   *[xp] опыт +{ $n } каждому
 }
effect-lose = { $what ->
    [food] еда −{ $n }
    [wealth] золото −{ $n }
    [magic] магия −{ $n }
   *[xp] опыт −{ $n }
 }
effect-gain-item = { $deck ->
    [a] получите предмет А
    [b] получите предмет Б
    [c] получите предмет В
    [d] получите предмет Г
    [e] получите предмет Д
   *[consumable] получите одноразовый предмет
 }
effect-lose-item = { $slot ->
    [weapon] сбросьте активное оружие
    [armour] сбросьте активную броню
    [shield] сбросьте активный щит
    [relic] сбросьте активную реликвию
   *[other] сбросьте предмет
 }
effect-guard = в этой активации отмените { $what ->
    [damage] урон { $n }
    [cubes] потерю { $n } кубов
    [down] симпатию −{ $n }
    [time] время −{ $n }
    [terror] ужас +{ $n }
    [energy] энергию −{ $n }
    [discard] сброс карт с руки: { $n }
    [mill] сброс карт с колоды: { $n }
   *[remove] устранение: { $n }
 }
effect-deal = «{ $do } { $pay }»
effect-either = выберите одно из: { $options }
effect-may = можете: { $do } { $pay }
effect-up-to = до { $most } раз: { $do } { $pay }; если все { $most }: { $full }
effect-when = если { $condition }: { $do }; иначе: { $otherwise }
effect-each = { $do } за каждое: { $of ->
    [pool] куб в резерве
    [time] единица времени
    [health] ваше здоровье
    [missing-health] недостающее здоровье
    [terror] ваш ужас
    [energy] ваша энергия
    [food] ваша еда
    [wealth] ваше золото
    [magic] ваша магия
    [hand] карта в руке
    [deck] карта в колоде
    [discard] карта в сбросе
    [sequence] карта в комбинации
    [own-cards] ваша карта в комбинации
    [passives] пассивная карта в комбинации
    [candles] свеча в комбинации
    [arrows] стрела в комбинации
    [played] карта этой активации
    [attribute-keys] соединённый ключ характеристики
    [magic-keys] соединённый магический ключ
    [own-keys] соединённый ключ характеристики этой карты
    [tokens] маркер времени на этой карте
    [charges] выпад на этой карте
    [members] член команды
    [markers] маркер на враге
   *[weapons] активное оружие или щит
 } (не больше { $most })
effect-face = { $least }–{ $most }: { $do }
effect-roll = бросьте кубик ({ $faces })
effect-party = каждый член команды: { $do }
effect-ally = другой член команды: { $do }
effect-flee = враг спасается бегством
effect-tactics = враг проводит тактическую атаку
effect-mark = положите { $n ->
    [one] маркер
    [few] { $n } маркера
   *[other] { $n } маркеров
 } на карту встречи
effect-influence-tokens = положите { $n ->
    [one] маркер времени
    [few] { $n } маркера времени
   *[other] { $n } маркеров времени
 } на карту встречи
effect-enemy-card = { $effects ->
    [yes] верхняя карта колоды врага входит в комбинацию
   *[no] верхняя карта колоды врага входит в комбинацию без эффектов
 }
effect-call-spawn = выходит верхнее отродье, на карту встречи кладётся маркер
effect-reshuffle = замешивание
effect-new-weather = погода меняется
effect-weather-tokens = положите { $n ->
    [one] маркер времени
    [few] { $n } маркера времени
   *[other] { $n } маркеров времени
 } за каждого члена команды на эту погоду
effect-add-to-deck = положите под колоду врага: { $cards }
effect-scene = поверните кубик сцены на { $to }

# Изменения атак
effect-add = добавьте: { $effect }
effect-cancel = отмените { $what ->
    [damage] урон { $n }
    [cubes] потерю { $n } кубов
    [down] симпатию −{ $n }
    [time] время −{ $n }
    [terror] ужас +{ $n }
    [energy] энергию −{ $n }
    [discard] сброс карт с руки: { $n }
    [mill] сброс карт с колоды: { $n }
   *[remove] устранение: { $n }
 }
effect-ignore = атака или реакция не действует
effect-convert = { $into ->
    [terror] до { $most } урона становится ужасом
    [cubes] до { $most } урона становится потерей кубов
    [energy] до { $most } урона становится потерей энергии
    [discard] до { $most } урона становится сбросом карт с руки
    [mill] до { $most } урона становится сбросом карт с колоды
   *[down] до { $most } урона становится падением симпатии
 }
effect-counter = если получен урон: { $do }

# Постоянные правила
effect-skilled = { $attribute } +{ $n }
effect-nimble = второй карте активации не нужна молния
effect-keep = в конце раунда оставляйте на { $n ->
    [one] карту
    [few] { $n } карты
   *[other] { $n } карт
 } больше
effect-opening = в начале встречи берите на { $n ->
    [one] карту
    [few] { $n } карты
   *[other] { $n } карт
 } больше
effect-rally = в конце раунда берите на { $n ->
    [one] карту
    [few] { $n } карты
   *[other] { $n } карт
 } больше
effect-steady = эту карту нельзя устранить
effect-poise = если вы не разыграли карт, тактической атаки нет
effect-harder = { $attribute }: требование ключей меняется на { $n }
effect-favour = бонус встречи ({ $attribute }): ещё и { $do }

# Свойства
effect-play = При розыгрыше: { $do }.
effect-delay = Отложенное: { $do }.
effect-enemy = Атака или реакция врага: { $do } { $pay } { $limit ->
    [flip] (переверните)
    [discard] (сбросьте предмет)
    [encounter] (раз за встречу)
    [activation] (раз за активацию)
   *[other] {""}
 }.
effect-before = Перед атакой или реакцией: { $do }.
effect-after = После атаки или реакции: { $do }.
effect-removed = При устранении: { $do }.
effect-charges = Потратьте { $spend ->
    [one] выпад
    [few] { $spend } выпада
   *[other] { $spend } выпадов
 }: { $do }.
effect-use = { $only ->
    [combat] В бою:
    [diplomacy] В дипломатии:
   *[other] Во встрече:
 } { $do } { $pay } { $limit ->
    [flip] (переверните)
    [discard] (сбросьте предмет)
    [encounter] (раз за встречу)
    [activation] (раз за активацию)
   *[other] {""}
 }.
effect-always = Всегда: { $do }.
effect-trigger = { $on ->
    [first-card] Разыграв первую карту:
    [further-card] Разыграв дополнительную карту:
    [third-card] Разыграв третью карту за активацию:
    [candle] Разыграв свечу:
    [arrow] Разыграв стрелу:
    [magic-key] Когда оплачен магический ключ:
    [delayed] Когда срабатывает отложенное свойство:
    [removed] Когда карта устранена:
    [damaged] Получив урон:
    [no-card] Не разыграв карт:
    [victory] После победы:
    [green] После зелёной развязки:
   *[panic] Впав в панику:
 } { $do } { $limit ->
    [encounter] (раз за встречу)
    [activation] (раз за активацию)
   *[other] {""}
 }.
effect-start = { $only ->
    [combat] В начале боя:
    [diplomacy] В начале дипломатии:
   *[other] В начале встречи:
 } { $do }.
effect-action = Действие { $pay }: { $do } { $daily ->
    [yes] (раз в день)
   *[no] {""}
 }.
effect-weakness = { $on ->
    [enter-settlement] Войдя в поселение:
    [enter-wyrd] Войдя в искажение:
    [travel] Путешествуя:
    [night-wyrd] Ночуя в искажении:
   *[guardian-near] В локации со стражем:
 } { $do }.

# Черты
effect-attrition = Изматывание: перед атакой сбросьте верхнюю карту своей колоды.
effect-trap = Ловушка: в начале каждый сбрасывает карту или здоровье −1.
effect-agile = Проворство: за активацию можно разыграть не больше 3 карт.
effect-sunder = Раскол: после победы каждый сбрасывает активное оружие.
effect-terrifying = Страшилище: перед атакой, если в руке не больше 1 карты, ужас +1.
effect-weariness = Утомляемость (карт в комбинации: { $most ->
    [99] { $least } и больше
   *[other] { $least }–{ $most }
 }): { $do }.
effect-greedy = Жадность: в начале золото −1 или ужас +1.
effect-disheartening = Обескураживание: отказ всегда ведёт к красной развязке.
effect-influence = Воздействие ({ $tokens }): { $do }.
effect-amber-call = Янтарный призыв: после отложенных свойств выходит отродье и кладётся маркер.
effect-amber-spawn = В начале: { $spawn }.
effect-changing-weather = Смена погоды: { $weather }.
effect-habit = { $at ->
    [start] В начале: { $do }.
    [before] Перед атакой: { $do }.
   *[after] После атаки: { $do }.
 }
effect-combat = Бой
effect-diplomacy = Дипломатия

# Стол
phase-casting = Выбор персонажей
phase-round = Раунд { $round }
phase-camp = У костра
combat = Бой
diplomacy = Дипломатия
table-encounter = Встреча
table-sequence = Комбинация
table-hand = Рука
table-deck = Колода
table-discard = Сброс
table-items = Предметы
table-skills = Навыки
table-spawn = Янтарные отродья
table-weather = Погода
table-companion = Спутник
table-enemy-deck = Колода врага
table-looking = Верх колоды
table-characters = Персонажи
energy = Энергия
health = Здоровье
terror = Ужас
pool = Боевой резерв
time = Время
affinity = Симпатия
toughness = Стойкость
difficulty = Сложность
food = Еда
wealth = Золото
magic = Магия
experience = Опыт
markers = Маркеры
tokens = Маркеры времени
charges = Выпады
loot = Добыча
tactics = Тактика
reaction = Реакция
row-to = Кубов: { $least }–{ $most }
bonus-of = Бонус встречи: { $attribute }
outcome-green = Зелёная развязка
outcome-grey = Серая развязка
outcome-red = Красная развязка
clause = { $do }
ability = Свойство
weakness = Слабость
key-opening = { $attribute } { $need }
key-magic-open = 1 магия
key-free-open = { $times }×
tag-active = Активный персонаж
tag-been = Уже действовал
tag-escaped = Вне боя
tag-dying = При смерти
tag-insane = Безумие
tag-exhausted = Измождение
key-met = бонус получен
key-unmet = соединён, требование не выполнено
key-unpaid = соединён, магия не потрачена
key-alone = не соединён
key-nothing = соединён, бонуса нет
slot-weapon = Оружие
slot-armour = Броня
slot-shield = Щит
slot-relic = Реликвия
cost-line = Розыгрыш { $pay }

# Вопросы
ask-character = Выберите персонажа
ask-mulligan = Оставить эту руку?
ask-trap = Ловушка захлопнулась
ask-greedy = Враг чего-то хочет
ask-active = Кто действует?
ask-act = Что делаете?
ask-magic = Потратить 1 магию? Карта: { $card }
ask-payer = { $what ->
    [food] Кто платит еду?
    [wealth] Кто платит золото?
   *[magic] Кто платит магию?
 }
ask-discard = Сбросьте карту
ask-recover = Какую карту вернуть?
ask-look = Какую карту взять?
ask-place = Какую карту поместить?
ask-hasten = С какой карты убрать маркер?
ask-recharge = На какую карту положить выпад?
ask-either = Выберите одно
ask-may = Сделать это?
ask-up-to = Сколько раз? { $do } { $pay }
ask-ally = Кто из остальных?
ask-share = Кому? { $effect }
ask-receiver = Запас полон. Кому остальное?
ask-lose-item = Какой предмет потерять?
ask-active-item = Какой предмет остаётся активным?
ask-defence = Защититься?
ask-companion = Избежать атаки с помощью спутника?
ask-consent = { $hero } хочет потратить выпады. Карта: { $card }. Согласны?
ask-give-up = Отказаться от дипломатии?
ask-concede = Все сдаются?
ask-order = Что произойдёт раньше?
ask-trim = Сбросьте лишние карты
ask-cube = Куда положить куб?
ask-step = Шаг вверх или куб на отродье?
ask-meal = Поесть перед дорогой?

option-character = { $hero }
option-hero = { $hero }
option-card = { $card }
option-item = { $item }
option-play = Разыграть: { $card }
option-keep = Оставить руку
option-redraw = Взять новую руку на карту меньше
option-stop = Закончить активацию
option-panic = Паника: поместить верхнюю карту колоды
option-escape = Отступить
option-give-up = Предложить отказ
option-concede = Надежды нет
option-use = { $item }: { $do } { $pay }
option-defence = { $item }: { $do }
option-charge = { $card }: { $do } (выпадов: { $spend })
option-companion = { $companion }
option-companion-ignore = { $companion }: избежать
option-deal = { $do } { $pay }
option-decline = Нет
option-consent = Да
option-refuse = Нет
option-magic = Потратить 1 магию
option-trap-card = Сбросить карту
option-trap-health = Здоровье −1
option-greedy-wealth = Потратить 1 золото
option-greedy-terror = { $hero }: ужас +1
option-effect = { $name }: { $do }
option-spawn = { $spawn }
option-pool = Как обычно
option-eat = Съесть 1 еду

# События
fact-chosen = { $hero } в команде.
fact-met = Встреча: { $foe }.
fact-drew-hand = { $hero } берёт руку, карт: { $count }.
fact-redrew = { $hero } обновляет руку, карт: { $count }.
fact-round-began = Раунд { $round }.
fact-activated = Активный персонаж: { $hero }.
fact-played = { $hero } разыгрывает: { $card }.
fact-placed = В комбинацию помещена карта: { $card }.
fact-panicked = { $hero }: паника.
fact-connected = { $key } ×{ $times }: { $bonus }.
fact-unmet = { $key }: нужно { $need }, есть { $have }.
fact-magic-paid = { $hero } тратит 1 магию.
fact-pool-changed = Резерв { $change }: стало { $pool }.
fact-affinity-moved = Симпатия { $change }: { $colour ->
    [green] зелёная
    [grey] серая
   *[red] красная
 }.
fact-time-changed = Время { $change }: стало { $time }.
fact-track-changed = { $hero }: { $track ->
    [health] здоровье
    [energy] энергия
   *[terror] ужас
 } { $change }, стало { $value }.
fact-resource-changed = { $hero }: { $what ->
    [food] еда
    [wealth] золото
    [magic] магия
   *[xp] опыт
 } { $change }, стало { $value }.
fact-drew = { $hero } берёт карту: { $card }.
fact-discarded = { $hero } сбрасывает: { $card }.
fact-milled = { $hero } сбрасывает с колоды: { $card }.
fact-recovered = { $hero } возвращает: { $card }.
fact-removed = Устранена карта: { $card }.
fact-left-sequence = Комбинацию покидает карта: { $card }.
fact-tokens-put = { $card }: маркеров времени { $count }.
fact-tokens-taken = { $card }: маркер времени снят, осталось { $left }.
fact-tokens-lost = { $card }: карта накрыта, маркеры времени сняты.
fact-delay-fired = { $card }: отложенное свойство.
fact-charges-put = { $card }: выпадов положено { $count }.
fact-charges-spent = { $card }: выпадов потрачено { $count }.
fact-rolled = { $hero } бросает кубик: { $face }.
fact-attacks = { $foe } атакует. Цель: { $hero }, в резерве { $pool }.
fact-tactical-attack = { $foe } проводит тактическую атаку. Цель: { $hero }.
fact-reacts = { $foe }: реакция. Цель: { $hero }.
fact-attack-ignored = { $foe }: атака или реакция не действует.
fact-cancelled = Отменено: { $what ->
    [damage] урон
    [cubes] потеря кубов
    [down] падение симпатии
    [time] потеря времени
    [terror] ужас
    [energy] потеря энергии
    [discard] сброс карт
    [mill] сброс с колоды
   *[remove] устранение
 } { $count }.
fact-trait-acts = { $trait }.
fact-item-used = { $hero } применяет: { $item }.
fact-item-gained = { $hero } получает: { $item }.
fact-item-lost = { $hero } теряет: { $item }.
fact-item-changed = { $hero } теперь использует: { $item }.
fact-escaping = { $hero } отступает.
fact-escaped = { $hero } покидает бой.
fact-escape-failed = { $hero }: выпало { $face }, уйти не удалось.
fact-proposed = { $hero } предлагает отказаться от дипломатии.
fact-refused = { $hero } не соглашается.
fact-gave-up = Команда отказывается от дипломатии.
fact-conceded = Команда сдаётся.
fact-dying = { $hero } при смерти.
fact-revived = { $hero } снова на ногах.
fact-going-insane = { $hero } сходит с ума.
fact-won = Победа: { $foe }.
fact-fled = { $foe } спасается бегством.
fact-failed = { $foe }: встреча провалена.
fact-outcome-reached = { $foe }: { $colour ->
    [green] зелёная развязка
    [grey] серая развязка
   *[red] красная развязка
 }.
fact-guardian-stays = { $foe } остаётся стражем.
fact-spawn-came = Выходит отродье: { $spawn }.
fact-spawn-cube = { $spawn }: кубов { $cubes }.
fact-spawn-beaten = Отродье побеждено: { $spawn }.
fact-markers-put = { $foe }: маркеров { $count }.
fact-influence-ticked = { $foe }: маркеров времени { $left }.
fact-weather-came = Погода: { $weather }.
fact-king-reshuffled = { $foe }: замешивание.
fact-scene-turned = Кубик сцены: { $to }.
fact-companion-helped = { $companion } помогает.
fact-ate = { $hero } ест.

end-victory = Дорога свободна. Победа.
end-grey = Вы расстались, ничего не решив.
end-defeat = Дорога кончилась здесь. Поражение.

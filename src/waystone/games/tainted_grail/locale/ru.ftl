# Цены (после того, за что платят)
effect-price = { $what ->
    [energy] за { $n } { $n ->
        [one] энергию
       *[other] энергии
     }
    [health] за { $n } { $n ->
        [one] здоровье
       *[other] здоровья
     }
    [terror] ценой { $n } ужаса
    [food] за { $n } { $n ->
        [one] еду
       *[other] еды
     }
    [wealth] за { $n } { $n ->
        [one] золото
       *[other] золота
     }
    [magic] за { $n } { $n ->
        [one] магию
       *[other] магии
     }
    [card] за { $n ->
        [one] карту с руки
        [few] { $n } карты с руки
       *[other] { $n } карт с руки
     }
    [cube] за { $n ->
        [one] { $n } куб
        [few] { $n } куба
       *[other] { $n } кубов
     } из резерва
    [time] за { $n } { $n ->
        [one] время
       *[other] времени
     }
   *[charge] за { $n ->
        [one] { $n } выпад
        [few] { $n } выпада
       *[other] { $n } выпадов
     }
 }

# Условия
effect-count = { $of ->
    [pool] кубов в резерве { $most ->
        [99] не меньше { $least }
       *[other] { $least ->
            [0] не больше { $most }
           *[other] от { $least } до { $most }
         }
     }
    [time] времени { $most ->
        [99] не меньше { $least }
       *[other] { $least ->
            [0] не больше { $most }
           *[other] от { $least } до { $most }
         }
     }
    [health] здоровья у вас { $most ->
        [99] не меньше { $least }
       *[other] { $least ->
            [0] не больше { $most }
           *[other] от { $least } до { $most }
         }
     }
    [missing-health] вам недостаёт { $most ->
        [99] не меньше { $least }
       *[other] { $least ->
            [0] не больше { $most }
           *[other] от { $least } до { $most }
         }
     } здоровья
    [terror] ужаса у вас { $most ->
        [99] не меньше { $least }
       *[other] { $least ->
            [0] не больше { $most }
           *[other] от { $least } до { $most }
         }
     }
    [energy] энергии у вас { $most ->
        [99] не меньше { $least }
       *[other] { $least ->
            [0] не больше { $most }
           *[other] от { $least } до { $most }
         }
     }
    [food] еды у вас { $most ->
        [99] не меньше { $least }
       *[other] { $least ->
            [0] не больше { $most }
           *[other] от { $least } до { $most }
         }
     }
    [wealth] золота у вас { $most ->
        [99] не меньше { $least }
       *[other] { $least ->
            [0] не больше { $most }
           *[other] от { $least } до { $most }
         }
     }
    [magic] магии у вас { $most ->
        [99] не меньше { $least }
       *[other] { $least ->
            [0] не больше { $most }
           *[other] от { $least } до { $most }
         }
     }
    [hand] карт в руке { $most ->
        [99] не меньше { $least }
       *[other] { $least ->
            [0] не больше { $most }
           *[other] от { $least } до { $most }
         }
     }
    [deck] карт в вашей колоде { $most ->
        [99] не меньше { $least }
       *[other] { $least ->
            [0] не больше { $most }
           *[other] от { $least } до { $most }
         }
     }
    [discard] карт в вашем сбросе { $most ->
        [99] не меньше { $least }
       *[other] { $least ->
            [0] не больше { $most }
           *[other] от { $least } до { $most }
         }
     }
    [sequence] карт в комбинации { $most ->
        [99] не меньше { $least }
       *[other] { $least ->
            [0] не больше { $most }
           *[other] от { $least } до { $most }
         }
     }
    [own-cards] ваших карт в комбинации { $most ->
        [99] не меньше { $least }
       *[other] { $least ->
            [0] не больше { $most }
           *[other] от { $least } до { $most }
         }
     }
    [passives] пассивных карт в комбинации { $most ->
        [99] не меньше { $least }
       *[other] { $least ->
            [0] не больше { $most }
           *[other] от { $least } до { $most }
         }
     }
    [candles] свечей в комбинации { $most ->
        [99] не меньше { $least }
       *[other] { $least ->
            [0] не больше { $most }
           *[other] от { $least } до { $most }
         }
     }
    [arrows] стрел в комбинации { $most ->
        [99] не меньше { $least }
       *[other] { $least ->
            [0] не больше { $most }
           *[other] от { $least } до { $most }
         }
     }
    [played] карт в этой активации { $most ->
        [99] не меньше { $least }
       *[other] { $least ->
            [0] не больше { $most }
           *[other] от { $least } до { $most }
         }
     }
    [attribute-keys] соединённых ключей характеристик { $most ->
        [99] не меньше { $least }
       *[other] { $least ->
            [0] не больше { $most }
           *[other] от { $least } до { $most }
         }
     }
    [magic-keys] соединённых магических ключей { $most ->
        [99] не меньше { $least }
       *[other] { $least ->
            [0] не больше { $most }
           *[other] от { $least } до { $most }
         }
     }
    [own-keys] соединённых ключей у этой карты { $most ->
        [99] не меньше { $least }
       *[other] { $least ->
            [0] не больше { $most }
           *[other] от { $least } до { $most }
         }
     }
    [tokens] маркеров времени на этой карте { $most ->
        [99] не меньше { $least }
       *[other] { $least ->
            [0] не больше { $most }
           *[other] от { $least } до { $most }
         }
     }
    [charges] выпадов на этой карте { $most ->
        [99] не меньше { $least }
       *[other] { $least ->
            [0] не больше { $most }
           *[other] от { $least } до { $most }
         }
     }
    [members] персонажей в команде { $most ->
        [99] не меньше { $least }
       *[other] { $least ->
            [0] не больше { $most }
           *[other] от { $least } до { $most }
         }
     }
    [markers] маркеров на враге { $most ->
        [99] не меньше { $least }
       *[other] { $least ->
            [0] не больше { $most }
           *[other] от { $least } до { $most }
         }
     }
    [scene] кубик сцены показывает { $most ->
        [99] не меньше { $least }
       *[other] { $least ->
            [0] не больше { $most }
           *[other] от { $least } до { $most }
         }
     }
   *[weapons] активного оружия и щитов { $most ->
        [99] не меньше { $least }
       *[other] { $least ->
            [0] не больше { $most }
           *[other] от { $least } до { $most }
         }
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
effect-home = верните маркер симпатии на начальное деление
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
effect-look = посмотрите { $n ->
    [one] верхнюю карту
    [few] { $n } верхние карты
   *[other] { $n } верхних карт
 } колоды, возьмите одну, остальные положите под низ
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
    [cubes] потерю { $n ->
        [one] { $n } куба
       *[other] { $n } кубов
     }
    [down] симпатию −{ $n }
    [time] время −{ $n }
    [terror] ужас +{ $n }
    [energy] энергию −{ $n }
    [discard] сброс { $n ->
        [one] карты
       *[other] { $n } карт
     } с руки
    [mill] сброс { $n ->
        [one] карты
       *[other] { $n } карт
     } с колоды
   *[remove] устранение { $n ->
        [one] карты
       *[other] { $n } карт
     }
 }
effect-deal = «{ $do } { $pay }»
effect-either = выберите одно из: { OR($options) }
effect-may = по желанию: { $do } { $pay }
effect-up-to = до { $most } раз: { $do } { $pay }; если все { $most } раза: { $full }
effect-when = если { $condition }, то { $do }; иначе: { $otherwise }
effect-each = { $do } за { $of ->
    [pool] каждый куб в резерве
    [time] каждую единицу времени
    [health] каждую единицу вашего здоровья
    [missing-health] каждую единицу недостающего здоровья
    [terror] каждую единицу вашего ужаса
    [energy] каждую единицу вашей энергии
    [food] каждую вашу еду
    [wealth] каждое ваше золото
    [magic] каждую вашу магию
    [hand] каждую карту в руке
    [deck] каждую карту в колоде
    [discard] каждую карту в сбросе
    [sequence] каждую карту в комбинации
    [own-cards] каждую вашу карту в комбинации
    [passives] каждую пассивную карту в комбинации
    [candles] каждую свечу в комбинации
    [arrows] каждую стрелу в комбинации
    [played] каждую карту этой активации
    [attribute-keys] каждый соединённый ключ характеристики
    [magic-keys] каждый соединённый магический ключ
    [own-keys] каждый соединённый ключ характеристики этой карты
    [tokens] каждый маркер времени на этой карте
    [charges] каждый выпад на этой карте
    [members] каждого члена команды
    [markers] каждый маркер на враге
    [scene] каждое очко кубика сцены
   *[weapons] каждое активное оружие и каждый щит
 } { $most ->
    [99] {""}
   *[other] (не больше { $most })
 }
effect-face = { $least ->
    [6] 6
    [5] { $most ->
        [5] 5
       *[other] 5–{ $most }
    }
   *[other] { $least }–{ $most }
 }: { $do }
effect-roll = бросьте кубик ({ OR($faces) })
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
effect-story = прочтите сюжетную сцену

# Изменения атак
effect-add = вдобавок: { $effect }
effect-cancel = отмените { $what ->
    [damage] урон { $n }
    [cubes] потерю { $n ->
        [one] { $n } куба
       *[other] { $n } кубов
     }
    [down] симпатию −{ $n }
    [time] время −{ $n }
    [terror] ужас +{ $n }
    [energy] энергию −{ $n }
    [discard] сброс { $n ->
        [one] карты
       *[other] { $n } карт
     } с руки
    [mill] сброс { $n ->
        [one] карты
       *[other] { $n } карт
     } с колоды
   *[remove] устранение { $n ->
        [one] карты
       *[other] { $n } карт
     }
 }
effect-ignore = она не действует
effect-convert = { $into ->
    [terror] до { $most } урона становится ужасом
    [cubes] до { $most } урона становится потерей кубов
    [energy] до { $most } урона становится потерей энергии
    [discard] до { $most } урона становится сбросом карт с руки
    [mill] до { $most } урона становится сбросом карт с колоды
   *[down] до { $most } урона становится падением симпатии
 }
effect-counter = если получен урон, то { $do }

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
effect-harder = { $attribute }: ключи требуют { $n ->
    [-1] на 1 меньше
    [-2] на 2 меньше
   *[other] на { $n } больше
 }
effect-favour = бонус встречи ({ $attribute }): вдобавок { $do }

# Свойства
effect-play = При розыгрыше: { $do }.
effect-delay = Отложенное: { $do }.
effect-enemy = При атаке или реакции врага: { $do } { $pay } { $limit ->
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
effect-trap = Ловушка: в начале каждый сбрасывает карту с руки или теряет 1 здоровье.
effect-agile = Проворство: за активацию можно разыграть не больше 3 карт.
effect-sunder = Раскол: после победы каждый сбрасывает активное оружие.
effect-terrifying = Страшилище: перед атакой или реакцией, если в руке не больше 1 карты, ужас +1.
effect-weariness = Утомляемость (карт в комбинации: { $most ->
    [99] { $least } и больше
   *[other] { $least }–{ $most }
 }): { $do }.
effect-greedy = Жадность: в начале команда отдаёт 1 золото или кто-то один получает ужас +1.
effect-disheartening = Обескураживание: отказ от дипломатии всегда ведёт к красной развязке.
effect-influence = Воздействие ({ $tokens }): когда уйдёт последний маркер времени, { $do }.
effect-amber-call = Янтарный призыв: после отложенных свойств выходит отродье, на карту встречи кладётся маркер.
effect-amber-spawn = В начале: { $spawn }.
effect-changing-weather = Смена погоды: { $weather }.
effect-story-scenes = Сюжетные сцены: если после атаки или реакции кубов (делений) { $at }, читается следующая.
effect-habit = { $at ->
    [start] В начале каждый: { $do }.
    [before] Перед атакой или реакцией: { $do }.
   *[after] После атаки или реакции: { $do }.
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
table-character = Персонаж
colour-green = Глушь
colour-blue = Среди людей
colour-purple = Нездешнее
letter-basic = Базовая
letter-upgraded = Улучшенная
letter-mission = Миссия
letter-wyrdform = Искажённая форма
letter-enemy = Карта врага
card-normal = Обычная
card-passive = Пассивная
card-covered = Накрыта
subtype-candle = Свеча
subtype-arrow = Стрела
weather-characters = Персонажам
weather-enemies = При атаке или реакции врага
companion-pool = В бою один раз: { $do } { $pay }.
companion-ignore = Один раз за встречу: атака или реакция врага не действует.
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
row-to = { $least ->
    [0] Кубов: не больше { $most }
   *[other] Кубов: { $least }–{ $most }
 }
row-at = Кубов: { $most }
bonus-of = Бонус встречи: { $attribute }
outcome-green = Зелёная развязка
outcome-grey = Серая развязка
outcome-red = Красная развязка
nothing = Ничего
step-red = красный
step-grey = серый
step-green = зелёный
ability = Свойство
weakness = Слабость
key-free-open = { $times }×
tag-active = Ходит сейчас
tag-been = Ход сделан
tag-escaped = Вне боя
tag-dying = При смерти
tag-insane = Сходит с ума
tag-exhausted = Измождение
key-met = бонус получен
key-unmet = соединён, но требование не выполнено
key-unpaid = соединён, но магия не потрачена
key-alone = не соединён
key-nothing = соединён, бонуса нет
slot-weapon = Оружие
slot-armour = Броня
slot-shield = Щит
slot-relic = Реликвия
cost-line = Розыгрыш { $pay }

# Вопросы
ask-character = Выберите персонажа
ask-mulligan = Оставить эту руку? { TITLES($cards) }
ask-trap = Ловушка захлопнулась. Чем платите?
ask-greedy = Враг жаден. Чем платит команда?
ask-active = Кто действует?
ask-act = Что делаете?
ask-magic = Потратить 1 магию ради магического ключа карты «{ $card }»?
ask-payer = { $what ->
    [food] Кто отдаёт еду?
    [wealth] Кто отдаёт золото?
   *[magic] Кто тратит магию?
 }
ask-discard = Сбросьте карту
ask-discards = Сбросьте { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
 }.
ask-recover = Какую карту вернуть из сброса в руку?
ask-look = Какую из верхних карт колоды взять?
ask-place = Какую карту поместить в комбинацию?
ask-hasten = С какой карты убрать маркер времени?
ask-recharge = На какую карту положить выпад?
ask-either = Выберите одно
ask-may = Сделать это?
ask-up-to = Сколько раз? { $do } { $pay }
ask-ally = Кто из остальных это получит ({ $do })?
ask-share = Кому достанется это ({ $effect })?
ask-share-part = Сколько из этого достанется { CASE($hero, "dat") } ({ $effect })?
ask-receiver = Запас полон. Кому остальное?
ask-lose-item = Какой предмет потерять?
ask-active-item = Какой предмет остаётся активным?
ask-defence = Враг атакует. Защититься?
ask-companion = Враг атакует. Избежать этого с помощью спутника?
ask-consent = { $hero } хочет потратить выпады карты «{ $card }». Согласны?
ask-give-up = Отказаться от дипломатии? Симпатия −4, время кончится
ask-give-up-red = Отказаться от дипломатии? Развязка будет красной
ask-concede = Сдаться? Встреча будет провалена
ask-order = Что произойдёт раньше?
ask-trim = Сбросьте лишние карты
ask-cube = Куда положить куб — в резерв или на отродье?
ask-step = Поднять симпатию на 1 или положить куб на отродье?
ask-meal = Съесть 1 еду? Здоровье +1, энергия +1, ужас −1

option-character = { $hero }
option-hero = { $hero }
option-card = { $card }
option-item = { $item }
option-play = Разыграть: { $card }
option-keep = Оставить руку
option-redraw = Взять новую руку: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
 }
option-stop = Закончить активацию
option-stop-idle = Закончить, не разыграв карт: будет тактическая атака
option-stop-poised = Закончить, не разыграв карт
option-panic = Паника: поместить верхнюю карту колоды с её эффектами
option-escape = Отступить: энергия −1, атака врага, выход из боя
option-escape-roll = Отступить: энергия −1, атака врага, на 4–6 выход из боя
option-give-up = Предложить отказ: симпатия −4, время кончится
option-give-up-red = Предложить отказ: сразу красная развязка
option-concede = Сдаться: встреча провалена
option-use = { $item }: { $do } { $pay } { $limit ->
    [flip] (переверните)
    [discard] (сбросьте предмет)
    [encounter] (раз за встречу)
    [activation] (раз за активацию)
   *[other] {""}
 }
option-defence = { $item }: { $do } { $pay } { $limit ->
    [flip] (переверните)
    [discard] (сбросьте предмет)
    [encounter] (раз за встречу)
    [activation] (раз за активацию)
   *[other] {""}
 }
option-charge = { $card }: потратить { $spend ->
    [one] выпад
    [few] { $spend } выпада
   *[other] { $spend } выпадов
 } — { $do }
option-companion = { $companion }: { $do } { $pay }
option-companion-ignore = { $companion }: атака или реакция не действует (раз за встречу)
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
option-spawn = Куб на отродье: { $spawn }
option-pool = { $kind ->
    [combat] В резерв
   *[diplomacy] Симпатия +1
 }
option-eat = Поесть

# События
fact-chosen = { $hero } в команде.
fact-met = Начинается встреча «{ $foe }».
fact-drew-hand = { $hero } берёт на руку { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
 }.
fact-redrew = { $hero } обновляет руку и берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
 }.
fact-round-began = Начинается раунд { $round }.
fact-activated = Действует { $hero }.
fact-played = { $hero } разыгрывает карту «{ $card }».
fact-placed = В комбинацию помещена карта «{ $card }».
fact-panicked = { $hero } впадает в панику.
fact-connected = Соединён ключ «{ $key }» — { $times ->
    [1] { $bonus }
   *[other] { $bonus } ×{ $times }
 }.
fact-unmet = Ключ «{ $key }» не даёт бонуса, нужно { $need }, а есть { $have }.
fact-magic-paid = { $hero } тратит 1 магию.
fact-pool-changed = Боевой резерв { $change }, стало { $pool }.
fact-affinity-moved = Симпатия { $change }, теперь { $colour ->
    [green] зелёное
    [grey] серое
   *[red] красное
 } деление { $at } из { $of }.
fact-time-changed = Время { $change }, стало { $time }.
fact-track-changed = { $hero } { LESS($change) ->
    [yes] теряет
   *[no] получает
 } { $track ->
    [health] здоровье
    [energy] энергию
   *[terror] ужас
 } ({ $change }, стало { $value }).
fact-energy-paid = { $hero } платит { $n } энергии, осталось { $value }.
fact-resource-changed = { $hero } { LESS($change) ->
    [yes] теряет
   *[no] получает
 } { $what ->
    [food] еду
    [wealth] золото
    [magic] магию
   *[xp] опыт
 } ({ $change }, стало { $value }).
fact-drew = { $hero } берёт карту «{ $card }».
fact-discarded = { $hero } сбрасывает карту «{ $card }».
fact-milled = { $hero } сбрасывает с колоды карту «{ $card }».
fact-recovered = { $hero } возвращает из сброса карту «{ $card }».
fact-removed = Карта «{ $card }» устранена.
fact-left-sequence = Карта «{ $card }» покидает комбинацию.
fact-tokens-put = На карту «{ $card }» { $count ->
    [one] положен { $count } маркер
    [few] положены { $count } маркера
   *[other] положено { $count } маркеров
 } времени.
fact-tokens-taken = С карты «{ $card }» снят маркер времени, { $left ->
    [0] больше не осталось
   *[other] осталось { $left }
 }.
fact-tokens-lost = Карта «{ $card }» накрыта, её маркеры времени пропали.
fact-delay-fired = Срабатывает отложенное свойство карты «{ $card }».
fact-charges-put = На карту «{ $card }» { $count ->
    [one] ложится { $count } выпад
    [few] ложатся { $count } выпада
   *[other] ложится { $count } выпадов
 }.
fact-charges-spent = С карты «{ $card }» { $count ->
    [one] потрачен { $count } выпад
    [few] потрачены { $count } выпада
   *[other] потрачено { $count } выпадов
 }.
fact-rolled = { $hero } бросает кубик, выпадает { $face }.
fact-attacks = Враг «{ $foe }» атакует { CASE($hero, "acc") } (кубов в резерве { $pool }).
fact-tactical-attack = Враг «{ $foe }» проводит тактическую атаку на { CASE($hero, "acc") }.
fact-reacts = Враг «{ $foe }» отвечает реакцией на { CASE($hero, "acc") }.
fact-attack-ignored = Атака или реакция врага «{ $foe }» не подействовала.
fact-cancelled = { $hero } отменяет { $what ->
    [damage] урон { $count }
    [cubes] потерю кубов ({ $count })
    [down] симпатию −{ $count }
    [time] время −{ $count }
    [terror] ужас +{ $count }
    [energy] энергию −{ $count }
    [discard] сброс карт с руки ({ $count })
    [mill] сброс карт с колоды ({ $count })
   *[remove] устранение карт ({ $count })
 }.
fact-trait-acts = Действует черта «{ $trait }».
fact-item-used = { $hero } применяет предмет «{ $item }».
fact-item-gained = { $hero } получает предмет «{ $item }».
fact-item-lost = { $hero } теряет предмет «{ $item }».
fact-item-changed = { $hero } теперь использует предмет «{ $item }».
fact-escaping = { $hero } отступает.
fact-escaped = { $hero } покидает бой.
fact-escape-failed = { $hero } бросает { $face }, и уйти не удаётся.
fact-proposed = { $hero } предлагает отказаться от дипломатии.
fact-refused = { $hero } не соглашается.
fact-gave-up = Команда отказывается от дипломатии.
fact-conceded = Команда сдаётся.
fact-dying = { $hero } при смерти.
fact-revived = { $hero } снова на ногах.
fact-going-insane = { $hero } сходит с ума.
fact-won = Враг «{ $foe }» побеждён.
fact-fled = Враг «{ $foe }» спасается бегством.
fact-failed = Встреча «{ $foe }» провалена.
fact-outcome-reached = Встреча «{ $foe }» приходит к { $colour ->
    [green] зелёной развязке
    [grey] серой развязке
   *[red] красной развязке
 }.
fact-guardian-stays = Враг «{ $foe }» остаётся на острове стражем.
fact-spawn-came = Выходит отродье «{ $spawn }».
fact-spawn-cube = На отродье «{ $spawn }» теперь { $cubes ->
    [one] { $cubes } куб
    [few] { $cubes } куба
   *[other] { $cubes } кубов
 }.
fact-spawn-beaten = Отродье «{ $spawn }» побеждено.
fact-markers-put = На карте встречи «{ $foe }» теперь { $count ->
    [one] { $count } маркер
    [few] { $count } маркера
   *[other] { $count } маркеров
 }.
fact-influence-ticked = На карте встречи «{ $foe }» { $left ->
    [one] { $left } маркер
    [few] { $left } маркера
   *[other] { $left } маркеров
 } времени.
fact-weather-came = Наступает погода «{ $weather }».
fact-king-reshuffled = Король краха замешивает комбинацию («{ $foe }»).
fact-scene-turned = Кубик сцены показывает { $to }.
fact-companion-helped = { $companion } помогает.
fact-ate = { $hero } ест.

end-victory = Дорога свободна. Победа.
end-grey = Вы расстались, ничего не решив.
end-defeat = Дорога кончилась здесь. Поражение.

## Kinds and tags in words; an empty one is a mark for the eye.

word-encounters = встречи
word-kings = короли
word-spawn = отродье
word-weather = погода
word-companions = спутники
word-words = { "" }
word-verses = строфы
word-chapters = главы
word-leads = зацепки
word-statuses = достижения
word-secrets = секреты
word-conditions = состояния
word-king_cards = карты королей
word-echoes = эхо краха
word-legends = легендарные действия
word-talents = улучшенные свойства
word-campaigns = кампании
word-endings = концовки
word-combat = бой
word-companion = спутник
word-condition = состояние
word-diplomacy = дипломатия
word-encounter = встреча
word-secret = секрет
word-flipped = перевёрнуто
word-guardian = страж
word-green = зелёный
word-grey = серый
word-red = красный
word-clear = ясно
word-wyrd = искажение
word-aggression = { "" }
word-alone = { "" }
word-caution = { "" }
word-courage = { "" }
word-empathy = { "" }
word-encb = { "" }
word-free = { "" }
word-key = { "" }
word-left = { "" }
word-magic = { "" }
word-met = { "" }
word-nothing = { "" }
word-now = { "" }
word-practicality = { "" }
word-right = { "" }
word-row = { "" }
word-spirituality = { "" }
word-unmet = { "" }
word-unpaid = { "" }

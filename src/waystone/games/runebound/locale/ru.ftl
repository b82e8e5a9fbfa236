# Стол
board = Континент
phase-round = Акт { $act }, раунд { $round }, осталось { $points ->
    [one] { $points } действие
    [few] { $points } действия
   *[other] { $points } действий
 }
phase-setup = Подготовка
phase-combat = Раунд боя { $round }
heroes = Герои
hand = Рука
skills = Навыки
assets = Приобретения
trophies = Трофеи
quests = Задания
rumors = Слухи
pool = Боевой запас
spent = Потрачено
market = Рынок
decks = Колоды
discards = Сброс
story-row = Сюжетные задания
scenario = Сценарий
health = Жизнь
gold-word = Золото
speed-word = Скорость
time-track = Время
delayed = Герой задержан
defeated = Герой побеждён
eliminated = Герой уничтожен
active = Ход
cost-line = Цена: { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
 }
trade-line = ➔ { $place }: продайте этот товар за { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
 }.
reward-line = Награда: { $effects }.
more-line = Дополнительный трофей: { $decks }.
outcome-line = { $roman } ({ $needs }): { $effects }.
rumor-line = Слухи. ➔ { $where }: { $effects }.
story-line = { $points ->
    [1] ➔
    [2] ➔➔
   *[other] ➔➔➔
 } { $where }: { $effects }.
laid-line = При выкладывании: { $effects }.
uses-line = Снимается после { $n ->
    [one] { $n } применения
   *[other] { $n } применений
 }.
discard-line = Затем сбросьте эту карту: трофеем она не станет.
last-line = Когда время выйдет, { $effects }.
falls-line = Если, когда время выйдет, на карте будет { $n } или больше зомби, край падёт и проиграют все.
token-health-line = За каждый жетон героя ({ $kind }) жизнь злодея { $n ->
    [-1] меньше на 1
    [-2] меньше на 2
    [-3] меньше на 3
   *[other] больше на { $n }
 }.
zombie-health-line = За каждого зомби на карте жизнь злодея больше на { $n }.
villain-line = Злодей: { $villain }, жизнь { $health }
stars-line = Успехи: { $stars }
held-line = { $kind }: { $n }
setup-line = При подготовке: { $effects }.
zombies = Зомби: { $n }
place-line = Где: { $where }

# Слова внутри предложений
effect-enemy = Враг
effect-event = Событие
effect-quest = Задание
effect-where = { $spaces ->
    [none] { OR($kinds) } на выбор
   *[other] { OR($spaces) }
 }

# Эффекты: фразы
effect-gold = получите { $n ->
    [one] { $n } золото
    [few] { $n } золота
    [many] { $n } золота
    [X] X золота
   *[other] столько золота, { $n }
 }
effect-lose-gold = потеряйте { $n ->
    [one] { $n } золото
    [few] { $n } золота
    [many] { $n } золота
    [X] X золота
   *[other] столько золота, { $n }
 }
effect-steal = заберите у другого героя до { $n } золота
effect-trophy = получите { $n } { $n ->
    [one] трофей
    [few] трофея
   *[other] трофеев
 }{ $deck ->
    [combat] {" "}боя
    [social] {" "}встреч
    [exploration] {" "}исследований
   *[any] {""}
 }
effect-asset = возьмите с любого рынка приобретение ценой не выше { $most }
effect-restock = смените карты на всех рынках
effect-draw = возьмите { $n ->
    [one] { $n } карту навыка
    [few] { $n } карты навыков
    [many] { $n } карт навыков
    [X] X карт навыков
   *[other] столько карт навыков, { $n }
 }
effect-discard = сбросьте { $n ->
    [one] { $n } карту навыка
    [few] { $n } карты навыков
   *[other] { $n } карт навыков
 }
effect-recover = возьмите из сброса { $n ->
    [one] { $n } карту навыка
    [few] { $n } карты навыков
   *[other] { $n } карт навыков
 }
effect-teach = если хотите, изучите навык дешевле на { $less ->
    [one] { $less } трофей
    [few] { $less } трофея
   *[other] { $less } трофеев
 }
effect-lore = получите { $n ->
    [one] { $n } жетон знаний
    [few] { $n } жетона знаний
    [many] { $n } жетонов знаний
    [X] X жетонов знаний
   *[other] столько жетонов знаний, { $n }
 }
effect-ally = получите { $n ->
    [one] { $n } союзника
    [few] { $n } союзников
    [many] { $n } союзников
    [X] X союзников
   *[other] столько союзников, { $n }
 }
effect-lose-token = потеряйте { $n ->
    [one] { $n } сюжетный жетон
    [few] { $n } сюжетных жетона
   *[other] { $n } сюжетных жетонов
 }
effect-heal = вылечите { $n ->
    [one] { $n } рану
    [few] { $n } раны
    [many] { $n } ран
    [X] X ран
   *[other] столько ран, { $n }
 }
effect-heal-all = вылечите все раны
effect-suffer = получите { $n ->
    [one] { $n } рану
    [few] { $n } раны
    [many] { $n } ран
    [X] X ран
   *[other] столько ран, { $n }
 }
effect-delay = задержитесь
effect-eliminate = считайте своего героя уничтоженным
effect-points = { $n ->
    [-1] потеряйте 1 очко действия
    [1] получите 1 очко действия
   *[other] получите очки действия: { $n }
 }
effect-boost = получите до конца хода { $stat } { SIGNED($n) }
effect-move = пройдите { $n ->
    [one] { $n } клетку
   *[other] до { $n } клеток
 }{ $terrain ->
    [any] {""}
    [road] {" "}по дороге
   *[other] {" "}({ $terrain })
 }
effect-journey = переместитесь прямо на клетку ({ $to })
effect-kindle = переверните вверх цветом жетон приключения { $within ->
    [0] в своей клетке
    [one] не дальше { $within } клетки от себя
   *[other] не дальше { $within } клеток от себя
 }
effect-adventure = возьмите карту из колоды { $deck ->
    [combat] боя
    [social] встреч
   *[exploration] исследований
 }
effect-fight = вступите в бой против { CASE($enemy, "gen") }
effect-challenge = вызовите на бой героя в своей клетке; { $no-retreat ->
    [yes] отступать никому нельзя; {""}
   *[no] {""}
 }победив, заберите до { $gold } золота
effect-confront = вступите в бой со злодеем
effect-zombie = поместите по одному зомби ({ $spaces })
effect-slay = убейте зомби в своей клетке
effect-win = победите в игре
effect-deal = нанесите { $n ->
    [one] { $n } рану
    [few] { $n } раны
    [many] { $n } ран
    [X] X ран
   *[other] столько ран, { $n }
 }{ $kind ->
    [phy] {" "}(физический урон{ $sure ->
        [yes] , блокировать нельзя
       *[no] {""}
     })
    [mag] {" "}(магический урон{ $sure ->
        [yes] , блокировать нельзя
       *[no] {""}
     })
   *[other] { $sure ->
        [yes] {" "}(блокировать нельзя)
       *[no] {""}
     }
 }
effect-guard = заблокируйте в этом раунде боя { $n ->
    [one] следующую рану
    [few] следующие { $n } раны
    [many] следующие { $n } ран
    [X] следующие X ран
   *[other] столько следующих ран, { $n }
 }
effect-sharpen = усильте свою следующую атаку в этом раунде боя на { $n }
effect-recast = перебросьте { $whose ->
    [own] { $n ->
        [one] { $n } свой жетон
        [few] { $n } своих жетона
       *[other] { $n } своих жетонов
     }
    [spent] { $n ->
        [one] { $n } свой потраченный жетон
        [few] { $n } своих потраченных жетона
       *[other] { $n } своих потраченных жетонов
     }
   *[opponent] { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[other] { $n } жетонов
     } противника
 }
effect-flip = переверните { $whose ->
    [own] { $n ->
        [one] { $n } свой жетон
        [few] { $n } своих жетона
       *[other] { $n } своих жетонов
     }
   *[opponent] { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[other] { $n } жетонов
     } противника
 }
effect-remove = уберите у противника { $n ->
    [all] все жетоны
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
 }{ $symbol ->
    [phy] {" "}с топором
    [mag] {" "}с магией
    [sku] {" "}с черепом
    [shd] {" "}со щитом
    [agi] {" "}с ловкостью
    [dbl] {" "}с удвоением
    [sur] {" "}с ударом
   *[any] {""}
 }
effect-restore = верните в запас { $n ->
    [one] { $n } свой потраченный жетон
    [few] { $n } своих потраченных жетона
   *[other] { $n } своих потраченных жетонов
 }
effect-forbid = запретите противнику { $what ->
    [surge] использовать способности удара
    [agility] использовать ловкость
    [shield] использовать щиты
    [double] удваивать жетоны
   *[retreat] отступать
 } до конца раунда боя
effect-reflect = до конца раунда боя наносите противнику столько же ран, сколько получаете
effect-echo = используйте другую свою способность удара без оплаты (X = 1)
effect-again = совершите ещё { $n ->
    [one] { $n } боевое действие
    [few] { $n } боевых действия
   *[other] { $n } боевых действий
 }
effect-first = возьмите инициативу в этом раунде боя
effect-break-off = закончите бой и сбросьте врага
effect-claim = заберите эту карту как трофей
effect-capture = заберите врага как трофей, без награды
effect-test = пройдите проверку ({ $attribute }{ $modifier ->
    [0] {""}
   *[other] {" "}{ SIGNED($modifier) }
 }): { $then }{ $otherwise ->
    [none] {""}
   *[other] {"; "}при неудаче { $otherwise }
 }
effect-roll = бросьте { $dice ->
    [one] { $dice } походный кубик
    [few] { $dice } походных кубика
   *[other] { $dice } походных кубиков
 }; при совпадении ({ $terrain ->
    [here] местность вашей клетки
   *[other] { $terrain }
 }) { $then }
effect-one-of = сделайте одно из двух: { $first } или { $second }
effect-may = если хотите, { $then }
effect-pay = можете заплатить { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
 }: { $then }{ $otherwise ->
    [none] {""}
   *[other] {"; "}иначе { $otherwise }
 }
effect-offer = можете потратить { $trophies ->
    [one] { $trophies } трофей
    [few] { $trophies } трофея
   *[other] { $trophies } трофеев
 }: { $then }
effect-spend-tokens = можете потратить { $tokens ->
    [one] { $tokens } сюжетный жетон
    [few] { $tokens } сюжетных жетона
   *[other] { $tokens } сюжетных жетонов
 }: { $then }
effect-exert = можете приложить усилие{ $cards ->
    [1] {""}
   *[other] {" "}({ $cards })
 }: { $then }
effect-each-hero = каждый герой{ $where ->
    [city] {" "}в городе
    [wilderness] {" "}в глуши
    [here] {" "}в вашей клетке
   *[all] {""}
 } по порядку хода: { $then }
effect-if-act = { $act ->
    [1] в I акте
   *[2] во II акте
 } { $then }{ $otherwise ->
    [none] {""}
   *[other] , иначе { $otherwise }
 }

# Способности: предложения
effect-bonus = { $stat } { SIGNED($n) }.
effect-bonus-by = { $stat } +X, где X = { $by }.
effect-test-bonus = В { $attribute ->
    [any] любых проверках
   *[other] проверках ({ $attribute })
 } раскрывайте на { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
 } больше.
effect-reroll = В каждом броске можете перебросить без усилия { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
 }.
effect-treat = { $terrain } на ваших кубиках — это ещё и { $also }.
effect-fords = Реки не мешают вашим кубикам.
effect-explore-dice = При исследовании бросайте на { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
 } больше.
effect-rest-more = Отдых в глуши лечит на { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[other] { $n } ран
 } больше.
effect-discount = Приобретения для вас дешевле на { $n }.
effect-trade-more = Продавая товар по рыночной стоимости, получайте на { $n } больше золота.
effect-reward-more = За каждого побеждённого врага получайте { $n ->
    [one] { $n } золото
   *[other] { $n } золота
 }.
effect-armor = { $kind ->
    [phy] Физические
    [mag] Магические
   *[other] Вражеские
 } атаки наносят вам на { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[other] { $n } ран
 } меньше.
effect-cannot = Противник не может { $what ->
    [surge] использовать способности удара
    [agility] использовать ловкость
    [shield] использовать щиты
    [double] удваивать жетоны
   *[retreat] отступать
 }.
effect-per-trait = Ваши атаки сильнее на { $n } против врага с атрибутом «{ $trait }».
effect-surge = { $cost ->
    [0] X ударов
    [one] { $cost } удар
    [few] { $cost } удара
   *[other] { $cost } ударов
 }: { $then }.
effect-special = Боевое действие{ $exert ->
    [0] {""}
    [1] {", "}приложите усилие
   *[other] {", "}приложите усилие ({ $exert })
 } (один раз за { $limit ->
    [combat] бой
   *[round] раунд боя
 }): { $then }.
effect-action = { $points ->
    [1] ➔
    [2] ➔➔
   *[other] ➔➔➔
 }{ $where ->
    [none] {""}
   *[other] {" "}{ $where }
 }{ $act ->
    [2] { $where ->
        [none] {" "}только во II акте
       *[other] , только во II акте
     }
   *[other] {""}
 }{ $discards ->
    [yes] {" "}сбросьте эту карту
   *[no] {""}
 }{ $needs ->
    [zombie] {" "}если в вашей клетке зомби
    [rival] {" "}если в вашей клетке другой герой
   *[none] {""}
 }: { $then }.
effect-once = Один раз за ход{ $exert ->
    [0] {""}
    [1] {", "}приложив усилие
   *[other] {", "}приложив усилие ({ $exert })
 }: { $then }.
effect-free = В свой ход приложите усилие{ $exert ->
    [1] {""}
   *[other] {" "}({ $exert })
 }: { $then }.
effect-when = { $trigger ->
    [enter-combat] Когда вы вступаете в бой
    [cast] Когда брошены жетоны
    [dealt] Когда вы наносите раны
    [hurt] Когда вы получаете раны в бою
    [blocked] Когда вы блокируете щитами
    [victory] Когда вы побеждаете врага
    [foe-falls] Когда любой герой побеждает врага
    [trophy] Когда вы получаете трофей
    [learn] Когда вы изучаете навык
    [rest] Когда вы отдыхаете
    [train] Когда вы тренируетесь
    [shop] Когда вы торгуете
    [test-passed] Когда вы проходите проверку
    [enter-city] Когда вы входите в город
    [turn] Когда начинается ваш ход
    [story] Когда берут сюжетную карту
   *[refresh] Когда обновляют жетоны приключений
 }{ $exert ->
    [0] {""}
    [1] {", "}можете приложить усилие
   *[other] {", "}можете приложить усилие ({ $exert })
 }{ $limit ->
    [round] {" "}(раз за раунд боя)
    [combat] {" "}(раз за бой)
    [turn] {" "}(раз за ход)
   *[none] {""}
 }: { $then }.
effect-ward = Получая { $kind ->
    [phy] физический урон
    [mag] магический урон
    [sku] урон от врага
   *[none] раны
 }, можете{ $exert ->
    [0] {""}
   *[other] {" "}приложить усилие и
 } отменить { $n } (раз за { $limit ->
    [combat] бой
   *[round] раунд боя
 }).
effect-cancel = Когда противник использует способность удара, можете{ $exert ->
    [0] {""}
   *[other] {" "}приложить усилие и
 } отменить её (раз за { $limit ->
    [combat] бой
   *[round] раунд боя
 }).

# Вопросы
ask-hero = Выберите героя
ask-place = Где начинаете?
ask-action = Что делаете?
ask-travel = Потратьте кубик на передвижение
ask-reroll = Перебросить кубик?
ask-exert = { $n ->
    [one] Какой картой приложить усилие?
   *[other] Какими картами приложить усилие? Нужно: { $n }
 }
ask-test = Идёт проверка ({ $attribute }). Успехов пока { $successes }. Что дальше?
ask-trim-hand = На руке слишком много карт. Сбросьте { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
 }.
ask-trim-skills = У вас слишком много навыков одного типа. Откажитесь от одного.
ask-trim-assets = У вас два приобретения одного типа. Сбросьте одно.
ask-deck = Из какой колоды?
ask-pay-trophy = Какой трофей потратить?
ask-sell = Что продать?
ask-shop = Купите одну карту или сбросьте одну с рынка
ask-asset = Что взять?
ask-offer = Что отдать и что попросить у { CASE($hero, "gen") }?
ask-offer-gold = Сколько золота добавить? ({ $hero }; меньше нуля — попросить)
ask-accept = { $hero } предлагает { $give }, просит { $want }, доплата золотом { $gold }. Согласны?
ask-event = Как поступить с событием «{ $card }»?
ask-outcome = Какой исход у задания «{ $card }»?
ask-combat = Какое боевое действие выполнит { $who }?
ask-tokens = Какие жетоны потратить? ({ $who })
ask-token = Какой жетон?
ask-agility = Какой жетон ловкости потратит { $who }?
ask-surge-cost = { $cost ->
    [0] Сколько ударов потратит { $who }?
   *[other] Какими жетонами { $who } оплатит удар ({ $cost })?
 }
ask-shields = Потратит ли { $who } щиты? Без них ран будет { $damage }.
ask-ward = Отменить раны ({ $damage })?
ask-cancel = Отменить способность удара?
ask-use = Использовать?
ask-echo = Какую способность удара?
ask-order = В каком порядке?
ask-retreat = Попытаться отступить?
ask-retreat-to = Куда отступить?
ask-steal = У кого?
ask-discard-hand = Сбросьте { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
 }
ask-recover = Какую карту вернуть?
ask-teach = Изучить навык?
ask-move = Куда идти?
ask-journey = Куда отправиться?
ask-kindle = Какой жетон приключения?
ask-challenge = Кого вызвать?
ask-one-of = Выберите одно
ask-may = Сделать это?
ask-pay = Заплатить за это { $n ->
    [one] { $n } золото
   *[other] { $n } золота
 }?
ask-offer-trophies = Потратить на это { $n ->
    [one] { $n } трофей
    [few] { $n } трофея
   *[other] { $n } трофеев
 }?
ask-spend-tokens = Потратить на это { $n ->
    [one] { $n } сюжетный жетон
    [few] { $n } сюжетных жетона
   *[other] { $n } сюжетных жетонов
 }?
ask-exert-for = Приложить ради этого усилие ({ $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
 })?
trophy-cost = { $kind ->
    [c] Трофеи боя
    [s] Трофеи встреч
    [e] Трофеи исследований
   *[a] Любые трофеи
 }
gem-here = { $gem ->
    [combat] жетон боя
    [social] жетон встреч
    [exploration] жетон исследований
   *[grey] погасший жетон
 }
option-card = { $card }
option-hero = { $hero }
option-deck = { $deck }
option-hex = { $space }{ $terrain ->
    [none] {""}
   *[other] , { $terrain }
 }{ $gem ->
    [none] {""}
    [combat] {" "}(жетон боя)
    [social] {" "}(жетон встреч)
   *[exploration] {" "}(жетон исследований)
 }
option-step = ➔ Шаг: { $space }{ $terrain ->
    [none] {""}
   *[other] , { $terrain }
 }{ $gem ->
    [none] {""}
    [combat] {" "}(жетон боя)
    [social] {" "}(жетон встреч)
   *[exploration] {" "}(жетон исследований)
 }
option-hex-die = { $space }{ $terrain ->
    [none] {""}
   *[other] , { $terrain }
 }{ $gem ->
    [none] {""}
    [combat] {" "}(жетон боя)
    [social] {" "}(жетон встреч)
   *[exploration] {" "}(жетон исследований)
 } ← кубик «{ $face }»
option-reroll = Перебросить кубик «{ $face }»{ $free ->
    [yes] {" "}(без усилия)
   *[no] {" "}(приложив усилие)
 }
option-exert = Приложить усилие: { $card }
option-roll = ➔ Передвижение: бросить кубики
option-rest = ➔ Отдых: вылечить раны
option-train = ➔ Тренировка: взять карты навыков
option-shop = ➔ Торг на рынке
option-stand = ➔ Встать
option-wait = ➔ Ничего не делать
option-end = Закончить ход
option-adventure = ➔➔ Приключение: карта из колоды { $deck ->
    [combat] боя
    [social] встреч
   *[exploration] исследований
 }
option-learn = Изучить: { $card }
option-explore = ➔ Исследовать: { $card }
option-rumor = ➔ Проверить слухи: { $card }
option-story = { $points ->
    [1] ➔
    [2] ➔➔
   *[other] ➔➔➔
 } Сюжетное задание: { $card }
option-goods = ➔ Продать товар: { $card } за { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
 }
option-trade = Обмен: { $hero }
option-use = { $card }: { $ability }
option-use-exerting = { $card } (приложив усилие: { $exerted })
option-use-token = { $card } на жетон: { $face } (на обороте { $back })
option-ward = { $card }: отменить { $n }{ $exert ->
    [0] {""}
   *[other] {" "}(приложив усилие)
 }
option-give = Отдать: { $card }
option-want = Попросить: { $card }
option-accept = Согласиться
option-refuse = Отказаться
option-sell-first = Сначала продать свои приобретения
option-sell = { $card } за { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
 }
option-buy = Купить: { $card } за { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
 }
option-discard = Сбросить: { $card }
option-event = { $option }: { $effects }
option-event-rumor = { $option }: слухи ({ $where }): { $effects }
option-outcome = { $roman }: { $effects }
option-no-outcome = Пока оставить
option-effects = { $effects }
option-attack = Атака, { $kind }: { $damage }
option-attack-some = Атака не всеми жетонами, { $kind }
option-double = Удвоить: { $face }
option-flip = Перевернуть: { $face } на { $back }
option-recast = Противник перебросит: { $face } (на обороте { $back })
option-pay-surge = { $faces }: ударов — { $n }
option-token = { $face } (на обороте { $back })
option-shield = { $face }: блокирует { $blocks }
option-surge = { $card }, { $ability }
option-pass-round = Спасовать
option-stay = Остаться
option-retreat = Попытаться отступить
option-fight-on = Продолжать бой

# События
fact-first-player = Первым ходит { $seat }.
fact-hero-chosen = { $seat } играет за { CASE($hero, "acc") }.
fact-placed = { $hero } начинает путь на клетке «{ $space }».
fact-round-began = Начинается раунд { $round } акта { $act }.
fact-turn-began = Ходит { $hero }.
fact-turn-ended = { $hero } заканчивает ход.
fact-waited = { $hero } ждёт.
fact-stood-up = { $hero } встаёт.
fact-ability-used = { $hero } использует способность { $own ->
    [yes] своей карты
   *[no] карты «{ $card }»
 }.
fact-moved = { $hero } идёт на клетку «{ $space }».
fact-rolled = На кубиках { CASE($hero, "gen") } — { $faces }.
fact-rerolled = { $hero } перебрасывает кубик, и выпадает { $face }.
fact-rested = { $hero } отдыхает и лечит { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[other] { $n } ран
 }.
fact-healed = { $hero } лечит { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[other] { $n } ран
 }.
fact-suffered = { $hero } получает { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[other] { $n } ран
 }.
fact-defeated = { $who } { AGREE($who, "терпит", "терпят") } поражение.
fact-delayed = { $hero } получает задержку.
fact-eliminated = { $hero } выбывает из игры.
fact-drew = { $hero } берёт { AGREE($cards, "карту", "карты") } { TITLES($cards) }.
fact-drew-some = { $hero } берёт { $count ->
    [one] { $count } карту навыка
    [few] { $count } карты навыков
   *[other] { $count } карт навыков
 }.
fact-hand-discarded = { $hero } сбрасывает карту «{ $card }».
fact-skill-dropped = { $hero } отказывается от навыка «{ $card }».
fact-asset-dropped = { $hero } сбрасывает приобретение «{ $card }».
fact-learned = { $hero } изучает навык «{ $card }».
fact-revealed = { $hero } раскрывает карту «{ $card }»{ $stars ->
    [0] {""}
   *[other] {" "}с успехом ★
 }.
fact-passed = { $hero } проходит проверку ({ $attribute }), успехов { $successes }.
fact-failed = { $hero } не проходит проверку ({ $attribute }).
fact-claimed = { $hero } забирает трофей «{ $card }».
fact-gained = { $hero } получает трофей «{ $card }».
fact-gained-unseen = { $hero } получает трофей ({ $deck }).
fact-gained-gold = { $hero } получает { $n ->
    [one] { $n } золото
   *[other] { $n } золота
 }.
fact-lost-gold = { $hero } теряет { $n ->
    [one] { $n } золото
   *[other] { $n } золота
 }.
fact-stole = { $hero } забирает у { CASE($other, "gen") } { $n ->
    [one] { $n } золото
   *[other] { $n } золота
 }.
fact-gained-token = { $hero } получает жетоны ({ $kind } +{ $n }).
fact-lost-token = { $hero } теряет жетоны ({ $kind } −{ $n }).
fact-recovered = { $hero } возвращает из сброса карту «{ $card }».
fact-restocked = В городе «{ $city }» рынок выложен заново.
fact-asset-gained = { $hero } берёт приобретение «{ $card }».
fact-market-drew = На рынок города «{ $city }» выложена карта «{ $card }».
fact-market-discarded = С рынка города «{ $city }» уходит карта «{ $card }».
fact-bought = { $hero } покупает приобретение «{ $card }» за { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
 }.
fact-sold = { $hero } продаёт приобретение «{ $card }» за { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
 }.
fact-traded-goods = { $hero } сбывает товар «{ $card }» за { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
 }.
fact-offer-made = { $hero } предлагает { CASE($other, "dat") } обменять { $give } на { $want } (золото { $gold }).
fact-trade-done = { $hero } и { $other } меняются.
fact-trade-refused = { $hero } отказывается.
fact-trade-unfair = { $hero } и { $other } не могут так меняться — обмен нечестный.
fact-gem-turned = На клетке «{ $space }» гаснет жетон приключения.
fact-gem-lit = На клетке «{ $space }» снова горит жетон приключения.
fact-gems-refreshed = Жетоны приключений обновлены.
fact-deck-empty = В колоде «{ $deck }» не осталось карт.
fact-adventure-drawn = { $hero } берёт карту приключения «{ $card }».
fact-card-discarded = Карта «{ $card }» уходит в сброс.
fact-chose = { $hero } решает так. { $option }.
fact-rumor-taken = { $hero } запоминает слухи «{ $card }».
fact-quest-taken = { $hero } берёт задание «{ $card }».
fact-explored = { $hero } выполняет задание «{ $card }».
fact-quest-kept = Задание «{ $card }» пока не выполнено.
fact-combat-began = { $hero } вступает в бой против { CASE($foe, "gen") }.
fact-combat-round = Раунд боя { $round }.
fact-cast = Жетоны { CASE($who, "gen") } — { $faces }.
fact-action-phase = Инициатива у { CASE($who, "gen") }.
fact-attacked = { $who } { AGREE($who, "атакует", "атакуют") } на { $damage } ({ $kind }).
fact-doubled = { $who } { AGREE($who, "удваивает", "удваивают") } жетон ({ $face }).
fact-flipped = { $who } { AGREE($who, "переворачивает", "переворачивают") } жетон ({ $face }).
fact-token-recast = { $who } { AGREE($who, "перебрасывает", "перебрасывают") } жетон ({ $face }).
fact-token-removed = { $who } { AGREE($who, "теряет", "теряют") } жетон ({ $face }).
fact-surged = { $who } { AGREE($who, "применяет", "применяют") } способность удара{ $own ->
    [yes] {""}
   *[no] {" "}карты «{ $card }»
 }{ $x ->
    [0] {""}
   *[other] {" "}(ударов { $x })
 }.
fact-cancelled = { $who } { AGREE($who, "отменяет", "отменяют") } способность удара карты «{ $card }».
fact-special-used = { $who } { AGREE($who, "использует", "используют") } способность { $own ->
    [yes] своей карты
   *[no] карты «{ $card }»
 }.
fact-passed-round = { $who } { AGREE($who, "пасует", "пасуют") }.
fact-prevented = { $who } { AGREE($who, "отменяет", "отменяют") } { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[other] { $n } ран
 }.
fact-blocked = { $who } { AGREE($who, "блокирует", "блокируют") } { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[other] { $n } ран
 }.
fact-took-damage = { $who } { AGREE($who, "получает", "получают") } { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[other] { $n } ран
 }{ $over ->
    [0] {""}
   *[other] {" "}(сверх жизни { $over })
 }.
fact-attack-raised = { $who } { AGREE($who, "добавляет", "добавляют") } к атаке { $n }.
fact-armor-held = { $who } { AGREE($who, "держит", "держат") } бронёй { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[other] { $n } ран
 }.
fact-ability-dealt = { $who } { AGREE($who, "наносит", "наносят") } способностью { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[other] { $n } ран
 }.
fact-reflected = { $who } { AGREE($who, "возвращает", "возвращают") } { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[other] { $n } ран
 }.
fact-retreated = { $hero } отступает на клетку «{ $space }».
fact-retreat-failed = { $hero } остаётся в бою.
fact-combat-won = { $hero } побеждает { CASE($foe, "acc") }.
fact-no-combat = { $hero } не может вступить в бой.
fact-challenge-won = { $hero } побеждает { CASE($other, "acc") } и забирает { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
 }.
fact-villain-fell = { $hero } побеждает { CASE($villain, "acc") } и выигрывает игру.
fact-time-moved = Жетон времени переходит на деление { $space }.
fact-act-began = Начинается акт { $act }. Теперь все враги опытные.
fact-last-space = Время сценария «{ $scenario }» вышло.
fact-realm-fell = Край пал — сценарий «{ $scenario }» окончен.
fact-story-drawn = Открыта карта сюжета «{ $card }».
fact-story-quest-laid = Выложено сюжетное задание { $slot } — «{ $card }».
fact-story-quest-left = Сюжетное задание «{ $card }» завершено.
fact-zombie-rose = На клетке «{ $space }» встаёт зомби.
fact-zombie-killed = { $hero } упокоивает зомби на клетке «{ $space }».
fact-won = Побеждает { $hero }.

end-villain-fell = Злодей повержен.
end-other-victory = Мир добыт иным путём.
end-all-eliminated = Героев не осталось. Проиграли все.
end-realm-fell = Край пал. Проиграли все.

## Kinds and tags in words; an empty one is a mark for the eye.

word-sets = наборы рынка
word-assets = имущество
word-adventures = приключения
word-stories = карты сюжета
word-foes = враги
word-sites = места
word-regions = края
word-words = { "" }
word-city = город
word-forest = лес
word-hills = холмы
word-mountains = горы
word-plains = равнина
word-water = вода
word-gem-combat = жетон боя
word-gem-exploration = жетон исследований
word-gem-social = жетон встреч
word-gem-grey = погасший жетон
word-asset = имущество
word-back-combat = приключение: бой
word-back-exploration = приключение: исследования
word-back-social = приключение: встречи
word-enemy = враг
word-enemy-combat = бой: враг
word-enemy-exploration = исследования: враг
word-enemy-social = встречи: враг
word-event-combat = бой: событие
word-event-exploration = исследования: событие
word-event-social = встречи: событие
word-quest-combat = бой: задание
word-quest-exploration = исследования: задание
word-quest-social = встречи: задание
word-story = сюжет
word-token = боевой жетон
word-villain = злодей
word-gold = золото
word-refresh = обновление рынка

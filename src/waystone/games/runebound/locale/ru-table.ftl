# Что всегда на виду
hud-round = Акт { $act }, раунд { $round }
hud-points = Очки действий: { $points }
hud-goal = Одолейте { CASE($villain, "acc") } раньше других
hud-health = Жизнь
hud-story-in = { $rounds ->
    [one] Карта сюжета — через { $rounds } раунд.
    [few] Карта сюжета — через { $rounds } раунда.
   *[many] Карта сюжета — через { $rounds } раундов.
 }
hud-refresh-in = { $rounds ->
    [one] Жетоны приключений обновятся через { $rounds } раунд.
    [few] Жетоны приключений обновятся через { $rounds } раунда.
   *[many] Жетоны приключений обновятся через { $rounds } раундов.
 }
hud-act-ends = Затем начнётся второй акт.
hud-time-up = Время вышло.
hud-zombies = Зомби на карте
hud-hits = Может нанести ран сейчас
hud-shields = Щитов в запасе
hud-danger = { $foe } { AGREE($foe, "может", "могут") } одной атакой одолеть { CASE($hero, "acc") }.
hud-goal-alone = Одолейте { CASE($villain, "acc") }, пока не вышло время
hud-prepare = Наберитесь сил до второго акта: { $villain } ждёт

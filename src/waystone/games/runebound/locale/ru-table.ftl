# Что всегда на виду
hud-round = Акт { $act }, раунд { $round }
hud-points = Очки действий: { $points }
hud-goal = Одолейте злодея раньше других: { $villain }
hud-health = Здоровье
hud-story-in = { $rounds ->
    [one] Карта сюжета — через { $rounds } раунд.
    [few] Карта сюжета — через { $rounds } раунда.
   *[many] Карта сюжета — через { $rounds } раундов.
 }
hud-refresh-in = { $rounds ->
    [one] Самоцветы обновятся через { $rounds } раунд.
    [few] Самоцветы обновятся через { $rounds } раунда.
   *[many] Самоцветы обновятся через { $rounds } раундов.
 }
hud-act-ends = Затем начнётся второй акт.
hud-time-up = Время вышло.

# Что всегда на виду
hud-day = День { $day }
hud-dawn = Начало дня
hud-midday = Полдень
hud-dusk = Конец дня
hud-encounter = Одолейте: { $enemy }
hud-health = Здоровье
hud-terror = Ужас

# Что всегда на виду
hud-day = День { $day }
hud-dawn = Начало дня
hud-midday = Полдень
hud-dusk = Конец дня
hud-encounter = Одолейте: { $enemy }
hud-health = Здоровье
hud-terror = Ужас
hud-deadly = Следующая атака свалит: { $hero }.
hud-dying = { $hero } при смерти.
hud-panic = { $hero } в панике.
hud-hurt = { $hero } на краю смерти, здоровье: { $n }.

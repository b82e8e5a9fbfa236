# Что всегда на виду
hud-day = День { $day }
hud-dawn = Начало дня
hud-midday = Разгар дня
hud-dusk = Конец дня
hud-encounter = Враг — «{ $enemy }»
hud-health = Здоровье
hud-terror = Ужас
hud-deadly = Следующая атака свалит { CASE($hero, "acc") }.
hud-dying = { $hero } при смерти.
hud-panic = { $hero } в панике.
hud-hurt = { $hero } на краю смерти, здоровья { $n }.

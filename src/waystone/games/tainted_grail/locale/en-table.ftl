# What is always in sight
hud-day = Day { $day }
hud-dawn = Start of the day
hud-midday = Midday
hud-dusk = End of the day
hud-encounter = Get the better of: { $enemy }
hud-health = Health
hud-terror = Terror
hud-deadly = The coming attack would fell { $hero }.
hud-dying = { $hero } is dying.
hud-panic = { $hero } panics.
hud-hurt = { $hero } is near death: Health { $n }.

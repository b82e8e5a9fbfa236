# What is always in sight
hud-round = Act { $act }, round { $round }
hud-points = Action points: { $points }
hud-goal = Defeat { $villain } before anyone else
hud-health = Health
hud-story-in = { $rounds ->
    [one] A story card comes next round.
   *[other] A story card comes in { $rounds } rounds.
 }
hud-refresh-in = { $rounds ->
    [one] The gems are refreshed next round.
   *[other] The gems are refreshed in { $rounds } rounds.
 }
hud-act-ends = Then Act II begins.
hud-time-up = Time is up.
hud-zombies = Zombies on the map
hud-hits = Damage it can deal now
hud-shields = Shields in its pool
hud-danger = { $foe } can defeat { $hero } with one attack now.
hud-goal-alone = Defeat { $villain } before time is up
hud-prepare = Grow strong before Act II, when { $villain } can be met

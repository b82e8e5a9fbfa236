# Что всегда на виду
hud-round = Раунд { $round }
hud-goal = Выполните три задания
hud-goal-solo = Выполните три задания и вернитесь ко Входу
hud-goal-home = Вернитесь ко Входу
hud-goal-points = Побеждает тот, у кого больше победных очков: { $own } против { $rival }
hud-goal-level = Игра кончится, когда кто-то из героев достигнет { $level }-го уровня
hud-goal-nakari = Или победите: { $monster }
hud-lord = Повелитель подземелья сейчас — { $hero }.
hud-wrath = Каждый жетон удешевляет исчадий на 1.
hud-battle = Под ударом — { $hero }
hud-sum = { $card }: { $total } против { $counter }
hud-quest = { $quest }: { OR($places) }
hud-wounds = Ран за удар
hud-mortal = { $hero } может не пережить эту битву.

# Кубики на виду
scene-compared = Броски
scene-chance = Бросок судьбы
scene-encounter = Столкновение
scene-needed = Нужно
scene-total = Итог
scene-distance = Расстояние
scene-bonus = Карты
scene-passed = Удалось
scene-failed = Не удалось

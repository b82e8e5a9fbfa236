# Что всегда на виду
hud-round = Раунд { $round }
hud-goal = Выполните три задания
hud-lord = Владыка подземелья сейчас — { $hero }.
hud-wrath = Каждый жетон удешевляет порождений на 1.
hud-battle = Под ударом — { $hero }
hud-sum = { $card }: { $total } против { $counter }

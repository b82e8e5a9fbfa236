# Что всегда на виду
hud-few-cards = { $figure }: карт осталось { $count }, близко изнурение.
hud-hurt = { $figure }: здоровья осталось { $hp } из { $most }.
hud-elite = мощные
hud-normal = обычные
hud-any = все
hud-move = Движение: { $rank }
hud-attack = Атака: { $rank }

# Что всегда на виду
hud-few-cards = У кого-то почти не осталось карт: близко изнурение.
hud-elite = мощные
hud-normal = обычные
hud-any = все
hud-move = Движение: { $rank }
hud-attack = Атака: { $rank }

# Что всегда на виду
hud-few-cards = { $figure } близко к изнурению: карт осталось { $count }.
hud-hurt = { $figure } при последних силах: здоровья { $hp } из { $most }.
hud-elite = мощные
hud-normal = обычные
hud-any = все
hud-move = Движение: { $rank }
hud-attack = Атака: { $rank }

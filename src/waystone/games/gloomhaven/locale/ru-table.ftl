# Что всегда на виду
hud-few-cards = { $figure } близко к изнурению: карт осталось { $count }.
hud-hurt = { $figure } при последних силах: здоровья { $hp } из { $most }.
hud-elite = мощные
hud-normal = обычные
hud-any = все
hud-move = Движение: { $rank }
hud-attack = Атака: { $rank }
hud-cards = Выбор карт
hud-initiative = Инициатива
hud-turn = Ходит { $figure }
hud-round-ends = Конец раунда
hud-in-sight = { $goal } (счёт по тому, что уже открыто)
hud-hit-points = { $goal } (по здоровью)
hud-gather = Соберите отряд: хотя бы двух персонажей
hud-leave = Закончите дела в городе и отправляйтесь в сценарий
hud-go-on = Идите в следующий сценарий или вернитесь в город
hud-event = Событие
hud-campaign = Сыграйте сценарии кампании
hud-prosperity = Процветание, уровень { $level }
hud-town-grows = До следующего уровня { $marks ->
    [one] не хватает { $marks } клетки
   *[other] не хватает { $marks } клеток
 }.
hud-reputation = Репутация

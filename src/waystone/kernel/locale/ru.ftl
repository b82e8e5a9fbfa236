option-pass = Пас
option-yes = Да
option-no = Нет
option-done = Готово
seat = Место { $n }
notice-content-changed = С тех пор как партия сохранена, карты изменились.
notice-tail-cut = С тех пор как партия сохранена, правила изменились: последние ответы отменены до начала шага.

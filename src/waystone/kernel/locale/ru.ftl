option-pass = Пас
option-yes = Да
option-no = Нет
option-done = Готово
seat = Место { $n }

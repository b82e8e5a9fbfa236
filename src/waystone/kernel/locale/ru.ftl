option-pass = Пас
option-yes = Да
option-no = Нет
option-done = Готово
seat = Место { $n }
notice-content-changed = С тех пор как партия сохранена, карты изменились.
notice-tail-cut = С тех пор как партия сохранена, правила изменились: последние ответы отменены до начала шага.
answer-no-option = Варианта «{ $key }» сейчас нет: выберите из { $some }.
answer-no-number = «{ $key }» не целое число.
answer-range = { $key } не подходит: нужно от { $least } до { $most }.
answer-names = Назовите варианты через пробел или напишите «{ $none }».
answer-twice = Один и тот же вариант назван дважды.
answer-order = Расставьте по порядку все ({ $all }); названо: { $named }.
answer-count = Выберите от { $least } до { $most }; названо: { $named }.
answer-over = Партия окончена.
answer-not-asked = Место { $seat } сейчас не отвечает.
answer-closed = Этот вопрос уже закрыт.
answer-no-undo = Отменять нечего.
answer-changed = С тех пор правила изменились: этого не отменить, партия стоит как стояла.
save-no-replay = Сохранение не воспроизводится с начала партии: оно повреждено или сделано другой версией Waystone; откройте его в той версии.
save-other-content = Сохранение сделано с другим набором карт — из другой версии или с дополнениями — и с установленными здесь картами не воспроизводится: откройте его в той версии и с теми же дополнениями.
save-too-long = В сохранении больше { $most } ответов.
save-too-slow = Воспроизведение сохранения заняло слишком много времени.

## Why a bot would answer so, and what is said to a plain blunder.

counsel-wins = Игра выиграна.
counsel-plain = Насколько видно вперёд, ничто этому не мешает.
counsel-gone = { $thing }: больше не на поле.
counsel-number = { $thing }: { $number } { $now } → { $amount }.
counsel-falls = До вашего следующего хода может пасть: { $thing }.
counsel-falls-to = До вашего следующего хода может пасть: { $thing } ({ $by }).
counsel-loses = До вашего следующего хода: { $thing }, { $number } −{ $amount }.
counsel-loses-to = До вашего следующего хода: { $thing }, { $number } −{ $amount } ({ $by }).
nudge = { $why } Бот выбрал бы: { $better }.
nudge-idle = Это никого не заденет и ничего не изменит: только потратится то, чего оно стоит.
nudge-fatal = Это, скорее всего, конец: { $thing }.

## Kinds and tags in words; an empty one is a mark for the eye.

word-card = карта
word-cards = карты
word-hero = герой
word-heroes = герои
word-monster = чудовище
word-monsters = чудовища
word-items = предметы
word-item = предмет
word-scenarios = сценарии
word-scenario = сценарий
word-events = события
word-event = событие
word-quests = задания
word-quest = задание
word-locations = места
word-location = место
word-skills = навыки
word-skill = навык
word-character = герой
word-characters = герои
word-spent = использовано
word-trap = ловушка
word-room = комната
word-rooms = комнаты
word-floor = пол
word-road = дорога
word-free = свободно

# Чем вызван вопрос
cause-hero = Ваша фаза подвигов, осталось ОД: { $ap }.
cause-calm = { $phase }, ход { CASE($hero, "gen") }: сейчас может действовать любой.
cause-attacked = { $card } атакует вас, форма — { $form }.
cause-lord = Вы — повелитель подземелья. { $perils }.
cause-card = { $card }: цена в очках риска — { $n ->
    [-1] Х
   *[other] { $n }
 }.
cause-upkeep = Вашей славы ({ $glory }) на всё не хватит.
cause-laid = Открыта локация: { $location }.
cause-roll = Всё решит кубик: { $hero }.
cause-battle = Под ударом — { $hero }; нападают: { $cards }.
cause-after-battle = Битва окончена: { $hero }.
cause-discard = Ваш ход кончается: одна карта уходит.
cause-entered = Вы входите: { $place }.
cause-draw = Вы берёте карты; сейчас на руке: { $n }.
cause-x = { $card }: эффект сработает столько раз, сколько оплатите.
cause-struck = Атакует { $card }, форма — { $form }, всего { $n }.
cause-reward = Монстры нанесли раны.
cause-discount = Жетонов на карте гнева: { $n }; каждый удешевляет исчадий на 1.
cause-spoils = Битва окончена. Ваша слава: { $glory }.
cause-trap = Ловушка ляжет в локацию и сработает на всех в ней, когда туда войдёт герой.
cause-save = Ваш ход кончается; 1 ОД можно сохранить.

# Что произойдёт
hero-peril = { $hero }, риск: { $n }
does-test = На кубике нужно { $die } или больше.
does-test-sure = Подойдёт любой бросок.
does-test-never = Одного кубика не хватит.
does-fail-blocked = Неудача стоит 1 ОД.
does-fail-trap = Неудача стоит 1 жизни.
does-explore = Откройте следующую локацию и выложите её.
does-complete = Выполненное задание завершает ваш ход.
does-drop = Жетон останется здесь.
does-stand = Ваш герой встаёт.
does-attack = Единственная ваша битва за этот ход.
does-challenge = За 1 ОД; единственная ваша битва за этот ход.
does-end-hero = Затем вы сбрасываете и берёте карты.
does-encounter = Лучшая форма — { $form }: { $own } против { $other }, и по кубику.
does-form = Удар наносит { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } раны
   *[many] { $wounds } ран
 }; перевес: { SIGNED($lead) }.
does-to-lair = Оттуда сможет напасть снова (занято мест: { $n } из 3).
does-to-hand = Вернётся к вам на руку.
does-to-discard = В сброс.
does-discard = Уходит в сброс.
does-upkeep = Остаётся в игре за { $n } славы; неоплаченное вернётся на руку.
does-recover = Придёт к вам на руку.
does-rob = Станет вашим.
does-summon = Придёт в ваше логово.
does-host = Карта крепится к этой.
does-lie = Север: { $north }, восток: { $east }, юг: { $south }, запад: { $west }.
does-save = Пригодится для особого действия в чужой ход.
does-not-save = Очко пропадёт.
does-strike = { $form }: { $own } против { $other }, и по кубику; удар наносит { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } раны
   *[many] { $wounds } ран
 }.
does-counter = { $form } { $own } и кубик против { $total }.
does-counter-minion = { $form } { $own } и кубик против { $total }; раны от удара примет приспешник.
does-token = Жетон и его задание перейдут к вам, раны не будет.
does-wound = { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[many] { $wounds } ран
 }; жетон останется где был.
does-peril = { $hero }, риск: { $now } → { $then }.
does-swap-quest = Уйдёт под колоду заданий; вам достанется следующее.

# Что против
warn-hopeless = Одним кубиком этого не сделать.
warn-trap-lies = Там лежит ловушка.
warn-given-up = Отданное не вернётся.
warn-cannot-hit = Не попадёт, что бы ни выпало.
warn-no-attack = Атаковать ему нечем.
warn-lair-full = Логово полно: одного монстра придётся сбросить.
warn-heal-over = Лишнее лечение: { $n }.
warn-prevent-over = Лишняя защита: { $n }.
warn-best-die = Лучше уже не выпадет.
warn-card-goes = Карта уйдёт в сброс.
warn-used-up = Места нет: карта сработает и сразу уйдёт в сброс.
warn-points-lost = Пропадёт ОД: { $n }.
warn-own-hero = Затронет и вашего героя.
warn-own-peril = Соперники потратят его против вас.
warn-works-no-more = Она перестанет действовать.
warn-own-hero-there = Там стоит ваш герой.

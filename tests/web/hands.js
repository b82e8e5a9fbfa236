// What a person can reach now, by what is on the stage or the board: never a folded list of spaces.
() => {
  const box = (e) => e.getBoundingClientRect();
  const hit = (e) => {
    const b = box(e);
    if (b.width < 4 || b.height < 4) return null;
    for (const [fx, fy] of [[0.5, 0.5], [0.5, 0.15], [0.2, 0.5], [0.8, 0.5], [0.5, 0.85]]) {
      const [x, y] = [b.left + b.width * fx, b.top + b.height * fy];
      if (x < 1 || y < 1 || x > innerWidth - 1 || y > innerHeight - 1) continue;
      const top = document.elementFromPoint(x, y);
      if (top && (e === top || e.contains(top))) return { x, y };
    }
    return null;
  };
  const all = (q) => [...document.querySelectorAll(q)];
  const reach = (q) => all(q).flatMap((e) => hit(e) ?? []);
  const menu = reach('.pop [role=menuitem]');
  const page = document.querySelector('.cover');
  const open = '#options .option:not([aria-pressed=true]):not(:disabled)';
  const options = all(open).filter((e) => !e.closest('details:not([open])'));
  const confirm = document.querySelector('[data-confirm]');
  const cards = all('.options .card.medium .body, .gallery .card .body');
  const squeezed = [...options, ...all('.head button')].filter((e) => !e.matches('.mark') && box(e).width > 0
    && box(e).width < 44 && box(e).height > 70);
  const heads = all('.hud:not(.open)').filter((e) => e.scrollHeight > e.clientHeight + 3);
  // words whose own box hides a part of them
  const cut = all('.hud *, #options *, .top h1, .scene *, .gallery *, .place *').filter((e) => !e.children.length
    && e.textContent.trim() && e.clientWidth > 1 && !e.closest('.sr, svg')
    && getComputedStyle(e).overflow !== 'visible'
    && (e.scrollWidth > e.clientWidth + 2 || e.scrollHeight > e.clientHeight + 3));
  return {
    menu,
    page: page ? reach('.cover .option, .cover [data-close-page], .cover .primary') : null,
    things: reach('[data-thing].lit:not(.chosen), .gallery .pick:not(.chosen) .card'),
    options: options.flatMap((e) => hit(e) ?? []),
    confirm: confirm && !confirm.disabled ? hit(confirm) : null,
    picked: all('#options .option[aria-pressed=true]').length,
    amount: !!document.querySelector('#options .numbers'),
    count: document.querySelectorAll('#options .option').length,
    prompt: document.querySelector('#options h2')?.textContent ?? '',
    wide: document.documentElement.scrollWidth - innerWidth,
    clipped: [
      ...cards.filter((e) => e.scrollHeight > e.clientHeight + 2)
        .map((e) => e.closest('.card').querySelector('.name')?.textContent ?? ''),
      ...[...squeezed, ...heads, ...cut].map((e) => e.textContent.trim()),
      ...[...document.querySelectorAll('[data-about]')].filter((e) => e.querySelector('.card') && e.scrollHeight > e.clientHeight + 2)
        .map((e) => `about: ${e.querySelector('.card .name')?.textContent ?? ''}`),
    ],
    over: !!document.querySelector('.inspector:not(.pinned)') && !!document.querySelector('.outcome'),
  };
}

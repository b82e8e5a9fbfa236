// What a person can reach now, by what is on the stage or the board: never a folded list of spaces.
(ADVISED) => {
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
  const page = document.querySelector('.cover[role=dialog]');
  const open = '#options .option:not([aria-pressed=true]):not(:disabled)';
  const options = all(open).filter((e) => !e.closest('details:not([open])'));
  const confirm = document.querySelector('[data-confirm]');
  const cards = all('.options .card.medium .body, .gallery .card .body');
  const squeezed = [...options, ...all('.head button')].filter((e) => !e.matches('.mark') && box(e).width > 0
    && box(e).width < 44 && box(e).height > 70);
  const heads = all('.hud:not(.open)').filter((e) => e.scrollHeight > e.clientHeight + 3);
  // words whose own box hides a part of them
  const parts = ['.hud', '#options', '.top h1', '.scene', '.gallery', '.place', '.cover', '.pop', '.outcome', '.finished', '.inspector'];
  const cut = all(parts.map((p) => `${p}, ${p} *`).join(', ')).filter((e) => !e.children.length
    && e.textContent.trim() && e.clientWidth > 1 && !e.closest('.sr, svg')
    && getComputedStyle(e).overflow !== 'visible'
    && (e.scrollWidth > e.clientWidth + 2 || e.scrollHeight > e.clientHeight + 3));
  // words that run out of the screen, or out of a box that hides what is beyond its edge and cannot be scrolled
  const lines = (e) => [...e.childNodes].filter((n) => n.nodeType === 3 && n.textContent.trim()).flatMap((n) => {
    const range = document.createRange();
    range.selectNodeContents(n);
    return [...range.getClientRects()].filter((r) => r.width > 1 && r.height > 1);
  });
  const styles = new Map();
  const hides = (e) => {
    if (!styles.has(e)) {
      const { overflowX, overflowY } = getComputedStyle(e);
      styles.set(e, [[overflowX, 'left', 'right'], [overflowY, 'top', 'bottom']].filter(([way]) => way !== 'visible'));
    }
    return styles.get(e);
  };
  const lost = (e) => {
    // a letter's own height is larger than what is printed of it
    const rects = lines(e).map((r) => ({ left: r.left + 3, right: r.right - 3, top: r.top + r.height * 0.3, bottom: r.bottom - r.height * 0.3 }));
    if (!rects.length || e.closest('.sr, svg, details:not([open]) > :not(summary)') || !e.checkVisibility({ visibilityProperty: true })) return false;
    for (let up = e; up && up !== document.documentElement; up = up.parentElement) {
      for (const [way, before, after] of hides(up)) {
        if (way === 'auto' || way === 'scroll') return false;
        const b = box(up);
        if (rects.some((r) => r[before] < b[before] || r[after] > b[after])) return true;
      }
    }
    return rects.some((r) => r.left < 0 || r.right > innerWidth || r.bottom > innerHeight || r.top < 0);
  };
  const texts = all(parts.map((p) => `${p}, ${p} *`).join(', ')).filter((e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()));
  const crossed = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  const shown = options.filter((e) => !e.matches('.mark') && e.checkVisibility());
  const piled = shown.filter((e, n) => shown.slice(n + 1).some((o) => crossed(box(e), box(o))));
  const dialogs = all('[role=dialog]:not(.inspector), .pop, dialog[open], .foresight').filter((e) => e.checkVisibility());
  // a focused thing that is out of sight must not drag the board along, and must come into sight
  const shifted = all('.screen, .center, .map, .board, .canvas').filter((e) => e.scrollLeft || e.scrollTop);
  const keyed = document.activeElement?.closest('.canvas [data-thing].lit');
  const away = (e) => {
    const [b, map] = [box(e), box(e.closest('.canvas'))];
    const [x, y] = [(b.left + b.right) / 2, (b.top + b.bottom) / 2];
    return x < map.left || x > map.right || y < map.top || y > map.bottom;
  };
  return {
    menu,
    page: page ? reach('.cover .option, .cover [data-close-page], .cover .primary') : null,
    asked: all('.cover .option').length,
    things: reach('[data-thing].lit:not(.chosen), .gallery .pick:not(.chosen) .card'),
    options: options.flatMap((e) => hit(e) ?? []),
    confirm: confirm && !confirm.disabled ? hit(confirm) : null,
    picked: all('#options .option[aria-pressed=true]').length,
    amount: !!document.querySelector('#options .amount'),
    numbers: reach('#options .amount .numbers button:not(.chosen)'),
    count: document.querySelectorAll('#options .option').length,
    advice: !!document.querySelector('[data-advice], [data-advised]'),
    bulb: reach('.tools button[title$="(H)"]')[0] ?? null,
    advised: reach(menu.length ? '.pop .hinted' : page ? '.cover .option.hinted' : ADVISED),
    prompt: document.querySelector('#options h2')?.textContent ?? '',
    end: document.querySelector('.outcome') ? {
      said: document.querySelector('.outcome h2').textContent.trim(),
      why: document.querySelector('.outcome .why').textContent.trim(),
      ways: all('.outcome a, .outcome button').map((e) => hit(e)),
      close: hit(document.querySelector('.outcome button')),
    } : null,
    wide: document.documentElement.scrollWidth - innerWidth,
    clipped: [
      ...cards.filter((e) => e.scrollHeight > e.clientHeight + 2)
        .map((e) => e.closest('.card').querySelector('.name')?.textContent ?? ''),
      ...[...squeezed, ...heads, ...cut].map((e) => e.textContent.trim()),
      ...texts.filter(lost).map((e) => `out of its box: ${e.className} ${e.textContent.trim()}`),
      ...piled.map((e) => `one over another: ${e.textContent.trim()}`),
      ...[...document.querySelectorAll('[data-about]')].filter((e) => e.querySelector('.card') && e.scrollHeight > e.clientHeight + 2)
        .map((e) => `about: ${e.querySelector('.card .name')?.textContent ?? ''}`),
    ],
    over: all('.inspector:not(.pinned)').some((e) => dialogs.some((d) => crossed(box(e), box(d)))),
    lost: [...shifted.map((e) => `${e.className} is scrolled`),
      ...(keyed?.matches(':focus-visible') && away(keyed) ? [`${keyed.dataset.thing} has the focus out of sight`] : [])],
    hovers: !!document.querySelector('.inspector:not(.pinned)'),
  };
}

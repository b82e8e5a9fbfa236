// Somebody who plays by clicking the labelled options, whichever there are.
(seed) => {
  let state = seed >>> 0 || 1;
  const random = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  window.clicks = 0;
  let idle = 0;
  window.player = setInterval(() => {
    document.querySelector("[data-close-page]")?.click();
    const bar = document.querySelector("#options");
    const busy = document.querySelector(".options.sent");
    if (!bar || (busy && idle++ < 40)) return;
    idle = 0;
    const confirm = bar.querySelector("[data-confirm]");
    const numbers = [...bar.querySelectorAll(".numbers button")];
    const open = [...bar.querySelectorAll(".option:not([aria-pressed=true])")];
    if (!confirm) {
      if (open.length) {
        open[random(open.length)].click();
        window.clicks++;
      }
      return;
    }
    if (numbers.length) numbers[random(numbers.length)].click();
    const picked = bar.querySelectorAll(".option[aria-pressed=true]").length;
    const more = open.length && (confirm.disabled || (picked === 0 && random(2)));
    if (more) open[random(open.length)].click();
    else if (!confirm.disabled) {
      confirm.click();
      window.clicks++;
    }
  }, 50);
};

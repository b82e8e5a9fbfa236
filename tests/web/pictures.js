// Pixels of pictures, for tests/web/pictures.py.
async function drawn(svg, width) {
  const image = new Image();
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(svg);
  await image.decode();
  const height = Math.round((width * image.height) / image.width);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0, width, height);
  return { canvas, width, height, data: context.getImageData(0, 0, width, height).data };
}

const LINEAR = Float64Array.from({ length: 256 }, (_, v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
const light = (data, n) => 0.2126 * LINEAR[data[n]] + 0.7152 * LINEAR[data[n + 1]] + 0.0722 * LINEAR[data[n + 2]];
const ratio = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Pixels whose neighbours up to `far` away are all `value`. */
function deep(mask, width, height, far, value) {
  const found = new Uint8Array(mask.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let all = 1;
      for (let v = Math.max(0, y - far); all && v <= Math.min(height - 1, y + far); v++) for (let u = Math.max(0, x - far); u <= Math.min(width - 1, x + far); u++) if (mask[v * width + u] !== value) { all = 0; break; }
      found[y * width + x] = all;
    }
  return found;
}

async function measured(batch, side) {
  const found = [];
  for (const { svg, shape } of batch) {
    const began = performance.now();
    const picture = await drawn(svg, side);
    const took = performance.now() - began;
    const { width, height, data } = picture;
    const alpha = (await drawn(shape, side)).data;
    const mask = Uint8Array.from({ length: width * height }, (_, n) => (alpha[n * 4 + 3] > 127 ? 1 : 0));
    const inside = mask;
    const near = deep(mask, width, height, 9, 0);
    const away = deep(mask, width, height, 1, 0);
    let [figure, many, ground, others] = [0, 0, 0, 0];
    const square = 14;
    const squares = new Map();
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const n = y * width + x;
        const [isFigure, isGround] = [inside[n], away[n] && !near[n]];
        if (!isFigure && !isGround) continue;
        const l = light(data, n * 4);
        const key = Math.floor(y / square) * 100 + Math.floor(x / square);
        const one = squares.get(key) ?? [0, 0, 0, 0];
        squares.set(key, one);
        if (isFigure) (figure += l), many++, (one[0] += l), one[1]++;
        else (ground += l), others++, (one[2] += l), one[3]++;
      }
    const edges = [...squares.values()].filter((s) => s[1] >= 20 && s[3] >= 20);
    const good = edges.filter((s) => ratio(s[0] / s[1], s[2] / s[3]) >= 3).length;
    found.push({ contrast: many && others ? ratio(figure / many, ground / others) : 1, apart: edges.length ? good / edges.length : 1, took });
  }
  return found;
}

async function sheet(pictures, across, width) {
  const small = width < 100;
  const first = await drawn(pictures[0].svg, width);
  const [w, h] = [width + 8, first.height + (small ? 6 : 40)];
  const canvas = document.createElement("canvas");
  canvas.width = across * w + 8;
  canvas.height = Math.ceil(pictures.length / across) * h + 8;
  const on = canvas.getContext("2d");
  on.fillStyle = "#2a2a2a";
  on.fillRect(0, 0, canvas.width, canvas.height);
  for (const [n, picture] of pictures.entries()) {
    const [x, y] = [8 + (n % across) * w, 8 + Math.floor(n / across) * h];
    on.drawImage((await drawn(picture.svg, width)).canvas, x, y);
    if (small) continue;
    on.fillStyle = "#fff";
    on.font = "bold 11px sans-serif";
    on.fillText(`${picture.name} · ${picture.kind}`, x, y + first.height + 11, width);
    on.fillStyle = picture.said ? "#9f9" : "#bbb";
    on.font = "10px sans-serif";
    on.fillText(picture.id, x, y + first.height + 22, width);
    on.fillText(picture.shows, x, y + first.height + 33, width);
  }
  return canvas.toDataURL("image/png");
}

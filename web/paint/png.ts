/** Pixels of black and white with an alpha, as a PNG with a palette. */

import { deflateSync } from "node:zlib";

const LEVELS = 14;
const TABLE = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = (TABLE[(crc ^ byte) & 255] as number) ^ (crc >>> 8);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([size, body, sum]);
}

/** `at` gives each pixel a value from -1 (black) to 1 (white), 0 being clear; `most` is the strongest
 * alpha. */
export function png(side: number, most: number, at: (x: number, y: number) => number): Buffer {
  const rows = Buffer.alloc(side * (side + 1));
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const v = Math.max(-1, Math.min(1, at(x, y)));
      const level = Math.round(Math.abs(v) * LEVELS);
      rows[y * (side + 1) + 1 + x] = level === 0 ? 0 : v < 0 ? level : LEVELS + level;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.alloc((2 * LEVELS + 1) * 3);
  colours.fill(255, (LEVELS + 1) * 3);
  const alphas = Buffer.from(Array.from({ length: 2 * LEVELS + 1 }, (_, n) => Math.round(((n > LEVELS ? n - LEVELS : n) / LEVELS) * most * 255)));
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), chunk("IHDR", head), chunk("PLTE", colours), chunk("tRNS", alphas), chunk("IDAT", deflateSync(rows, { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}

export const pngUrl = (data: Buffer): string => `data:image/png;base64,${data.toString("base64")}`;

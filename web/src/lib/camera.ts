/** The window on a board: where it looks and how close. */

export interface Camera {
  x: number;
  y: number;
  k: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const NEAR = 3;
export const FAR = 0.08;

export function fit(box: Box, width: number, height: number, margin = 28): Camera {
  const k = Math.max(FAR, Math.min(1.5, (width - 2 * margin) / box.width, (height - 2 * margin) / box.height));
  return { k, x: width / 2 - (box.x + box.width / 2) * k, y: height / 2 - (box.y + box.height / 2) * k };
}

/** Closer or farther, with the point under the finger staying where it is. */
export function zoom(camera: Camera, factor: number, at: { x: number; y: number }): Camera {
  const k = Math.max(FAR, Math.min(NEAR, camera.k * factor));
  const real = k / camera.k;
  return { k, x: at.x - (at.x - camera.x) * real, y: at.y - (at.y - camera.y) * real };
}

/** Never lose the board: its middle third stays in the window. */
export function keepIn(camera: Camera, box: Box, width: number, height: number): Camera {
  const left = box.x * camera.k;
  const top = box.y * camera.k;
  const w = box.width * camera.k;
  const h = box.height * camera.k;
  return {
    k: camera.k,
    x: Math.min(width * 0.75 - left, Math.max(width * 0.25 - left - w, camera.x)),
    y: Math.min(height * 0.75 - top, Math.max(height * 0.25 - top - h, camera.y)),
  };
}

/** A board larger than the window leaves no empty room beside it. */
export function fill(camera: Camera, box: Box, width: number, height: number, margin = 28): Camera {
  const along = (at: number, from: number, size: number, room: number): number =>
    size * camera.k + 2 * margin < room ? at : Math.min(margin - from * camera.k, Math.max(room - margin - (from + size) * camera.k, at));
  return { k: camera.k, x: along(camera.x, box.x, box.width, width), y: along(camera.y, box.y, box.height, height) };
}

/** Where the board is smaller than the window it stands in its middle, else it fills it. */
export function settle(camera: Camera, box: Box, width: number, height: number, margin = 28): Camera {
  const full = fill(camera, box, width, height, margin);
  const along = (at: number, from: number, size: number, room: number): number => (size * camera.k + 2 * margin < room ? room / 2 - (from + size / 2) * camera.k : at);
  return { k: camera.k, x: along(full.x, box.x, box.width, width), y: along(full.y, box.y, box.height, height) };
}

/** In a window of another size the same point stays in the middle. */
export function resized(camera: Camera, was: { width: number; height: number }, is: { width: number; height: number }): Camera {
  return { k: camera.k, x: camera.x + (is.width - was.width) / 2, y: camera.y + (is.height - was.height) / 2 };
}

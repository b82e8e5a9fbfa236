/** Which pages of a table have been read in this browser. */

const KEY = "waystone.read";
const MOST = 400;

const mark = (text: string): string => {
  let h = 7;
  for (let n = 0; n < text.length; n++) h = (h * 31 + text.charCodeAt(n)) >>> 0;
  return h.toString(36);
};

export function readPages(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[]);
  } catch {
    return new Set();
  }
}

/** A page is the same page on the same table only. */
export const pageMark = (table: string, text: string): string => mark(`${table}\n${text}`);

export function keepRead(read: Set<string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...read].slice(-MOST)));
  } catch {
    /* a browser that keeps nothing still plays */
  }
}

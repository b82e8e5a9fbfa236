/** Which chapters have been learnt in this browser. */

const KEY = "waystone.learnt";

function read(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export const learnt = $state<{ chapters: string[] }>({ chapters: read() });

export const isLearnt = (game: string, chapter: string): boolean => learnt.chapters.includes(`${game}/${chapter}`);

export function keepLearnt(game: string, chapter: string): void {
  if (isLearnt(game, chapter)) return;
  learnt.chapters = [...learnt.chapters, `${game}/${chapter}`];
  try {
    localStorage.setItem(KEY, JSON.stringify(learnt.chapters));
  } catch {
    /* a browser that keeps nothing still teaches */
  }
}

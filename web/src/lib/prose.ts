/** The text of a rule in its parts: paragraphs, and tables drawn with bars. */

export interface Block {
  text: string;
  rows?: string[][];
}

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split("\n")) {
    const row = /^\s*\|.*\|\s*$/.test(line);
    const last = found.at(-1);
    if (row && /^[\s|:-]+$/.test(line)) continue;
    if (row && last?.rows) last.rows.push(cells(line));
    else if (row) found.push({ text: "", rows: [cells(line)] });
    else if (last && !last.rows) last.text += `\n${line}`;
    else if (line.trim()) found.push({ text: line });
  }
  return found;
}

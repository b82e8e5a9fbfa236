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

/** A line without its marks of emphasis. */
export const unmarked = (line: string): string => line.replace(/\*\*([^*]+)\*\*/g, "$1");

export interface Span {
  kind: "plain" | "strong" | "stressed" | "code" | "mark";
  text: string;
  meaning?: string;
}

/** A line in its spans. A bracket is a mark if it holds the word of a tag. */
export function spans(text: string, tags: Record<string, string>): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|(?<![\p{L}\p{N}*])\*\p{L}[^*\n]*\*(?!\*)|`[^`]+`|\[[^[\]]+\])/u)
    .filter(Boolean)
    .map((part): Span => {
      if (/^\*\*.+\*\*$/.test(part)) return { kind: "strong", text: part.slice(2, -2) };
      if (/^\*.+\*$/.test(part)) return { kind: "stressed", text: part.slice(1, -1) };
      if (/^`.+`$/.test(part)) return { kind: "code", text: part.slice(1, -1) };
      const words = part.startsWith("[") ? (part.match(/[\p{L}\p{N}]+/gu) ?? []) : [];
      const tag = words.find((word) => word in tags);
      return tag === undefined ? { kind: "plain", text: part } : { kind: "mark", text: part, meaning: tags[tag] };
    });
}

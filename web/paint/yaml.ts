/** As much of YAML as the content of the games is written in: lists and maps, block and flow, plain
 * and quoted words, folded text. The games' own loader is the judge of what is right; here unknown
 * things are read as text. */

export type Tree = string | Tree[] | { [key: string]: Tree };

interface Line {
  indent: number;
  text: string;
}

export function parse(text: string): Tree {
  const lines = text.split("\n").map((raw) => ({ indent: raw.length - raw.trimStart().length, text: bare(raw).trim() }));
  return new Reader(lines).block(0)[0];
}

/** A line without its remark. */
function bare(line: string): string {
  let quote = "";
  for (let n = 0; n < line.length; n++) {
    const c = line.charAt(n);
    if (quote) quote = c === quote ? "" : quote;
    else if ((c === '"' || c === "'") && /[\s[{,:]|^$/.test(line.charAt(n - 1))) quote = c;
    else if (c === "#" && (n === 0 || /\s/.test(line.charAt(n - 1)))) return line.slice(0, n);
  }
  return line;
}

const KEY = /^("[^"]*"|'[^']*'|[^\s[{"'][^:]*?):(?:\s+|$)(.*)$/;
const unquoted = (word: string): string => (/^(["']).*\1$/s.test(word) ? word.slice(1, -1) : word);

class Reader {
  constructor(private lines: Line[]) {}

  private skip(at: number): number {
    while (at < this.lines.length && !(this.lines[at] as Line).text) at++;
    return at;
  }

  /** What begins at this line, and the line after it. */
  block(from: number): [Tree, number] {
    const at = this.skip(from);
    const first = this.lines[at];
    if (!first) return ["", at];
    if (first.text.startsWith("- ") || first.text === "-") return this.list(at, first.indent);
    return KEY.test(first.text) ? this.map(at, first.indent) : this.value(first.text, at, first.indent - 1);
  }

  private list(from: number, indent: number): [Tree[], number] {
    const found: Tree[] = [];
    let at = from;
    for (;;) {
      at = this.skip(at);
      const line = this.lines[at];
      if (!line || line.indent !== indent || !/^-(\s|$)/.test(line.text)) return [found, at];
      const rest = line.text.slice(1).trimStart();
      const inner = indent + line.text.length - rest.length;
      let item: Tree;
      if (!rest) [item, at] = this.block(at + 1);
      else if (KEY.test(rest) || rest.startsWith("- ")) {
        this.lines[at] = { indent: inner, text: rest };
        [item, at] = this.block(at);
      } else [item, at] = this.value(rest, at, indent);
      found.push(item);
    }
  }

  private map(from: number, indent: number): [Tree, number] {
    const found: { [key: string]: Tree } = {};
    let at = from;
    for (;;) {
      at = this.skip(at);
      const line = this.lines[at];
      const match = line && line.indent === indent ? KEY.exec(line.text) : null;
      if (!line || !match) return [found, at];
      const [, key = "", rest = ""] = match;
      let value: Tree;
      if (rest) [value, at] = this.value(rest, at, indent);
      else {
        const next = this.lines[this.skip(at + 1)];
        const below = next && (next.indent > indent || (next.indent === indent && /^-(\s|$)/.test(next.text)));
        [value, at] = below ? this.block(at + 1) : ["", at + 1];
      }
      found[unquoted(key)] = value;
    }
  }

  /** A value that begins on this line and may go on over deeper ones. */
  private value(start: string, at: number, indent: number): [Tree, number] {
    let text = /^[|>][+-]?$/.test(start) ? "" : start;
    let next = at + 1;
    const open = (): boolean => (text.startsWith("{") || text.startsWith("[") ? !balanced(text) : true);
    while (next < this.lines.length && open()) {
      const line = this.lines[next] as Line;
      if (line.text && line.indent <= indent && !(text.startsWith("{") || text.startsWith("["))) break;
      text += ` ${line.text}`;
      next++;
    }
    text = text.trim();
    return [text.startsWith("{") || text.startsWith("[") ? new Flow(text).read() : unquoted(text), next];
  }
}

function balanced(text: string): boolean {
  let [deep, quote] = [0, ""];
  for (let n = 0; n < text.length; n++) {
    const c = text.charAt(n);
    if (quote) quote = c === quote ? "" : quote;
    else if ((c === '"' || c === "'") && /[\s[{,:]/.test(text.charAt(n - 1))) quote = c;
    else if (c === "{" || c === "[") deep++;
    else if (c === "}" || c === "]") deep--;
  }
  return deep <= 0;
}

class Flow {
  private at = 0;
  constructor(private text: string) {}

  read(): Tree {
    this.space();
    const c = this.text.charAt(this.at);
    return c === "{" ? this.map() : c === "[" ? this.list() : this.word(/[,\]}]/);
  }

  private space(): void {
    while (/\s/.test(this.text.charAt(this.at))) this.at++;
  }

  private list(): Tree[] {
    const found: Tree[] = [];
    this.at++;
    for (;;) {
      this.space();
      const c = this.text.charAt(this.at);
      if (!c || c === "]") return this.at++, found;
      if (c === ",") this.at++;
      else found.push(this.read());
    }
  }

  private map(): Tree {
    const found: { [key: string]: Tree } = {};
    this.at++;
    for (;;) {
      this.space();
      const c = this.text.charAt(this.at);
      if (!c || c === "}") return this.at++, found;
      if (c === ",") {
        this.at++;
        continue;
      }
      const key = this.word(/[:,}]/);
      this.space();
      if (this.text.charAt(this.at) === ":") this.at++;
      this.space();
      found[key] = /[,}]/.test(this.text.charAt(this.at)) ? "" : this.read();
    }
  }

  private word(end: RegExp): string {
    const quote = this.text.charAt(this.at);
    const from = this.at;
    if (quote === '"' || quote === "'") {
      this.at = this.text.indexOf(quote, from + 1) + 1 || this.text.length;
      return this.text.slice(from + 1, this.at - 1);
    }
    for (; this.at < this.text.length; this.at++) {
      const c = this.text.charAt(this.at);
      if (end.test(c) && (c !== ":" || /[\s]|^$/.test(this.text.charAt(this.at + 1)))) break;
    }
    return this.text.slice(from, this.at).trim();
  }
}

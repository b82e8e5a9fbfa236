/** Which terms stand in a text: whole words, whatever their endings. */

export interface Explained {
  name: string;
  meaning: string;
  icon: string;
}

const MOST = 5;
const WORD = /[\p{L}\p{N}]+/gu;

const low = (word: string): string => word.toLocaleLowerCase().replaceAll("ё", "е");
const ENDING = /^(?:[аеиоуыэюяйьмхвг]{0,3}|s|es|d|ed|ing)$/;

/** The same word, whatever the two end in. */
function same(term: string, word: string): boolean {
  const stem = low(term).replace(/[аеиоуыэюяйь]{1,2}$/, "");
  return word.startsWith(stem) && ENDING.test(word.slice(stem.length));
}

export function found(terms: Explained[], text: string): Explained[] {
  const words = (text.match(WORD) ?? []).map(low);
  const hits = terms.flatMap((term) => {
    const parts = term.name.match(WORD) ?? [];
    const at = words.findIndex((_, n) => parts.length > 0 && parts.every((part, i) => same(part, words[n + i] ?? "")));
    return at < 0 ? [] : [{ term, at }];
  });
  const first = hits.filter(({ term }, n) => hits.findIndex((h) => h.term.meaning === term.meaning) === n);
  return first.sort((a, b) => a.at - b.at).slice(0, MOST).map(({ term }) => term);
}

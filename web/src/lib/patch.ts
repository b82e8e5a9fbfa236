/** Patches: what changed in a `Table`. The old table is never altered; what did not change is
 * shared, so that drawing again costs only what changed. */

import type { CutOp, LogLine, Patch, SetOp, Table } from "./protocol";

type Node = Record<string | number, unknown> | unknown[];

export class Gap extends Error {}

export function applyPatch(table: Table, patch: Pick<Patch, "ops" | "keep" | "log" | "beats">): Table {
  let next: Table = table;
  for (const beat of patch.beats ?? []) for (const op of beat.ops ?? []) next = applyOp(next, op) as Table;
  for (const op of patch.ops ?? []) next = applyOp(next, op) as Table;
  return withLog(next, patch.keep, patch.log ?? []);
}

/** Lines over `keep` are gone, then the new ones are added. */
export function withLog(table: Table, keep: number | null | undefined, added: LogLine[]): Table {
  const cut = keep !== undefined && keep !== null;
  if (!cut && !added.length) return table;
  const kept = cut ? (table.log ?? []).filter((l) => l.n <= keep) : (table.log ?? []);
  return { ...table, log: [...kept, ...added].slice(-LOG_LINES) };
}

/** Older lines are let go: a long evening must not slow the page. */
export const LOG_LINES = 2000;

export function applyOp(root: unknown, op: SetOp | CutOp): unknown {
  if (op[0] === "set") {
    const [, path, value] = op;
    return change(root, path, 0, () => value);
  }
  const [, path, at, gone, items] = op;
  return change(root, path, 0, (list) => {
    const old = (list ?? []) as unknown[];
    if (!Array.isArray(old) || at > old.length) throw new Gap("The patch does not fit the view.");
    return [...old.slice(0, at), ...items, ...old.slice(at + gone)];
  });
}

function change(node: unknown, path: (string | number)[], depth: number, last: (old: unknown) => unknown): unknown {
  if (depth === path.length) return last(node);
  const step = path[depth] as string | number;
  if (node === null || typeof node !== "object") throw new Gap("The patch does not fit the view.");
  if (Array.isArray(node)) {
    const at = Number(step);
    if (!Number.isInteger(at) || at < 0 || at > node.length) throw new Gap("The patch does not fit the view.");
    const copy = [...node];
    copy[at] = change(copy[at], path, depth + 1, last);
    return copy;
  }
  const old = node as Exclude<Node, unknown[]>;
  return { ...old, [step]: change(old[step], path, depth + 1, last) };
}

/** What must be in sight at every moment. A game says it as `hud`; where one does not, it is read off
 * the table: whose turn, tracks and piles in the middle. */

import type { Hud, Table } from "./protocol";

const seated = (seat: number | null | undefined): boolean => seat !== undefined && seat !== null;

export function hudOf(table: Table): Hud {
  const hud = table.hud ?? {};
  const mats = table.mats ?? [];
  const middle = mats.filter((m) => !seated(m.seat));
  return {
    round: hud.round ?? "",
    phase: hud.phase ?? (hud.round === table.phase ? "" : table.phase),
    goals: hud.goals ?? [],
    order:
      hud.order ??
      mats
        .filter((m) => seated(m.seat))
        .filter((m, _, all) => m.kind === all.find((o) => o.seat === m.seat)?.kind)
        .map((m) => ({ id: m.id, name: m.name, icon: m.icon ?? "", seat: m.seat ?? null, now: (table.waiting ?? []).includes(m.seat ?? -1) })),
    clocks:
      hud.clocks ??
      (table.hud
        ? []
        : middle
            .flatMap((m) => m.tracks ?? [])
            .slice(0, 5)
            .map((t) => ({ id: t.id, name: t.name, value: t.value, most: t.most ?? null, icon: t.icon ?? "", note: (t.steps ?? [])[t.value] ?? "" }))),
    intents: hud.intents ?? [],
    counters:
      hud.counters ??
      (table.hud
        ? []
        : middle
            .flatMap((m) => m.zones ?? [])
            .filter((z) => z.layout === "pile" && (z.count ?? (z.cards ?? []).length))
            .slice(0, 6)
            .map((z) => ({ id: z.id, name: z.name, value: z.count ?? (z.cards ?? []).length, icon: "" }))),
    danger: hud.danger ?? "",
  };
}

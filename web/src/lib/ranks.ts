/** Studs or spikes around the rim of a token: who stands out is told by shape, not by colour. */

export type Rank = "studs" | "spikes";

export function rankShape(kind: Rank, r: number): string {
  const many = kind === "studs" ? 8 : 12;
  const unit = r / 32;
  return Array.from({ length: many }, (_, n) => {
    const a = ((n + 0.5) / many) * Math.PI * 2;
    const at = (away: number, turn: number): string => `${(Math.cos(a + turn) * away).toFixed(1)} ${(Math.sin(a + turn) * away).toFixed(1)}`;
    return kind === "studs" ? `M${at(r - 6 * unit, 0)}L${at(r, 0.17)}L${at(r + 6 * unit, 0)}L${at(r, -0.17)}z` : `M${at(r - unit, 0.2)}L${at(r + 11 * unit, 0)}L${at(r - unit, -0.2)}z`;
  }).join("");
}

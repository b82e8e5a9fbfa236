/** The hands that paint: five manners, in the colours that a game's `look/look.json` gives them. */

import type { Canvas, Layers, Paints } from "./canvas";
import { apart, mix, type Colour } from "./colour";
import { blueprint } from "./hands/blueprint";
import { ink } from "./hands/ink";
import { parchment } from "./hands/parchment";
import { relief } from "./hands/relief";
import { woodcut } from "./hands/woodcut";
import type { Mood } from "./recipe";

export const MANNERS = ["woodcut", "parchment", "relief", "blueprint", "ink"] as const;
export type Manner = (typeof MANNERS)[number];

/** A game's hand, as data. Figures are pairs: lit side, shaded side. */
export interface Hand {
  manner: Manner;
  sky: [Colour, Colour];
  /** What lies far, between and near. */
  far: Colour;
  mid?: Colour;
  near: Colour;
  light: Colour;
  line: Colour;
  rim: Colour;
  accent: Colour;
  figures: [Colour, Colour][];
  /** How far the mood of a picture colours it. */
  moody?: number;
}

export const FIRST: Hand = {
  manner: "woodcut", sky: ["#1b2230", "#2e3a4c"], far: "#3a465a", near: "#12161f", light: "#f2d9a0", line: "#4c5a70", rim: "#ffe9b8", accent: "#c8662f",
  figures: [["#f6e8c4", "#d9ab6a"]],
};

/** Figure against ground, in luminance. */
export const LEAST = 3.1;

const TINTS: Record<Mood, Colour> = { calm: "", dusk: "#c8662f", night: "#1c2c58", storm: "#4a5560", fire: "#c2401a", frost: "#bfe4f2", venom: "#7f9a2a", holy: "#f0d98a", dread: "#5a2450" };

export function paints(hand: Hand, mood: Mood, n: number): Paints {
  const figure = hand.figures[n % hand.figures.length] as [Colour, Colour];
  const moody = hand.moody ?? 1;
  const tinted = (c: Colour, by: number): Colour => apart(TINTS[mood] ? mix(c, TINTS[mood], by * moody) : c, figure, LEAST);
  const ramp = (depth: number): Colour => (!hand.mid ? mix(hand.far, hand.near, depth) : depth < 0.5 ? mix(hand.far, hand.mid, depth * 2) : mix(hand.mid, hand.near, depth * 2 - 1));
  const sky = [tinted(hand.sky[0], 0.2), tinted(hand.sky[1], 0.34)] as [Colour, Colour];
  const at = (depth: number): Colour => tinted(ramp(depth), 0.26 * (1 - depth));
  const glow = tinted(mix(hand.sky[1], hand.light, 0.3), 0.2);
  const line = tinted(hand.line, 0.15);
  const behind = tinted(mix(hand.far, hand.line, 0.5), 0.2);
  const depths = [0, 0.25, 0.5, 0.75, 1].map(at);
  return { sky, light: hand.light, line, rim: hand.rim, accent: hand.accent, figure, glow, at, behind, grounds: [...sky, glow, line, behind, ...depths] };
}

const PAINTERS: Record<Manner, (c: Canvas) => Layers> = { woodcut, parchment, relief, blueprint, ink };

export const painter = (manner: Manner): ((c: Canvas) => Layers) => PAINTERS[manner];

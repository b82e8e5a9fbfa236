/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module "virtual:icons" {
  /** The icons of a game, a few at a time: their names, and how to get them. */
  type Part = [names: string, load: () => Promise<{ default: Record<string, string> }>];
  export const loaders: Record<string, () => Promise<{ default: Part[] }>>;
}
declare module "virtual:icons/client" {
  const icons: Record<string, string>;
  export default icons;
}
declare module "virtual:looks" {
  const looks: Record<string, Partial<import("./lib/look").Look>>;
  export default looks;
}
declare module "virtual:looks.css" {}
declare module "virtual:places" {
  const loaders: Record<string, () => Promise<{ default: Record<string, import("./lib/places.svelte").Place> }>>;
  export default loaders;
}
declare module "virtual:pictures" {
  /** The recipes of a game's pictures, a line each. */
  export const books: Record<string, () => Promise<{ default: string; ground: string }>>;
}

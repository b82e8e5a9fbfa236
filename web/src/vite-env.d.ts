/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module "virtual:icons" {
  export const loaders: Record<string, () => Promise<{ default: Record<string, string> }>>;
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

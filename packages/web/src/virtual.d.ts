// What the build supplies: see tools/icons.ts.
declare module "virtual:icons" {
  /** The address of the SVG file with all icons. */
  const address: string;
  export default address;
}

declare module "virtual:icons/smash-up" {
  /** The address of the SVG file with the icons of Smash Up's cards. */
  const address: string;
  export default address;
}

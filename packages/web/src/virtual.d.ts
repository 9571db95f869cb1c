// What the build supplies: see tools/icons.ts.
declare module "virtual:icons" {
  /** The address of the SVG file with all icons. */
  const address: string;
  export default address;
}

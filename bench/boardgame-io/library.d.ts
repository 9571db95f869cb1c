// boardgame.io has no "exports", so that Node's ES modules have to name its files; its own types stand elsewhere in the package.
declare module "boardgame.io/dist/cjs/client.js" {
  export { Client } from "boardgame.io/dist/types/packages/client.js";
}

declare module "boardgame.io/dist/cjs/core.js" {
  export { INVALID_MOVE } from "boardgame.io/dist/types/packages/core.js";
}

declare module "boardgame.io/dist/cjs/server.js" {
  export { Server } from "boardgame.io/dist/types/packages/server.js";
}

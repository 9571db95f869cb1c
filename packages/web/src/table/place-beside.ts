// Where a closer look at something stands.

const GAP = 12;

/** To the right of what is enlarged, else to its left, else over it; always wholly on the page. */
export function placeBeside(
  near: { left: number; right: number; top: number; height: number },
  size: { width: number; height: number },
  width: number,
  height: number,
): { left: number; top: number } {
  const right = near.right + GAP;
  const left = near.left - GAP - size.width;
  const x = right + size.width <= width - GAP ? right : left >= GAP ? left : Math.max(GAP, (width - size.width) / 2);
  const y = Math.min(Math.max(GAP, near.top + near.height / 2 - size.height / 2), Math.max(GAP, height - size.height - GAP));
  return { left: x, top: y };
}

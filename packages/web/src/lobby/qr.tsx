// A link as a picture for phones. Dark on white with its quiet margin in either theme: cameras want it so.
import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { useMemo } from "preact/hooks";

const MARGIN = 4;

export function QrCode({ text, label, class: className }: { text: string; label: string; class: string | undefined }) {
  const { size, path } = useMemo(() => {
    const code = generate(text);
    return { size: code.size, path: toSvgPath(code) };
  }, [text]);
  const side = size + 2 * MARGIN;
  return (
    <svg class={className} viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path d={`M${-MARGIN} ${-MARGIN}h${side}v${side}h${-side}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

// A panel that slides over from the side: log, chat, rules. The page behind it waits.
import type { ComponentChildren } from "preact";
import { Dialog } from "./dialog.tsx";

interface Props {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}

export function Panel(props: Props) {
  return <Dialog {...props} place="side" />;
}

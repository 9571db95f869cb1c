// Copying to the clipboard, or showing what was to be copied where the browser forbids it.
import { toast } from "../design/toast.tsx";

export async function copy(text: string, words: { readonly copied: string; readonly copyFailed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(words.copied);
  } catch {
    toast(`${words.copyFailed} ${text}`);
  }
}

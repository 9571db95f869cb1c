// When a screen throws: what happened and what to do, instead of an empty page.
import { Component, type ComponentChildren } from "preact";
import { Button } from "../design/button.tsx";
import { useTexts } from "./language.ts";
import style from "./notice.module.css";
import { texts } from "./texts/index.ts";
import { useTitle } from "./title.ts";

export class ErrorBoundary extends Component<{ children: ComponentChildren }, { error: Error | null }> {
  override state = { error: null };

  static override getDerivedStateFromError(error: unknown) {
    console.error(error);
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    return this.state.error ? <Failed error={this.state.error} /> : this.props.children;
  }
}

function Failed({ error }: { error: Error }) {
  const { failed } = useTexts(texts);
  useTitle(failed.title);
  const unfetched = /import|module|chunk|fetch/i.test(error.message);
  return (
    <section class={style.notice}>
      <h1>{failed.title}</h1>
      <p>{unfetched ? failed.offline : failed.text}</p>
      <Button kind="call" icon="clockwise-rotation" onClick={() => location.reload()}>
        {failed.reload}
      </Button>
      <details class={style.details}>
        <summary>{failed.details}</summary>
        <code>{error.message}</code>
      </details>
    </section>
  );
}

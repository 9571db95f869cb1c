// Pages that consist of one message, and the moment before a page is there.
import type { ComponentChildren } from "preact";
import { LinkButton } from "../design/button.tsx";
import { useTexts } from "./language.ts";
import style from "./notice.module.css";
import { texts } from "./texts/index.ts";
import { useTitle } from "./title.ts";

export function Notice({ title, children, actions }: { title: string; children: ComponentChildren; actions?: ComponentChildren }) {
  useTitle(title);
  return (
    <section class={style.notice}>
      <h1>{title}</h1>
      <div>{children}</div>
      {actions && <div class={style.actions}>{actions}</div>}
    </section>
  );
}

export function Missing() {
  const { missing } = useTexts(texts);
  return (
    <Notice
      title={missing.title}
      actions={
        <LinkButton kind="call" href="/">
          {missing.back}
        </LinkButton>
      }
    >
      <p>{missing.text}</p>
    </Notice>
  );
}

export function Waiting() {
  const { loading } = useTexts(texts);
  return <p class={style.waiting}>{loading}</p>;
}

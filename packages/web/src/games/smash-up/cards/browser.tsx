// All cards of Smash Up, to be looked at, searched and linked to: /cards/smash-up?card=collector.
import type { Lang } from "@fracas/kernel";
import { CARDS, type CardFacts, FACTION_FACTS, smashUp } from "@fracas/smash-up";
import { useEffect, useState } from "preact/hooks";
import { useLang, useTexts } from "../../../app/language.ts";
import { useTitle } from "../../../app/title.ts";
import { Button, LinkButton } from "../../../design/button.tsx";
import { Choice } from "../../../design/choice.tsx";
import { findGame } from "../../index.ts";
import style from "./browser.module.css";
import { colours } from "./colours.ts";
import { Sign } from "./drawing.tsx";
import { FaceButton } from "./face-button.tsx";
import { lookOf } from "./factions.ts";
import { FullCard } from "./full-card.tsx";
import { type CardKind, KIND_SIGNS } from "./kinds.ts";
import { nameOf, textOf } from "./names.ts";
import { type Does, SIGNS } from "./pictures.ts";
import { type FoundFaction, search } from "./search.ts";
import { texts } from "./texts/index.ts";

type Kind = CardFacts["kind"] | "all";

export function CardBrowser() {
  const { browser: words } = useTexts(texts);
  const { title } = useTexts(smashUp.texts);
  const lang = useLang();
  const [sought, setSought] = useState("");
  const [faction, setFaction] = useState("all");
  const [kind, setKind] = useState<Kind>("all");
  const [face, show] = useLinkedCard();
  useTitle(face ? nameOf(face, lang) : words.heading(title));

  const found = search({ words: sought, faction: faction === "all" ? null : faction, kind: kind === "all" ? null : kind }, lang);
  const faces = found.flatMap(({ faces }) => faces);
  const reset = () => {
    setSought("");
    setFaction("all");
    setKind("all");
  };
  return (
    <div class={style.page}>
      <header class={style.header}>
        <h1>{words.heading(title)}</h1>
        {findGame(smashUp.id) && (
          <div class={style.ways}>
            <LinkButton kind="call" icon="play-button" href={`/new/${smashUp.id}`}>
              {words.play}
            </LinkButton>
            <LinkButton icon="open-book" href={`/rules/${smashUp.id}`}>
              {words.rules}
            </LinkButton>
          </div>
        )}
      </header>
      <search class={style.filters}>
        <label class={style.search}>
          <span>{words.search}</span>
          <input
            type="search"
            value={sought}
            autocomplete="off"
            spellcheck={false}
            onInput={(event) => setSought(event.currentTarget.value)}
          />
        </label>
        <Choice
          legend={words.kind}
          options={(["all", "minion", "action", "base"] as const).map((value) => ({ value, label: words.kinds[value] }))}
          value={kind}
          onChange={(value) => setKind(value as Kind)}
        />
        <Factions chosen={faction} choose={setFaction} lang={lang} />
      </search>
      <Legend />
      <p class={style.count} role="status">
        {faces.length > 0 ? words.found(faces.length) : words.none}
      </p>
      {faces.length === 0 && <Button onClick={reset}>{words.reset}</Button>}
      {found.map((group) => (
        <Group key={group.faction} group={group} lang={lang} show={show} />
      ))}
      <FullCard face={face} among={faces} lang={lang} show={show} onClose={() => show(null)} />
    </div>
  );
}

function Factions({ chosen, choose, lang }: { chosen: string; choose: (faction: string) => void; lang: Lang }) {
  const { browser: words } = useTexts(texts);
  return (
    <fieldset class={style.factions}>
      <legend>{words.faction}</legend>
      {["all", ...FACTION_FACTS.map(({ id }) => id)].map((faction) => (
        <label key={faction} class={style.chip} style={faction === "all" ? {} : colours(faction)}>
          <input type="radio" name="faction" checked={faction === chosen} onChange={() => choose(faction)} />
          <span>
            {faction === "all" ? (
              words.all
            ) : (
              <>
                <Sign icon={lookOf(faction).emblem} /> {nameOf(faction, lang)}
              </>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Group({ group: { faction, faces }, lang, show }: { group: FoundFaction; lang: Lang; show: (face: string) => void }) {
  return (
    <section class={style.group} style={colours(faction)} aria-labelledby={`faction-${faction}`}>
      <header class={style.faction}>
        <span class={style.emblem}>
          <Sign icon={lookOf(faction).emblem} />
        </span>
        <h2 id={`faction-${faction}`}>{nameOf(faction, lang)}</h2>
        <p>{textOf(faction, lang)}</p>
      </header>
      <ul class={style.cards}>
        {faces.map((face) => (
          <li key={face}>
            <FaceButton face={face} lang={lang} onClick={() => show(face)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Legend() {
  const words = useTexts(texts);
  const kinds = (["standard", "onBase", "onMinion", "special"] as const satisfies readonly CardKind[]).map((kind) => ({
    icon: KIND_SIGNS[kind],
    label: words.kinds[kind],
  }));
  const signs = Object.entries(SIGNS).map(([does, icon]) => ({ icon, label: words.does[does as Does] }));
  return (
    <details class={style.legend}>
      <summary>{words.browser.about}</summary>
      <h2>{words.browser.corner}</h2>
      <Signs of={kinds} />
      <h2>{words.browser.sign}</h2>
      <Signs of={signs} />
    </details>
  );
}

function Signs({ of }: { of: readonly { readonly icon: string; readonly label: string }[] }) {
  return (
    <ul class={style.signs}>
      {of.map(({ icon, label }) => (
        <li key={icon}>
          <Sign icon={icon} /> {label}
        </li>
      ))}
    </ul>
  );
}

/** The card in the address, and a way to show another one or none: the back button closes it. */
function useLinkedCard(): [face: string | null, show: (face: string | null) => void] {
  const [face, setFace] = useState(linkedCard);
  useEffect(() => {
    const look = () => setFace(linkedCard());
    addEventListener("popstate", look);
    return () => removeEventListener("popstate", look);
  }, []);
  const show = (next: string | null) => {
    const opened = (history.state as { opened?: boolean } | null)?.opened === true;
    if (next === null && opened) return history.back();
    const address = next === null ? location.pathname : `${location.pathname}?card=${next}`;
    if (next !== null && face === null) history.pushState({ opened: true }, "", address);
    else history.replaceState(history.state, "", address);
    setFace(next);
  };
  return [face, show];
}

function linkedCard(): string | null {
  const face = new URLSearchParams(location.search).get("card");
  return face !== null && CARDS[face] ? face : null;
}

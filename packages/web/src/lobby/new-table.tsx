// Setting up a table: who plays, how, and who may come.
import { useState } from "preact/hooks";
import { currentLang, useTexts } from "../app/language.ts";
import { Notice } from "../app/notice.tsx";
import { go } from "../app/router.ts";
import { texts as appTexts } from "../app/texts/index.ts";
import { useTitle } from "../app/title.ts";
import { complaint, send } from "../connection/index.ts";
import { Button, LinkButton } from "../design/button.tsx";
import { SeatMark } from "../design/seat-mark.tsx";
import { toast } from "../design/toast.tsx";
import { findGame, type GameEntry } from "../games/index.ts";
import style from "./new-table.module.css";
import { freshPlan, fromValue, type Plan, toValue, withSeat } from "./plan.ts";
import { ClockField, FindableField, PlayersField, VariantFields } from "./table-form.tsx";
import { texts } from "./texts/index.ts";
import { useGame } from "./use-game.ts";

export function NewTable({ game: id }: { game: string }) {
  const { unknownGame } = useTexts(texts);
  const entry = findGame(id);
  if (entry) return <Form key={id} entry={entry} />;
  return (
    <Notice
      title={unknownGame.title}
      actions={
        <LinkButton kind="call" href="/">
          {unknownGame.home}
        </LinkButton>
      }
    >
      <p>{unknownGame.text}</p>
    </Notice>
  );
}

function Form({ entry }: { entry: GameEntry }) {
  const words = useTexts(texts);
  const { games } = useTexts(appTexts);
  const title = words.setUp(games[entry.id] ?? entry.id);
  useTitle(title);
  const client = useGame(entry.id);
  const [plan, setPlan] = useState<Plan>(() => freshPlan(entry.players));
  const [sending, setSending] = useState(false);
  const full = plan.seats.every((seat) => seat.for !== "anyone");

  const create = async (event: Event) => {
    event.preventDefault();
    setSending(true);
    try {
      const { table } = await send({ type: "create", game: entry.id, ...plan, seats: [...plan.seats], start: full });
      go(`/t/${table}`, { replace: true });
    } catch (error) {
      setSending(false);
      toast(complaint(error, currentLang()));
    }
  };

  return (
    <form class={style.page} onSubmit={create}>
      <h1 class={style.title}>{title}</h1>
      <div class={style.sheet}>
        <PlayersField plan={plan} onChange={setPlan} entry={entry} />
        <SeatFields plan={plan} onChange={setPlan} entry={entry} />
      </div>
      <div class={style.sheet}>
        <FindableField plan={plan} onChange={setPlan} />
        <ClockField plan={plan} onChange={setPlan} />
        {client && <VariantFields plan={plan} onChange={setPlan} client={client} />}
      </div>
      <div class={style.finish}>
        <Button kind="call" type="submit" class={style.create} disabled={sending}>
          {sending ? words.sending : full ? words.start : words.create}
        </Button>
        <p class={style.help}>{full ? words.startHelp : words.createHelp}</p>
      </div>
    </form>
  );
}

function SeatFields({ plan, onChange, entry }: { plan: Plan; onChange: (plan: Plan) => void; entry: GameEntry }) {
  const words = useTexts(texts);
  const { levels } = useTexts(appTexts);
  return (
    <fieldset>
      <legend class={style.legend}>{words.whoSits}</legend>
      <ol class={style.seats}>
        {plan.seats.map((seat, at) => (
          <li key={at} class={style.seat}>
            <SeatMark seat={at} size="1.6rem" />
            <select
              class={style.select}
              aria-label={words.seat(at + 1)}
              value={toValue(seat)}
              onChange={(event) => onChange(withSeat(plan, at, fromValue(event.currentTarget.value)))}
            >
              <option value="me">{words.me}</option>
              <option value="anyone">{words.open}</option>
              {entry.levels.map((level) => (
                <option key={level} value={`bot:${level}`}>
                  {words.bot(levels[level] ?? level)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

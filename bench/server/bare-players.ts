// The same load without a game: the seats of a match move in turn.
import type { BareAnswer } from "./bare.ts";
import { forEach, type Gate, type Matches, type Players, type Sample } from "./players.ts";
import { openWire } from "./wire.ts";

interface BareNews {
  readonly type: "moved";
  readonly moment: number;
  readonly asked: boolean;
}

/** Answers are as long as those of Fracas' players; the length of their ids is the same. */
export async function joinBare({ url, count, called }: Matches, gate: Gate, { answerBytes }: Sample): Promise<Players> {
  const wires = await forEach(count, async (n) => {
    const match = `${called}${n}`.padStart(12, "-");
    const message = (re: number, moment: number, option: string): BareAnswer => ({
      ...{ type: "answer", table: match, match, moment, option },
      re,
    });
    const option = "x".repeat(Math.max(1, Math.round(answerBytes) - JSON.stringify(message(10, 10, "")).length));

    const sit = async (seat: number) => {
      let sent = 0;
      let sentAt = 0;
      const move = (moment: number) => {
        sentAt = performance.now();
        wire.send(JSON.stringify(message(++sent, moment, option)));
      };
      const wire = await openWire(`${url}/${match}/${seat}`, (text) => {
        const news: BareNews | { readonly type: "done" } = JSON.parse(text);
        if (news.type === "done") gate.confirmed(sentAt);
        else if (news.asked) gate.pass(() => move(news.moment));
      });
      return { wire, move };
    };

    const [first, second] = await Promise.all([sit(0), sit(1)]);
    gate.pass(() => first.move(0));
    return [first.wire, second.wire];
  });
  return {
    sample: () => undefined,
    leave: () => {
      for (const wire of wires.flat()) wire.close();
    },
  };
}

// Nobunaga's table: rivals above, Nobunaga with his zones in the middle, the row of houses below him, the near player's hand at the bottom.
import { clockwise, seatId } from "@fracas/kernel";
import { useState } from "preact/hooks";
import { keep, recall } from "../../app/kept.ts";
import { useTexts } from "../../app/language.ts";
import { Button } from "../../design/button.tsx";
import { type Campaign, campaignOf } from "./attack.ts";
import style from "./board.module.css";
import { Hand } from "./hand.tsx";
import { Middle } from "./middle.tsx";
import { NobunagaZone } from "./nobunaga-zone.tsx";
import { Player } from "./player.tsx";
import type { NobunagaBoardProps } from "./props.ts";
import { texts } from "./texts/index.ts";

const MEMORY = "nobunaga.memory";

export function Board(board: NobunagaBoardProps) {
  const words = useTexts(texts);
  const { view, cast, seats, told } = board;
  const [memory, setMemory] = useState(() => recall(MEMORY) !== "off");
  const near = cast.you ?? seatId(0);
  const campaign = campaignOf(told);
  const others = Array.from({ length: view.players - 1 }, (_, at) => clockwise(near, at + 1, view.players));
  return (
    <div class={style.board}>
      <section class={style.rivals} aria-label={words.rivals} data-rivals={others.length}>
        {others.map((seat) => (
          <Player key={seat} board={board} face={seats[seat]} near={false} memory={memory} />
        ))}
      </section>
      <div class={style.where}>
        <h2 class={style.chapter}>{chapterTitle(board, campaign, words)}</h2>
        {!campaign && view.state.round > 0 && <p class={style.sub}>{words.toCampaign(view.state.campaign)}</p>}
        <Button
          kind="quiet"
          class={style.memory}
          title={words.memoryHelp}
          onClick={() => {
            keep(MEMORY, memory ? "off" : "on");
            setMemory(!memory);
          }}
        >
          {memory ? words.hideMemory : words.showMemory}
        </Button>
      </div>
      <NobunagaZone board={board} marching={campaign !== null && !campaign.ended} />
      <Middle board={board} campaign={campaign} />
      <div class={style.bar}>{board.children}</div>
      <div class={style.mine}>
        <Player board={board} face={seats[near]} near={true} memory={memory} />
        <Hand board={board} seat={near} />
      </div>
    </div>
  );
}

function chapterTitle({ view }: NobunagaBoardProps, campaign: Campaign | null, words: typeof texts.en): string {
  if (view.result) return words.end;
  if (campaign) return words.campaign(campaign.number);
  return view.state.round === 0 ? words.preparation : words.round(view.state.round);
}

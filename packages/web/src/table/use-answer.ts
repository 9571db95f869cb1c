// Answering a question: at most once, shown as sent until the table moves on, and open again if it was refused.
import { useCallback, useEffect, useState } from "preact/hooks";
import { useLang } from "../app/language.ts";
import { complaint, type MatchModel, type Send } from "../connection/index.ts";

export interface Answering {
  /** The option that is on its way. */
  readonly sent: string | null;
  /** Why the last one wasn't taken. */
  readonly refusal: string | null;
  answer(option: string): void;
}

export function useAnswer(table: string, { id, moment }: MatchModel, send: Send): Answering {
  const lang = useLang();
  const [sent, setSent] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => setRefusal(null), [moment]);

  const answer = useCallback(
    (option: string) => {
      if (sent !== null) return;
      setSent(option);
      setRefusal(null);
      // News of what an answer led to comes before its acknowledgement.
      send({ type: "answer", table, match: id, moment, option })
        .catch((error: unknown) => setRefusal(complaint(error, lang)))
        .finally(() => setSent(null));
    },
    [table, id, moment, sent, lang, send],
  );
  return { sent, refusal, answer };
}

// Thrown where something is refused; whoever talks to the client turns it into the reply. Nothing was changed before it was thrown.
import type { Refused } from "@fracas/kernel";
import { type Refusal, type Refusals, refuse, type ServerRefusalCode } from "@fracas/protocol";

export class Refusing extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }

  static because<C extends ServerRefusalCode>(code: C, facts: Refusals[C]): Refusing {
    return new Refusing(refuse(code, facts));
  }

  static of({ code, facts }: Refused): Refusing {
    return new Refusing({ code, facts: facts as Refusal["facts"] });
  }
}

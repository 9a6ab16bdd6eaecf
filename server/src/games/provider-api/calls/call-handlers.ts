import type { AnswerOf, BodyOf, CallName } from '../protocol.ts';
import { endRound, play, rollBack } from './act-on-round.ts';
import type { CallScope } from './call-scope.ts';
import { freeRounds } from './free-rounds.ts';
import { openSession } from './open-session.ts';
import { promoWin } from './promo-win.ts';
import { answerBalance } from './read-balance.ts';

/** A call of the protocol without a handler does not compile. */
export const callHandlers: { [Name in CallName]: (scope: CallScope, body: BodyOf<Name>) => Promise<AnswerOf<Name>> } = {
  session: openSession,
  balance: answerBalance,
  play,
  rollback: rollBack,
  end_round: endRound,
  freerounds: freeRounds,
  promo_win: promoWin,
};

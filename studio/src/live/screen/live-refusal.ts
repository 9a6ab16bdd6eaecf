import type { MessageKey } from '../../messages/index.ts';
import { type PlayMode, refusalText } from '../../screen/index.ts';

const texts: Readonly<Record<string, MessageKey>> = {
  BETS_CLOSED: 'live.error.betsClosed',
  ALREADY_BET: 'live.error.alreadyBet',
  CASH_OUT_TOO_EARLY: 'live.error.tooEarly',
  CASH_OUT_TOO_LATE: 'live.error.tooLate',
};

export const liveRefusalText = (code: string, mode: PlayMode): MessageKey => texts[code] ?? refusalText(code, mode);

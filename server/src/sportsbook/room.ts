import type { Base } from '../kit/index.ts';
import { sportsbookHandlers } from './handlers.ts';

/** Bets on fixtures, from the slip to the wallet. */
export function sportsbookRoom(_options: Base) {
  return { name: 'sportsbook', handlers: sportsbookHandlers() } as const;
}

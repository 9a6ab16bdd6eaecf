import type { Base } from '../kit/index.ts';
import type { HandedRules } from '../wagers/index.ts';
import { sportsbookHandlers } from './handlers.ts';

/** Bets on fixtures, from the slip to the wallet. */
export function sportsbookRoom(_options: Base) {
  return {
    name: 'sportsbook',
    handlers: sportsbookHandlers(),
    /** At the wagers' door. */
    rules: {
      'market-open': async () => ({ refusalOf: () => undefined, accepted: () => undefined }),
    } satisfies Partial<HandedRules>,
  } as const;
}

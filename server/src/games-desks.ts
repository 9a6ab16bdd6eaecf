import { createFreeRounds, createReturns } from './games/index.ts';
import { closedAmong } from './games-ports.ts';
import type { Identity } from './identity/index.ts';
import { sharedStakesOf } from './live/index.ts';

type Options = Omit<Parameters<typeof createFreeRounds>[0], 'closedAmong'> &
  Parameters<typeof createReturns>[0] & { identity: Pick<Identity, 'standingsOf'> };

/** What stands behind the house's own games: rounds it gives away, and the watch over what they return. */
export function openGamesDesks({ identity, ...options }: Options) {
  const freeRounds = createFreeRounds({ ...options, closedAmong: closedAmong(identity) });
  const returns = createReturns({ ...options, sharedStakes: sharedStakesOf });
  return { freeRounds, returns, consumers: [...freeRounds.consumers, ...returns.consumers] };
}

import { convertRoundedUp, type Quotes } from '../../config/index.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import type { Clock, Database } from '../../kit/index.ts';
import { findFlags, type WatchedBet } from './find-flags.ts';
import { betsSince, insertFlags } from './watch-store.ts';

const hourMs = 60 * 60 * 1_000;
/** Prices of simulated fixtures are kept no longer. */
const backMs = 6 * hourMs;
const mostBets = 20_000;
/** A price that fell within so long after a bet fell with what somebody may have known. */
const jumpMs = 60_000;
const incidentMs = 15_000;

export interface WatchPorts {
  database: Database;
  clock: Clock;
  fixtures: Pick<Fixtures, 'book' | 'offeredAt' | 'materialAfter'>;
  quotes(): Promise<Quotes>;
}

/** Looks over the bets of the last hours. What was told is not told again. Answers how much is new. */
export async function watchBets({ database, clock, fixtures, quotes }: WatchPorts): Promise<number> {
  const now = clock.now();
  const [bets, inEuro] = await Promise.all([betsSince(database, new Date(now.getTime() - backMs), mostBets), quotes()]);
  const legs = bets.flatMap((bet) => bet.legs.map((leg) => ({ ...leg, at: bet.placedAt })));
  const found = await fixtures.book.read([...new Set(legs.map(({ fixtureId }) => fixtureId))]);
  const startOf = new Map(found.map(({ id, startAt }) => [id, startAt]));
  const [later, closing, incidents] = await Promise.all([
    fixtures.offeredAt(
      database,
      legs.map((leg) => ({ ...leg, at: new Date(leg.at.getTime() + jumpMs) })),
    ),
    fixtures.offeredAt(
      database,
      legs.map((leg) => ({ ...leg, at: startOf.get(leg.fixtureId) ?? leg.at })),
    ),
    fixtures.materialAfter(database, legs, incidentMs),
  ]);
  let place = 0;
  const watched = bets.map((bet): WatchedBet => {
    const stake = convertRoundedUp(inEuro, bet.stake, { from: bet.currency, to: 'EUR' });
    const own = bet.legs.map((leg) => {
      const at = place++;
      const start = startOf.get(leg.fixtureId);
      const isClosed = start !== undefined && bet.placedAt < start && start <= now;
      return {
        ...leg,
        later: later[at]?.[leg.outcome]?.[0],
        closing: isClosed ? closing[at]?.[leg.outcome]?.[0] : undefined,
        incident: incidents[at] ?? false,
      };
    });
    return { playerId: bet.playerId, stake, placedAt: bet.placedAt, legs: own };
  });
  return database.tx((tx) => insertFlags(tx, findFlags(watched), now));
}

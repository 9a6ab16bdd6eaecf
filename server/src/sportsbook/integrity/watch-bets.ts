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
/** Jumps are looked for after bets of so long: the job comes more often. */
const freshMs = 20 * 60_000;
/** Of a player, before prices at the start are looked at. */
const leastClosed = 10;

interface WatchPorts {
  database: Database;
  clock: Clock;
  fixtures: Pick<Fixtures, 'book' | 'offeredAt' | 'materialAfter'>;
  quotes(): Promise<Quotes>;
}

/** Looks over the bets of the last hours. What was told is not told again. Answers how much is new. */
export async function watchBets({ database, clock, fixtures, quotes }: WatchPorts): Promise<number> {
  const now = clock.now();
  const [bets, inEuro] = await Promise.all([betsSince(database, new Date(now.getTime() - backMs), mostBets), quotes()]);
  const found = await fixtures.book.read([...new Set(bets.flatMap(({ legs }) => legs.map((leg) => leg.fixtureId)))]);
  const startOf = new Map(found.map(({ id, startAt }) => [id, startAt]));
  const legs = bets.flatMap((bet) => bet.legs.map((leg) => ({ ...leg, bet, at: bet.placedAt })));
  const fresh = legs.filter(({ at }) => now.getTime() - at.getTime() <= freshMs);
  const later = await pricesAt(fresh.map((leg) => ({ leg, at: new Date(leg.at.getTime() + jumpMs) })));
  const fallen = fresh.filter((leg) => (later.get(leg) ?? leg.price) < leg.price);
  const happened = await fixtures.materialAfter(database, fallen, incidentMs);
  const incidents = new Set(fallen.filter((_, index) => happened[index]));
  const closed = legs.filter((leg) => {
    const start = startOf.get(leg.fixtureId);
    return leg.bet.legs.length === 1 && start !== undefined && leg.at < start && start <= now;
  });
  // Few bets of a player say nothing.
  const often = [...Map.groupBy(closed, ({ bet }) => bet.playerId).values()].filter(
    ({ length }) => length >= leastClosed,
  );
  const closing = await pricesAt(often.flat().map((leg) => ({ leg, at: startOf.get(leg.fixtureId) as Date })));
  const ofBet = Map.groupBy(legs, ({ bet }) => bet);
  const watched = bets.map(
    (bet): WatchedBet => ({
      playerId: bet.playerId,
      stake: convertRoundedUp(inEuro, bet.stake, { from: bet.currency, to: 'EUR' }),
      placedAt: bet.placedAt,
      legs: (ofBet.get(bet) ?? []).map((leg) => ({
        ...leg,
        later: later.get(leg),
        closing: closing.get(leg),
        incident: incidents.has(leg),
      })),
    }),
  );
  return database.tx((tx) => insertFlags(tx, findFlags(watched), now));

  type Leg = (typeof legs)[number];
  /** What was offered on each at its moment. */
  async function pricesAt(asked: readonly { leg: Leg; at: Date }[]): Promise<Map<Leg, number | undefined>> {
    const offered = await fixtures.offeredAt(
      database,
      asked.map(({ leg: { fixtureId, market }, at }) => ({ fixtureId, market, at })),
    );
    return new Map(asked.map(({ leg }, index) => [leg, offered[index]?.[leg.outcome]?.[0]]));
  }
}

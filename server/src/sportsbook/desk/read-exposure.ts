import { type SportId, sportIds, wireCents } from '@halley/contract';
import { convertRoundedUp, type Quotes } from '../../config/index.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import type { Database } from '../../kit/index.ts';
import { ceilingOf } from '../risk/risk-limits.ts';
import { openExposures, openInAll } from './exposure-store.ts';

interface ExposurePorts {
  database: Database;
  fixtures: Pick<Fixtures, 'book'>;
  quotes(): Promise<Quotes>;
}

/**
 * What all open bets may cost at worst: of each market its dearest outcome, whatever is kept of the others. Bets of several
 * sports count at each, so their numbers may come to more than all. As everywhere on the desk, what it costs us is below zero.
 */
export async function readExposure({ database, fixtures, quotes }: ExposurePorts) {
  const [exposures, inAll, inEuro] = await Promise.all([openExposures(database), openInAll(database), quotes()]);
  const dearest = new Map<string, { fixtureId: number; amount: bigint }>();
  const bets = new Map<string, number>();
  for (const exposure of exposures) {
    const [kind, id = '', market = ''] = exposure.scope.split(':');
    if (kind === 'sport') {
      bets.set(id, exposure.bets);
      continue;
    }
    const key = `${id}:${market}`;
    const known = dearest.get(key);
    if (!known || known.amount < exposure.amount) dearest.set(key, { fixtureId: Number(id), amount: exposure.amount });
  }
  const ids = new Set([...dearest.values()].map(({ fixtureId }) => fixtureId));
  const sportOf = new Map((await fixtures.book.read([...ids])).map(({ id, sport }) => [id, sport]));
  const worst = new Map<string, bigint>();
  for (const { fixtureId, amount } of dearest.values()) {
    const sport = sportOf.get(fixtureId) ?? '';
    worst.set(sport, (worst.get(sport) ?? 0n) + amount);
  }
  const limitOf = (sport: SportId) => ceilingOf(`sport:${sport}`);
  const sum = (amounts: Iterable<bigint>) => [...amounts].reduce((total, amount) => total + amount, 0n);
  const stakes = [...inAll.stakes].map(([from, amount]) => convertRoundedUp(inEuro, amount, { from, to: 'EUR' }));
  return {
    worst_cents: wireCents(-sum(worst.values())),
    limit_cents: wireCents(sum(sportIds.map(limitOf))),
    open_bets: inAll.bets,
    open_stakes_cents: wireCents(sum(stakes)),
    sports: sportIds.map((sport) => ({
      sport,
      worst_cents: wireCents(-(worst.get(sport) ?? 0n)),
      limit_cents: wireCents(limitOf(sport)),
      open_bets: bets.get(sport) ?? 0,
    })),
  };
}

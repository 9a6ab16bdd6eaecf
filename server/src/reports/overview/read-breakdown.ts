import type { BreakdownRow, BreakdownWay } from '@halley/contract';
import { wireCents } from '@halley/contract';
import { readRatesOfDays } from '../../config/index.ts';
import type { Queryable } from '../../kit/index.ts';
import { factorsFor } from './factors.ts';
import { addShown, figuresOnTheWire, noShown } from './figures-on-the-wire.ts';
import { hasMany, type PlayerWay, readDays, readParts, readPastGgr, readPlayers } from './overview-store.ts';
import { periodsOf } from './periods.ts';
import type { OverviewAsked } from './read-overview.ts';

export interface BreakdownPorts {
  /** Names of games. */
  titlesOf(db: Queryable): Promise<ReadonlyMap<string, string>>;
}

export interface BreakdownAsked extends OverviewAsked {
  by: BreakdownWay;
}

const mostRows = 200;
const knownPlayers: Partial<Record<BreakdownWay, PlayerWay>> = {
  country: 'country',
  campaign: 'campaign',
  partner: 'partner',
};

/** A period by something, beside what it had kept the period before. The total is that of all, not of the rows. */
export async function readBreakdown(db: Queryable, asked: BreakdownAsked, { titlesOf }: BreakdownPorts) {
  const { from, to, by, shown_in: shownIn, ...filter } = asked;
  const { now, before } = periodsOf({ from, to });
  const shown = factorsFor(await readRatesOfDays(db, now), shownIn);
  const shownBefore = factorsFor(await readRatesOfDays(db, before), shownIn);
  const playerWay = filter.currency || filter.product ? undefined : knownPlayers[by];
  const askedBefore = { by, shown: shownBefore, filter };
  const [parts, past, days, players] = await Promise.all([
    readParts(db, { by, shown, filter, most: mostRows + 1 }),
    hasMany(by) ? undefined : readPastGgr(db, askedBefore),
    readDays(db, shown, filter),
    playerWay && readPlayers(db, { by: playerWay, ...now, filter }),
  ]);
  const rows = parts.slice(0, mostRows);
  const ggrBefore = past ?? (await readPastGgr(db, { ...askedBefore, keys: rows.map(({ key }) => key) }));
  const titles = by === 'game' ? await titlesOf(db) : new Map<string, string>();
  // What is decided is known of all players alone, and of sport.
  const narrow = by === 'currency' || by === 'product' ? filter : { ...filter, country: filter.country ?? '' };
  return {
    rows: rows.map(
      ({ key, sums }): BreakdownRow => ({
        key,
        title: titles.get(key) ?? key,
        figures: figuresOnTheWire(sums, narrow),
        ggr_before_cents: wireCents(ggrBefore.get(key) ?? 0n),
        players: players?.get(key) ?? null,
      }),
    ),
    total: figuresOnTheWire([...days.values()].reduce(addShown, noShown()), filter),
    is_cut: parts.length > mostRows,
  };
}

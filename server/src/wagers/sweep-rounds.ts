import type { Currency } from '@halley/contract';
import type { Clock, Homes, Queryable } from '../kit/index.ts';
import type { Wagers } from './create-wagers.ts';
import { type SweepRules, staleBefore } from './plan-sweep.ts';
import type { RoundState, WaitsFor } from './round.ts';

export interface SweepOptions {
  homes: Homes;
  clock: Clock;
  wagers: Pick<Wagers, 'sweep'>;
  rules: SweepRules;
  onSwept?(swept: { state: RoundState; awaits: WaitsFor }): void;
}

const roundsAtOnce = 200;

/**
 * Ends rounds that nobody has ended. Each goes through the door, where it is looked at again behind its wallet's lock:
 * one that was ended meanwhile stays as it is, and two sweeps at once sweep once. Answers how many it swept.
 */
export async function sweepRounds({ homes, ...options }: SweepOptions): Promise<number> {
  let swept = 0;
  for (const home of homes.all()) swept += await sweepHome(home, options);
  return swept;
}

async function sweepHome(home: Queryable, options: Omit<SweepOptions, 'homes'>): Promise<number> {
  const { clock, wagers, rules, onSwept } = options;
  let swept = 0;
  for (const [awaits, before] of Object.entries(staleBefore(rules, clock.now())) as [WaitsFor, Date][]) {
    let after: StaleRound | undefined;
    do {
      const stale = await findStale(home, { awaits, before, after });
      // One that cannot be swept, because its wallet is full or a rule of the books broke, does not stop the others.
      const ends = await Promise.allSettled(stale.map((round) => wagers.sweep({ kind: 'sweep', ...round })));
      for (const end of ends) {
        if (end.status !== 'fulfilled' || !end.value.bySweep) continue;
        swept += 1;
        onSwept?.({ state: end.value.round.state, awaits });
      }
      after = stale.length === roundsAtOnce ? stale.at(-1) : undefined;
    } while (after);
  }
  return swept;
}

interface StaleRound {
  roundId: string;
  playerId: number;
  currency: Currency;
  openedAt: Date;
}

async function findStale(
  home: Queryable,
  { awaits, before, after }: { awaits: WaitsFor; before: Date; after: StaleRound | undefined },
): Promise<StaleRound[]> {
  const { rows } = await home.query<{ id: string; player_id: bigint; currency: Currency; opened_at: Date }>({
    name: 'wagers_find_stale',
    text: `select id, player_id, currency, opened_at from wagers_round
      where state = 'open' and awaits = $1 and opened_at < $2
        and (opened_at, id) > (coalesce($3, '-infinity'::timestamptz), coalesce($4, '00000000-0000-0000-0000-000000000000'::uuid))
      order by opened_at, id limit $5`,
    values: [awaits, before, after?.openedAt ?? null, after?.roundId ?? null, roundsAtOnce],
  });
  return rows.map((row) => ({
    roundId: row.id,
    playerId: Number(row.player_id),
    currency: row.currency,
    openedAt: row.opened_at,
  }));
}

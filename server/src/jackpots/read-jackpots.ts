import { type Currency, type Jackpot, wireCents } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import { type JackpotState, wholeAmount } from './jackpot.ts';

interface LevelRow {
  id: number;
  identifier: string;
  external_id: string;
  name: string;
  state: JackpotState;
  currency: Currency;
  allowed_currencies: Currency[];
  games: string[];
  level_id: number;
  place: number;
  level_identifier: string;
  level_name: string;
  number: number;
  pool: string;
  ceiling_amount: bigint;
  last_amount: bigint | null;
  last_at: Date | null;
}

/** The jackpots as everyone may see them. A level never shows more than can be won: it drops before. */
export async function readJackpots(db: Queryable): Promise<Jackpot[]> {
  const { rows } = await db.query<LevelRow>({
    name: 'jackpots_read',
    text: `select j.id, j.identifier, j.external_id, j.name, j.state, j.currency, j.allowed_currencies, j.games,
        l.id as level_id, l.place, l.identifier as level_identifier, l.name as level_name, c.number, c.pool,
        c.ceiling_amount, last.must_hit_amount as last_amount, last.dropped_at as last_at
      from jackpots_jackpot j
      join jackpots_level l on l.jackpot_id = j.id
      join jackpots_cycle c on c.level_id = l.id and c.dropped_at is null
      left join jackpots_cycle last on last.level_id = l.id and last.number = c.number - 1
      order by j.id, l.place`,
  });
  const jackpots = new Map<number, Jackpot>();
  for (const row of rows) {
    const { id, identifier, external_id, name, currency, allowed_currencies, games } = row;
    // One that is being played out can still be won: to players it is what it was.
    const state = row.state === 'retiring' ? 'active' : row.state;
    const jackpot = jackpots.get(id) ?? {
      id,
      identifier,
      external_id,
      name,
      state,
      currency,
      allowed_currencies,
      games,
      levels: [],
    };
    jackpots.set(id, jackpot);
    const amount = wireCents(wholeAmount(BigInt(row.pool)));
    jackpot.levels.push({
      id: row.level_id,
      index: row.place,
      name: row.level_name,
      identifier: row.level_identifier,
      state,
      cycle: row.number,
      amount_cents: amount,
      available_amount_cents: amount,
      total_amount_cents: amount,
      ceiling_amount_cents: wireCents(row.ceiling_amount),
      last_drop:
        row.last_amount === null || row.last_at === null
          ? null
          : { amount_cents: wireCents(row.last_amount), at: row.last_at.toISOString() },
      // Nothing is promised beforehand, and a level may drop at any time of any day.
      current_award_value: null,
      periods: [],
      working_days: null,
    });
  }
  return [...jackpots.values()];
}

export function prizePoolOf(jackpot: Jackpot): number {
  return jackpot.levels.reduce((sum, level) => sum + level.amount_cents, 0);
}

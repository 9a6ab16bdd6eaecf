import type { Currency } from '@halley/contract';
import { invariant, type Queryable, type Row } from '../kit/index.ts';
import { type JackpotState, rateScale } from './jackpot.ts';

/** Everything that was written down of a cycle; the seed only once it is open. */
export interface BookedCycle {
  level: { id: number; identifier: string };
  number: number;
  ratePpm: bigint;
  seedAmount: bigint;
  ceilingAmount: bigint;
  serverSeedHash: string;
  nextServerSeedHash: string;
  clientSeed: string;
  serverSeed: string | null;
  mustHitAmount: bigint | null;
  after: bigint;
  carried: bigint;
  pool: bigint;
  win?: BookedWin;
}

interface BookedWin {
  stakeId: bigint;
  playerId: number;
  roundId: string;
  amount: bigint;
  paidAmount: bigint;
  paidCurrency: string;
  rate: bigint;
}

export interface BookedLevel {
  id: number;
  identifier: string;
  cycles: BookedCycle[];
  /** In parts; found by the replay. */
  contributed: bigint;
}

export interface BookedJackpot {
  id: number;
  identifier: string;
  currency: Currency;
  state: JackpotState;
  levels: BookedLevel[];
}

export interface Books {
  jackpots: BookedJackpot[];
  /** How many stakes are counted. */
  place: bigint;
  /** The rate the stake with this number was counted at. */
  rateAt(from: string, to: string, number: bigint): bigint | undefined;
}

/** What a level holds now, in parts: nothing once it has dropped for the last time. */
export function heldBy({ cycles }: BookedLevel): bigint {
  const last = cycles.at(-1);
  return last && last.mustHitAmount === null ? last.pool : 0n;
}

export async function readBooks(db: Queryable): Promise<Books> {
  const { rows: places } = await db.query<{ number: bigint }>('select number from jackpots_place');
  invariant(places[0], 'there is one place');
  return {
    jackpots: await readJackpotBooks(db),
    place: places[0].number,
    rateAt: await readRates(db),
  };
}

async function readJackpotBooks(db: Queryable): Promise<BookedJackpot[]> {
  const { rows } = await db.query(
    `select j.id as jackpot_id, j.identifier as jackpot, j.currency, j.state, l.id as level_id, l.identifier as level,
       c.number, c.rate_ppm, c.seed_amount, c.ceiling_amount, c.server_seed_hash, c.next_server_seed_hash,
       c.client_seed, c.server_seed, c.must_hit_amount, c.after_number, c.carried, c.pool,
       w.id as win_id, w.stake_id, w.player_id, w.round_id, w.amount, w.paid_amount,
       w.paid_currency, w.rate
     from jackpots_jackpot j join jackpots_level l on l.jackpot_id = j.id join jackpots_cycle c on c.level_id = l.id
     left join jackpots_win w on w.level_id = c.level_id and w.cycle = c.number
     order by j.id, l.place, c.number`,
  );
  const jackpots = new Map<number, BookedJackpot>();
  for (const row of rows) {
    const { jackpot_id: id, jackpot: identifier, currency, state } = row;
    const jackpot: BookedJackpot = jackpots.get(id) ?? { id, identifier, currency, state, levels: [] };
    jackpots.set(id, jackpot);
    let level = jackpot.levels.find((candidate) => candidate.id === row.level_id);
    if (!level) {
      level = { id: row.level_id, identifier: row.level, cycles: [], contributed: 0n };
      jackpot.levels.push(level);
    }
    level.cycles.push({
      level: { id: row.level_id, identifier: row.level },
      number: row.number,
      ratePpm: BigInt(row.rate_ppm),
      seedAmount: row.seed_amount,
      ceilingAmount: row.ceiling_amount,
      serverSeedHash: row.server_seed_hash,
      nextServerSeedHash: row.next_server_seed_hash,
      clientSeed: row.client_seed,
      serverSeed: row.server_seed,
      mustHitAmount: row.must_hit_amount,
      after: row.after_number,
      carried: BigInt(row.carried),
      pool: BigInt(row.pool),
      ...(row.win_id && { win: winOf(row) }),
    });
  }
  return [...jackpots.values()];
}

function winOf(row: Row): BookedWin {
  return {
    stakeId: row.stake_id,
    playerId: Number(row.player_id),
    roundId: row.round_id,
    amount: row.amount,
    paidAmount: row.paid_amount,
    paidCurrency: row.paid_currency,
    rate: BigInt(row.rate),
  };
}

async function readRates(db: Queryable): Promise<Books['rateAt']> {
  const { rows } = await db.query<{ pair: string; rate: string; after: bigint }>(
    `select from_currency || '>' || to_currency as pair, rate, after_number as after
     from jackpots_rate order by id`,
  );
  const byPair = new Map<string, { after: bigint; rate: bigint }[]>();
  for (const row of rows) {
    const entries = byPair.get(row.pair) ?? [];
    byPair.set(row.pair, entries);
    entries.push({ after: row.after, rate: BigInt(row.rate) });
  }
  return (from, to, number) => {
    if (from === to) return rateScale;
    return byPair.get(`${from}>${to}`)?.findLast(({ after }) => number > after)?.rate;
  };
}

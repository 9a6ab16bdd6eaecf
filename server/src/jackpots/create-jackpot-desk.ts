import {
  type Currency,
  type JackpotCheck,
  Refusal,
  type StaffJackpot,
  type StaffJackpotFile,
  wireCents,
} from '@halley/contract';
import type { Clock, Database, Queryable, Tx } from '../kit/index.ts';
import { changeRules, type RulesChange } from './change-rules.ts';
import { checkSeals } from './check-seals.ts';
import { type JackpotState, wholeAmount } from './jackpot.ts';
import type { SeedSeals } from './seal-seed.ts';
import { type StateChange, setJackpotState } from './set-state.ts';
import { countWaiting } from './stake-store.ts';

interface LevelRow {
  id: number;
  identifier: string;
  name: string;
  state: JackpotState;
  currency: Currency;
  allowed_currencies: Currency[];
  games: string[];
  created_at: Date;
  revision: number;
  level_id: number;
  level_identifier: string;
  level_name: string;
  next_rate_ppm: number;
  next_seed_amount: bigint;
  next_ceiling_amount: bigint;
  number: number | null;
  rate_ppm: number;
  seed_amount: bigint;
  ceiling_amount: bigint;
  pool: string;
  opened_at: Date;
  server_seed_hash: string;
  next_server_seed_hash: string;
  drops: bigint;
  last_dropped_at: Date | null;
}

const mostWins = 20;

export type JackpotDesk = ReturnType<typeof createJackpotDesk>;

/** What an operator does with jackpots, and sees of them. */
export function createJackpotDesk({ database, clock, seals }: { database: Database; clock: Clock; seals: SeedSeals }) {
  async function read(id: number): Promise<StaffJackpotFile> {
    const [jackpot] = await readAll(database, id);
    if (!jackpot) throw new Refusal('NOT_FOUND');
    return { ...jackpot, waiting_stakes: await countWaiting(database), wins: await readWins(database, id) };
  }
  return {
    list: (): Promise<StaffJackpot[]> => readAll(database),
    read,
    async change(change: RulesChange) {
      await database.tx((tx) => changeRules(tx, change));
      return read(change.jackpotId);
    },
    async switch(change: Omit<StateChange, 'at'>) {
      await database.tx((tx) => setJackpotState(tx, { ...change, at: clock.now() }));
      return read(change.jackpotId);
    },
    async check(tx: Tx, jackpotId: number): Promise<JackpotCheck> {
      const check = await checkSeals(tx, { jackpotId, seals });
      if (!check) throw new Refusal('NOT_FOUND');
      return check;
    },
  };
}

async function readAll(db: Queryable, id?: number): Promise<StaffJackpot[]> {
  const { rows } = await db.query<LevelRow>(
    `select j.id, j.identifier, j.name, j.state, j.currency, j.allowed_currencies, j.games, j.created_at, j.revision,
       l.id as level_id, l.identifier as level_identifier, l.name as level_name, l.rate_ppm as next_rate_ppm,
       l.seed_amount as next_seed_amount, l.ceiling_amount as next_ceiling_amount, c.number, c.rate_ppm, c.seed_amount,
       c.ceiling_amount, c.pool, c.opened_at, c.server_seed_hash, c.next_server_seed_hash, d.drops, d.last_dropped_at
     from jackpots_jackpot j
     join jackpots_level l on l.jackpot_id = j.id
     left join jackpots_cycle c on c.level_id = l.id and c.dropped_at is null
     cross join lateral (select count(*) as drops, max(dropped_at) as last_dropped_at from jackpots_cycle o
       where o.level_id = l.id and o.dropped_at is not null) d
     where $1::int is null or j.id = $1
     order by j.state = 'retired', j.id, l.place`,
    [id ?? null],
  );
  const jackpots = new Map<number, StaffJackpot>();
  for (const row of rows) {
    const jackpot = jackpots.get(row.id) ?? jackpotOf(row);
    jackpots.set(row.id, jackpot);
    jackpot.levels.push(levelOf(row));
  }
  return [...jackpots.values()];
}

function jackpotOf(row: LevelRow): StaffJackpot {
  const { id, identifier, name, state, currency, allowed_currencies, games, revision } = row;
  return {
    id,
    identifier,
    name,
    state,
    currency,
    allowed_currencies,
    games,
    revision,
    created_at: row.created_at.toISOString(),
    levels: [],
  };
}

function levelOf(row: LevelRow): StaffJackpot['levels'][number] {
  return {
    id: row.level_id,
    identifier: row.level_identifier,
    name: row.level_name,
    running:
      row.number === null
        ? null
        : {
            cycle: row.number,
            amount_cents: wireCents(wholeAmount(BigInt(row.pool))),
            opened_at: row.opened_at.toISOString(),
            contribution_ppm: row.rate_ppm,
            seed_amount_cents: wireCents(row.seed_amount),
            ceiling_amount_cents: wireCents(row.ceiling_amount),
            server_seed_hash: row.server_seed_hash,
            next_server_seed_hash: row.next_server_seed_hash,
          },
    next: {
      contribution_ppm: row.next_rate_ppm,
      seed_amount_cents: wireCents(row.next_seed_amount),
      ceiling_amount_cents: wireCents(row.next_ceiling_amount),
    },
    drops: Number(row.drops),
    last_dropped_at: row.last_dropped_at?.toISOString() ?? null,
  };
}

interface WinRow {
  level: string;
  cycle: number;
  player_id: bigint;
  round_id: string;
  game: string;
  amount: bigint;
  paid_amount: bigint;
  paid_currency: Currency;
  at: Date;
}

async function readWins(db: Queryable, jackpotId: number): Promise<StaffJackpotFile['wins']> {
  const { rows } = await db.query<WinRow>(
    `select l.identifier as level, w.cycle, w.player_id, w.round_id, w.game, w.amount, w.paid_amount, w.paid_currency, w.at
     from jackpots_win w join jackpots_level l on l.id = w.level_id where l.jackpot_id = $1
     order by w.id desc limit ${mostWins}`,
    [jackpotId],
  );
  return rows.map((row) => ({
    level: row.level,
    cycle: row.cycle,
    player_id: Number(row.player_id),
    round_id: row.round_id,
    game: row.game,
    amount_cents: wireCents(row.amount),
    paid_amount_cents: wireCents(row.paid_amount),
    paid_currency: row.paid_currency,
    at: row.at.toISOString(),
  }));
}

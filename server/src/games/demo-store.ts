import { demoCurrency } from '@halley/studio/games';
import type { Queryable, Tx } from '../kit/index.ts';
import type { RoundDetail } from './round-detail.ts';
import type { RecordedRound } from './studio-round.ts';

interface DemoRoundRow {
  id: string;
  game: string;
  game_version: number;
  input_hash: Buffer;
  stake: bigint;
  win: bigint;
  balance_before: bigint;
  balance_after: bigint;
  detail: RoundDetail;
  at: Date;
  state: 'open' | 'closed';
}

export interface DemoRound extends RecordedRound {
  inputHash: Buffer;
}

const columns = 'id, game, game_version, input_hash, stake, win, balance_before, balance_after, detail, at, state';

function fromRow(row: DemoRoundRow): DemoRound {
  return {
    id: row.id,
    game: row.game,
    gameVersion: row.game_version,
    inputHash: row.input_hash,
    mode: 'demo',
    state: row.state,
    currency: demoCurrency,
    stake: row.stake,
    win: row.win,
    balanceBefore: row.balance_before,
    balanceAfter: row.balance_after,
    detail: row.detail,
    at: row.at,
  };
}

/** The purse, locked; filled anew when it does not exist yet. */
export async function lockPurse(tx: Tx, purseId: string, startBalance: bigint): Promise<bigint> {
  const { rows } = await tx.query<{ balance: bigint }>(
    `insert into games_demo_purse (id, balance) values ($1, $2)
     on conflict (id) do update set used_at = now() returning balance`,
    [purseId, startBalance],
  );
  return rows[0]?.balance ?? startBalance;
}

export async function setPurse(tx: Tx, purseId: string, balance: bigint): Promise<void> {
  await tx.query('update games_demo_purse set balance = $2, used_at = now() where id = $1', [purseId, balance]);
}

export async function insertDemoRound(tx: Tx, purseId: string, round: DemoRound): Promise<void> {
  await tx.query(
    `insert into games_demo_round (purse_id, ${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      purseId,
      round.id,
      round.game,
      round.gameVersion,
      round.inputHash,
      round.stake,
      round.win,
      round.balanceBefore,
      round.balanceAfter,
      JSON.stringify(round.detail),
      round.at,
      round.state,
    ],
  );
}

/** What a step changes. */
export async function updateDemoRound(tx: Tx, purseId: string, round: DemoRound): Promise<void> {
  await tx.query(
    `update games_demo_round set state = $3, stake = $4, win = $5, balance_after = $6, detail = $7
     where purse_id = $1 and id = $2`,
    [purseId, round.id, round.state, round.stake, round.win, round.balanceAfter, JSON.stringify(round.detail)],
  );
}

export async function findOpenDemoRound(db: Queryable, purseId: string, game?: string): Promise<DemoRound | undefined> {
  const { rows } = await db.query<DemoRoundRow>(
    `select ${columns} from games_demo_round
     where purse_id = $1 and state = 'open' and ($2::text is null or game = $2) limit 1`,
    [purseId, game ?? null],
  );
  return rows[0] && fromRow(rows[0]);
}

export async function findDemoRound(database: Queryable, purseId: string, id: string): Promise<DemoRound | undefined> {
  const { rows } = await database.query<DemoRoundRow>(
    `select ${columns} from games_demo_round where purse_id = $1 and id = $2`,
    [purseId, id],
  );
  return rows[0] && fromRow(rows[0]);
}

export async function listDemoRounds(
  database: Queryable,
  wanted: { purseId: string; game: string; limit: number },
): Promise<DemoRound[]> {
  const { rows } = await database.query<DemoRoundRow>(
    `select ${columns} from games_demo_round where purse_id = $1 and game = $2 order by at desc, id desc limit $3`,
    [wanted.purseId, wanted.game, wanted.limit],
  );
  return rows.map(fromRow);
}

/** Purses nobody has used for a day go, with their rounds and seeds. */
export async function sweepPurses(database: Queryable, unusedSince: Date): Promise<number> {
  const { rowCount } = await database.query('delete from games_demo_purse where used_at < $1', [unusedSince]);
  return rowCount ?? 0;
}

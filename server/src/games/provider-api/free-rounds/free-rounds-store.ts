import type { Currency } from '@halley/contract';
import type { Queryable, Tx } from '../../../kit/index.ts';

export type FreeRoundsState = 'asked' | 'issued' | 'refused' | 'cancelled' | 'finished';

/** What may become of free rounds. Played to the end while our question is still open: then that is what they are. */
export const freeRoundsMoves: Record<FreeRoundsState, readonly FreeRoundsState[]> = {
  asked: ['issued', 'refused', 'cancelled', 'finished'],
  issued: ['cancelled', 'finished'],
  refused: [],
  cancelled: [],
  finished: [],
};

export interface FreeRounds {
  id: string;
  providerId: string;
  playerId: number;
  game: string;
  currency: Currency;
  rounds: number;
  stake: bigint;
  state: FreeRoundsState;
  validUntil: Date;
  win: bigint | null;
  finishHash: Buffer | null;
  /** The free spins they are played for; null: what they win is cash. */
  giftId: number | null;
  /** The house wants them back. */
  cancelWanted: boolean;
}

interface Row {
  id: string;
  provider_id: string;
  player_id: bigint;
  game: string;
  currency: Currency;
  rounds: number;
  stake: bigint;
  state: FreeRoundsState;
  valid_until: Date;
  win: bigint | null;
  finish_hash: Buffer | null;
  gift_id: bigint | null;
  cancel_wanted: boolean;
}

export async function findFreeRounds(db: Queryable, id: string): Promise<FreeRounds | undefined> {
  const { rows } = await db.query<Row>(
    `select id, provider_id, player_id, game, currency, rounds, stake, state, valid_until, win, finish_hash, gift_id,
       cancel_wanted
     from games_provider_free_rounds where id = $1`,
    [id],
  );
  const [row] = rows;
  return (
    row && {
      id: row.id,
      providerId: row.provider_id,
      playerId: Number(row.player_id),
      game: row.game,
      currency: row.currency,
      rounds: row.rounds,
      stake: row.stake,
      state: row.state,
      validUntil: row.valid_until,
      win: row.win,
      finishHash: row.finish_hash,
      giftId: row.gift_id === null ? null : Number(row.gift_id),
      cancelWanted: row.cancel_wanted,
    }
  );
}

export type NewFreeRounds = Omit<FreeRounds, 'state' | 'win' | 'finishHash' | 'cancelWanted'> & { at: Date };

/** Asked for again under the same id it is what it was. */
export async function insertFreeRounds(db: Queryable, wanted: NewFreeRounds): Promise<void> {
  await db.query(
    `insert into games_provider_free_rounds
       (id, provider_id, player_id, game, currency, rounds, stake, state, valid_until, asked_at, gift_id)
     values ($1, $2, $3, $4, $5, $6, $7, 'asked', $8, $9, $10) on conflict do nothing`,
    [
      wanted.id,
      wanted.providerId,
      wanted.playerId,
      wanted.game,
      wanted.currency,
      wanted.rounds,
      wanted.stake,
      wanted.validUntil,
      wanted.at,
      wanted.giftId,
    ],
  );
}

/** Moves to a state that can be reached from where it is; returns whether it did. */
export async function moveFreeRounds(
  db: Queryable,
  { id, to }: { id: string; to: 'issued' | 'refused' | 'cancelled' },
): Promise<boolean> {
  const from = Object.entries(freeRoundsMoves).flatMap(([state, moves]) => (moves.includes(to) ? [state] : []));
  const { rowCount } = await db.query(
    'update games_provider_free_rounds set state = $2 where id = $1 and state = any($3::text[])',
    [id, to, from],
  );
  return rowCount === 1;
}

export async function finishFreeRounds(
  db: Queryable,
  end: { id: string; win: bigint; hash: Buffer; at: Date },
): Promise<void> {
  await db.query(
    `update games_provider_free_rounds set state = 'finished', win = $2, finish_hash = $3, finished_at = $4
     where id = $1 and state in ('asked', 'issued')`,
    [end.id, end.win, end.hash, end.at],
  );
}

/** False: they are over. */
export async function wantFreeRoundsBack(tx: Tx, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update games_provider_free_rounds set cancel_wanted = true where id = $1 and state in ('asked', 'issued')`,
    [id],
  );
  return rowCount === 1;
}

/** Where free rounds are played, and whether the provider has still to say that it gives them. */
export async function readPlayedIn(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, { game: string; waits: boolean }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<{ id: string; game: string; waits: boolean }>(
    `select id, game, state = 'asked' as waits from games_provider_free_rounds where id = any($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map(({ id, ...played }) => [id, played]));
}

/** Whether the provider has refused to give this gift in this game. */
export async function wasRefused(db: Queryable, { giftId, game }: { giftId: number; game: string }): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from games_provider_free_rounds where gift_id = $1 and game = $2 and state = 'refused' limit 1`,
    [giftId, game],
  );
  return (rowCount ?? 0) > 0;
}

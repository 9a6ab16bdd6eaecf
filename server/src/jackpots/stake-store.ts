import type { Currency } from '@halley/contract';
import { invariant, type Queryable, type Tx } from '../kit/index.ts';
import { isBehind, type Position } from './jackpot.ts';

/** A stake as it was written down. */
export interface StakeRow {
  position: Position;
  jackpotId: number;
  actionId: string;
  roundId: string;
  playerId: number;
  game: string;
  currency: Currency;
  cash: bigint;
  undo: boolean;
}

/** How far stakes are counted; from now on nobody else counts. */
export async function lockPlace(tx: Tx): Promise<Position> {
  const { rows } = await tx.query<{ xid: string; id: bigint }>(
    'select xid::text as xid, id from jackpots_place for update',
  );
  const [row] = rows;
  invariant(row, 'there is one place');
  return { xid: BigInt(row.xid), id: row.id };
}

export async function movePlace(tx: Tx, { xid, id }: Position): Promise<void> {
  await tx.query('update jackpots_place set xid = $1::text::xid8, id = $2', [String(xid), id]);
}

export interface StakeRange {
  after: Position;
  /** Left out: to the oldest transaction under way. Everything below that line is final. */
  through?: Position;
  limit: number;
}

/** In their order. */
export async function readStakes(db: Queryable, { after, through, limit }: StakeRange): Promise<StakeRow[]> {
  const { rows } = await db.query({
    text: `select xid::text as xid, id, jackpot_id, action_id, round_id, player_id, game, currency, cash, undo
      from jackpots_stake s
      where (xid, id) > ($1::text::xid8, $2) and ${through ? '(xid, id) <= ($4::text::xid8, $5)' : 'xid < pg_snapshot_xmin(pg_current_snapshot())'}
      order by s.xid, id limit $3`,
    values: [String(after.xid), after.id, limit, ...(through ? [String(through.xid), through.id] : [])],
  });
  return rows.map((row) => ({
    position: { xid: BigInt(row.xid), id: row.id },
    jackpotId: row.jackpot_id,
    actionId: row.action_id,
    roundId: row.round_id,
    playerId: Number(row.player_id),
    game: row.game,
    currency: row.currency,
    cash: row.cash,
    undo: row.undo,
  }));
}

export interface Counterparts {
  /** The stake that a row gives back. */
  originalOf(row: StakeRow): Position | undefined;
  /**
   * Whether the stake counts at all. One that was given back by a transaction with an older number never does: the
   * order of transactions is not always the order of their commits.
   */
  counts(row: StakeRow): boolean;
}

/** What belongs together among these rows and all others: stakes and what gives them back. */
export async function findCounterparts(db: Queryable, stakes: StakeRow[]): Promise<Counterparts> {
  const find = async (wanted: StakeRow[], undo: boolean) => {
    if (wanted.length === 0) return new Map<string, Position>();
    const { rows } = await db.query<{ xid: string; id: bigint; action_id: string; jackpot_id: number }>({
      name: `jackpots_find_${undo ? 'undone' : 'originals'}`,
      text: `select xid::text as xid, id, action_id, jackpot_id from jackpots_stake
        where ${undo ? 'undo' : 'not undo'} and action_id = any($1::uuid[])`,
      values: [wanted.map((stake) => stake.actionId)],
    });
    return new Map(rows.map((row) => [`${row.jackpot_id}:${row.action_id}`, { xid: BigInt(row.xid), id: row.id }]));
  };
  const originals = await find(
    stakes.filter((stake) => stake.undo),
    false,
  );
  const undone = await find(
    stakes.filter((stake) => !stake.undo),
    true,
  );
  const keyOf = (row: StakeRow) => `${row.jackpotId}:${row.actionId}`;
  return {
    originalOf: (row) => originals.get(keyOf(row)),
    counts(row) {
      const givenBack = undone.get(keyOf(row));
      return !givenBack || isBehind(givenBack, row.position);
    },
  };
}

/** Stakes that wait to be counted, for the figures. */
export async function countWaiting(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ stakes: bigint }>(
    'select count(*) as stakes from jackpots_stake s, jackpots_place p where (s.xid, s.id) > (p.xid, p.id)',
  );
  return Number(rows[0]?.stakes);
}

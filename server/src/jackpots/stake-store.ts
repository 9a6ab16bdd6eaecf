import type { Currency } from '@halley/contract';
import { countTold, invariant, type Queryable, type Tx, writeEvents } from '../kit/index.ts';

/** Its place in the outbox is kept under this name. */
export const countingConsumer = 'jackpots-count';

/** A stake as it was written down, with the number it was counted as: the order of all of them. */
export interface StakeRow {
  id: bigint;
  number: bigint;
  jackpotId: number;
  actionId: string;
  roundId: string;
  playerId: number;
  game: string;
  currency: Currency;
  cash: bigint;
  undo: boolean;
}

/** How many stakes are counted; from now on nobody else counts. */
export async function lockPlace(tx: Tx): Promise<bigint> {
  const { rows } = await tx.query<{ number: bigint }>('select number from jackpots_place for update');
  const [row] = rows;
  invariant(row, 'there is one place');
  return row.number;
}

export async function movePlace(tx: Tx, number: bigint): Promise<void> {
  await tx.query('update jackpots_place set number = $1', [number]);
}

interface Numbered {
  stake_id: bigint;
  number: bigint;
}

/** Gives stakes the numbers behind `place`, in the order given, and reads them. Those that were counted are left out. */
export async function numberStakes(tx: Tx, stakeIds: readonly number[], place: bigint): Promise<StakeRow[]> {
  const { rows } = await tx.query<Numbered>({
    name: 'jackpots_number_stakes',
    text: `insert into jackpots_counted (stake_id, number)
      select u.id, $2 + row_number() over (order by u.told) from unnest($1::bigint[]) with ordinality as u (id, told)
      where not exists (select 1 from jackpots_counted c where c.stake_id = u.id)
      returning stake_id, number`,
    values: [stakeIds, place],
  });
  return readNumbered(tx, rows);
}

/** Those that were counted after one number up to another, in their order. */
export async function readCounted(
  db: Queryable,
  { after, through }: { after: bigint; through: bigint },
): Promise<StakeRow[]> {
  const { rows } = await db.query<Numbered>(
    'select stake_id, number from jackpots_counted where number > $1 and number <= $2',
    [after, through],
  );
  return readNumbered(db, rows);
}

/** Numbers are the house's, stakes lie with their players: two questions, and no join. */
async function readNumbered(db: Queryable, numbered: Numbered[]): Promise<StakeRow[]> {
  const numbers = new Map(numbered.map(({ stake_id, number }) => [stake_id, number]));
  if (numbers.size === 0) return [];
  const { rows } = await db.query({
    name: 'jackpots_read_stakes',
    text: `select id, jackpot_id, action_id, round_id, player_id, game, currency, cash, undo
      from jackpots_stake where id = any($1::bigint[])`,
    values: [[...numbers.keys()]],
  });
  const stakes = rows.map(
    (row): StakeRow => ({
      id: row.id,
      number: numbers.get(row.id) as bigint,
      jackpotId: row.jackpot_id,
      actionId: row.action_id,
      roundId: row.round_id,
      playerId: Number(row.player_id),
      game: row.game,
      currency: row.currency,
      cash: row.cash,
      undo: row.undo,
    }),
  );
  return stakes.sort((one, other) => (one.number < other.number ? -1 : 1));
}

export interface Counterparts {
  /** The number of the stake that a row gives back; undefined when that was not counted before it. */
  originalOf(row: StakeRow): bigint | undefined;
  /**
   * Whether the stake counts at all. One whose giving back was told before it never does: the order of transactions is not
   * always the order of their commits.
   */
  counts(row: StakeRow): boolean;
}

/** What belongs together among these rows and all others: stakes and what gives them back. */
export async function findCounterparts(db: Queryable, stakes: StakeRow[]): Promise<Counterparts> {
  const originals = await findNumbers(
    db,
    stakes.filter((stake) => stake.undo),
    false,
  );
  const undone = await findNumbers(
    db,
    stakes.filter((stake) => !stake.undo),
    true,
  );
  const before = (number: bigint | undefined, row: StakeRow) =>
    number !== undefined && number < row.number ? number : undefined;
  return {
    originalOf: (row) => before(originals.get(keyOf(row)), row),
    counts: (row) => before(undone.get(keyOf(row)), row) === undefined,
  };
}

const keyOf = (row: { jackpotId: number; actionId: string }) => `${row.jackpotId}:${row.actionId}`;

/** The numbers of the counterparts of these stakes, as far as they are counted. */
async function findNumbers(db: Queryable, wanted: StakeRow[], undo: boolean): Promise<Map<string, bigint>> {
  if (wanted.length === 0) return new Map();
  const { rows } = await db.query<{ id: bigint; action_id: string; jackpot_id: number }>({
    name: `jackpots_find_${undo ? 'undone' : 'originals'}`,
    text: `select id, action_id, jackpot_id from jackpots_stake
      where ${undo ? 'undo' : 'not undo'} and action_id = any($1::uuid[])`,
    values: [wanted.map((stake) => stake.actionId)],
  });
  if (rows.length === 0) return new Map();
  const { rows: counted } = await db.query<Numbered>({
    name: 'jackpots_find_numbers',
    text: 'select stake_id, number from jackpots_counted where stake_id = any($1::bigint[])',
    values: [rows.map(({ id }) => id)],
  });
  const numbers = new Map(counted.map(({ stake_id, number }) => [stake_id, number]));
  return new Map(
    rows.flatMap(({ id, action_id: actionId, jackpot_id: jackpotId }) => {
      const number = numbers.get(id);
      return number === undefined ? [] : [[keyOf({ jackpotId, actionId }), number] as const];
    }),
  );
}

/** Stakes that wait to be counted, for the figures. */
export const countWaiting = (db: Queryable): Promise<number> =>
  countTold(db, { consumer: countingConsumer, topic: 'jackpots.staked' });

const uncounted = `from jackpots_stake s
  where not exists (select 1 from jackpots_counted c where c.stake_id = s.id)`;

/** Stakes without a number. In a sound house as many wait to be counted. */
export async function countUncounted(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ stakes: bigint }>(`select count(*) as stakes ${uncounted}`);
  return Number(rows[0]?.stakes);
}

const forgottenAfterMs = 10 * 60_000;
const rememberedMs = 2 * 24 * 60 * 60_000;

/** The smallest id that `kit_new_id()` gives at a moment: seconds since 2025, with 2^22 ids each. */
const firstIdAt = (ms: number) => BigInt(Math.floor((ms - Date.UTC(2025, 0, 1)) / 1000)) << 22n;

/** Tells stakes of the last days that nobody was told of: a process of the release before does not know that it must. */
export async function tellForgotten(tx: Tx, now: Date): Promise<void> {
  if ((await countWaiting(tx)) > 0) return;
  const { rows } = await tx.query<{ id: bigint }>(
    `select s.id ${uncounted} and s.id >= $1 and s.id < $2 order by s.id`,
    [firstIdAt(now.getTime() - rememberedMs), firstIdAt(now.getTime() - forgottenAfterMs)],
  );
  await writeEvents(
    tx,
    'jackpots.staked',
    rows.map(({ id }) => Number(id)),
  );
}

import type { Currency } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';

/** What was paid in and staked for a step in one currency; below zero: it is taken off. */
export interface StepCount {
  playerId: number;
  adventureId: number;
  step: number;
  currency: Currency;
  deposited: bigint;
  staked: bigint;
}

interface CountRow {
  player_id: bigint;
  adventure_id: bigint;
  step: number;
  currency: Currency;
  deposited: bigint;
  staked: bigint;
}

const countOf = (row: CountRow): StepCount => ({
  playerId: Number(row.player_id),
  adventureId: Number(row.adventure_id),
  step: row.step,
  currency: row.currency,
  deposited: row.deposited,
  staked: row.staked,
});

/** The order in which counts are locked. */
const inOrder = (one: StepCount, other: StepCount): number =>
  one.playerId - other.playerId ||
  one.adventureId - other.adventureId ||
  one.step - other.step ||
  (one.currency < other.currency ? -1 : 1);

/** Adds to counts; answers what they come to. */
export async function addToCounts(tx: Tx, moves: readonly StepCount[]): Promise<StepCount[]> {
  if (moves.length === 0) return [];
  const sorted = moves.toSorted(inOrder);
  const { rows } = await tx.query<CountRow>({
    name: 'vip_add_to_counts',
    text: `insert into vip_adventure_count as c (player_id, adventure_id, step, currency, deposited, staked)
      select * from unnest($1::bigint[], $2::bigint[], $3::int[], $4::text[], $5::bigint[], $6::bigint[])
      on conflict (player_id, adventure_id, step, currency) do update
      set deposited = c.deposited + excluded.deposited, staked = c.staked + excluded.staked
      returning player_id, adventure_id, step, currency, deposited, staked`,
    values: [
      sorted.map(({ playerId }) => playerId),
      sorted.map(({ adventureId }) => adventureId),
      sorted.map(({ step }) => step),
      sorted.map(({ currency }) => currency),
      sorted.map(({ deposited }) => deposited),
      sorted.map(({ staked }) => staked),
    ],
  });
  return rows.map(countOf);
}

/** Takes a deposit off the sum it was counted in; answers what is left. Undefined: it was not counted there. */
export async function takeOffDeposit(
  tx: Tx,
  wanted: Pick<StepCount, 'playerId' | 'adventureId' | 'step' | 'currency'> & { amount: bigint },
): Promise<bigint | undefined> {
  const { playerId, adventureId, step, currency, amount } = wanted;
  const { rows } = await tx.query<{ deposited: bigint }>(
    `update vip_adventure_count set deposited = deposited - $5
     where player_id = $1 and adventure_id = $2 and step = $3 and currency = $4 and deposited >= $5 returning deposited`,
    [playerId, adventureId, step, currency, amount],
  );
  return rows[0]?.deposited;
}

export async function countsOf(
  db: Queryable,
  { playerId, adventureId }: { playerId: number; adventureId: number },
): Promise<StepCount[]> {
  const { rows } = await db.query<CountRow>(
    `select player_id, adventure_id, step, currency, deposited, staked from vip_adventure_count
     where player_id = $1 and adventure_id = $2 order by step, currency`,
    [playerId, adventureId],
  );
  return rows.map(countOf);
}

/** A day that is done. */
export interface DoneDay {
  playerId: number;
  adventureId: number;
  step: number;
  currency: Currency;
  doneOn: string;
  gift: 'due' | 'given' | 'not_given';
}

interface DayRow extends Omit<CountRow, 'deposited' | 'staked'> {
  done_on: string;
  gift: DoneDay['gift'];
}

const dayColumns = "player_id, adventure_id, step, currency, to_char(done_on, 'YYYY-MM-DD') as done_on, gift";

const dayOf = (row: DayRow): DoneDay => ({
  playerId: Number(row.player_id),
  adventureId: Number(row.adventure_id),
  step: row.step,
  currency: row.currency,
  doneOn: row.done_on,
  gift: row.gift,
});

/** Writes days down as done, each once; answers those that are new. */
export async function insertDone(tx: Tx, days: readonly Omit<DoneDay, 'gift'>[], at: Date): Promise<DoneDay[]> {
  if (days.length === 0) return [];
  const { rows } = await tx.query<DayRow>({
    name: 'vip_insert_done',
    text: `insert into vip_adventure_day (player_id, adventure_id, step, currency, done_on, done_at, gift)
      select n.*, $6, 'due' from unnest($1::bigint[], $2::bigint[], $3::int[], $4::text[], $5::date[]) n
      on conflict do nothing returning ${dayColumns}`,
    values: [
      days.map(({ playerId }) => playerId),
      days.map(({ adventureId }) => adventureId),
      days.map(({ step }) => step),
      days.map(({ currency }) => currency),
      days.map(({ doneOn }) => doneOn),
      at,
    ],
  });
  return rows.map(dayOf);
}

export async function doneDaysOf(
  db: Queryable,
  { playerId, adventureId }: { playerId: number; adventureId: number },
): Promise<DoneDay[]> {
  const { rows } = await db.query<DayRow>(
    `select ${dayColumns} from vip_adventure_day where player_id = $1 and adventure_id = $2 order by step`,
    [playerId, adventureId],
  );
  return rows.map(dayOf);
}

/** Days whose gifts are due, locked in the order of players and steps. */
export async function lockDue(
  tx: Tx,
  days: readonly Pick<DoneDay, 'playerId' | 'adventureId' | 'step'>[],
): Promise<DoneDay[]> {
  const { rows } = await tx.query<DayRow>(
    `select ${dayColumns} from vip_adventure_day
     where (player_id, adventure_id, step) in (select * from unnest($1::bigint[], $2::bigint[], $3::int[])) and gift = 'due'
     order by player_id, adventure_id, step for update`,
    [days.map(({ playerId }) => playerId), days.map(({ adventureId }) => adventureId), days.map(({ step }) => step)],
  );
  return rows.map(dayOf);
}

/** The gift of a day; null: none was given. */
export async function giftOfDay(
  db: Queryable,
  { playerId, adventureId, step }: Pick<DoneDay, 'playerId' | 'adventureId' | 'step'>,
): Promise<number | null> {
  const { rows } = await db.query<{ gift_id: bigint | null }>(
    'select gift_id from vip_adventure_day where player_id = $1 and adventure_id = $2 and step = $3',
    [playerId, adventureId, step],
  );
  return rows[0]?.gift_id == null ? null : Number(rows[0].gift_id);
}

/** What became of the gift of a day. */
export async function noteGift(
  tx: Tx,
  { playerId, adventureId, step }: Pick<DoneDay, 'playerId' | 'adventureId' | 'step'>,
  became: { giftId: number; cost: bigint } | { why: string },
): Promise<void> {
  const [gift, giftId, cost, why] =
    'why' in became ? ['not_given', null, 0n, became.why] : ['given', became.giftId, became.cost, null];
  await tx.query(
    `update vip_adventure_day set gift = $4, gift_id = $5, cost = $6, why = $7
     where player_id = $1 and adventure_id = $2 and step = $3`,
    [playerId, adventureId, step, gift, giftId, cost, why],
  );
}

/** Who has done every one of so many steps and not the one behind them; the currency is that of the last. */
export async function findWholeWays(
  db: Queryable,
  { adventureId, steps, playerIds }: { adventureId: number; steps: number; playerIds?: readonly number[] },
): Promise<{ playerId: number; currency: Currency }[]> {
  const { rows } = await db.query<{ player_id: bigint; currency: Currency }>(
    `select player_id, max(currency) filter (where step = $2) as currency from vip_adventure_day
     where adventure_id = $1 and ($3::bigint[] is null or player_id = any($3::bigint[]))
     group by player_id having count(*) filter (where step <= $2) = $2 and bool_and(step <= $2) order by player_id limit 1000`,
    [adventureId, steps, playerIds ?? null],
  );
  return rows.map(({ player_id, currency }) => ({ playerId: Number(player_id), currency }));
}

/** How an adventure goes: by step, how many have done it and what became of the gifts. */
export async function figuresOf(
  db: Queryable,
  adventureIds: readonly number[],
): Promise<{ adventureId: number; step: number; done: number; given: number; notGiven: number }[]> {
  const { rows } = await db.query<{
    adventure_id: bigint;
    step: number;
    done: number;
    given: number;
    not_given: number;
  }>(
    `select adventure_id, step, count(*)::int as done, count(*) filter (where gift = 'given')::int as given,
       count(*) filter (where gift = 'not_given')::int as not_given
     from vip_adventure_day where adventure_id = any($1::bigint[]) group by adventure_id, step order by adventure_id, step`,
    [adventureIds],
  );
  return rows.map((row) => ({
    adventureId: Number(row.adventure_id),
    step: row.step,
    done: row.done,
    given: row.given,
    notGiven: row.not_given,
  }));
}

import type { Queryable } from '../kit/index.ts';

/** A place in both journals. */
export interface JournalPlace {
  players: bigint;
  house: bigint;
}

/** For rooms that add the journals up themselves, as SQL: what came after $1 up to $2, with its player. */
export const playersStretch = `select t.key, t.reason, t.currency, t.house, t.house_amount as amount, t.at, a.player_id
  from wallet_transfer t join wallet_account a on a.id = t.account_id where t.id > $1 and t.id <= $2`;

/** And inside the house, after $3 up to $4. */
export const houseStretch = `select key, reason, currency, from_account, to_account, amount, at
  from wallet_house_transfer where id > $3 and id <= $4`;

/**
 * Where a stretch of at most so many transfers ends. It stays behind the last roll-up, whose border nothing can appear
 * below: no lock is needed, and each transfer comes in exactly one stretch.
 */
export async function nextStretch(db: Queryable, after: JournalPlace, most: number): Promise<JournalPlace> {
  const { rows } = await db.query<JournalPlace>({
    name: 'wallet_next_stretch',
    text: `select
        coalesce((select max(id) from (select t.id from wallet_transfer t
          where t.id > $1 and t.id <= r.through_id order by t.id limit $3) s), $1) as players,
        coalesce((select max(id) from (select t.id from wallet_house_transfer t
          where t.id > $2 and t.id <= r.house_through_id order by t.id limit $3) s), $2) as house
      from wallet_rollup r`,
    values: [after.players, after.house, most],
  });
  return rows[0] ?? after;
}

/** Both journals up to a place ($1 and $2), from $3 until $4, added up by day (UTC), for rooms that hold their own sums against them. */
export const journalByDay = `select (at at time zone 'UTC')::date as day, currency, house, reason, sum(house_amount) as amount,
    count(*) as transfers
  from wallet_transfer where id <= $1 and at >= $3 and at < $4 group by 1, 2, 3, 4`;
export const houseJournalByDay = `select (at at time zone 'UTC')::date as day, currency, from_account, to_account,
    sum(amount) as amount
  from wallet_house_transfer where id <= $2 and at >= $3 and at < $4 group by 1, 2, 3, 4`;

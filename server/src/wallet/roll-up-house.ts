import type { Database } from '../kit/index.ts';
import { addToDays } from './history/day-sums.ts';
import { addToMonths } from './history/month-sums.ts';
import { addToPlayerDays } from './history/player-day-sums.ts';
import { addToSums } from './money-sums.ts';

interface Ends {
  players: bigint;
  house: bigint;
}

/**
 * Adds what the journals say since the last time to the balances of the house, and to the sums of the players.
 *
 * Ids are handed out before the commit, so a smaller id may become visible after a larger one. The short table lock
 * waits for writers under way: below the largest id seen then, nothing can appear any more.
 */
export async function rollUpHouse(database: Database): Promise<void> {
  const through = await database.tx(async (tx): Promise<Ends> => {
    await tx.query("set local lock_timeout = '500ms'");
    // Whoever writes to both writes to the house's journal first.
    await tx.query('lock table wallet_house_transfer, wallet_transfer in share row exclusive mode');
    const { rows } = await tx.query<{ players: bigint | null; house: bigint | null }>(
      `select (select max(id) from wallet_transfer) as players, (select max(id) from wallet_house_transfer) as house`,
    );
    return { players: rows[0]?.players ?? 0n, house: rows[0]?.house ?? 0n };
  });
  await database.tx(async (tx) => {
    const { rows } = await tx.query<Ends>(
      'select through_id as players, house_through_id as house from wallet_rollup for update',
    );
    const from = rows[0] ?? { players: 0n, house: 0n };
    if (from.players >= through.players && from.house >= through.house) return;
    await tx.query(
      `insert into wallet_house (name, currency, balance)
       select house, currency, sum(amount) from (
         select house, currency, house_amount as amount from wallet_transfer
           where id > $1 and id <= $2 and house is not null
         union all
         select from_account, currency, -amount from wallet_house_transfer where id > $3 and id <= $4
         union all
         select to_account, currency, amount from wallet_house_transfer where id > $3 and id <= $4) e
       group by house, currency
       on conflict (name, currency) do update set balance = wallet_house.balance + excluded.balance`,
      [from.players, through.players, from.house, through.house],
    );
    await addToSums(tx, { after: from.players, through: through.players });
    await addToMonths(tx, { after: from.players, through: through.players });
    await addToPlayerDays(tx, { after: from.players, through: through.players });
    await addToDays(tx, from, through);
    await tx.query(
      `update wallet_rollup set through_id = greatest(through_id, $1), house_through_id = greatest(house_through_id, $2)`,
      [through.players, through.house],
    );
  });
}

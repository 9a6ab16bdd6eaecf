import type { Database } from '../kit/index.ts';

/**
 * Adds what the journal says since the last time to the balances of the house.
 *
 * Ids are handed out before the commit, so a smaller id may become visible after a larger one. The short table lock
 * waits for writers under way: below the largest id seen then, nothing can appear any more.
 */
export async function rollUpHouse(database: Database): Promise<void> {
  const through = await database.tx(async (tx) => {
    await tx.query("set local lock_timeout = '500ms'");
    await tx.query('lock table wallet_transfer in share row exclusive mode');
    const { rows } = await tx.query<{ id: bigint | null }>('select max(id) as id from wallet_transfer');
    return rows[0]?.id ?? 0n;
  });
  await database.tx(async (tx) => {
    const { rows } = await tx.query<{ through_id: bigint }>('select through_id from wallet_rollup for update');
    const from = rows[0]?.through_id ?? 0n;
    if (from >= through) return;
    await tx.query(
      `insert into wallet_house (name, currency, balance)
       select house, currency, sum(house_amount) from wallet_transfer
       where id > $1 and id <= $2 and house is not null group by house, currency
       on conflict (name, currency) do update set balance = wallet_house.balance + excluded.balance`,
      [from, through],
    );
    await tx.query('update wallet_rollup set through_id = $1', [through]);
  });
}

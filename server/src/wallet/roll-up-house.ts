import { setTimeout as sleep } from 'node:timers/promises';
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
 * Ids are handed out before the commit, so a smaller id may become visible after a larger one: only what nothing can appear
 * before any more is added.
 */
export async function rollUpHouse(database: Database): Promise<void> {
  const through = await findClosedEnds(database);
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

const writersText = `select virtualtransaction as writer from pg_locks
  where relation in ('wallet_house_transfer'::regclass, 'wallet_transfer'::regclass) and mode = 'RowExclusiveLock'
    and database = (select oid from pg_database where datname = current_database())`;
const longestWaitMs = 1_000;
const lookEveryMs = 10;

/**
 * The largest ids seen, once everybody who wrote at that moment is through: whoever numbers a row has locked its table for
 * writing before. Writers are waited for and never held up; a table lock would hold them up, needs a right to change the
 * journal before PostgreSQL 17, and would be taken on all nodes of a cluster.
 */
async function findClosedEnds(database: Database): Promise<Ends> {
  const { rows } = await database.query<{ players: bigint | null; house: bigint | null }>(
    `select (select max(id) from wallet_transfer) as players, (select max(id) from wallet_house_transfer) as house`,
  );
  const look = async () => (await database.query<{ writer: string }>(writersText)).rows.map(({ writer }) => writer);
  const deadline = performance.now() + longestWaitMs;
  for (let writers = await look(); writers.length > 0; ) {
    if (performance.now() > deadline)
      throw Object.assign(new Error('writers of the journal are slow: the roll-up tries again'), { code: '55P03' });
    await sleep(lookEveryMs);
    const still = new Set(await look());
    writers = writers.filter((writer) => still.has(writer));
  }
  return { players: rows[0]?.players ?? 0n, house: rows[0]?.house ?? 0n };
}

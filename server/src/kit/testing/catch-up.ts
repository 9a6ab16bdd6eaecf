import { type Consumer, type Database, step } from '../index.ts';
import { until } from './until.ts';

/** Steps until the consumer has nothing behind it. Transactions of other tests may hold it back for a while. */
export async function catchUp(database: Database, consumer: Consumer): Promise<void> {
  await until(async () => {
    await step(database, consumer);
    const { rows } = await database.query(
      `select 1 from kit_outbox o, kit_consumer c where c.name = $1 and (o.xid, o.id) > (c.xid, c.id) limit 1`,
      [consumer.name],
    );
    return rows.length === 0;
  });
}

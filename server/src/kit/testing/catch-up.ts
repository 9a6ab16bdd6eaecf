import { type Consumer, type Database, step } from '../index.ts';
import { prepared } from './prepared.ts';
import { until } from './until.ts';

/** Far more than a test writes, so that what it wrote comes in one step. */
const maxRows = 100_000;

/**
 * Steps until the consumer has nothing behind it. A transaction of another test, in another database of the same
 * server, makes rows wait; were the first step taken meanwhile, one batch would come as two, by chance.
 */
export async function catchUp(database: Database, consumer: Consumer): Promise<void> {
  const asked = prepared(database);
  await until(async () => {
    const { rows } = await asked.query(
      'select 1 from kit_outbox where xid >= pg_snapshot_xmin(pg_current_snapshot()) limit 1',
    );
    return rows.length === 0;
  });
  await until(async () => {
    await step(database, consumer, { maxRows });
    const { rows } = await asked.query(
      `select 1 from kit_outbox o, kit_consumer c where c.name = $1 and (o.xid, o.id) > (c.xid, c.id) limit 1`,
      [consumer.name],
    );
    return rows.length === 0;
  });
}

import { randomUUID } from 'node:crypto';
import type { Database, Tx } from '../../database/database.ts';
import type { Consumer, Event } from '../follow.ts';
import { writeEvents } from '../write-events.ts';

/** An event that can be told apart by its mark. */
export const write = (tx: Tx, ...marks: string[]) =>
  writeEvents(
    tx,
    'identity.signed_in',
    marks.map((sessionId) => ({ playerId: 1, sessionId })),
  );
export const marksOf = (events: Event[]) => events.map((event) => (event.data as { sessionId: string }).sessionId);

/** A consumer of the test's own that starts behind everything written so far. */
export async function aConsumer(
  database: Database,
  handle: Consumer['handle'] = async () => undefined,
): Promise<Consumer> {
  const name = `test-${randomUUID()}`;
  await database.query(
    `insert into kit_consumer (name, xid, id) select $1, coalesce(max(xid), '0'), coalesce(max(id), 0)
     from (select xid, id from kit_outbox order by kit_outbox.xid desc, id desc limit 1) last`,
    [name],
  );
  return { name, topics: ['identity.signed_in'], handle };
}

export const recorder = () => {
  const seen: string[] = [];
  return { seen, handle: async (_tx: Tx, events: Event[]) => void seen.push(...marksOf(events)) };
};

/** Rows that a consumer could read right now. */
export async function finalRows(database: Database, name: string): Promise<number> {
  const { rows } = await database.query<{ rows: bigint }>(
    `select count(*) as rows from kit_outbox o, kit_consumer c
     where c.name = $1 and (o.xid, o.id) > (c.xid, c.id) and o.xid < pg_snapshot_xmin(pg_current_snapshot())`,
    [name],
  );
  return Number(rows[0]?.rows);
}

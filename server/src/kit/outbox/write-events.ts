import type { Topic, Topics } from '@halley/contract';
import type { Tx } from '../database/database.ts';
import { currentTrace } from '../trace/span.ts';

/** Puts events into the outbox of this transaction. All events of one call share a row. */
export async function writeEvents<T extends Topic>(tx: Tx, topic: T, events: Topics[T][]): Promise<void> {
  if (events.length === 0) return;
  await tx.query({
    name: 'kit_write_events',
    text: 'insert into kit_outbox (topic, events, trace) values ($1, $2, $3)',
    values: [topic, JSON.stringify(events), currentTrace() ?? null],
  });
  tx.wroteEvents();
}

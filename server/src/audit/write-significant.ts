import { type Tx, writeEvents } from '../kit/index.ts';
import type { SignificantEvent } from './entry.ts';
import { insertEntries } from './entry-store.ts';

/**
 * Writes significant events into the trail, in the transaction of what happened: no commit, no entry. Nothing here
 * waits for anybody else: an entry gets its place in the chain after the commit (see `seal-entries.ts`).
 */
export async function writeSignificant(tx: Tx, ...events: SignificantEvent[]): Promise<void> {
  if (events.length === 0) return;
  await insertEntries(tx, events);
  await writeEvents(tx, 'audit.written', [{ entries: events.length }]);
}

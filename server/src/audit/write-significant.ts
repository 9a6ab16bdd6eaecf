import { type Tx, writeEvents } from '../kit/index.ts';
import type { SignificantEvent } from './entry.ts';

const longestReason = 2000;
const longestAddress = 64;

/**
 * Writes significant events into the trail, in the transaction of what happened: no commit, no entry. Nothing here
 * waits for anybody else: an entry gets its place in the chain after the commit (see `seal-entries.ts`).
 */
export async function writeSignificant(tx: Tx, ...events: SignificantEvent[]): Promise<void> {
  if (events.length === 0) return;
  const column = <T>(read: (event: SignificantEvent) => T) => events.map(read);
  await tx.query({
    name: 'audit_write_significant',
    text: `with written as (
        insert into audit_entry (kind, actor_kind, actor_id, actor_name, address, target_kind, target_id, player_id,
          reason, detail)
        select * from unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[],
          $8::bigint[], $9::text[], $10::json[])
        returning id)
      insert into audit_pending (entry_id) select id from written`,
    values: [
      column((event) => event.kind),
      column((event) => event.actor.kind),
      column((event) => ('id' in event.actor ? event.actor.id : null)),
      column((event) => ('name' in event.actor ? event.actor.name : null)),
      column((event) => event.address?.slice(0, longestAddress) ?? null),
      column((event) => event.target?.kind ?? null),
      column((event) => (event.target ? String(event.target.id) : null)),
      column((event) => event.playerId ?? null),
      column((event) => event.reason?.slice(0, longestReason) ?? null),
      column((event) => JSON.stringify(event.detail ?? {})),
    ],
  });
  await writeEvents(tx, 'audit.written', [{ entries: events.length }]);
}

import type { AuditEntry, SignificantKind } from '@halley/contract';
import type { Queryable, Tx } from '../kit/index.ts';
import type { SignificantEvent } from './entry.ts';

const longestReason = 2000;
const longestAddress = 64;

export async function insertEntries(tx: Tx, events: readonly SignificantEvent[]): Promise<void> {
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
}

export interface EntryFilter {
  kind?: SignificantKind;
  /** A kind's first word: `staff` for everything the staff did. */
  area?: string;
  staffId?: number;
  playerId?: number;
  from?: Date;
  to?: Date;
  /** Entries older than this id. */
  before?: number;
  limit: number;
}

interface EntryRow {
  id: bigint;
  at: Date;
  kind: SignificantKind;
  actor_kind: AuditEntry['actor']['kind'];
  actor_id: bigint | null;
  actor_name: string | null;
  address: string | null;
  target_kind: string | null;
  target_id: string | null;
  player_id: bigint | null;
  reason: string | null;
  detail: Record<string, unknown>;
  number: bigint | null;
  day: string | null;
  hash: string | null;
}

/** Newest first. */
export async function listEntries(db: Queryable, filter: EntryFilter): Promise<AuditEntry[]> {
  const { rows } = await db.query<EntryRow>(
    `select e.id, e.at, e.kind, e.actor_kind, e.actor_id, e.actor_name, e.address, e.target_kind, e.target_id,
       e.player_id, e.reason, e.detail, s.number, s.day::text, encode(s.hash, 'hex') as hash
     from audit_entry e left join audit_seal s on s.entry_id = e.id
     where ($1::text is null or e.kind = $1) and ($2::text is null or starts_with(e.kind, $2 || '.'))
       and ($3::bigint is null or (e.actor_kind = 'staff' and e.actor_id = $3))
       and ($4::bigint is null or e.player_id = $4)
       and ($5::timestamptz is null or e.at >= $5) and ($6::timestamptz is null or e.at < $6)
       and ($7::bigint is null or e.id < $7)
     order by e.id desc limit $8`,
    [
      filter.kind ?? null,
      filter.area ?? null,
      filter.staffId ?? null,
      filter.playerId ?? null,
      filter.from ?? null,
      filter.to ?? null,
      filter.before ?? null,
      filter.limit,
    ],
  );
  return rows.map(onTheWire);
}

function onTheWire(row: EntryRow): AuditEntry {
  const { target_kind, target_id, number, day, hash } = row;
  return {
    id: Number(row.id),
    at: row.at.toISOString(),
    kind: row.kind,
    actor: { kind: row.actor_kind, id: row.actor_id === null ? null : Number(row.actor_id), name: row.actor_name },
    address: row.address,
    target: target_kind !== null && target_id !== null ? { kind: target_kind, id: target_id } : null,
    player_id: row.player_id === null ? null : Number(row.player_id),
    reason: row.reason,
    detail: row.detail,
    seal: number !== null && day !== null && hash !== null ? { number: Number(number), day, hash } : null,
  };
}

/** How far the trail of a home had come. */
export interface SealedHead {
  home: number;
  number: number;
  day: string;
  hash: string;
}

/** What the house has written of the trails of its homes, since a moment or ever. */
export async function listSealedHomes(db: Queryable, since?: Date): Promise<SealedHead[]> {
  const { rows } = await db.query<SealedHead>(
    `select h.* from audit_entry e, json_to_recordset(e.detail -> 'heads') as h (home int, number float8, day text, hash text)
     where e.kind = 'audit.homes_sealed' and e.at >= coalesce($1, '-infinity'::timestamptz) order by e.id`,
    [since ?? null],
  );
  return rows;
}

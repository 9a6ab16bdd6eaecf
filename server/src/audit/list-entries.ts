import type { AuditEntry, SignificantKind } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';

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

import type { Queryable } from '../kit/index.ts';

interface SealedArchive {
  part: string;
  /** The table that the part was of. */
  table: string;
  file: string;
  lines: number;
  sha256: string;
  at: Date;
}

/** What was written to files when its time was over, the newest first. */
export async function listArchives(db: Queryable): Promise<SealedArchive[]> {
  const { rows } = await db.query<SealedArchive>(
    `select target_id as part, regexp_replace(target_id, '(_rest)?_\\d{8}$', '') as "table", detail ->> 'file' as file,
       (detail ->> 'lines')::int as lines, detail ->> 'sha256' as sha256, at
     from audit_entry where kind = 'audit.part_archived' order by id desc`,
  );
  return rows;
}

import type { StaffExport } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';

interface NewExport {
  id: string;
  member: { id: number; name: string };
  list: string;
  filters: Readonly<Record<string, string>>;
  rows: number;
  isPersonal: boolean;
  at: Date;
}

export async function insertExport(
  tx: Tx,
  { id, member, list, filters, rows, isPersonal, at }: NewExport,
): Promise<void> {
  await tx.query(
    `insert into staff_export (id, member_id, member_name, list, filters, row_count, is_personal, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, member.id, member.name, list, JSON.stringify(filters), rows, isPersonal, at],
  );
}

interface ExportRow {
  id: string;
  member_id: bigint;
  member_name: string;
  list: string;
  filters: Record<string, string>;
  row_count: number;
  is_personal: boolean;
  at: Date;
}

/** Newest first. */
export async function listExports(
  db: Queryable,
  { list, before, limit }: { list?: string | undefined; before?: Date | undefined; limit: number },
): Promise<StaffExport[]> {
  const { rows } = await db.query<ExportRow>(
    `select * from staff_export
     where ($1::text is null or list = $1) and ($2::timestamptz is null or at < $2) order by at desc, id limit $3`,
    [list ?? null, before ?? null, limit],
  );
  return rows.map((row) => ({
    id: row.id,
    member: { id: Number(row.member_id), name: row.member_name },
    list: row.list,
    filters: row.filters,
    rows: row.row_count,
    personal: row.is_personal,
    at: row.at.toISOString(),
  }));
}

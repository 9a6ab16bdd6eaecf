import { randomUUID } from 'node:crypto';
import type { Clock, StaffContext, Tx } from '../../kit/index.ts';
import { record } from '../record.ts';
import { insertExport } from './export-store.ts';

interface TakenOut {
  /** The call whose rows they are, or the name of a report. */
  list: string;
  filters: Readonly<Record<string, string>>;
  rows: number;
  isPersonal: boolean;
  /** What the trail calls it, where that is not the rows of a list. */
  kind?: 'staff.list_exported' | 'staff.audit_exported';
}

/**
 * Writes down that rows leave as a file, in the audit trail and among the exports; answers the file's id and the line it
 * has to end with, so that a copy that turns up elsewhere says whose it was.
 */
export async function recordExport(
  tx: Tx,
  { clock, context }: { clock: Clock; context: StaffContext },
  { list, filters, rows, isPersonal, kind = 'staff.list_exported' }: TakenOut,
): Promise<{ id: string; watermark: string }> {
  const { staff } = context;
  const [id, at] = [randomUUID(), clock.now()];
  await insertExport(tx, {
    id,
    member: { id: staff.memberId, name: staff.name },
    list,
    filters,
    rows,
    isPersonal,
    at,
  });
  await record(tx, context, {
    kind,
    target: { kind: 'export', id },
    detail: { list, filters, rows, personal: isPersonal },
  });
  return { id, watermark: watermarkOf({ id, name: staff.name, memberId: staff.memberId, at, rows }) };
}

function watermarkOf(file: { id: string; name: string; memberId: number; at: Date; rows: number }): string {
  const moment = file.at.toISOString().slice(0, 16).replace('T', ' ');
  return `Taken by ${file.name} (${file.memberId}) on ${moment} UTC, ${file.rows} rows, file ${file.id}`;
}

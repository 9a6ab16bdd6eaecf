import type { FileAnswer, ReportTable, reportFormats } from '@halley/contract';
import type { StaffContext } from '../../kit/index.ts';
import { writeReport } from '../../reports/index.ts';
import { recordExport } from '../assignments/record-export.ts';
import type { StaffPorts } from '../ports.ts';

interface Taken {
  /** As the trail calls it. */
  list: string;
  table: ReportTable;
  format: (typeof reportFormats)[number];
  isPersonal: boolean;
}

/** A report as a file with its watermark. That it leaves is written down before it is made. */
export async function fileOfReport(
  { database, clock }: Pick<StaffPorts, 'database' | 'clock'>,
  context: StaffContext,
  { list, table, format, isPersonal }: Taken,
  asked: Readonly<Record<string, unknown>>,
): Promise<{ status: 200; body: FileAnswer }> {
  const said = { from: table.from, to: table.to, ...asked };
  const known = Object.entries(said).filter(([, value]) => value !== undefined && value !== null);
  const filters = Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
  const taken = { list, filters, rows: table.rows.length, isPersonal };
  const mark = await database.tx((tx) => recordExport(tx, { clock, context }, taken));
  return { status: 200, body: await writeReport(table, format, { ...mark, filters }) };
}

import type { ReportName, ReportQuery, ReportTable } from '@halley/contract';
import type { Clock, Queryable } from '../../kit/index.ts';
import { bonuses } from './bonuses.ts';
import { cohorts } from './cohorts.ts';
import { finance } from './finance.ts';
import { games } from './games.ts';
import { payments } from './payments.ts';
import type { Report, Row } from './report.ts';
import { spanBefore, spanOfDays } from './span-of-days.ts';
import { createTaxes, type TaxPorts } from './taxes.ts';
import { totalRows } from './total-rows.ts';
import { value } from './value.ts';

export interface ReportTables {
  read(db: Queryable, name: ReportName, query: ReportQuery): Promise<ReportTable>;
}

/** Every report by name. A new one is a file, a line here and a name in the contract. */
export function createReportTables({ clock, ...ports }: TaxPorts & { clock: Clock }): ReportTables {
  const reports: Record<ReportName, Report> = {
    finance,
    games,
    bonuses,
    payments,
    cohorts,
    value,
    taxes: createTaxes(ports),
  };
  return {
    async read(db, name, query) {
      const { title, columns: columnsOf, rows: read, notes = [], usualDays, compares = true } = reports[name];
      const asked = spanOfDays(query, clock.now(), usualDays);
      const columns = columnsOf(asked);
      const rows = await read(db, asked);
      const before = compares ? await read(db, spanBefore(asked)) : [];
      return {
        name,
        title,
        from: asked.from,
        to: asked.to,
        columns: columns.map(({ key, head, kind }) => ({ key, head, kind })),
        rows: rows.map(onTheWire),
        totals: totalRows(columns, rows).map(onTheWire),
        before: totalRows(columns, before).map(onTheWire),
        notes: [...notes],
      };
    },
  };
}

export function onTheWire({ currency, cells }: Row): ReportTable['rows'][number] {
  const told = Object.entries(cells).map(([key, cell]) => [key, typeof cell === 'bigint' ? String(cell) : cell]);
  return { currency, cells: Object.fromEntries(told) };
}

import type { ReportName, ReportQuery, ReportTable } from '@halley/contract';
import { readRatesOfDays } from '../../config/index.ts';
import type { Clock, Queryable } from '../../kit/index.ts';
import { factorsFor } from '../overview/factors.ts';
import { bonuses } from './bonuses.ts';
import { cohorts } from './cohorts.ts';
import { convertRows } from './convert-rows.ts';
import { finance } from './finance.ts';
import { createGames, type GameReportPorts } from './games.ts';
import { payments } from './payments.ts';
import type { Asked, Report, Row } from './report.ts';
import { spanBefore, spanOfDays } from './span-of-days.ts';
import { createTaxes, type TaxPorts } from './taxes.ts';
import { totalRows } from './total-rows.ts';
import { value } from './value.ts';

export interface ReportTables {
  read(db: Queryable, name: ReportName, query: ReportQuery): Promise<ReportTable>;
}

/** Every report by name. A new one is a file, a line here and a name in the contract. */
export function createReportTables({ clock, ...ports }: TaxPorts & GameReportPorts & { clock: Clock }): ReportTables {
  const reports: Record<ReportName, Report> = {
    finance,
    games: createGames(ports),
    bonuses,
    payments,
    cohorts,
    value,
    taxes: createTaxes(ports),
  };
  return {
    async read(db, name, query) {
      const report = reports[name];
      const { title, columns: columnsOf, notes = [], usualDays, compares = true } = report;
      const asked = spanOfDays(query, clock.now(), usualDays);
      const columns = columnsOf(asked);
      const rows = await readRows(db, report, asked);
      const before = compares ? await readRows(db, report, spanBefore(asked)) : [];
      const isConverted = report.byDay !== undefined && asked.shown_in !== undefined;
      return {
        name,
        title,
        from: asked.from,
        to: asked.to,
        columns: columns.map(({ key, head, kind }) => ({ key, head, kind })),
        rows: rows.map(onTheWire),
        totals: totalRows(columns, rows).map(onTheWire),
        before: totalRows(columns, before).map(onTheWire),
        notes: isConverted ? [...notes, converted] : [...notes],
      };
    },
  };
}

const converted = 'Shown in one currency: each day by the last rate that was written down on it, rounded once.';

async function readRows(db: Queryable, { byDay, columns, rows }: Report, asked: Asked): Promise<Row[]> {
  if (byDay === undefined || asked.shown_in === undefined) return rows(db, asked);
  const factors = factorsFor(await readRatesOfDays(db, asked), asked.shown_in);
  const days = await rows(db, { ...asked, by: 'day' });
  return convertRows(days, { columns: columns(asked), byDay, factors, shownIn: asked.shown_in, by: asked.by });
}

export function onTheWire({ currency, cells }: Row): ReportTable['rows'][number] {
  const told = Object.entries(cells).map(([key, cell]) => [key, typeof cell === 'bigint' ? String(cell) : cell]);
  return { currency, cells: Object.fromEntries(told) };
}

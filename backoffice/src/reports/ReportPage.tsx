import type { ReportName, ReportRow, ReportTable } from '@halley/contract';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useRead } from '../api/index.ts';
import { Loading, linkClass, Page, SavedViews, TakeFiles } from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { FigureTable } from './FigureTable.tsx';
import { ReportFilters, readAsked } from './ReportFilters.tsx';
import { ReportTabs } from './ReportTabs.tsx';
import { ScheduleButton } from './ScheduleButton.tsx';
import { reportWords } from './words.ts';

/** One of the reports: its question, its table, and the ways to keep both. */
export function ReportPage({ name }: { name: ReportName }): ReactNode {
  const [params] = useSearchParams();
  const { may } = useStaff();
  const asked = readAsked(name, params);
  const report = useRead('readReport', { params: { name }, query: asked });
  const { data } = report;
  return (
    <Page
      title={reportWords.title}
      badge={data && <span className="text-13 text-text-soft">{reportWords.span(data.from, data.to)}</span>}
      actions={
        <>
          <SavedViews page={`reports/${name}`} />
          <ScheduleButton report={name} currency={asked.currency} />
          <TakeFiles path={`/api/staff/reports/${name}/file`} asked={asked} />
        </>
      }
    >
      <ReportTabs current={name} />
      <ReportFilters key={`${name} ${params} ${data?.from}`} name={name} days={data} />
      <Loading from={report}>
        {(table) => (
          <>
            <FigureTable
              table={table}
              lead={name === 'finance' && !asked.shown_in && may('payments.read') ? toMovements : undefined}
            />
            {name === 'taxes' && table.rows.length === 0 && <NoRates mayLook={may('content.preview')} />}
            <Notes table={table} />
          </>
        )}
      </Loading>
    </Page>
  );
}

/** From a day to what it is made of. */
function toMovements({ currency }: ReportRow, day: string): ReactNode {
  if (currency === null || day.length !== 10) return day;
  return (
    <Link
      to={`/reports/movements?day=${day}&currency=${currency}`}
      className={linkClass}
      aria-label={reportWords.openDay(day, currency)}
    >
      {day}
    </Link>
  );
}

/** A house owes by rates that somebody has written down; a new one has none. */
function NoRates({ mayLook }: { mayLook: boolean }): ReactNode {
  return (
    <p className="text-13 text-text-soft">
      {reportWords.noRates}{' '}
      {mayLook && (
        <Link to="/content/documents/taxes-config" className={linkClass}>
          {reportWords.toRates}
        </Link>
      )}
    </p>
  );
}

export function Notes({ table: { notes } }: { table: ReportTable }): ReactNode {
  if (notes.length === 0) return null;
  return (
    <section aria-label={reportWords.notes} className="grid max-w-prose gap-1 text-13 text-text-soft">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  );
}

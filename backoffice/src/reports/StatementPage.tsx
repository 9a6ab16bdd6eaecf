import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '../api/index.ts';
import { Loading, Page, TakeFiles } from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { FigureTable } from './FigureTable.tsx';
import { ReportFilters, readAsked } from './ReportFilters.tsx';
import { Notes } from './ReportPage.tsx';
import { ReportTabs } from './ReportTabs.tsx';
import { reportWords } from './words.ts';

/** What a player had, every movement, and what is there: asked for by number. */
export function StatementPage(): ReactNode {
  const [params] = useSearchParams();
  const { may } = useStaff();
  const { player, ...asked } = readAsked('statement', params);
  if (!may('payments.read')) {
    return (
      <Page title={reportWords.title}>
        <ReportTabs current="statement" />
        <p className="rounded-lg bg-surface-1 p-5 text-text-soft">{reportWords.closedStatement}</p>
      </Page>
    );
  }
  return (
    <Page
      title={reportWords.title}
      actions={player && <TakeFiles path={`/api/staff/statements/${player}/file`} asked={asked} />}
    >
      <ReportTabs current="statement" />
      <ReportFilters key={String(params)} name="statement" days={undefined} />
      {player ? (
        <Statement key={String(params)} player={player} asked={asked} />
      ) : (
        <p className="rounded-lg bg-surface-1 p-5 text-text-soft">{reportWords.askPlayer}</p>
      )}
    </Page>
  );
}

function Statement({ player, asked }: { player: string; asked: Record<string, string> }): ReactNode {
  const statement = useRead('readPlayerStatement', { params: { id: player }, query: asked });
  return (
    <Loading from={statement}>
      {(table) => (
        <>
          <h2 className="title-card">
            {table.title} <span className="text-13 text-text-soft">{reportWords.span(table.from, table.to)}</span>
          </h2>
          <FigureTable table={table} />
          <Notes table={table} />
        </>
      )}
    </Loading>
  );
}

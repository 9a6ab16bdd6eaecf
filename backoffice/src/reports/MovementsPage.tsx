import type { ReportRow } from '@halley/contract';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Back, type ListColumn, linkClass, Page, ResourceList } from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { cellText } from './cell-text.ts';
import { reportWords } from './words.ts';

const heads = reportWords.movementHeads;
const money = (key: 'cash' | 'bonus' | 'reserved'): ListColumn<ReportRow> => ({
  key,
  head: heads[key],
  align: 'right',
  cell: ({ cells, currency }) => cellText({ kind: 'money' }, cells[key], currency),
});
const columns: readonly ListColumn<ReportRow>[] = [
  { key: 'at', head: heads.at, cell: ({ cells }) => cellText({ kind: 'moment' }, cells.at, null) },
  {
    key: 'player',
    head: heads.player,
    cell: ({ cells }) => <Player id={String(cells.player)} />,
    text: ({ cells }) => String(cells.player),
  },
  { key: 'what', head: heads.what, cell: ({ cells }) => cells.what },
  { key: 'against', head: heads.against, cell: ({ cells }) => cellText({ kind: 'text' }, cells.against, null) },
  money('cash'),
  money('bonus'),
  money('reserved'),
];

/** The page of a player is for who may open players. */
function Player({ id }: { id: string }): ReactNode {
  const { may } = useStaff();
  return may('players.read') ? (
    <Link to={`/players/${id}`} className={linkClass}>
      {id}
    </Link>
  ) : (
    id
  );
}

/** What the figures of a day are made of, line by line. */
export function MovementsPage(): ReactNode {
  const [params] = useSearchParams();
  const [day, currency] = [params.get('day') ?? '', params.get('currency') ?? ''];
  const isAsked = /^\d{4}-\d\d-\d\d$/.test(day) && currency !== '';
  return (
    <Page title={isAsked ? reportWords.movements(day, currency) : reportWords.title}>
      <Back to="/reports">{reportWords.back}</Back>
      {isAsked ? (
        <ResourceList
          call="readDayMovements"
          caption={reportWords.movements(day, currency)}
          empty={reportWords.none}
          rows={({ table }) => table.rows}
          rowKey={({ cells }) => Object.values(cells).join(' ')}
          columns={columns}
          given={{ day, currency }}
          csv={`movements-${day}`}
        />
      ) : (
        <p className="rounded-lg bg-surface-1 p-5 text-text-soft">{reportWords.noDay}</p>
      )}
    </Page>
  );
}

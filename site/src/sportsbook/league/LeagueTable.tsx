import type { SportId } from '@halley/contract';
import { Card, Icon, Table, type TableColumn } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n/index.ts';
import type { Output } from '../../query/index.ts';
import { MarkButton } from '../marks/MarkButton.tsx';

type Row = Output<'readSportTournament'>['table'][number];

/** How the sides of a league stand. A draw has a column only where a sport has draws. */
export function LeagueTable({ table, sport }: { table: readonly Row[]; sport: SportId }): ReactNode {
  const say = useSay();
  const number = (key: 'played' | 'won' | 'drawn' | 'lost' | 'points', from?: 'sm' | 'md') =>
    ({
      key,
      head: say(heads[key]),
      align: 'right',
      cell: (row) => <span className="figure">{row[key]}</span>,
      ...(from && { from }),
    }) satisfies TableColumn<Row>;
  const columns: TableColumn<Row>[] = [
    { key: 'place', head: say('sportsbook.table.place'), cell: ({ place }) => <span className="figure">{place}</span> },
    {
      key: 'side',
      head: say('sportsbook.table.side'),
      cell: ({ side }) => (
        <span className="flex max-w-44 min-w-0 items-center gap-1 font-semibold sm:max-w-none">
          <MarkButton kind="competitors" id={side.id} name={side.name} className="-my-2 -ml-3" />
          <span className="truncate">{side.name}</span>
        </span>
      ),
    },
    number('played'),
    number('won', 'sm'),
    ...(table.some(({ drawn }) => drawn > 0) || sport === 'football' ? [number('drawn', 'sm')] : []),
    number('lost', 'sm'),
    {
      key: 'score',
      head: say('sportsbook.table.score'),
      align: 'right',
      from: 'md',
      cell: ({ scored, conceded }) => <span className="figure">{`${scored}–${conceded}`}</span>,
    },
    number('points'),
  ];
  return (
    <section aria-labelledby="league-table">
      <Card className="px-4 pt-4 pb-2 md:px-5">
        <h2 id="league-table" className="title-card flex items-center gap-2.5 pb-2">
          <Icon name="tournaments" />
          {say('sportsbook.table')}
        </h2>
        <Table caption={say('sportsbook.table')} columns={columns} rows={table} rowKey={({ side }) => side.id} />
      </Card>
    </section>
  );
}

const heads = {
  played: 'sportsbook.table.played',
  won: 'sportsbook.table.won',
  drawn: 'sportsbook.table.drawn',
  lost: 'sportsbook.table.lost',
  points: 'sportsbook.table.points',
} as const;

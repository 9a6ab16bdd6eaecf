import type { StaffGame } from '@halley/contract';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '../api/index.ts';
import { type ListColumn, Page, ResourceList } from '../console/index.ts';
import { words } from '../words/index.ts';
import { CatalogueTabs } from './CatalogueTabs.tsx';
import { OpenState } from './OpenState.tsx';
import { gamesWords } from './words.ts';

const { columns: heads } = gamesWords;

const columns: readonly ListColumn<StaffGame>[] = [
  { key: 'title', head: heads.title, cell: ({ title }) => title },
  { key: 'producer', head: heads.producer, cell: (game) => game.producer_title },
  { key: 'kind', head: heads.kind, cell: ({ kind }) => kind, from: 'lg' },
  { key: 'payout', head: heads.payout, align: 'right', cell: ({ payout }) => percent(payout), from: 'md' },
  {
    key: 'collections',
    head: heads.collections,
    cell: ({ collections }) => <span className="whitespace-normal">{collections.join(', ') || words.none}</span>,
    from: 'lg',
  },
  { key: 'popularity', head: heads.popularity, align: 'right', cell: ({ popularity }) => popularity, from: 'lg' },
  { key: 'state', head: heads.state, cell: (game) => <OpenState state={game.state} producer={game.producer_state} /> },
];

export function percent(figure: string | null): string {
  return figure === null ? words.none : `${figure} %`;
}

export function GamesPage(): ReactNode {
  const [params] = useSearchParams();
  const { data: producers = [] } = useRead('listStaffProducers');
  const collection = params.get('collection');
  return (
    <Page title={gamesWords.title}>
      <CatalogueTabs current="games" />
      <ResourceList
        call="listStaffGames"
        caption={gamesWords.title}
        empty={gamesWords.none}
        rows={({ games }) => games}
        rowKey={({ id }) => id}
        columns={columns}
        href={({ id }) => `/games/${id}`}
        found={({ found }) => gamesWords.found(found)}
        filters={{
          question: { label: gamesWords.search, hint: gamesWords.searchHint, short: 'q', wide: true },
          producer: {
            label: gamesWords.producer,
            any: gamesWords.anyProducer,
            options: producers.map(({ id, title }) => ({ value: id, label: title })),
          },
          state: {
            label: gamesWords.state,
            any: gamesWords.anyState,
            options: [
              { value: 'open', label: gamesWords.states.open },
              { value: 'closed', label: gamesWords.states.closed },
            ],
          },
        }}
        {...(collection && { given: { collection } })}
      />
    </Page>
  );
}

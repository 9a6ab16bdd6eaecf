import type { StaffGame } from '@halley/contract';
import { Button, Field, Icon, Select, type TableColumn } from '@halley/ui';
import type { FormEvent, ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type Input, useRead } from '../api/index.ts';
import { DataTable, Loading, linkClass, Page, Pages } from '../console/index.ts';
import { words } from '../words/index.ts';
import { CatalogueTabs } from './CatalogueTabs.tsx';
import { OpenState } from './OpenState.tsx';
import { gamesWords } from './words.ts';

const { columns: heads } = gamesWords;

const columns: readonly TableColumn<StaffGame>[] = [
  {
    key: 'title',
    head: heads.title,
    cell: ({ id, title }) => (
      <Link to={`/games/${id}`} className={linkClass}>
        {title}
      </Link>
    ),
  },
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
  const [params, setParams] = useSearchParams();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const next = ['q', 'producer', 'state'].map((name): [string, string] => [
      name,
      String(data.get(name) ?? '').trim(),
    ]);
    setParams(next.filter(([, value]) => value !== ''));
  };
  const producers = useRead('listStaffProducers');
  const given = (name: string) => params.get(name) ?? '';
  return (
    <Page title={gamesWords.title}>
      <CatalogueTabs current="games" />
      <search>
        <form
          key={String(params)}
          onSubmit={submit}
          className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]"
        >
          <Field
            label={gamesWords.search}
            hint={gamesWords.searchHint}
            type="search"
            name="q"
            autoComplete="off"
            maxLength={100}
            prefix={<Icon name="search" size="small" />}
            defaultValue={given('q')}
          />
          <Select
            // Its options come later; what is typed beside it meanwhile stays.
            key={producers.data?.length}
            label={gamesWords.producer}
            name="producer"
            defaultValue={given('producer')}
            options={[
              { value: '', label: gamesWords.anyProducer },
              ...(producers.data ?? []).map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
          <Select
            label={gamesWords.state}
            name="state"
            defaultValue={given('state')}
            options={[
              { value: '', label: gamesWords.anyState },
              { value: 'open', label: gamesWords.states.open },
              { value: 'closed', label: gamesWords.states.closed },
            ]}
          />
          <Button type="submit" look="primary" className="min-h-12 sm:mt-6.5">
            {gamesWords.submit}
          </Button>
        </form>
      </search>
      <FoundGames />
    </Page>
  );
}

function FoundGames(): ReactNode {
  const [params, setParams] = useSearchParams();
  const given = (name: string) => params.get(name) ?? undefined;
  const query: NonNullable<Input<'listStaffGames'>['query']> = {
    question: given('q'),
    producer: given('producer'),
    collection: given('collection'),
    state: given('state') as 'open' | 'closed' | undefined,
    page: given('page'),
  };
  const found = useRead('listStaffGames', { query });
  const goTo = (page: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(page));
    setParams(next);
    window.scrollTo(0, 0);
  };
  return (
    <Loading from={found}>
      {({ games, page, pages, found: count }) => (
        <div className="grid gap-4">
          <DataTable
            caption={gamesWords.title}
            columns={columns}
            rows={games}
            rowKey={({ id }) => id}
            empty={gamesWords.none}
          />
          <Pages page={page} pages={pages} found={gamesWords.found(count)} onPage={goTo} />
        </div>
      )}
    </Loading>
  );
}

import type { FoundPlayer } from '@halley/contract';
import { Button, Field, Icon, type TableColumn } from '@halley/ui';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { call } from '../api/client.ts';
import { useCall } from '../api/use-call.ts';
import { usePages } from '../api/use-pages.ts';
import { DataTable } from '../shell/DataTable.tsx';
import { showTime } from '../shell/format.ts';
import { Loading } from '../shell/Loading.tsx';
import { MoreButton } from '../shell/MoreButton.tsx';
import { Page } from '../shell/Page.tsx';
import { words } from '../words.ts';
import { PlayerState } from './PlayerState.tsx';

const { columns: heads } = words.players;
const columns: readonly TableColumn<FoundPlayer>[] = [
  {
    key: 'id',
    head: heads.id,
    cell: ({ id }) => (
      <Link to={`/players/${id}`} className="font-bold text-ice underline-offset-3 hover:underline">
        {id}
      </Link>
    ),
  },
  { key: 'name', head: heads.name, cell: ({ name, nickname }) => name ?? nickname ?? words.none },
  { key: 'email', head: heads.email, cell: ({ email }) => email, from: 'sm' },
  { key: 'country', head: heads.country, cell: ({ country }) => country ?? words.none, from: 'md' },
  { key: 'joined', head: heads.joined, cell: (player) => showTime(player.created_at), from: 'lg' },
  { key: 'seen', head: heads.seen, cell: (player) => showTime(player.last_sign_in_at), from: 'lg' },
  { key: 'state', head: heads.state, cell: (player) => <PlayerState player={player} /> },
];

export function PlayersPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const question = params.get('q') ?? '';
  const [typed, setTyped] = useState(question);
  useEffect(() => setTyped(question), [question]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setParams(typed.trim() === '' ? {} : { q: typed.trim() });
  };
  return (
    <Page title={words.players.title}>
      <search>
        <form onSubmit={submit} className="flex flex-wrap items-start gap-3">
          <Field
            className="min-w-0 flex-1 basis-72"
            label={words.players.search}
            hint={words.players.searchHint}
            type="search"
            name="question"
            autoComplete="off"
            maxLength={200}
            prefix={<Icon name="search" size="small" />}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" look="primary" className="mt-6.5 min-h-12">
            {words.players.submit}
          </Button>
        </form>
      </search>
      <FoundPlayers key={question} question={question} />
    </Page>
  );
}

function FoundPlayers({ question }: { question: string }): ReactNode {
  const first = useCall('searchPlayers', { query: { question } });
  const { pages, more } = usePages(first.data, {
    nextOf: ({ next_before }) => next_before,
    load: (before) => call('searchPlayers', { query: { question, before } }),
  });
  return (
    <Loading from={first}>
      {() => (
        <div className="grid gap-4">
          <DataTable
            caption={words.players.title}
            columns={columns}
            rows={pages.flatMap(({ players }) => players)}
            rowKey={({ id }) => id}
            empty={words.players.nobody}
          />
          <MoreButton more={more} />
        </div>
      )}
    </Loading>
  );
}

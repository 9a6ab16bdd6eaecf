import type { ListedPlayer } from '@halley/contract';
import { Badge, Button, Field, Icon, Money } from '@halley/ui';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type ListColumn, linkClass, Page, ResourceList, SavedViews, showTime } from '../console/index.ts';
import { words } from '../words/index.ts';
import { PlayerFilters } from './PlayerFilters.tsx';
import { PlayerState } from './PlayerState.tsx';
import { askedIn, changed } from './player-filters.ts';

const { columns: heads } = words.players;
const columns: readonly ListColumn<ListedPlayer>[] = [
  {
    key: 'player',
    head: heads.player,
    cell: ({ id, name, nickname }) => (
      <span className="inline-grid">
        <Link to={`/players/${id}`} className={linkClass}>
          {name ?? nickname ?? words.player.title(id)}
        </Link>
        <span className="text-xs text-text-faint">{words.players.idNumber(id)}</span>
      </span>
    ),
  },
  {
    key: 'state',
    head: heads.state,
    cell: (player) => (
      <span className="inline-flex flex-wrap gap-1.5 max-sm:justify-end">
        <PlayerState player={player} />
        {player.vip && <Badge tone="violet">{player.vip}</Badge>}
      </span>
    ),
  },
  { key: 'country', head: heads.country, cell: ({ country }) => country ?? words.none, from: 'md' },
  {
    key: 'balance',
    head: heads.balance,
    align: 'right',
    cell: ({ balance }) =>
      balance ? <Money cents={balance.amount_cents} currency={balance.currency} locale="en" /> : words.none,
  },
  { key: 'joined', head: heads.joined, cell: (player) => showTime(player.created_at), from: 'lg' },
  { key: 'seen', head: heads.seen, cell: (player) => showTime(player.last_sign_in_at), from: 'lg' },
];

/** Question, filters and order stand in the address: a list can be sent to a colleague. */
export function PlayersPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const question = params.get('q') ?? '';
  const [typed, setTyped] = useState(question);
  useEffect(() => setTyped(question), [question]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setParams(changed(params, { q: typed }));
  };
  return (
    <Page title={words.players.title} actions={<SavedViews page="players" />}>
      <search className="grid gap-4">
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
        <PlayerFilters params={params} onChange={setParams} />
      </search>
      <ResourceList
        call="searchPlayers"
        caption={words.players.title}
        empty={words.players.nobody}
        rows={({ players }) => players}
        rowKey={({ id }) => id}
        columns={columns}
        given={askedIn(params)}
      />
    </Page>
  );
}

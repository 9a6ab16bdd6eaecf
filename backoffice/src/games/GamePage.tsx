import type { StaffGameFile } from '@halley/contract';
import { Badge, Card, Facts, Money } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { type Action, action, actionWith, DataTable, linkClass, ResourcePage, showTime } from '../console/index.ts';
import { words } from '../words/index.ts';
import { GameDialog } from './GameDialog.tsx';
import { percent } from './GamesPage.tsx';
import { OpenState } from './OpenState.tsx';
import { gamesWords } from './words.ts';

export function GamePage(): ReactNode {
  const { id = '' } = useParams();
  return (
    <ResourcePage
      read="readStaffGame"
      input={{ params: { id } }}
      title={(game) => game?.title ?? gamesWords.title}
      badge={(game) => <OpenState state={game.state} producer={game.producer_state} />}
      back={{ to: '/games', label: gamesWords.back }}
      actions={(game) => [changeGame(game), switchGame(game)]}
      sections={[{ show: (game) => <GameFile game={game} /> }]}
    />
  );
}

function changeGame(game: StaffGameFile): Action {
  return actionWith('changeGame', {
    label: gamesWords.edit,
    look: 'outline',
    icon: 'settings',
    dialog: (props) => <GameDialog game={game} {...props} />,
  });
}

function switchGame({ id, title, state, revision }: StaffGameFile): Action {
  const isOpen = state === 'open';
  return action('switchGame', {
    label: isOpen ? gamesWords.close : gamesWords.open,
    title: isOpen ? gamesWords.closeTitle(title) : gamesWords.openTitle(title),
    text: isOpen ? gamesWords.closeText : gamesWords.openText,
    look: isOpen ? 'danger' : 'secondary',
    params: { id: String(id) },
    start: { revision, state: isOpen ? 'closed' : 'open' },
    done: isOpen ? gamesWords.closed : gamesWords.opened,
  });
}

function GameFile({ game }: { game: StaffGameFile }): ReactNode {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card>
        <GameFacts game={game} />
      </Card>
      <div className="grid gap-5">
        <section className="grid gap-2">
          <h2 className="title-card">{gamesWords.tile}</h2>
          {game.preview === '' ? (
            <p className="text-text-soft">{gamesWords.noTile}</p>
          ) : (
            <img src={game.preview} alt="" className="aspect-3/4 w-36 rounded-lg bg-surface-2 object-cover" />
          )}
        </section>
        <section className="grid gap-2">
          <h2 className="title-card">{gamesWords.places}</h2>
          <DataTable
            caption={gamesWords.places}
            empty={gamesWords.noPlaces}
            rows={game.places}
            rowKey={({ collection }) => collection}
            columns={[
              {
                key: 'collection',
                head: gamesWords.placeColumns.collection,
                cell: ({ collection, title }) => (
                  <Link to={`/games/collections/${collection}`} className={linkClass}>
                    {`${title} (${collection})`}
                  </Link>
                ),
              },
              {
                key: 'place',
                head: gamesWords.placeColumns.place,
                cell: ({ place, of }) => gamesWords.place(place, of),
              },
            ]}
          />
        </section>
      </div>
      <section className="grid gap-2 lg:col-span-2">
        <h2 className="title-card">{gamesWords.currencies}</h2>
        <Currencies game={game} />
      </section>
    </div>
  );
}

function GameFacts({ game }: { game: StaffGameFile }): ReactNode {
  const { facts } = gamesWords;
  const returns =
    game.return_lowest && game.return_highest && game.return_lowest !== game.return_highest
      ? `${game.return_lowest}–${game.return_highest} %`
      : percent(game.return_lowest ?? game.payout);
  const closedIn = game.producer_closed_in;
  return (
    <Facts
      className="text-13 [&_dd]:wrap-anywhere"
      facts={[
        { name: facts.identifier, value: game.identifier },
        { name: facts.producer, value: game.producer_title },
        { name: facts.kind, value: game.kind },
        { name: facts.version, value: game.version },
        { name: facts.returns, value: returns },
        { name: facts.hitRate, value: percent(game.hit_rate) },
        { name: facts.volatility, value: game.volatility ?? words.none },
        { name: facts.lines, value: game.lines ?? words.none },
        { name: facts.ways, value: game.ways ?? words.none },
        { name: facts.devices, value: game.devices.join(', ') },
        { name: facts.demo, value: game.has_demo ? words.yes : words.no },
        { name: facts.popularity, value: game.popularity },
        {
          name: facts.badges,
          value:
            game.badges.length === 0
              ? words.none
              : game.badges.map((badge) => (
                  <Badge key={badge} tone="amber" className="ml-1">
                    {badge}
                  </Badge>
                )),
        },
        { name: facts.countries, value: game.countries?.join(', ') ?? gamesWords.everywhere },
        {
          name: facts.closedIn,
          value: closedIn === 'all' ? gamesWords.everywhere : (closedIn?.join(', ') ?? gamesWords.nowhere),
        },
        { name: facts.languages, value: game.languages.join(', ') || words.none },
        { name: facts.released, value: showTime(game.released_at) },
        { name: facts.listed, value: showTime(game.listed_at) },
      ]}
    />
  );
}

function Currencies({ game }: { game: StaffGameFile }): ReactNode {
  const heads = gamesWords.currencyColumns;
  type Row = StaffGameFile['currencies'][number];
  const money = (cents: number | null, { currency }: Row) =>
    cents === null || currency === 'FUN' ? words.none : <Money cents={cents} currency={currency} locale="en" />;
  return (
    <DataTable
      caption={gamesWords.currencies}
      empty={words.none}
      rows={game.currencies}
      rowKey={({ id }) => id}
      columns={[
        { key: 'currency', head: heads.currency, cell: ({ currency }) => currency },
        { key: 'id', head: heads.id, cell: ({ id }) => id },
        { key: 'least', head: heads.least, align: 'right', cell: (row) => money(row.stake_min_cents, row) },
        { key: 'most', head: heads.most, align: 'right', cell: (row) => money(row.stake_max_cents, row) },
        { key: 'win', head: heads.win, align: 'right', cell: (row) => money(row.win_max_cents, row) },
        { key: 'state', head: heads.state, cell: ({ open }) => <OpenState state={open ? 'open' : 'closed'} /> },
      ]}
    />
  );
}

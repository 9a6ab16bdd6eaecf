import type { StaffGameFile } from '@halley/contract';
import { Badge, Button, Card, Facts, Money, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { call } from '../api/client.ts';
import { useCall } from '../api/use-call.ts';
import { Back, linkClass } from '../shell/Back.tsx';
import { DataTable } from '../shell/DataTable.tsx';
import { showTime } from '../shell/format.ts';
import { Loading } from '../shell/Loading.tsx';
import { Page } from '../shell/Page.tsx';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { useStaff } from '../shell/staff-state.ts';
import { words } from '../words.ts';
import { GameDialog } from './GameDialog.tsx';
import { percent } from './GamesPage.tsx';
import { OpenState } from './OpenState.tsx';
import { gamesWords } from './words.ts';

export function GamePage(): ReactNode {
  const { id = '' } = useParams();
  const game = useCall('readStaffGame', { params: { id } });
  const { may } = useStaff();
  return (
    <Page
      title={game.data?.title ?? gamesWords.title}
      badge={game.data && <OpenState state={game.data.state} producer={game.data.producer_state} />}
      actions={game.data && may('games.manage') && <Actions game={game.data} onDone={game.reload} />}
    >
      <Back to="/games">{gamesWords.back}</Back>
      <Loading from={game}>{(file) => <GameFile game={file} />}</Loading>
    </Page>
  );
}

function Actions({ game, onDone }: { game: StaffGameFile; onDone: () => void }): ReactNode {
  const [asking, setAsking] = useState<'switch' | 'edit'>();
  const isOpen = game.state === 'open';
  const close = () => setAsking(undefined);
  return (
    <>
      <Button size="small" look="outline" icon="settings" onClick={() => setAsking('edit')}>
        {gamesWords.edit}
      </Button>
      <Button size="small" look={isOpen ? 'danger' : 'secondary'} onClick={() => setAsking('switch')}>
        {isOpen ? gamesWords.close : gamesWords.open}
      </Button>
      {asking === 'edit' && <GameDialog game={game} onClosed={close} onDone={onDone} />}
      {asking === 'switch' && (
        <ReasonDialog
          title={isOpen ? gamesWords.closeTitle(game.title) : gamesWords.openTitle(game.title)}
          text={isOpen ? gamesWords.closeText : gamesWords.openText}
          label={isOpen ? gamesWords.close : gamesWords.open}
          look={isOpen ? 'danger' : 'primary'}
          onClosed={close}
          onConfirm={async (reason) => {
            const body = { reason, revision: game.revision, state: isOpen ? 'closed' : 'open' } as const;
            await call('switchGame', { params: { id: String(game.id) }, body });
            toasts.show({ title: isOpen ? gamesWords.closed : gamesWords.opened, tone: 'win' });
            onDone();
          }}
        />
      )}
    </>
  );
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

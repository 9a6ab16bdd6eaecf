import { useState } from 'react';
import { siteContext } from '../../context/index.ts';
import { Speaks, useSay } from '../../i18n/index.ts';
import { loadProfilePage, unlessItFails } from '../../page/index.server.ts';
import { type PageHandle, ProfileFrame, pageMeta } from '../../page/index.ts';
import { isInOrder, readHistoryFilter, searchOf } from '../../wallet/index.ts';
import type { Route } from './+types/GamesHistoryPage.ts';
import { HistoryFilterForm } from './HistoryFilterForm.tsx';
import { HistoryRounds } from './HistoryRounds.tsx';
import { gamesToChoose, recordedGames } from './history-games.server.ts';
import { type OpenedRound, RoundDialog } from './RoundDialog.tsx';

const pageSize = 25;

export const handle: PageHandle = { noindex: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { page } = await loadProfilePage(site, {
    section: 'history',
    search: url.search,
    description: 'history.description',
    rooms: ['history', 'games'],
  });
  const filter = readHistoryFilter(url.searchParams);
  const query = { ...filter, limit: pageSize };
  const [played, rounds] = await Promise.all([
    unlessItFails(site, site.api.listPlayedGames()),
    isInOrder(filter) ? unlessItFails(site, site.api.listPlayedRounds({ query })) : [],
  ]);
  const games = gamesToChoose(played ?? [], rounds ?? [], site.locale);
  return { ...page, games, recorded: recordedGames(), filter, rounds };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function GamesHistoryPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <GamesHistory {...loaderData} />
    </Speaks>
  );
}

function GamesHistory({ games, recorded, filter, rounds }: Route.ComponentProps['loaderData']) {
  const say = useSay();
  const [opened, setOpened] = useState<OpenedRound>();
  const search = searchOf(filter);
  return (
    <ProfileFrame current="history" lead={say('history.lead')}>
      <HistoryFilterForm key={`form ${search}`} games={games} filter={filter} />
      {isInOrder(filter) && (
        <HistoryRounds
          key={search}
          filter={filter}
          pageSize={pageSize}
          initial={rounds}
          onOpen={(round) => setOpened({ round, game: recorded.find((game) => game.identifier === round.game) })}
        />
      )}
      {opened && <RoundDialog {...opened} onClosed={() => setOpened(undefined)} />}
    </ProfileFrame>
  );
}

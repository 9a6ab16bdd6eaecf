import { useState } from 'react';
import { historyGames } from '../games/history-games.server.ts';
import { Speaks, useSay } from '../i18n/index.ts';
import type { PageHandle } from '../shell/PageLinks.tsx';
import { pageMeta } from '../shell/seo.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/GamesHistoryPage.ts';
import { HistoryFilterForm } from './HistoryFilterForm.tsx';
import { HistoryRounds } from './HistoryRounds.tsx';
import { isInOrder, readHistoryFilter, searchOf } from './history-filter.ts';
import { loadProfilePage, unlessItFails } from './load-profile-page.server.ts';
import { ProfileFrame } from './ProfileFrame.tsx';
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
  const games = historyGames();
  const filter = readHistoryFilter(
    url.searchParams,
    games.map(({ identifier }) => identifier),
  );
  const query = { ...filter, limit: pageSize };
  const rounds = isInOrder(filter) ? await unlessItFails(site, site.api.listPlayedRounds({ query })) : [];
  return { ...page, games, filter, rounds };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function GamesHistoryPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <GamesHistory {...loaderData} />
    </Speaks>
  );
}

function GamesHistory({ games, filter, rounds }: Route.ComponentProps['loaderData']) {
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
          onOpen={(round) => setOpened({ round, game: games.find((game) => game.identifier === round.game) })}
        />
      )}
      {opened && <RoundDialog {...opened} onClosed={() => setOpened(undefined)} />}
    </ProfileFrame>
  );
}

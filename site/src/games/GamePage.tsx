import { data, redirect } from 'react-router';
import { readBonuses } from '../bonuses/index.server.ts';
import { readLiked } from '../catalogue/index.server.ts';
import { LikedGames } from '../catalogue/index.ts';
import { siteContext } from '../context/index.ts';
import { messagesOf, sayIn } from '../i18n/index.server.ts';
import { Speaks } from '../i18n/index.ts';
import { judgeRequest, shareOf } from '../page/index.server.ts';
import { type PageHandle, pageMeta, revalidateBeneath } from '../page/index.ts';
import { readPlayer, registrationFor } from '../session/index.server.ts';
import type { Route } from './+types/GamePage.ts';
import { AboutGame } from './AboutGame.tsx';
import { GameStage } from './GameStage.tsx';
import { LastRounds, roundsShown } from './LastRounds.tsx';
import { readGamePage } from './read-game-page.server.ts';
import { SimilarGames } from './SimilarGames.tsx';

export async function loader({ params, url: address, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { api, locale, prefix } = site;
  const verdict = await judgeRequest(site, address);
  if (verdict.go === 'nowhere') throw data(null, { status: 451 });
  const game = await readGamePage(site, { ...params, search: address.search });
  const player = await readPlayer(site);
  const query = address.searchParams;
  const wanted = query.get('mode');
  if (wanted === 'real' && !player) {
    throw redirect(registrationFor(`${prefix && `/${prefix}`}${game.path}?mode=real`));
  }
  const mode = player && wanted !== 'demo' ? ('real' as const) : ('demo' as const);
  const say = sayIn(locale);
  const percent = game.facts.find((fact) => fact.name === 'return')?.value;
  const description = percent
    ? say('games.seo.description', { game: game.title, studio: game.studio, percent })
    : say('games.seo.plain', { game: game.title, studio: game.studio });
  const seo = {
    title: say('games.seo.title', { game: game.title, studio: game.studio }),
    description,
    // A replay, a round to check and a mode are views for one visitor.
    noindex: ['mode', 'replay', 'verify'].some((name) => query.has(name)),
    share: shareOf(game.art),
    trail: [
      { name: game.studio, path: `/producers/${game.producer}` },
      { name: game.title, path: game.path },
    ],
    facts: [
      {
        '@type': 'VideoGame',
        name: game.title,
        description: game.description || description,
        url: `${site.origin}${prefix && `/${prefix}`}${game.path}`,
        applicationCategory: 'Game',
        gamePlatform: 'Web browser',
        publisher: { '@type': 'Organization', name: game.studio },
      },
    ],
  };
  const [liked, bonuses, rounds] = await Promise.all([
    readLiked(site),
    mode === 'real' ? readBonuses(site) : undefined,
    // A guest's demo rounds belong to his browser: the page, which others may be served too, does not hold them.
    player && game.studioId && !game.isShared
      ? api.listRounds({ params: { game: game.studioId }, query: { mode, limit: roundsShown } })
      : undefined,
  ]);
  return {
    messages: messagesOf(locale, 'games', 'tile'),
    seo,
    game,
    mode,
    // Whoever was led here by a search engine has not asked for a game to begin.
    asked: player !== null || ['mode', 'replay', 'verify'].some((name) => query.has(name)),
    replay: query.get('replay') ?? undefined,
    verify: query.has('verify'),
    liked,
    bonuses,
    rounds,
  };
}

const isAsked = (page: unknown) => Boolean((page as { asked?: boolean } | undefined)?.asked);

export const handle: PageHandle = {
  ownPrimary: true,
  // A game that was asked for begins by script, and is the whole screen of a phone; an invitation is a page like others.
  scriptFirst: isAsked,
  wholePhone: isAsked,
};

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function GamePage({ loaderData }: Route.ComponentProps) {
  const { game, mode, asked, replay, verify, liked, bonuses, rounds, messages } = loaderData;
  return (
    <Speaks messages={messages}>
      <LikedGames identifiers={liked}>
        <GameStage
          key={game.identifier}
          game={game}
          mode={mode}
          asked={asked}
          replay={replay}
          verify={verify}
          bonuses={bonuses}
        />
        <div className="grid gap-4 lg:grid-cols-[1.6fr_1fr]">
          <LastRounds game={game} mode={mode} initial={rounds} />
          <AboutGame game={game} />
        </div>
        <SimilarGames games={game.similar} />
      </LikedGames>
    </Speaks>
  );
}

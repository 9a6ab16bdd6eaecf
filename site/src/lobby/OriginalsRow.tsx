import { Button, Card, Facts, GameTile, SectionHead, TileRow } from '@halley/ui';
import { lazy, Suspense } from 'react';
import type { Tile } from '../games/read-catalog.server.ts';
import { useSay } from '../i18n/index.ts';
import { SiteLink } from '../shell/SiteLink.tsx';
import { usePlayer } from '../shell/session.ts';

const NoGames = import.meta.env.SSR
  ? (await import('./NoGames.tsx')).NoGames
  : lazy(() => import('./NoGames.tsx').then((module) => ({ default: module.NoGames })));

/** As long as the studio has few games, the first is shown with its numbers beside it. */
const fewGames = 3;

export function OriginalsRow({ games }: { games: Tile[] | null }) {
  const say = useSay();
  const href = usePlayHref();
  const [first] = games ?? [];
  return (
    <section aria-labelledby="originals">
      <SectionHead
        id="originals"
        icon="dice"
        accent="vip"
        title={say('lobby.originals.title')}
        link={games?.length ? { href: '/producers/halley-studio' } : undefined}
      />
      {!games || !first ? (
        <Suspense>
          <NoGames failed={!games} />
        </Suspense>
      ) : games.length <= fewGames ? (
        <Featured game={first} />
      ) : (
        <TileRow>
          {games.map((game) => (
            <li key={game.identifier}>
              <GameTile
                name={game.title}
                studio={game.studio}
                art={game.art}
                href={href(game)}
                demoHref={`${game.href}?mode=demo`}
              />
            </li>
          ))}
        </TileRow>
      )}
    </section>
  );
}

/** A guest's play leads to registration and comes back to the game; the demo stays open. */
export function usePlayHref(): (game: Pick<Tile, 'href'>) => string {
  const player = usePlayer();
  return ({ href }) =>
    player ? `${href}?mode=real` : `/registration?redirect=${encodeURIComponent(`${href}?mode=real`)}`;
}

function Featured({ game }: { game: Tile }) {
  const say = useSay();
  const href = usePlayHref()(game);
  return (
    <div className="grid grid-cols-[minmax(0,10rem)_minmax(0,1fr)] gap-4 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)] max-sm:grid-cols-[minmax(0,8.5rem)_minmax(0,1fr)]">
      <GameTile name={game.title} studio={game.studio} art={game.art} href={href} demoHref={`${game.href}?mode=demo`} />
      <Card className="grid content-center gap-4 sm:p-7">
        <p className="max-w-[46ch] text-text-soft sm:text-base">{say('lobby.featured.text')}</p>
        {game.facts && (
          <Facts
            className="max-w-md max-sm:hidden"
            facts={[
              { name: say('lobby.facts.return'), value: game.facts.highestReturn },
              { name: say('lobby.facts.stake'), value: `${game.facts.stakeMin} – ${game.facts.stakeMax}` },
              { name: say('lobby.facts.largestWin'), value: game.facts.winMax },
            ]}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button asChild>
            <SiteLink href={href}>{say('lobby.featured.play')}</SiteLink>
          </Button>
          <Button look="quiet" asChild>
            <SiteLink href={`${game.href}?mode=demo`}>{say('ui.tryDemo')}</SiteLink>
          </Button>
        </div>
      </Card>
    </div>
  );
}

import { Button, Card, Facts, GameTile, linkClass, SectionHead, TileRow } from '@halley/ui';
import { lazy, Suspense } from 'react';
import { usePlayHref } from '../games/play-href.ts';
import type { Tile } from '../games/read-catalog.server.ts';
import { type MessageKey, useSay } from '../i18n/index.ts';
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

function Featured({ game }: { game: Tile }) {
  const say = useSay();
  const player = usePlayer();
  const href = usePlayHref()(game);
  return (
    <div className="grid grid-cols-[minmax(0,8.5rem)_minmax(0,1fr)] gap-3 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)] md:gap-4">
      <GameTile
        name={game.title}
        studio={game.studio}
        art={game.art}
        href={href}
        demoHref={`${game.href}?mode=demo`}
        eager
      />
      <Card className="grid content-center gap-5 max-sm:p-4 lg:grid-cols-2 lg:items-center lg:gap-10 lg:p-8">
        <div className="grid gap-4">
          <p className="text-text-soft sm:text-base">{say('lobby.featured.text')}</p>
          {game.facts && (
            <Facts
              className="max-sm:hidden"
              facts={[
                { name: say('lobby.facts.return'), value: game.facts.highestReturn },
                { name: say('lobby.facts.stake'), value: `${game.facts.stakeMin} – ${game.facts.stakeMax}` },
                { name: say('lobby.facts.largestWin'), value: game.facts.winMax },
              ]}
            />
          )}
          <div className="flex flex-wrap gap-2">
            <Button look={player ? 'primary' : 'secondary'} asChild className="max-sm:w-full">
              <SiteLink href={href}>{say('lobby.featured.play')}</SiteLink>
            </Button>
            <Button look="outline" asChild className="max-sm:w-full">
              <SiteLink href={`${game.href}?mode=demo`}>{say('ui.tryDemo')}</SiteLink>
            </Button>
          </div>
        </div>
        <div className="hidden gap-4 border-line lg:grid lg:border-l lg:pl-10">
          <h3 className="title-card">{say('lobby.steps.title')}</h3>
          <ol className="grid gap-3">
            {steps.map((step, index) => (
              <li key={step} className="flex items-start gap-3 text-text-soft">
                <span className="grid size-6 shrink-0 place-items-center rounded-full bg-ice-wash text-2xs font-bold text-ice">
                  {index + 1}
                </span>
                <span className="pt-0.5">{say(step)}</span>
              </li>
            ))}
          </ol>
          <SiteLink href="/fairness" className={`${linkClass} justify-self-start`}>
            {say('lobby.welcome.second')}
          </SiteLink>
        </div>
      </Card>
    </div>
  );
}

const steps: MessageKey[] = ['lobby.steps.seal', 'lobby.steps.yours', 'lobby.steps.open'];

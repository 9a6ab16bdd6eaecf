import { Button, Card, Facts, linkClass, SectionHead } from '@halley/ui';
import type { GameNumbers } from '../catalogue/house-numbers.server.ts';
import { usePlayHref } from '../catalogue/play-href.ts';
import { TileCard } from '../catalogue/TileCard.tsx';
import type { Tile } from '../catalogue/tile.ts';
import { type MessageKey, useSay } from '../i18n/index.ts';
import { SiteLink } from '../shell/SiteLink.tsx';
import { usePlayer } from '../shell/session.ts';

export interface FeaturedGame {
  tile: Tile;
  facts: GameNumbers | null;
}

/** A house with a handful of games shows them large: the first with its numbers, the others beside each other. */
export function Featured({ games }: { games: FeaturedGame[] }) {
  const say = useSay();
  const [first, ...others] = games;
  const house = games.every(({ tile }) => tile.identifier.startsWith('halley-studio/'));
  return (
    <section aria-labelledby="originals" className="grid">
      <SectionHead
        id="originals"
        icon="dice"
        accent="vip"
        title={say(house ? 'lobby.originals.title' : 'lobby.popular')}
        link={{ href: house ? '/producers/halley-studio' : '/games' }}
      />
      {first && (first.facts ? <Leading {...first} facts={first.facts} /> : null)}
      {(others.length > 0 || (first && !first.facts)) && (
        <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 md:gap-4 xl:grid-cols-5">
          {(first?.facts ? others : games).map(({ tile }) => (
            <li key={tile.identifier}>
              <TileCard tile={tile} eager />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Leading({ tile, facts }: { tile: Tile; facts: GameNumbers }) {
  const say = useSay();
  const player = usePlayer();
  const href = usePlayHref()(tile);
  return (
    <div className="grid grid-cols-[minmax(0,8.5rem)_minmax(0,1fr)] gap-3 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)] md:gap-4">
      <TileCard tile={tile} eager />
      <Card className="grid content-center gap-5 max-sm:p-4 lg:grid-cols-2 lg:items-center lg:gap-10 lg:p-8">
        <div className="grid gap-4">
          <p className="text-text-soft sm:text-base">{say('lobby.featured.text')}</p>
          <Facts
            className="max-sm:hidden"
            facts={[
              { name: say('lobby.facts.return'), value: facts.highestReturn },
              { name: say('lobby.facts.stake'), value: `${facts.stakeMin} – ${facts.stakeMax}` },
              { name: say('lobby.facts.largestWin'), value: facts.winMax },
            ]}
          />
          <div className="flex flex-wrap gap-2">
            <Button look={player ? 'primary' : 'secondary'} asChild className="max-sm:w-full">
              <SiteLink href={href}>{say('lobby.featured.play')}</SiteLink>
            </Button>
            {tile.demo && (
              <Button look="outline" asChild className="max-sm:w-full">
                <SiteLink href={`${tile.href}?mode=demo`}>{say('ui.tryDemo')}</SiteLink>
              </Button>
            )}
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

import { Button, Card, classNames, Facts, linkClass, SectionHead } from '@halley/ui';
import type { GameNumbers } from '../catalogue/index.server.ts';
import { type Tile, TileCard, usePlayHref } from '../catalogue/index.ts';
import { type MessageKey, useSay } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';
import { usePlayer } from '../session/index.ts';

export interface FeaturedGame {
  tile: Tile;
  facts: GameNumbers | null;
  /** In its own words. */
  text: string;
}

/** So many stand beside the leading one on a wide screen; more have a line of their own. */
const mostBeside = 2;

/** A house with a handful of games shows them large: one of its own with its numbers, the others beside it or below. */
export function Featured({ games }: { games: FeaturedGame[] }) {
  const say = useSay();
  const leading = games.find(({ facts }) => facts);
  const others = games.filter((game) => game !== leading);
  const house = games.every(({ tile }) => tile.identifier.startsWith('halley-studio/'));
  const beside = leading && others.length > 0 && others.length <= mostBeside;
  return (
    <section aria-labelledby="originals">
      <SectionHead
        id="originals"
        icon={house ? 'dice' : 'top'}
        accent={house ? 'vip' : 'crash'}
        title={say(house ? 'lobby.originals.title' : 'lobby.popular')}
        link={{ href: house ? '/producers/halley-studio' : '/games' }}
      />
      <div className={classNames('grid gap-5', beside && 'lg:flex lg:gap-4')}>
        {leading?.facts && (
          <Leading tile={leading.tile} facts={leading.facts} text={leading.text} alone={others.length === 0} />
        )}
        {others.length > 0 && (
          <ul
            className={classNames(
              'grid grid-cols-2 gap-3 md:gap-4',
              beside ? 'lg:flex lg:*:w-48' : 'sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-5',
            )}
          >
            {others.map(({ tile }) => (
              <li key={tile.identifier}>
                <TileCard tile={tile} eager />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Leading({ tile, facts, text, alone }: { tile: Tile; facts: GameNumbers; text: string; alone: boolean }) {
  const say = useSay();
  const player = usePlayer();
  const href = usePlayHref()(tile);
  return (
    <div className="grid flex-1 grid-cols-[minmax(0,8.5rem)_minmax(0,1fr)] gap-3 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)] md:gap-4">
      <TileCard tile={tile} eager />
      <Card
        className={classNames(
          'grid content-center gap-5 max-sm:p-4',
          alone && 'lg:grid-cols-2 lg:items-center lg:gap-10 lg:p-8',
        )}
      >
        <div className="grid gap-4">
          <p className="text-text-soft sm:text-base">{text}</p>
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
        <div className={classNames('hidden gap-4 border-line lg:border-l lg:pl-10', alone && 'lg:grid')}>
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

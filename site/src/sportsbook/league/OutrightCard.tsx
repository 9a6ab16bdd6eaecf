import type { FixtureMarket } from '@halley/contract';
import { Card, Icon } from '@halley/ui';
import { type ReactNode, useEffect } from 'react';
import { useSay } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';
import { type Output, queries } from '../../query/index.ts';
import { onLive, onMissedLive, pageChannels } from '../../realtime/index.ts';
import { fixtureName } from '../fixture-name.ts';
import { PriceButton } from '../PriceButton.tsx';

type Outright = Output<'readSportTournament'>['outrights'][number];

/** Many changes within this time are one read. */
const gatherMs = 400;

/** Who wins a season, and who is among the first: all who can still be bet on, the likeliest first. */
export function OutrightCard({ outright }: { outright: Outright }): ReactNode {
  const say = useSay();
  const { season, fixture, place, each_way } = outright;
  const { id, main } = fixture;
  useFollowed(id);
  const name = fixtureName(fixture);
  const markets = stillOffered([main, place].filter((market) => market !== null));
  const heading = `outright-${id}`;
  return (
    <section aria-labelledby={heading}>
      <Card className="grid gap-4 p-4 md:p-5">
        <div className="grid gap-1">
          <h2 id={heading} className="title-card flex items-center gap-2.5">
            <Icon name="tournaments" />
            {say('sportsbook.outright', { season })}
          </h2>
          {each_way && (
            <p className="text-13 text-text-soft">
              {say('sportsbook.outright.eachWay', { places: each_way.places, of: each_way.of })}
            </p>
          )}
        </div>
        {markets.length === 0 && <p className="text-13 text-text-soft">{say('sportsbook.noPrices')}</p>}
        {markets.map((market) => (
          <div key={market.key} className="grid gap-2">
            <h3 className="text-sm font-bold">{market.title}</h3>
            <div className="grid grid-cols-2 gap-1.5 sm:grid-cols-3 xl:grid-cols-4">
              {likeliest(market.outcomes).map((outcome) => (
                <PriceButton key={outcome.id} fixture={{ id, name }} market={market} outcome={outcome} />
              ))}
            </div>
          </div>
        ))}
        <SiteLink href={`/sport/events/${id}`} className="justify-self-start py-1.5 text-13 text-ice hover:underline">
          {say('sportsbook.outright.more')}
        </SiteLink>
      </Card>
    </section>
  );
}

/** Whoever is left in the last round has a place for sure: a market of nobody's is not shown beside one with prices. */
function stillOffered(markets: readonly FixtureMarket[]): readonly FixtureMarket[] {
  const offered = markets.filter(({ outcomes }) => outcomes.some(({ price }) => price !== null));
  return offered.length > 0 ? offered : markets;
}

/** Who is out, or sure, has no price and is not shown, unless nobody has one. */
function likeliest(outcomes: FixtureMarket['outcomes']): FixtureMarket['outcomes'] {
  const offered = outcomes.filter(({ price }) => price !== null);
  const shown = offered.length > 0 ? offered : outcomes;
  return [...shown].sort((one, other) => (one.price ?? 0) - (other.price ?? 0));
}

/** Its prices move with every match of the league: what is told of it is one read of the page. */
function useFollowed(id: number): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        queries.invalidate('readSportTournament');
      }, gatherMs);
    };
    const channel = `public:sport_fixture_${id}` as const;
    const stops = [onLive(channel, again), onMissedLive(channel, again), pageChannels.join(channel)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [id]);
}

import type { Fixture, FixtureMarket } from '@halley/contract';
import { Badge } from '@halley/ui';
import { type ReactNode, useMemo } from 'react';
import { useSay } from '../../i18n/index.ts';
import { familiesOf, isOnOffer, middleOf } from '../fixture/markets/market-families.ts';
import { Tracker } from '../fixture/tracker/Tracker.tsx';
import { useFixture } from '../fixture/use-fixture.ts';
import { fixtureName } from '../fixture-name.ts';
import { shortOutcomes } from '../names.ts';
import { PriceButton } from '../PriceButton.tsx';

/** So many markets of the first group stand there, each at its most even line. */
const mostMarkets = 4;
const mostOutcomes = 6;

/** Home, draw, away: a third of half a page has room for a sign, not for a name. */
const isResult = ({ outcomes }: FixtureMarket) =>
  outcomes.length === 3 && outcomes.every(({ id }) => shortOutcomes[id]);
const columnsOf = (market: FixtureMarket): string =>
  isResult(market)
    ? 'grid grid-cols-3 gap-1.5'
    : market.outcomes.length === 3
      ? 'grid gap-1.5'
      : 'grid grid-cols-2 gap-1.5';

/** What goes on in one of several fixtures, and its first markets: both follow the fixture's own channel. */
export function MultiStage({ fixture }: { fixture: Fixture }): ReactNode {
  const say = useSay();
  const { head, markets, groups, incidents, isAway } = useFixture(fixture);
  const [first] = groups;
  const shown = useMemo(
    () =>
      familiesOf(markets.filter(isOnOffer))
        .filter(({ group }) => group === first?.id)
        .slice(0, mostMarkets)
        .flatMap((family) => middleOf(family.markets) ?? []),
    [markets, first?.id],
  );
  const named = { id: head.id, name: fixtureName(head) };
  return (
    <>
      {head.status === 'live' && <Tracker parts={{ head, incidents }} />}
      {isAway && <p className="text-2xs text-warn">{say('fixture.away')}</p>}
      {shown.length === 0 && <p className="text-2xs text-text-faint">{say('sportsbook.noPrices')}</p>}
      {shown.map((market) => (
        <section key={market.key} aria-label={market.title} className="grid gap-1.5">
          <h2 className="flex min-h-6 items-center justify-between gap-2 text-2xs font-semibold text-text-faint">
            {market.title}
            {market.status === 'suspended' && <Badge tone="warn">{say('sportsbook.price.suspended')}</Badge>}
          </h2>
          <div className={columnsOf(market)}>
            {market.outcomes.slice(0, mostOutcomes).map((outcome) => (
              <PriceButton
                key={outcome.id}
                fixture={named}
                market={market}
                outcome={outcome}
                {...(isResult(market) && { short: shortOutcomes[outcome.id] ?? outcome.title })}
              />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

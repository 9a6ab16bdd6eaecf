import type { LoyaltyFigures } from '@halley/contract';
import { formatMoney } from '@halley/ui';
import type { ReactNode } from 'react';
import { useRead } from '../../api/index.ts';
import { FactsCard, Loading, Page } from '../../console/index.ts';
import { LoyaltyTabs } from '../LoyaltyTabs.tsx';
import { loyaltyWords } from '../words.ts';
import { ByDay } from './ByDay.tsx';
import { Cards } from './Cards.tsx';
import { Levels } from './Levels.tsx';
import { Rates } from './Rates.tsx';
import { Wheels } from './Wheels.tsx';
import { overviewWords as own } from './words.ts';

/** What the points programme gives, owes and costs. */
export function LoyaltyPage(): ReactNode {
  const figures = useRead('readLoyaltyFigures');
  return (
    <Page title={loyaltyWords.title}>
      <LoyaltyTabs current="overview" />
      <Loading from={figures}>
        {(found) => (
          <div className="grid gap-5">
            <Owes figures={found} />
            <ByDay days={found.days} />
            <Cards cards={found.cards} />
            <Wheels wheels={found.wheels} />
            <Levels levels={found.players_by_level} />
            <Rates rates={found.rates} onDone={figures.reload} />
          </div>
        )}
      </Loading>
    </Page>
  );
}

function Owes({ figures }: { figures: LoyaltyFigures }): ReactNode {
  const { facts } = own;
  const points = (count: number) => count.toLocaleString('en');
  return (
    <FactsCard
      title={own.owes}
      facts={[
        { name: facts.outstanding, value: points(figures.outstanding_points) },
        {
          name: facts.liability,
          value: formatMoney(figures.liability_cents, { currency: 'EUR', locale: 'en' }),
        },
        { name: facts.owed, value: points(figures.owed_points) },
      ]}
    >
      <p className="text-xs text-text-faint">{own.owesText}</p>
    </FactsCard>
  );
}

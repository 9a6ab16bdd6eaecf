import type { FixtureCard } from '@halley/contract';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n/index.ts';
import { shortOutcomes } from '../names.ts';
import { PriceButton } from '../PriceButton.tsx';
import { isOver } from './is-over.ts';

/** Of a race, so many starters stand in a list: those that are likeliest to win. */
const mostShown = 3;

/** Closed prices stay in their places; where nothing is on offer, the row says so. */
export function RowPrices({ card, name }: { card: FixtureCard; name: string }): ReactNode {
  const say = useSay();
  const { id, main, sides, status } = card;
  if (isOver(status)) return null;
  if (!main) return <p className="text-2xs text-text-faint">{say('sportsbook.noPrices')}</p>;
  const isRace = sides.length !== 2;
  const outcomes = isRace ? likeliest(main.outcomes) : main.outcomes;
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-1.5">
      {outcomes.slice(0, mostShown).map((outcome) => (
        <PriceButton
          key={outcome.id}
          fixture={{ id, name }}
          market={main}
          outcome={outcome}
          short={isRace ? outcome.id.replace('starter:', '#') : shortOutcomes[outcome.id]}
        />
      ))}
    </div>
  );
}

const likeliest = (outcomes: NonNullable<FixtureCard['main']>['outcomes']) =>
  [...outcomes].sort(
    (one, other) => (one.price ?? Number.POSITIVE_INFINITY) - (other.price ?? Number.POSITIVE_INFINITY),
  );

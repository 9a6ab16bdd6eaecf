import { formatMoney } from '@halley/ui/format-money.ts';
import type { ReactNode } from 'react';
import { useSpeech } from '../../i18n/index.ts';
import { BuilderCard } from './BuilderCard.tsx';
import { LegRow } from './LegRow.tsx';
import { Refused } from './Refused.tsx';
import { legsAgainst } from './refusal-words.ts';
import { StakeField } from './StakeField.tsx';
import { groupKey } from './slip-shape.ts';
import { legKey, type SlipLeg } from './slip-state.ts';
import { slip } from './slip-store.ts';
import { stakeFault } from './stake-fault.ts';
import type { BetView, SlipView } from './use-slip-view.ts';
import { Waiting } from './Waiting.tsx';

interface SlipLegsProps {
  view: SlipView;
  withPad?: boolean;
  /** It is with the house: nothing of it can be changed. */
  isLocked?: boolean;
}

/** What is on the slip: legs of one fixture as one builder, of singles each with its own stake. */
export function SlipLegs({ view, withPad = false, isLocked = false }: SlipLegsProps): ReactNode {
  const { state, shape, tab, bets } = view;
  const { legs } = state;
  if (tab === 'single' && legs.length > 1) {
    return (
      <ul className="grid gap-2">
        {bets.map((bet, place) => (
          <SingleRow key={bet.id} view={view} bet={bet} leg={legs[place] as SlipLeg} withPad={withPad} />
        ))}
      </ul>
    );
  }
  const quote = bets[0]?.quoted.quote;
  const refusal = bets[0]?.quoted.refusal ?? refusedOf(bets[0]);
  const against = refusal ? legsAgainst(refusal) : [];
  const isSystem = tab === 'system';
  return (
    <ul className="grid gap-2" inert={isLocked}>
      {shape.counted.map((places) => {
        const [first = 0] = places;
        const leg = legs[first] as SlipLeg;
        const group = shape.groups[first];
        if (group !== undefined) {
          const own = places.map((place) => ({ leg: legs[place] as SlipLeg, place }));
          return (
            <BuilderCard
              key={`group ${leg.fixture}`}
              legs={own}
              quote={quote}
              group={group}
              seen={state.groups[groupKey(legs, places)]}
              against={against}
              banker={isSystem ? own.some(({ leg: { banker } }) => banker) : undefined}
            />
          );
        }
        return (
          <LegRow
            key={legKey(leg)}
            leg={leg}
            now={quote?.legs[first]}
            isAgainst={against.includes(first)}
            banker={isSystem ? leg.banker === true : undefined}
          />
        );
      })}
    </ul>
  );
}

const refusedOf = (bet: BetView | undefined) => (bet?.placing?.state === 'refused' ? bet.placing.refusal : undefined);

interface SingleRowProps {
  view: SlipView;
  bet: BetView;
  leg: SlipLeg;
  withPad: boolean;
}

/** One of several singles: its own stake, its own answer. */
function SingleRow({ view, bet, leg, withPad }: SingleRowProps): ReactNode {
  const { say, tag } = useSpeech();
  const { currency } = view;
  const { quote, refusal } = bet.quoted;
  const refused = refusal ?? refusedOf(bet);
  if (bet.placing?.state === 'waiting') {
    return (
      <LegRow leg={leg} now={quote?.legs[0]}>
        <Waiting id={bet.id} waiting={bet.placing} currency={currency} />
      </LegRow>
    );
  }
  const money = (cents: number) => formatMoney(cents, { currency, locale: tag });
  return (
    <LegRow leg={leg} now={quote?.legs[0]} isAgainst={refused !== undefined}>
      {refused && <Refused view={view} bet={bet} refusal={refused} />}
      <StakeField
        label={say('slip.stakeOn', { name: leg.outcomeTitle })}
        value={leg.stake ?? ''}
        cents={bet.typed}
        onChange={(stake) => slip.changeLeg(leg, { stake })}
        currency={currency}
        most={quote?.max_unit_stake_cents}
        hint={bet.figures && say('slip.returns', { amount: money(bet.figures.largest_return_cents) })}
        error={stakeFault(bet, leg.stake ?? '', say)}
        withPad={withPad}
      />
    </LegRow>
  );
}

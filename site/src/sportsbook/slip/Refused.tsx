import { Button, Note } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import type { ReactNode } from 'react';
import { typedText } from '../../forms/index.ts';
import { useSpeech } from '../../i18n/index.ts';
import { ModalLink, SiteLink } from '../../page/index.ts';
import { placing } from './placing-store.ts';
import { legsAgainst, refusalKey } from './refusal-words.ts';
import { groupKey } from './slip-shape.ts';
import type { SlipLeg } from './slip-state.ts';
import { slip } from './slip-store.ts';
import type { SlipRefusal } from './use-quotes.ts';
import type { BetView, SlipView } from './use-slip-view.ts';

interface RefusedProps {
  view: SlipView;
  bet: BetView;
  refusal: SlipRefusal;
}

interface Way {
  text: string;
  go(): void;
}

/** Why something is not taken, in words, and one click to what would be. */
export function Refused({ view, bet, refusal }: RefusedProps): ReactNode {
  const { say } = useSpeech();
  const ways = useWays({ view, bet, refusal });
  const { code } = refusal;
  const names = legsAgainst(refusal)
    .map((place) => view.state.legs[bet.places[place] ?? place]?.outcomeTitle)
    .filter((name) => name);
  return (
    <Note tone={code === 'EXCLUDED' ? 'info' : 'warn'}>
      <span className="grid grid-cols-1 gap-2">
        <span>
          {say(refusalKey(refusal))}
          {names.length > 0 && <b className="block">{names.join(' · ')}</b>}
        </span>
        {ways.map(({ text, go }) => (
          <Button key={text} look="outline" size="small" className="h-auto py-2 whitespace-normal!" onClick={go}>
            {text}
          </Button>
        ))}
        {code === 'LIMIT_REACHED' || code === 'SESSION_TIME_OVER' ? (
          <SiteLink href="/profile/limits" className="font-semibold text-ice">
            {say('slip.limits')}
          </SiteLink>
        ) : null}
        {code === 'UNAUTHENTICATED' && (
          <ModalLink href="/sport/login" className="font-semibold text-ice">
            {say('slip.login')}
          </ModalLink>
        )}
      </span>
    </Note>
  );
}

function useWays({ view, bet, refusal }: RefusedProps): Way[] {
  const { say, tag } = useSpeech();
  const { state, shape, currency } = view;
  const legAt = (place: number) => state.legs[bet.places[place] ?? place];
  const against = legsAgainst(refusal).flatMap((place) => legAt(place) ?? []);
  const most = refusal.max_stake_cents ?? bet.quoted.quote?.max_unit_stake_cents;
  const stakeOf = (cents: number) => typedText(BigInt(cents), { tag, currency });
  const setStake = (cents: number) => {
    const [place = 0] = bet.places;
    const leg = state.legs[place];
    if (view.tab === 'single' && state.legs.length > 1 && leg) slip.changeLeg(leg, { stake: stakeOf(cents) });
    else slip.change({ stake: stakeOf(state.per === 'all' ? cents * bet.units : cents) });
  };
  switch (refusal.code) {
    case 'PRICE_CHANGED':
      return [{ text: say('slip.way.prices'), go: () => takeMoved(refusal, { view, bet }) }];
    case 'QUOTE_EXPIRED':
      return [{ text: say('slip.way.again'), go: () => forgetAnd(bet, view.again) }];
    case 'STAKE_ABOVE_LIMIT': {
      const isDeclined = refusal.reason === 'trader';
      return [
        ...(most !== undefined && most > 0
          ? [
              {
                text: say('slip.way.most', { amount: formatMoney(most, { currency, locale: tag }) }),
                go: () => setStake(most),
              },
            ]
          : []),
        ...(isDeclined || !view.isPlayer
          ? []
          : [{ text: say('slip.way.refer'), go: () => void placing.place([view.jobOf(bet, { above: 'refer' })]) }]),
      ];
    }
    case 'MARKET_CLOSED':
    case 'FIXTURE_UNKNOWN':
    case 'MARKET_UNKNOWN':
    case 'OUTCOME_UNKNOWN': {
      const gone = against.length > 0 ? against : (bet.moves?.closed ?? []).flatMap((place) => legAt(place) ?? []);
      return gone.length > 0
        ? [{ text: say('slip.way.remove', { count: gone.length }), go: () => slip.remove(...gone) }]
        : [];
    }
    case 'LEGS_CONTRADICT':
    case 'BUILDER_REFUSED':
    case 'legs.twice':
      return [
        ...removals(refusal, against).map((leg) => ({
          text: say('slip.remove', { name: leg.outcomeTitle }),
          go: () => slip.remove(leg),
        })),
        { text: say('slip.way.singles'), go: () => slip.change({ tab: 'single' }) },
      ];
    case 'each_way.not_here':
      return [{ text: say('slip.way.noEachWay'), go: () => slip.change({ eachWay: false }) }];
    case 'FREE_BET_NOT_HERE':
      return [{ text: say('slip.way.noOffer'), go: () => slip.change({ offer: null }) }];
    case 'sizes.invalid':
    case 'bankers.invalid':
      return shape.counted.length > 1
        ? [{ text: say('slip.way.combo'), go: () => slip.change({ tab: 'combo', system: null }) }]
        : [];
    default:
      return [];
  }
}

/** Which to take out: of one that follows from another it is the one that adds nothing. */
function removals({ reason }: SlipRefusal, against: readonly SlipLeg[]): readonly SlipLeg[] {
  return reason === 'LEG_IMPLIED' ? against.slice(1) : against.slice(0, 6);
}

function forgetAnd({ id }: BetView, go: () => void): void {
  placing.forget('refused', id);
  go();
}

/** The prices that the refusal told, or those of the last quote. */
function takeMoved(
  refusal: SlipRefusal,
  { view: { state, shape, again }, bet }: { view: SlipView; bet: BetView },
): void {
  const prices = new Map<number, number>();
  for (const { place, price } of (refusal.legs ?? []) as unknown as { place?: number; price?: number }[]) {
    if (typeof place === 'number' && typeof price === 'number') prices.set(bet.places[place] ?? place, price);
  }
  const groups: Record<string, number> = {};
  for (const { group, price } of (refusal.groups ?? []) as { group: number; price: number }[]) {
    const own = shape.counted.find(([first = 0]) => shape.groups[first] === group);
    if (own) groups[groupKey(state.legs, own)] = price;
  }
  for (const [place, price] of bet.moves?.prices ?? []) {
    const at = bet.places[place] ?? place;
    if (!prices.has(at)) prices.set(at, price);
  }
  slip.takePrices(prices, { ...bet.moves?.groups, ...groups });
  placing.forget('refused', bet.id);
  again();
}

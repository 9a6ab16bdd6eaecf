import type { BetQuote, Currency, SportOffer, SportPreferences } from '@halley/contract';
import { currencies } from '@halley/contract/money';
import { useEffect, useSyncExternalStore } from 'react';
import { parseAmount } from '../../forms/index.ts';
import { useSpeech } from '../../i18n/index.ts';
import { useExcluded } from '../../page/index.ts';
import { useQuery } from '../../query/index.ts';
import { usePlayer } from '../../session/index.ts';
import { useSelectedAccount } from '../../wallet/index.ts';
import { usePreferences } from '../settings/use-preferences.ts';
import { hasOwnStake, isForSlip } from './offer-fit.ts';
import { type Job, jobIdOf, type Placing, placing, wholeSlip } from './placing-store.ts';
import { movesOf, type PriceMoves } from './price-moves.ts';
import { groupKey, type SlipBody, type SlipShape, shapeOf, singleBody, wholeBody } from './slip-shape.ts';
import type { SlipLeg, SlipState } from './slip-state.ts';
import { slip } from './slip-store.ts';
import { type Quoted, useQuotes } from './use-quotes.ts';
import { useSlip } from './use-slip.ts';

/** One bet that the slip would become: all of it, or one of its singles. */
export interface BetView {
  id: string;
  /** Places of its legs on the slip. */
  places: readonly number[];
  body: SlipBody;
  /** Undefined: nothing that could be an amount was typed. */
  typed: number | undefined;
  unitCents: number;
  units: number;
  quoted: Quoted;
  /** With the figures of the stake that stands there. */
  figures: BetQuote | undefined;
  moves: PriceMoves | undefined;
  placing: Placing | undefined;
}

export interface SlipView {
  state: SlipState;
  shape: SlipShape;
  /** As it can be with the legs that are there. */
  tab: SlipState['tab'];
  bets: readonly BetView[];
  currency: Currency;
  /** What is in the wallet; undefined for a guest. */
  balance: number | undefined;
  preferences: SportPreferences;
  isPlayer: boolean;
  isExcluded: boolean;
  offers: readonly SportOffer[];
  offer: SportOffer | undefined;
  /** Asks for prices at once. */
  again(): void;
  jobOf(bet: BetView, more?: Partial<Job['body']>): Job;
}

const noMoves = { counted: [[0]], groups: [undefined], kind: 'single' } as const;

/** Everything that the slip shows, from what is on it and what the house says of it. */
export function useSlipView(): SlipView {
  const { tag, locale } = useSpeech();
  const state = useSlip();
  const player = usePlayer();
  const isExcluded = useExcluded();
  const account = useSelectedAccount();
  const { preferences } = usePreferences();
  const jobs = useSyncExternalStore(placing.subscribe, placing.read, placing.read);
  const { data: known } = useQuery('listSportOffers', undefined, { enabled: player !== null && state.legs.length > 0 });
  const currency = account?.currency ?? 'EUR';
  const shape = shapeOf(state);
  const tab = tabOf(state, shape);
  const isSingles = tab === 'single' && state.legs.length > 1;
  const offers = (known ?? []).filter(isForSlip);
  const offer = isSingles ? undefined : offers.find(({ id }) => id === state.offer);
  const centsOf = (text: string): number | undefined => {
    const typed = parseAmount(text, { tag, subunits: currencies[currency].subunits });
    return typed.ok && typed.cents > 0n && typed.cents <= 100_000_000_000n ? Number(typed.cents) : undefined;
  };

  const asked = isSingles
    ? state.legs.map((leg, place) => {
        const typed = centsOf(leg.stake ?? '');
        const eachWay = state.eachWay;
        const body = singleBody(leg, { currency, unitCents: typed ?? 0, eachWay });
        return { id: jobIdOf(leg), places: [place], typed, unitCents: typed ?? 0, units: eachWay ? 2 : 1, body };
      })
    : state.legs.length > 0
      ? [wholeOf(state, { shape, currency, typed: centsOf(state.stake), offer })]
      : [];
  const { quoted, again } = useQuotes(asked.map(({ body }) => body));
  const bets = asked.map((bet, index): BetView => {
    const said = quoted[index] ?? {};
    const { quote } = said;
    const own = isSingles ? { ...state, legs: [state.legs[index] as SlipLeg] } : state;
    return {
      ...bet,
      quoted: said,
      figures: bet.unitCents > 0 && said.unitCents === bet.unitCents ? quote : undefined,
      moves: quote && movesOf(own, isSingles ? noMoves : shape, { quote, policy: preferences.policy }),
      placing: jobs.get(bet.id),
    };
  });
  useLearning(state, { bets, shape, isSingles, locale });

  return {
    state,
    shape,
    tab,
    bets,
    currency,
    balance: account && player ? account.amount_cents : undefined,
    preferences,
    isPlayer: player !== null,
    isExcluded,
    offers,
    offer,
    again,
    jobOf: (bet, more = {}) => {
      const [builder] = bet.quoted.quote?.builder ?? [];
      return {
        id: bet.id,
        legs: bet.places.map((place) => state.legs[place] as SlipLeg),
        body: { ...bet.body, policy: preferences.policy, ...(builder && { quote_id: builder.quote_id }), ...more },
      };
    },
  };
}

function tabOf({ legs, tab }: SlipState, { counted }: SlipShape): SlipState['tab'] {
  if (legs.length < 2) return 'single';
  return tab === 'system' && counted.length < 3 ? 'combo' : tab;
}

interface Staked {
  shape: SlipShape;
  currency: Currency;
  typed: number | undefined;
  offer: SportOffer | undefined;
}

/** The whole slip as one bet. A free bet brings its stake. */
function wholeOf(state: SlipState, { shape, currency, typed: amount, offer }: Staked) {
  const isFree = offer !== undefined && hasOwnStake(offer);
  const typed = isFree ? offer.amount_cents : amount;
  const { units } = shape;
  const unitCents = state.per === 'all' && units > 1 ? Math.floor((typed ?? 0) / units) : (typed ?? 0);
  const used = offer && (isFree ? { free_bet_id: offer.id } : { offer_id: offer.id });
  return {
    id: wholeSlip,
    places: state.legs.map((_, place) => place),
    typed,
    unitCents,
    units,
    body: { ...wholeBody(state, { currency, unitCents }), ...used },
  };
}

interface Learning {
  bets: readonly BetView[];
  shape: SlipShape;
  isSingles: boolean;
  locale: string;
}

/** Names of legs that came from elsewhere, and prices of builder groups as they are first seen. */
function useLearning(state: SlipState, { bets, shape, isSingles }: Learning): void {
  useEffect(() => {
    const named = [...state.legs];
    let isNew = false;
    const groups: Record<string, number> = {};
    for (const { places, quoted } of bets) {
      for (const said of quoted.quote?.legs ?? []) {
        const place = places[said.place] ?? said.place;
        const leg = named[place];
        if (!leg || (leg.fixtureName === said.fixture && leg.outcomeTitle === said.outcome_title)) continue;
        isNew = true;
        const { fixture: fixtureName, market_title: marketTitle, outcome_title: outcomeTitle } = said;
        named[place] = { ...leg, fixtureName, marketTitle, outcomeTitle };
      }
      if (isSingles) continue;
      for (const { group, price } of quoted.quote?.builder ?? []) {
        const own = shape.counted.find(([first = 0]) => shape.groups[first] === group);
        const key = own && groupKey(state.legs, own);
        if (key === undefined || state.groups[key] !== undefined) continue;
        isNew = true;
        groups[key] = price;
      }
    }
    if (isNew) slip.learn(named, groups);
  });
}

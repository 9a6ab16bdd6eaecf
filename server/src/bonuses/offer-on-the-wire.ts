import {
  type BonusOffer,
  type Currency,
  type DealCard,
  type PerCurrency,
  type Reward,
  wireCents,
} from '@halley/contract';
import type { BonusTerms, Offer } from '../promotions/index.ts';
import { type CardGame, type CardTerms, dealCard } from './deal-card.ts';
import { worthOfSpins } from './end-of-spins.ts';
import { type BonusProtection, fitTerms } from './fit-terms.ts';
import { termsOfWins } from './gift-on-the-wire.ts';
import { titleOf } from './title-of.ts';

export interface OfferShown {
  locale: string;
  game: CardGame;
  titleOfGame(identifier: string): string;
  returnOfGame(identifier: string): number;
  /** What the player's market allows. */
  protection: BonusProtection;
}

type OfferGift = BonusOffer['bonuses'][number];
type Attribute = OfferGift['attributes'][number];

/** An offer as clients of the field know it. Undefined: it gives nothing in this currency. */
export function offerOnTheWire(offer: Offer, shown: OfferShown): BonusOffer | undefined {
  const { rule } = offer.promotion;
  const title = titleOf(rule.texts, shown.locale);
  const [first] = rule.rewards;
  const deal = first && dealOfOffer(offer, first, shown);
  if (!deal) return undefined;
  return {
    id: offer.id,
    title,
    type: offer.type,
    ...(rule.groupKey !== undefined && { group_key: rule.groupKey }),
    bonuses: rule.rewards.map((reward) => ({
      title,
      type: reward.type,
      conditions: conditionsOf(offer),
      attributes: attributesOf(reward),
      result_bonus: resultOf(reward, shown.protection),
    })),
    deal,
  };
}

function conditionsOf({ id, type, promotion }: Offer): OfferGift['conditions'] {
  const least = promotion.rule.condition.amountAtLeast;
  return [
    ...(least ? [{ field: 'amount', type: 'min', value: amountsOf(least) }] : []),
    // Joining this group picks the offer.
    ...(type === 'deposit' ? [{ field: 'groups', type: 'include', value: [`pick:${id}`] }] : []),
  ];
}

const amountsOf = (amounts: PerCurrency) =>
  Object.entries(amounts).map(([currency, cents]) => ({ currency, amount_cents: cents }));

const named = (field: string, value: Attribute['value'] | undefined): Attribute[] =>
  value === undefined ? [] : [{ field, value }];

function attributesOf(reward: Reward): Attribute[] {
  switch (reward.type) {
    case 'bonus':
      return [
        ...named('bonus_percent', reward.percent),
        ...named('bonus_amount', reward.amount && amountsOf(reward.amount)),
        ...named('bonus_max', reward.cap && amountsOf(reward.cap)),
      ];
    case 'freespins':
      return [...named('freespins_count', reward.count), ...named('bet_level', amountsOf(reward.bet))];
    case 'cash':
      return [
        ...named('bonus_percent', reward.percent),
        ...named('bonus_amount', reward.amount && amountsOf(reward.amount)),
      ];
    case 'freebet':
      return named('bonus_amount', amountsOf(reward.amount));
    default:
      return [];
  }
}

function resultOf(reward: Reward, { mostWagering }: BonusProtection): Attribute[] {
  const wager = (written: number) => named('wager', Math.min(written, mostWagering));
  if (reward.type === 'bonus') {
    return [...wager(reward.wager), ...named('max_win', reward.maxCashout && amountsOf(reward.maxCashout))];
  }
  if (reward.type !== 'freespins') return [];
  return [
    ...wager(reward.result === 'bonus' ? (reward.wins?.wager ?? 0) : 0),
    ...named('max_win', reward.maxWin && amountsOf(reward.maxWin)),
  ];
}

/** The six lines of an offer, for one of its rewards. */
export function dealOfOffer(
  offer: Pick<Offer, 'promotion' | 'currency' | 'depositFrom'>,
  reward: Reward,
  shown: Pick<OfferShown, 'game' | 'titleOfGame' | 'returnOfGame' | 'protection'>,
): DealCard | undefined {
  const { promotion, currency } = offer;
  const { id, version, hash, rule } = promotion;
  const said = saidOf(reward, currency, shown);
  if (!said) return undefined;
  return dealCard(
    {
      currency,
      product: rule.product,
      promotion: { id, version, hash },
      gets: said.gets,
      depositFrom: offer.depositFrom,
      terms: said.terms,
      until: { take: rule.schedule.to === undefined ? null : new Date(rule.schedule.to), days: said.days, valid: null },
    },
    shown.game,
  );
}

interface Said {
  gets: DealCard['gets'];
  terms: CardTerms | null;
  days: number | null;
}

/** What a reward comes to in one currency; undefined: it is not in this currency. */
function saidOf(
  reward: Reward,
  currency: Currency,
  { protection, titleOfGame, returnOfGame }: Pick<OfferShown, 'titleOfGame' | 'returnOfGame' | 'protection'>,
): Said | undefined {
  switch (reward.type) {
    case 'bonus': {
      const { percent = null } = reward;
      const [fixed, cap] = [amountIn(reward.amount, currency), amountIn(reward.cap, currency)];
      // For an offer with a percent the card speaks of its cap.
      const amount = percent === null ? fixed : cap;
      if (amount === null) return undefined;
      const terms = fitTerms(termsIn(reward, currency), protection);
      const requirement = amount * BigInt(terms.wager);
      const deposit = percent === null ? null : (amount * 100n) / BigInt(percent);
      return {
        gets: {
          type: 'bonus',
          percent,
          amount_cents: percent === null ? wireCents(amount) : null,
          cap_cents: percent === null ? null : wireCents(amount),
        },
        terms: {
          ...terms.terms,
          wager: terms.wager,
          maxStake: terms.maxStake,
          maxCashout: terms.maxCashout,
          amount,
          deposit,
          requirement,
          left: requirement,
        },
        days: terms.days,
      };
    }
    case 'freespins': {
      const bet = amountIn(reward.bet, currency);
      if (bet === null) return undefined;
      const maxWin = amountIn(reward.maxWin, currency);
      const worth = worthOfSpins({ count: reward.count, bet, gameReturn: returnOfGame(reward.games[0] ?? '') });
      const wins =
        reward.result === 'bonus' && reward.wins ? fitTerms(termsIn(reward.wins, currency), protection) : null;
      return {
        gets: {
          type: 'freespins',
          count: reward.count,
          bet_cents: wireCents(bet),
          games: reward.games.map((identifier) => ({ identifier, title: titleOfGame(identifier) })),
          result: reward.result,
          worth_cents: wireCents(worth),
          max_win_cents: maxWin === null ? null : wireCents(maxWin),
        },
        terms: wins && termsOfWins(wins, worth),
        days: reward.days,
      };
    }
    case 'cash': {
      const [amount, cap] = [amountIn(reward.amount, currency), amountIn(reward.cap, currency)];
      const cents = (one: bigint | null) => (one === null ? null : wireCents(one));
      return {
        gets: {
          type: 'cash',
          percent: reward.percent ?? null,
          amount_cents: cents(amount),
          cap_cents: cents(cap),
        },
        terms: null,
        days: null,
      };
    }
    case 'freebet': {
      const amount = amountIn(reward.amount, currency);
      if (amount === null) return undefined;
      const { returns, minOdds, days } = reward;
      return {
        gets: { type: 'freebet', amount_cents: wireCents(amount), returns, min_odds: minOdds },
        terms: null,
        days,
      };
    }
    default:
      return undefined;
  }
}

type Wagering = NonNullable<Extract<Reward, { type: 'freespins' }>['wins']>;

/** The terms of a reward in one currency. */
export function termsIn(wagering: Wagering, currency: Currency): BonusTerms {
  const { wager, weights, games, release, minOdds, days } = wagering;
  return {
    wager,
    terms: { weights, games, release, ...(minOdds !== undefined && { minOdds }) },
    maxStake: amountIn(wagering.maxStake, currency),
    maxCashout: amountIn(wagering.maxCashout, currency),
    days,
  };
}

export function amountIn(amounts: PerCurrency | undefined, currency: Currency): bigint | null {
  const amount = amounts?.[currency];
  return amount === undefined ? null : BigInt(amount);
}

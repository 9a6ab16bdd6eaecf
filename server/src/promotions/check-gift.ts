import type { Currency, PromotionRule, Reward } from '@halley/contract';
import type { Protection } from '../geo/index.ts';
import { checkRule, leastDaysOf, type RuleCheck, wageringsOf } from './check-rule.ts';

/** A gift that somebody of the house gives by hand. */
export interface WrittenGift {
  title: string;
  currency: Currency;
  reward: Extract<Reward, { type: 'bonus' | 'freespins' }>;
  takeDays: number;
}

/** What stands against a gift by hand: at which field, and why. */
export interface GiftFault {
  field: string;
  text: string;
}

/** The gift as a promotion for one: what the house checks in rules is checked in it as well. */
const asRule = ({ title, currency, reward, takeDays }: WrittenGift): PromotionRule => {
  const words = { title, summary: title };
  return {
    kind: 'manual',
    product: 'casino',
    texts: { en: words, de: words, 'fr-CA': words, no: words, it: words },
    schedule: { from: '2026-01-01T00:00:00.000Z' },
    trigger: { claim: 'staff' },
    audience: { currency: [currency] },
    condition: {},
    rewards: [reward],
    takeDays,
    caps: { perPlayer: 1 },
    budget: { currency, expected: 1, hard: 1 },
    stacking: { group: '', order: 0 },
  };
};

const textOf: Readonly<Record<string, string>> = {
  percent_or_amount: 'needs an amount: there is no deposit to take a part of',
  percent_needs_cap: 'needs an amount: there is no deposit to take a part of',
  wins_need_terms: 'must say how the wins are played',
  one_product: 'counts stakes of another product, which this player’s market does not allow',
  exclamation: 'has an exclamation mark',
  pressing: 'presses the player',
  chasing: 'speaks of winning back what was lost',
  free: 'says “free” although stakes are asked for',
};

/**
 * PR-03, PR-07, PR-08, PR-10, PR-12: what the house has against a gift by hand. Nothing is quietly changed: what a market would
 * lower is refused.
 */
export function checkGift(gift: WrittenGift, protection: Protection): GiftFault[] {
  const { reward } = gift;
  const found = checkRule(asRule(gift), () => protection).filter(({ level }) => level === 'refused');
  const faults = [
    ...partOfNothing(reward),
    ...missingAmounts(gift),
    ...wagering(reward, protection),
    ...validity(gift, protection),
    ...found.flatMap(faultOf),
  ];
  // The same of a title in five languages is one fault.
  return [...new Map(faults.map((fault) => [fault.field, fault])).values()];
}

function partOfNothing(reward: WrittenGift['reward']): GiftFault[] {
  const isPart = reward.type === 'bonus' && reward.percent !== undefined;
  return isPart ? [{ field: 'reward.percent', text: 'there is no deposit to take a part of' }] : [];
}

const winsAt = ({ type }: WrittenGift['reward']) => (type === 'freespins' ? 'reward.wins' : 'reward');

function missingAmounts({ reward, currency }: WrittenGift): GiftFault[] {
  const amounts: [string, Partial<Record<Currency, number>> | undefined, boolean][] =
    reward.type === 'bonus'
      ? [['reward.amount', reward.amount, reward.percent === undefined]]
      : [
          ['reward.bet', reward.bet, true],
          ['reward.maxWin', reward.maxWin, false],
        ];
  for (const play of wageringsOf([reward])) {
    amounts.push([`${winsAt(reward)}.maxStake`, play.maxStake, true]);
    amounts.push([`${winsAt(reward)}.maxCashout`, play.maxCashout, false]);
  }
  return amounts.flatMap(([field, written, isNeeded]) => {
    const isThere = written === undefined ? !isNeeded : written[currency] !== undefined;
    return isThere ? [] : [{ field, text: `has no amount in ${currency}` }];
  });
}

function wagering(reward: WrittenGift['reward'], { mostWagering }: Protection): GiftFault[] {
  return wageringsOf([reward]).flatMap(({ wager }) =>
    wager > mostWagering
      ? [{ field: `${winsAt(reward)}.wager`, text: `is at most ${mostWagering} in this player’s market` }]
      : [],
  );
}

function validity({ reward, takeDays }: WrittenGift, protection: Protection): GiftFault[] {
  const least = leastDaysOf([protection]);
  const days: [string, number][] = [['take_days', takeDays]];
  days.push(['reward.days', reward.days]);
  if (reward.type === 'freespins' && reward.wins) days.push(['reward.wins.days', reward.wins.days]);
  return days.flatMap(([field, written]) => (written < least ? [{ field, text: `is at least ${least}` }] : []));
}

const words: readonly string[] = ['exclamation', 'pressing', 'chasing', 'free'];

/** Amounts, days and what asks for a deposit have been named already, field by field. A title is written in one language, and read as English. */
function faultOf({ key, detail = '' }: RuleCheck): GiftFault[] {
  if (['amounts', 'currencies', 'validity', 'trigger'].includes(key)) return [];
  if (words.includes(key)) {
    return key === 'free' && detail !== 'en' ? [] : [{ field: 'title', text: textOf[key] ?? detail }];
  }
  const field = key === 'wins_need_terms' ? 'reward.wins' : key === 'one_product' ? 'reward.weights' : 'reward.amount';
  return [{ field, text: textOf[key] ?? `${key}: ${detail}` }];
}

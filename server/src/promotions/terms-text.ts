import {
  type Contest,
  type Currency,
  currencies,
  type PerCurrency,
  type PromotionLanguage,
  type PromotionRule,
  promotionLanguages,
  type Reward,
} from '@halley/contract';
import { currenciesOf, rewardsOf, wageringsOf } from './check-rule.ts';
import { contestTerms } from './contest-terms.ts';
import { contestTermsWords } from './contest-terms-words.ts';
import type { PromotionTerms } from './promotion.ts';
import { slipTerms } from './slip-terms.ts';
import { type TermsWords, termsWords } from './terms-words.ts';

const localeOf: Readonly<Record<PromotionLanguage, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  'fr-CA': 'fr-CA',
  no: 'nb-NO',
  it: 'it-IT',
};

type Money = (amounts: PerCurrency) => string;

function moneyIn(language: PromotionLanguage, codes: readonly Currency[]): Money {
  return (amounts) =>
    codes
      .flatMap((code) => {
        const amount = amounts[code];
        if (amount === undefined) return [];
        const decimals = String(currencies[code].subunits).length - 1;
        const number = new Intl.NumberFormat(localeOf[language], {
          minimumFractionDigits: amount % currencies[code].subunits === 0 ? 0 : decimals,
          maximumFractionDigits: decimals,
        });
        return [`${number.format(amount / currencies[code].subunits)} ${code}`];
      })
      .join(' / ');
}

function rewardLines(reward: Reward, words: TermsWords, money: Money, language: PromotionLanguage): string[] {
  switch (reward.type) {
    case 'bonus':
      return [
        reward.percent === undefined
          ? words.bonusFixed(money(reward.amount ?? {}))
          : words.bonusShare(reward.percent, money(reward.cap ?? {})),
      ];
    case 'freespins':
      return [
        [
          words.spins(reward.count, money(reward.bet), reward.games.join(', ')),
          reward.result === 'cash' ? words.spinsCash : words.spinsBonus,
          ...(reward.maxWin ? [words.spinsMost(money(reward.maxWin))] : []),
        ].join(' '),
      ];
    case 'cash':
      return reward.percent === undefined
        ? [words.cash(money(reward.amount ?? {}))]
        : [words.cashback(reward.percent, reward.cap ? money(reward.cap) : null)];
    case 'freebet':
      return [words.freebet(money(reward.amount), reward.minOdds), ...slipTerms(reward, language, '')];
    case 'bet_offer':
      return slipTerms(reward, language, money(reward.amount));
    case 'lootbox':
      return reward.items.flatMap(({ weight, prize }) =>
        (prize ? rewardLines(prize, words, money, language) : [words.nothing]).map(
          (line) => `${chanceText(weight, reward.items)}: ${line}`,
        ),
      );
    case 'points':
      return [words.points(reward.chargeable)];
    case 'tickets':
      return [contestTermsWords[language].gifts.tickets(reward.count)];
    case 'goods':
    case 'group':
      return [];
  }
}

const chanceText = (weight: number, items: readonly { weight: number }[]) =>
  `${weight}/${items.reduce((sum, item) => sum + item.weight, 0)}`;

/** What must be staked is the same for all rewards of a rule in practice; where it is not, each says its own. */
function wageringLines(rewards: readonly Reward[], words: TermsWords, money: Money): string[] {
  const own = wageringsOf(rewards).map((wagering) => {
    if (wagering.wager === 0) return words.stakeNothing;
    const { slots, other, tables } = wagering.weights;
    return [
      words.stake(wagering.wager),
      wagering.release === 'steps' ? words.steps : words.whole,
      words.weights(slots, other, tables),
      words.maxStake(money(wagering.maxStake)),
      ...(wagering.maxCashout ? [words.maxCashout(money(wagering.maxCashout))] : []),
    ].join('\n');
  });
  return own.length === 0 ? [words.stakeNothing] : [...new Set(own.flatMap((lines) => lines.split('\n')))];
}

const dayOf = (timestamp: string) => timestamp.slice(0, 10);

const isContest = (rule: PromotionRule): rule is PromotionRule & { contest: Contest } => rule.contest !== undefined;

/** The terms of a rule in one language, line by line: nothing that the rule does not say, and all that it asks. */
export function termsIn(rule: PromotionRule, language: PromotionLanguage): string[] {
  const words = termsWords[language];
  if (isContest(rule)) return contestTermsIn(rule, language);
  const money = moneyIn(language, currenciesOf(rule));
  const { condition, rewards, caps, schedule, trigger } = rule;
  const all = 'reaches' in trigger ? trigger.reaches.flatMap((step) => step.rewards) : rewards;
  const days = all.flatMap((reward) => ('days' in reward ? [reward.days] : []));
  const lasts = days.length > 0;
  return [
    ...all.flatMap((reward) => rewardLines(reward, words, money, language)),
    ...(condition.amountAtLeast ? [words.deposit(money(condition.amountAtLeast))] : []),
    ...(condition.depositNumber ? [words.depositNumber(condition.depositNumber.join(', '))] : []),
    ...wageringLines(all, words, money),
    ...(lasts ? [words.days(rule.takeDays, Math.min(...days))] : []),
    ...(lasts ? [words.cashFirst, words.stop] : []),
    [
      words.perPlayer(caps.perPlayer),
      ...(caps.perHousehold ? [words.household(caps.perHousehold)] : []),
      ...(condition.firstTime ? [words.firstTime] : []),
      ...(rule.audience.verified ? [words.verified] : []),
    ].join(' '),
    words.guarded,
    words.schedule(dayOf(schedule.from), schedule.to ? dayOf(schedule.to) : null),
  ];
}

/** A contest says first what it is, then what its gifts ask. */
function contestTermsIn(rule: PromotionRule & { contest: Contest }, language: PromotionLanguage): string[] {
  const words = termsWords[language];
  const { schedule } = rule;
  const money = moneyIn(language, currenciesOf(rule));
  const gifts = rewardsOf(rule);
  const days = gifts.flatMap((reward) => ('days' in reward ? [reward.days] : []));
  return [
    ...contestTerms(rule, {
      words: contestTermsWords[language],
      money: (amount, currency) => moneyIn(language, [currency])({ [currency]: amount }),
    }),
    ...(wageringsOf(gifts).length > 0 ? wageringLines(gifts, words, money) : []),
    ...(days.length > 0 ? [words.days(rule.takeDays, Math.min(...days))] : []),
    words.guarded,
    words.schedule(dayOf(schedule.from), schedule.to ? dayOf(schedule.to) : null),
  ].filter(Boolean);
}

export function termsOf(rule: PromotionRule): Record<PromotionLanguage, string[]> {
  return Object.fromEntries(promotionLanguages.map((language) => [language, termsIn(rule, language)])) as Record<
    PromotionLanguage,
    string[]
  >;
}

/** The same as a text to keep, with the hash it can be checked by. */
export function termsFile({ id, version, hash, rule }: PromotionTerms, language: PromotionLanguage): string {
  const { title, summary } = rule.texts[language];
  const lines = termsIn(rule, language).map((line) => `- ${line}`);
  return [title, '', summary, '', ...lines, '', `${id} v${version}`, `SHA-256 ${hash}`, ''].join('\n');
}

import {
  type BetOfferReward,
  type Currency,
  currencyCodes,
  type Licence,
  type LootboxReward,
  licences,
  type PerCurrency,
  type PromotionCheck,
  type PromotionRule,
  type Reward,
} from '@halley/contract';
import type { Protection } from '../geo/index.ts';
import { checkContest } from './check-contest.ts';
import { wordFaults } from './check-words.ts';
import { asksForDeposit } from './resolve-reward.ts';

export type RuleCheck = PromotionCheck['checks'][number];

const refused = (key: string, detail: string): RuleCheck => ({ key, level: 'refused', detail });
const warning = (key: string, detail: string): RuleCheck => ({ key, level: 'warning', detail });

type Wagering = Extract<Reward, { type: 'bonus' }> | NonNullable<Extract<Reward, { type: 'freespins' }>['wins']>;

/** What is in boxes beside what is given at once. */
const withPrizes = (rewards: readonly Reward[]): Reward[] =>
  rewards.flatMap((reward): Reward[] =>
    reward.type === 'lootbox' ? [reward, ...reward.items.flatMap(({ prize }) => prize ?? [])] : [reward],
  );

/** Every place of a rule that asks for stakes. */
export const wageringsOf = (rewards: readonly Reward[]): Wagering[] =>
  withPrizes(rewards).flatMap((reward): Wagering[] => {
    if (reward.type === 'bonus') return [reward];
    return reward.type === 'freespins' && reward.wins ? [reward.wins] : [];
  });

/** Rewards at the end, those of steps on the way and of places, and what boxes may hold. */
export const rewardsOf = ({
  trigger,
  rewards,
  contest,
}: Pick<PromotionRule, 'trigger' | 'rewards' | 'contest'>): Reward[] =>
  withPrizes([
    ...rewards,
    ...('reaches' in trigger ? trigger.reaches.flatMap((step) => step.rewards) : []),
    ...(contest?.prizes ?? []).flatMap((prize) => prize.rewards ?? []),
  ]);

/** Whatever names amounts per currency, by where it stands. */
function amountsOf(rule: PromotionRule): [place: string, amounts: PerCurrency][] {
  const found: [string, PerCurrency | undefined][] = [['condition.amountAtLeast', rule.condition.amountAtLeast]];
  rewardsOf(rule).forEach((reward, index) => {
    const at = (name: string) => `rewards.${index}.${name}`;
    if ('amount' in reward) found.push([at('amount'), reward.amount]);
    if ('cap' in reward) found.push([at('cap'), reward.cap]);
    if (reward.type === 'freespins') found.push([at('bet'), reward.bet], [at('maxWin'), reward.maxWin]);
    if (reward.type === 'goods') found.push([at('worth'), reward.worth]);
    for (const wagering of reward.type === 'lootbox' ? [] : wageringsOf([reward])) {
      found.push([at('maxStake'), wagering.maxStake], [at('maxCashout'), wagering.maxCashout]);
    }
  });
  return found.flatMap(([place, amounts]) => (amounts ? [[place, amounts] as [string, PerCurrency]] : []));
}

/** The currencies a promotion is for: those that every amount is written out in. */
export function currenciesOf(rule: PromotionRule): Currency[] {
  const all = amountsOf(rule).map(([, amounts]) => amounts);
  return currencyCodes.filter(
    (code) =>
      all.every((amounts) => amounts[code] !== undefined) &&
      (rule.audience.currency === undefined || rule.audience.currency.includes(code)),
  );
}

function checkAmounts(rule: PromotionRule): RuleCheck[] {
  const all = amountsOf(rule);
  const named = currencyCodes.filter((code) => all.some(([, amounts]) => amounts[code] !== undefined));
  const missing = all.flatMap(([place, amounts]) => {
    const without = named.filter((code) => amounts[code] === undefined);
    return without.length > 0 ? [refused('amounts', `${place}: ${without.join(', ')}`)] : [];
  });
  return currenciesOf(rule).length === 0 ? [...missing, refused('currencies', 'none has every amount')] : missing;
}

function checkRewards(rule: PromotionRule): RuleCheck[] {
  const hasMeter = 'meter' in rule.trigger && rule.trigger.meter !== undefined;
  return rewardsOf(rule).flatMap((reward, index): RuleCheck[] => {
    const at = `rewards.${index}`;
    switch (reward.type) {
      case 'bonus':
        if ((reward.percent === undefined) === (reward.amount === undefined)) return [refused('percent_or_amount', at)];
        return reward.percent !== undefined && !reward.cap ? [refused('percent_needs_cap', at)] : [];
      case 'cash':
        if ((reward.percent === undefined) === (reward.amount === undefined)) return [refused('percent_or_amount', at)];
        if (reward.percent !== undefined && !hasMeter) return [refused('percent_of_nothing', at)];
        return [];
      case 'freebet':
        return (reward.minLegs ?? 1) > (reward.maxLegs ?? 20) ? [refused('legs', at)] : [];
      case 'bet_offer':
        return offerFaultsOf(reward).map((detail) => refused('bet_offer', `${at}: ${detail}`));
      case 'lootbox':
        return boxFaults(reward).map((detail) => refused('lootbox', `${at}: ${detail}`));
      case 'goods':
        return rule.card ? [] : [refused('reward', 'goods are had for points alone')];
      case 'freespins':
        return reward.result === 'bonus' && !reward.wins ? [refused('wins_need_terms', at)] : [];
      default:
        return [];
    }
  });
}

/** Each kind has its own measure, and no other. */
function offerFaultsOf({ offer, percent, steps, target, minLegs, maxLegs }: BetOfferReward): string[] {
  const found: string[] = [];
  const least = minLegs ?? 1;
  if (least > (maxLegs ?? 20)) found.push('more legs at least than at most');
  if (offer === 'odds_boost') {
    if ((percent === undefined) === (target === undefined))
      found.push('a boost of one price has a percentage or a target');
    if (steps) found.push('steps are those of a combo boost');
    if (least > 1) found.push('a boost of one price is for a single');
    return found;
  }
  if (target) found.push('a target is that of a boost of one price');
  if (offer === 'combo_boost') {
    if (!steps || percent !== undefined) found.push('a combo boost has steps, and no percentage');
    const rises = (steps ?? []).every(
      (step, index, all) =>
        index === 0 || (step.legs > (all[index - 1]?.legs ?? 0) && step.percent >= (all[index - 1]?.percent ?? 0)),
    );
    if (!rises) found.push('steps rise');
    return found;
  }
  if (percent === undefined || percent > 100 || steps) found.push('insurance has a percentage up to 100, and no steps');
  if (least < 2) found.push('insurance is for a multiple: at least 2 legs');
  return found;
}

/** A box gives something in every case or says that it may not; a part of a deposit is nothing that could lie in one. */
function boxFaults({ items }: LootboxReward): string[] {
  const isPart = items.some(({ prize }) => prize && 'percent' in prize && prize.percent !== undefined);
  return [
    ...(isPart ? ['a prize is an amount'] : []),
    ...(items.every(({ prize }) => prize === null) ? ['there is no prize'] : []),
  ];
}

/** What the points shop asks of a card. */
function checkCard({ card, trigger, rewards, condition }: PromotionRule): RuleCheck[] {
  const isForPoints = 'claim' in trigger && trigger.claim === 'points';
  if (!card) return isForPoints ? [refused('card', 'what is had for points needs its card')] : [];
  const found: RuleCheck[] = [];
  if (!isForPoints) found.push(refused('card', 'only what is claimed with points has one'));
  if (card.price.EUR === undefined) found.push(refused('card', 'a price in EUR is what others fall back to'));
  if (rewards.length !== 1) found.push(refused('card', 'gives one thing'));
  if (rewards.some(({ type }) => type === 'points' || type === 'group'))
    found.push(refused('card', 'points for points'));
  if (rewards.some(({ type }) => type === 'freebet' || type === 'bet_offer'))
    found.push(refused('card', 'offers for bets are not sold'));
  if (condition.amountAtLeast || condition.depositNumber)
    found.push(refused('card', 'asks for points, and no deposit'));
  return found;
}

function checkTrigger(rule: PromotionRule): RuleCheck[] {
  const { kind, trigger, rewards } = rule;
  if (rule.contest) return [];
  if ('rank' in trigger || 'draw' in trigger) return [refused('trigger', 'places and draws are those of a contest')];
  if ('claim' in trigger && trigger.claim === 'join') return [refused('trigger', 'join is not there yet')];
  if ('claim' in trigger && trigger.claim === 'daily' && rewards.some(({ type }) => type !== 'lootbox')) {
    return [refused('trigger', 'what is taken once a day is a turn')];
  }
  if ('claim' in trigger && trigger.claim === 'staff' && asksForDeposit(rule)) {
    return [refused('trigger', 'staff give what asks for no deposit')];
  }
  if ('event' in trigger && trigger.event === 'settled') return [refused('trigger', 'settled is not there yet')];
  const meter = 'meter' in trigger ? trigger.meter : undefined;
  const found: RuleCheck[] = [];
  if (meter?.of === 'points') found.push(refused('trigger', 'points are not there yet'));
  // PR-09: what somebody has lost is known for cashback alone.
  if (meter?.of === 'netLoss' && (kind !== 'cashback' || !('every' in trigger))) found.push(refused('losses', kind));
  if (kind === 'cashback') {
    if (meter?.of !== 'netLoss') found.push(refused('cashback', 'needs a period and the meter netLoss'));
    if (rewards.some(({ type }) => type !== 'cash')) found.push(refused('cashback', 'is paid in cash'));
  }
  return found;
}

function checkProfiles(rule: PromotionRule, protectionOf: (licence: Licence) => Protection): RuleCheck[] {
  const profiles = licences
    .filter((licence) => rule.audience.licence === undefined || rule.audience.licence.includes(licence))
    .map((licence) => ({ licence, ...protectionOf(licence) }));
  const rewards = rewardsOf(rule);
  const wager = Math.max(0, ...wageringsOf(rewards).map((one) => one.wager));
  const lowered = profiles.filter(({ mostWagering }) => wager > mostWagering);
  const found: RuleCheck[] = [];
  for (const { licence, mostWagering } of lowered) {
    found.push(warning('wagering', `${licence}: ${wager} is issued as ${mostWagering}`));
  }
  if (wager > usualWagering && lowered.length === 0)
    found.push(warning('wagering', `${wager}, usual ${usualWagering}`));

  const least = leastDaysOf(profiles);
  const days = rewards.flatMap((reward) => [
    ...('days' in reward ? [reward.days] : []),
    ...(reward.type === 'freespins' && reward.wins ? [reward.wins.days] : []),
  ]);
  if (Math.min(rule.takeDays, ...days) < least) found.push(refused('validity', `at least ${least} days`));

  const strict = profiles.filter(({ oneProduct }) => oneProduct).map(({ licence }) => licence);
  const mixed = productsOf(rule);
  if (strict.length > 0 && mixed.length > 0)
    found.push(refused('one_product', `${strict.join(', ')}: ${mixed.join(', ')}`));
  return found;
}

const usualWagering = 10;
const leastDays = 7;

/** PR-08: so long must everything be valid that players of these markets are given. */
export const leastDaysOf = (profiles: readonly Pick<Protection, 'leastBonusDays'>[]): number =>
  Math.max(leastDays, ...profiles.map(({ leastBonusDays }) => leastBonusDays));

/** What of a rule is of another product than the rule says. */
function productsOf(rule: PromotionRule): string[] {
  if (rule.product === 'any') return ['product'];
  const isSport = rule.product === 'sport';
  return rewardsOf(rule).flatMap((reward, index) => {
    const at = `rewards.${index}`;
    if (reward.type === 'freespins' && isSport) return [at];
    if ((reward.type === 'freebet' || reward.type === 'bet_offer') && !isSport) return [at];
    const counted = wageringsOf([reward]).filter(({ weights: { slots, other, tables, sport = 0 } }) =>
      isSport ? slots + other + tables > 0 : sport > 0,
    );
    return counted.length > 0 ? [at] : [];
  });
}

function checkBudget({ budget, schedule, caps }: PromotionRule): RuleCheck[] {
  const found: RuleCheck[] = [];
  if (budget.hard < budget.expected) found.push(refused('budget', 'ends below what is expected'));
  if (schedule.to !== undefined && schedule.to <= schedule.from)
    found.push(refused('schedule', 'ends before it starts'));
  if (caps.total !== undefined && caps.perDay !== undefined && caps.perDay > caps.total) {
    found.push(warning('caps', 'more a day than in all'));
  }
  return found;
}

/** What the house has against a rule; nothing: one line that says so. */
export function checkRule(rule: PromotionRule, protectionOf: (licence: Licence) => Protection): RuleCheck[] {
  const asksNothing = !asksForDeposit(rule) && wageringsOf(rewardsOf(rule)).every(({ wager }) => wager === 0);
  const found = [
    ...checkAmounts(rule),
    ...checkRewards(rule),
    ...checkTrigger(rule),
    ...checkCard(rule),
    ...checkContest(rule).map(({ key, detail }) => refused(key, detail)),
    ...checkProfiles(rule, protectionOf),
    ...checkBudget(rule),
    ...wordFaults(rule.texts, { asksNothing }).map(({ key, detail }) => refused(key, detail)),
  ];
  return found.length > 0 ? found : [{ key: 'rule', level: 'ok' }];
}

export const isRefused = (checks: readonly RuleCheck[]): boolean => checks.some(({ level }) => level === 'refused');

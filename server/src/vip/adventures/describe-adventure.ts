import { type AdventureReward, type AdventureStanding, type Currency, wireCents } from '@halley/contract';
import { dayOfStep, dayPlus, dayText, type StoredAdventure, stepsOf } from './adventure.ts';
import { rewardOfStep } from './give-prizes.ts';
import type { DoneDay, StepCount } from './progress-store.ts';
import { type BreakSpan, madeUpOn, stepOn } from './step-on.ts';

export interface StandingFacts {
  currency: Currency;
  counts: readonly StepCount[];
  done: readonly DoneDay[];
  breaks: readonly BreakSpan[];
  now: Date;
}

type Step = AdventureStanding['days'][number];

const prizeOf = (reward: AdventureReward, currency: Currency): Step['prize'] =>
  reward.type === 'freespins'
    ? { type: 'freespins', count: reward.count }
    : { type: 'bonus', amount_cents: reward.amount?.[currency] ?? 0 };

const notBelowZero = (amount: bigint) => wireCents(amount < 0n ? 0n : amount);

/** How an adventure stands for one player, in one currency. */
export function describeAdventure(adventure: StoredAdventure, facts: StandingFacts): AdventureStanding {
  const { currency, counts, done, breaks, now } = facts;
  const today = dayText(now);
  const step = stepOn(adventure, today, breaks);
  const count = counts.find((one) => one.step === step && one.currency === currency);
  return {
    prefix: adventure.rule.prefix,
    currency,
    days: adventure.rule.days.map((_, index) => describeStep(adventure, index + 1, facts)),
    superb: describeSuper(adventure, facts),
    today:
      step === null || (today > adventure.lastDay && done.some((day) => day.step === step))
        ? null
        : {
            step,
            is_made_up: today > adventure.lastDay,
            deposited_cents: notBelowZero(count?.deposited ?? 0n),
            staked_cents: notBelowZero(count?.staked ?? 0n),
          },
    take_days: adventure.rule.take_days,
  };
}

function describeStep(adventure: StoredAdventure, step: number, facts: StandingFacts): Step {
  const { currency, done, breaks, now } = facts;
  const today = dayText(now);
  const day = dayOfStep(adventure, step);
  const ended = done.find((one) => one.step === step);
  const made = ended || day >= today ? null : madeUpOn(adventure, step, breaks);
  const madeUp = made !== null && made >= today ? made : null;
  const { deposit = {}, stake = {} } = adventure.rule.days[step - 1] ?? {};
  return {
    step,
    day,
    state: ended ? 'completed' : madeUp ? 'break' : day === today ? 'active' : day < today ? 'lost' : 'future',
    made_up_on: madeUp,
    deposit_cents: deposit[currency] ?? 0,
    stake_cents: stake[currency] ?? 0,
    prize: prizeOf(rewardOfStep(adventure, step), currency),
    gift: ended?.gift ?? null,
  };
}

function describeSuper(adventure: StoredAdventure, facts: StandingFacts): AdventureStanding['superb'] {
  const steps = stepsOf(adventure);
  const day = dayPlus(adventure.lastDay, 1);
  const ended = facts.done.find((one) => one.step === steps + 1);
  const open = adventure.rule.days.some((_, index) => {
    const { state } = describeStep(adventure, index + 1, facts);
    return state === 'lost';
  });
  return {
    step: steps + 1,
    day,
    state: ended ? 'completed' : open ? 'lost' : 'future',
    prize: prizeOf(adventure.rule.super_prize, facts.currency),
    gift: ended?.gift ?? null,
  };
}

import type { MarkerKind, ProtectionRules } from '@halley/contract';
import type { DayFacts } from './facts-of-day.ts';
import { daysAfter } from './quarter.ts';

export interface Measure {
  /** What is held against the rule's figures. */
  measure: bigint;
  /** What staff read beside it. Amounts end in `_cents`. */
  figures: Readonly<Record<string, number>>;
}

type MeasureOf<Kind extends MarkerKind> = (
  days: readonly DayFacts[],
  rule: ProtectionRules[Kind],
  all: { day: string; earlier: readonly DayFacts[] },
) => Measure;

const total = (days: readonly DayFacts[], of: (facts: DayFacts) => number): number =>
  days.reduce((sum, facts) => sum + of(facts), 0);
const sumOf = (days: readonly DayFacts[]): bigint => days.reduce((sum, { deposited }) => sum + deposited, 0n);
const counted = (count: number, figures: Record<string, number>): Measure => ({ measure: BigInt(count), figures });

/** How many days deposits are compared with. */
const usualDays = 28;

/** What each rule counts in its days. Nothing of it goes by wins or losses of the house. */
const measures: { [Kind in MarkerKind]: MeasureOf<Kind> } = {
  rising_deposits(days, rule, { day, earlier }) {
    const recent = sumOf(days);
    const from = daysAfter(day, -rule.days - usualDays);
    const before = sumOf(earlier.filter((facts) => facts.day > from));
    const usual = (before * BigInt(rule.days)) / BigInt(usualDays);
    const base = usual > BigInt(rule.usual_cents) ? usual : BigInt(rule.usual_cents);
    const figures = { deposited_cents: Number(recent), usual_cents: Number(base), days: rule.days };
    return { measure: (recent * 100n) / base, figures };
  },
  chasing: (days, rule) =>
    counted(
      total(days, ({ chases }) => chases),
      { days: rule.days, minutes: rule.minutes },
    ),
  raising_stakes: (days, rule) =>
    counted(
      total(days, ({ stakeRaises }) => stakeRaises),
      { days: rule.days, percent: rule.percent },
    ),
  night_play: (days, rule) =>
    counted(days.filter(({ nightRounds }) => nightRounds >= rule.rounds).length, {
      days: rule.days,
      rounds: total(days, ({ nightRounds }) => nightRounds),
    }),
  failed_cards: (days, rule) =>
    counted(
      total(days, ({ refusedDeposits }) => refusedDeposits),
      { days: rule.days },
    ),
  recalled_cashouts: (days, rule) =>
    counted(
      total(days, ({ recalledCashouts }) => recalledCashouts),
      { days: rule.days },
    ),
  raised_limits: (days, rule) =>
    counted(
      total(days, ({ limitsAsked }) => limitsAsked),
      { days: rule.days },
    ),
  long_sessions: (days, rule) =>
    counted(days.filter(({ longestMinutes }) => longestMinutes >= rule.minutes).length, {
      days: rule.days,
      longest_minutes: Math.max(0, ...days.map(({ longestMinutes }) => longestMinutes)),
    }),
  at_the_limit: (days, rule) =>
    counted(days.filter(({ limitsReached }) => limitsReached > 0).length, { days: rule.days }),
};

/** Of a day, with the days before it that a rule looks at. Days without anything may be missing. */
export function measureOf(
  kind: MarkerKind,
  { day, days, rules }: { day: string; days: readonly DayFacts[]; rules: ProtectionRules },
): Measure {
  const from = daysAfter(day, -rules[kind].days);
  const until = days.filter((facts) => facts.day <= day);
  const measure = measures[kind] as MeasureOf<MarkerKind>;
  return measure(
    until.filter((facts) => facts.day > from),
    rules[kind] as never,
    { day, earlier: until.filter((facts) => facts.day <= from) },
  );
}

import type {
  MartCategory,
  MartTag,
  PromotionKind,
  PromotionLanguage,
  PromotionRule,
  Reward,
  Trigger,
} from '@halley/contract';
import { type Currency, isCurrency } from '@halley/contract/money';
import { unitsText } from '@halley/ui/form';
import { type ContestFields, currenciesOfContest, fieldsOfContest } from './contest-fields.ts';
import type { Amounts } from './reading.ts';
import { amountsOf, fieldsOfReward, type RewardFields } from './reward-fields.ts';

/** What sets a promotion off, as one choice; `kept`: by something this form does not show, left as it is. */
export type TriggerChoice =
  | `event:${'registered' | 'email_confirmed' | 'deposited' | 'verified' | 'signed_in' | 'settled' | 'birthday' | 'level_reached'}`
  | `claim:${'code' | 'choice' | 'join' | 'points' | 'staff' | 'daily'}`
  | `every:${'day' | 'week' | 'month'}`
  | 'kept';

/** A rule as it is typed. Everything is text; nothing is lost on the way back. */
export interface PromotionFields {
  kind: PromotionKind;
  product: PromotionRule['product'];
  currencies: readonly Currency[];
  texts: Readonly<Record<PromotionLanguage, { title: string; summary: string }>>;
  groupKey: string;
  trigger: TriggerChoice;
  /** Of what is had for points: its card in the shop. */
  cardGroup: string;
  cardCategory: MartCategory;
  cardTag: MartTag | '';
  /** Whole points, by currency; empty: as in EUR. */
  cardPrice: Amounts;
  /** Of a contest: what it counts, and what it gives. */
  contest: ContestFields | undefined;
  /** As a control for moments has it, in UTC. */
  from: string;
  to: string;
  weekdays: readonly string[];
  takeDays: string;
  groups: string;
  notGroups: string;
  country: string;
  licence: readonly string[];
  vip: readonly string[];
  levelFrom: string;
  levelTo: string;
  segment: string;
  stag: string;
  verified: '' | 'yes' | 'no';
  playerIds: string;
  depositNumber: string;
  amountAtLeast: Amounts;
  method: string;
  firstTime: boolean;
  accountAgeDays: string;
  rewards: readonly RewardFields[];
  perPlayer: string;
  perHousehold: string;
  perDay: string;
  total: string;
  budgetCurrency: Currency;
  expected: string;
  hard: string;
  stackGroup: string;
  stackOrder: string;
}

const listText = (list: readonly (string | number)[] | undefined) => (list ?? []).join(', ');
const textOf = (value: string | number | undefined) => (value === undefined ? '' : String(value));
/** To the minute, as people choose it. */
export const momentText = (iso: string | undefined) => (iso ?? '').slice(0, 16);

export function triggerChoice(trigger: Trigger): TriggerChoice {
  if ('event' in trigger) return `event:${trigger.event}`;
  if ('claim' in trigger) return `claim:${trigger.claim}`;
  return 'every' in trigger ? `every:${trigger.every}` : 'kept';
}

/** The parts of a reward among which amounts are; of a box, those of its prizes. */
const partsOf = (reward: Reward): object[] =>
  reward.type === 'lootbox'
    ? reward.items.flatMap(({ prize }) => (prize ? partsOf(prize) : []))
    : Object.values(reward).filter((part) => typeof part === 'object');

/** Every currency that an amount of the rule is written in. Prices in points are none: who has no own pays that of EUR. */
export function currenciesOf(rule: PromotionRule): Currency[] {
  if (rule.contest) return currenciesOfContest(rule.contest);
  const amounts = [rule.condition.amountAtLeast, ...rule.rewards.flatMap(partsOf)];
  const named = new Set(amounts.flatMap((part) => Object.keys(part ?? {})).filter(isCurrency));
  return named.size > 0 ? [...named] : [rule.budget.currency];
}

export function fieldsOfRule(rule: PromotionRule): PromotionFields {
  const { schedule, audience, condition, caps, budget, stacking, card } = rule;
  return {
    kind: rule.kind,
    product: rule.product,
    currencies: currenciesOf(rule),
    texts: rule.texts,
    groupKey: rule.groupKey ?? '',
    trigger: triggerChoice(rule.trigger),
    cardGroup: card?.group ?? '',
    cardCategory: card?.category ?? 'FREE_SPINS',
    cardTag: card?.tag ?? '',
    cardPrice: Object.fromEntries(Object.entries(card?.price ?? {}).map(([code, points]) => [code, String(points)])),
    contest: fieldsOfContest(rule),
    from: momentText(schedule.from),
    to: momentText(schedule.to),
    weekdays: (schedule.weekdays ?? []).map(String),
    takeDays: String(rule.takeDays),
    groups: listText(audience.groups),
    notGroups: listText(audience.notGroups),
    country: listText(audience.country),
    licence: audience.licence ?? [],
    vip: audience.vip ?? [],
    levelFrom: textOf(audience.level?.from),
    levelTo: textOf(audience.level?.to),
    segment: audience.segment ?? '',
    stag: listText(audience.stag),
    verified: audience.verified === undefined ? '' : audience.verified ? 'yes' : 'no',
    playerIds: listText(audience.playerIds),
    depositNumber: listText(condition.depositNumber),
    amountAtLeast: amountsOf(condition.amountAtLeast),
    method: listText(condition.method),
    firstTime: condition.firstTime === true,
    accountAgeDays: textOf(condition.accountAgeDays),
    rewards: rule.rewards.map(fieldsOfReward),
    perPlayer: String(caps.perPlayer),
    perHousehold: textOf(caps.perHousehold),
    perDay: textOf(caps.perDay),
    total: textOf(caps.total),
    budgetCurrency: budget.currency,
    expected: unitsText(budget.expected, budget.currency),
    hard: unitsText(budget.hard, budget.currency),
    stackGroup: stacking.group,
    stackOrder: String(stacking.order),
  };
}

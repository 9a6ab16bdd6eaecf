import type { PromotionLanguage, PromotionRule, Trigger } from '@halley/contract';
import type { FieldShape } from '@halley/contract/call-forms';
import type { Currency } from '@halley/contract/money';
import { entriesOf } from '@halley/ui/form';
import { contestOf } from './contest-of-fields.ts';
import { momentText, type PromotionFields } from './promotion-fields.ts';
import { type Faults, type Reading, startReading, withoutEmpty } from './reading.ts';
import { rewardOf } from './reward-fields.ts';
import { shapeAt } from './rule-shape.ts';

export type ReadRule = { rule: PromotionRule; faults?: undefined } | { rule?: undefined; faults: Faults };

/** What was typed, as a rule. `base` keeps what the form does not show; faults are named by their place in the rule. */
export function ruleOfFields(fields: PromotionFields, base: PromotionRule): ReadRule {
  const reading = startReading();
  const { kind, currencies } = fields;
  const contest = fields.contest && contestOf({ kind, contest: fields.contest, currencies, base }, reading);
  const rule = withoutEmpty({
    kind: fields.kind,
    product: fields.product,
    texts: textsOf(fields, reading),
    groupKey: optional(reading, 'groupKey', fields.groupKey),
    schedule: scheduleOf(fields, reading, base.schedule),
    trigger: contest?.trigger ?? triggerOf(fields, base.trigger),
    card: cardOf(fields, reading),
    contest: contest?.contest,
    audience: audienceOf(fields, reading, base),
    condition: conditionOf(fields, reading),
    rewards: fields.rewards.map((reward, place) =>
      rewardOf(reward, reading, { at: `rewards.${place}`, currencies: fields.currencies }),
    ),
    takeDays: one(reading, 'takeDays', fields.takeDays),
    caps: withoutEmpty({
      perPlayer: one(reading, 'caps.perPlayer', fields.perPlayer),
      perHousehold: one(reading, 'caps.perHousehold', fields.perHousehold),
      perDay: one(reading, 'caps.perDay', fields.perDay),
      total: one(reading, 'caps.total', fields.total),
    }),
    budget: budgetOf(fields, reading),
    stacking: {
      group: fields.stackGroup.trim(),
      order: one(reading, 'stacking.order', fields.stackOrder),
    },
  }) as PromotionRule;
  // A contest gives by its places or levels.
  if (fields.rewards.length === 0 && !contest) reading.fail('rewards', { code: 'required' });
  if (fields.currencies.length === 0) reading.fail('currencies', { code: 'required' });
  return Object.keys(reading.faults).length === 0 ? { rule } : { faults: reading.faults };
}

const one = <Value>(reading: Reading, path: string, typed: string | readonly string[]) =>
  reading.one<Value>(path, shapeAt(...path.split('.')), typed);

/** A text or a list that is left out when nothing was typed. */
const optional = <Value>(reading: Reading, path: string, typed: string | readonly string[]) =>
  (typeof typed === 'string' ? typed.trim() : typed).length === 0 ? undefined : one<Value>(reading, path, typed);

function textsOf({ texts }: PromotionFields, reading: Reading): PromotionRule['texts'] {
  const languages = Object.entries(texts).map(([language, { title, summary }]) => [
    language,
    {
      title: one(reading, `texts.${language}.title`, title),
      summary: one(reading, `texts.${language}.summary`, summary),
    },
  ]);
  return Object.fromEntries(languages) as Record<PromotionLanguage, { title: string; summary: string }>;
}

type Schedule = PromotionRule['schedule'];

function scheduleOf(fields: PromotionFields, reading: Reading, base: Schedule): Schedule {
  // A control for moments knows no seconds: what nobody has changed keeps its own.
  const kept = ({ name, typed }: { name: 'from' | 'to'; typed: string }) =>
    momentText(base[name]) === typed ? base[name] : undefined;
  const from = kept({ name: 'from', typed: fields.from }) ?? one<string>(reading, 'schedule.from', fields.from);
  const to = kept({ name: 'to', typed: fields.to }) ?? optional<string>(reading, 'schedule.to', fields.to);
  if (from && to && to <= from) reading.fail('schedule.to', { code: 'not_fitting' });
  const weekdays = fields.weekdays.map(Number).toSorted((one, other) => one - other);
  return withoutEmpty({ from, to, weekdays: weekdays.length > 0 ? weekdays : undefined }) as Schedule;
}

/** What was lost with own money in the period: the one meter that knows losses, for cashback alone. */
const lossOf = (window: 'day' | 'week' | 'month') =>
  ({ of: 'netLoss', money: 'cash', games: {}, window, from: 'start' }) as const;

function triggerOf({ trigger }: Pick<PromotionFields, 'trigger'>, base: Trigger): Trigger {
  if (trigger === 'kept') return base;
  const [how, what] = trigger.split(':');
  if (how === 'event') return { event: what } as Trigger;
  if (how === 'claim') return { claim: what } as Trigger;
  if ('every' in base && base.every === what) return base;
  const every = what as 'day' | 'week' | 'month';
  const meter = 'every' in base && base.meter ? { ...base.meter, window: every } : lossOf(every);
  return { every, meter };
}

/** The currencies that a price in points can be typed for: those of the promotion, EUR, and what has one already. */
export function pricedIn({ currencies, cardPrice }: Pick<PromotionFields, 'currencies' | 'cardPrice'>): Currency[] {
  const typed = (Object.keys(cardPrice) as Currency[]).filter((code) => cardPrice[code]?.trim());
  return [...new Set<Currency>(['EUR', ...currencies, ...typed])];
}

/** Only what is claimed with points has a card. Who has no price in their currency pays that of EUR. */
function cardOf(fields: PromotionFields, reading: Reading): PromotionRule['card'] {
  if (fields.trigger !== 'claim:points') return undefined;
  const shape: FieldShape = shapeAt('card', 'price').item ?? { kind: 'number', whole: true, least: 1 };
  const price = pricedIn(fields).flatMap((code) => {
    const typed = fields.cardPrice[code] ?? '';
    return typed.trim() === '' && code !== 'EUR'
      ? []
      : [[code, reading.needed<number>(`card.price.${code}`, shape, typed)]];
  });
  return withoutEmpty({
    group: reading.needed('card.group', shapeAt('card', 'group'), fields.cardGroup),
    category: fields.cardCategory,
    tag: fields.cardTag || undefined,
    price: Object.fromEntries(price),
  }) as PromotionRule['card'];
}

function audienceOf(fields: PromotionFields, reading: Reading, base: PromotionRule): PromotionRule['audience'] {
  const list = (name: string, typed: string | readonly string[]) => optional(reading, `audience.${name}`, typed);
  const hasLevel = (fields.levelFrom + fields.levelTo).trim() !== '';
  const level = hasLevel
    ? {
        from: one<number>(reading, 'audience.level.from', fields.levelFrom.trim() || '1') ?? 1,
        to: one<number>(reading, 'audience.level.to', fields.levelTo.trim() || '12') ?? 12,
      }
    : undefined;
  if (level && level.from > level.to) reading.fail('audience.level.to', { code: 'too_small', bound: level.from });
  return withoutEmpty({
    groups: list('groups', fields.groups),
    notGroups: list('notGroups', fields.notGroups),
    country: list('country', fields.country),
    currency: base.audience.currency,
    licence: list('licence', fields.licence),
    vip: list('vip', fields.vip),
    level,
    segment: list('segment', fields.segment),
    stag: list('stag', fields.stag),
    verified: fields.verified === '' ? undefined : fields.verified === 'yes',
    playerIds: list('playerIds', fields.playerIds),
  }) as PromotionRule['audience'];
}

function conditionOf(fields: PromotionFields, reading: Reading): PromotionRule['condition'] {
  const { currencies } = fields;
  return withoutEmpty({
    depositNumber: optional(reading, 'condition.depositNumber', fields.depositNumber),
    amountAtLeast: reading.amounts('condition.amountAtLeast', fields.amountAtLeast, { currencies, isNeeded: false }),
    method: entriesOf(fields.method).length > 0 ? one(reading, 'condition.method', fields.method) : undefined,
    firstTime: fields.firstTime || undefined,
    accountAgeDays: one(reading, 'condition.accountAgeDays', fields.accountAgeDays),
  }) as PromotionRule['condition'];
}

function budgetOf(fields: PromotionFields, reading: Reading): PromotionRule['budget'] {
  const { budgetCurrency: currency } = fields;
  const expected = reading.amount('budget.expected', fields.expected, currency) ?? 0;
  const hard = reading.amount('budget.hard', fields.hard, currency) ?? 0;
  if (expected > 0 && hard > 0 && hard < expected) {
    reading.fail('budget.hard', { code: 'too_small', bound: expected, currency });
  }
  return { currency, expected, hard };
}

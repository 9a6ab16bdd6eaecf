import type { z } from 'zod';
import type { VipAdventures } from './documents/promotions.ts';
import { isTester } from './groups.ts';

type AdventuresConfig = z.output<typeof VipAdventures>;
type WrittenDay = AdventuresConfig['prizes'][string][number];

/** Where a day stands today. `superPrize` is the extra step behind the last one. */
export type AdventureDayState = 'completed' | 'active' | 'lost' | 'future' | 'superPrize';

export type AdventurePrize =
  | { type: 'fs'; count: number }
  | { type: 'bonus'; name: string }
  /** The extra day has no prize of its own in the document. */
  | { type: 'superPrize' };

export interface AdventureDay {
  /** `2026-12-01`, UTC. */
  day: string;
  index: number;
  /** Of the adventure: titles of its days and prizes begin with it. */
  prefix: string;
  step: number;
  stepTotal: number;
  isCompleted: boolean;
  superb: boolean;
  state: AdventureDayState;
  prize: AdventurePrize;
  /** Values are filled in; null for the extra day. */
  condition: WrittenDay['condition'] | null;
  variables: Readonly<Record<string, string>>;
  image: string | null;
}

export interface Adventure {
  days: AdventureDay[];
  isFinished: boolean;
}

export interface AdventureVisitor {
  groups: readonly number[];
  /** Names of all statuses: a day is done when one of them is its title. */
  statusNames: readonly string[];
  currency: string;
  now: Date;
}

const titlePattern = /^(.+)__(\d{1,3})\/(\d{1,3})__(\d{2})\/(\d{2})\/(\d{4})$/;
const prizePattern = /^(.+?)__(\d{1,3})__(\d{2})\/(\d{2})\/(\d{4})__(.+)$/;
const dayMs = 24 * 60 * 60 * 1000;

/** `trip__1/7__01/12/2026`: step 1 of 7, on 1 December. Undefined for what is no such title, 31 February among it. */
export function readDayTitle(title: string): { prefix: string; step: number; total: number; day: string } | undefined {
  const [, prefix, step, total, date, month, year] = titlePattern.exec(title) ?? [];
  if (prefix === undefined) return undefined;
  const day = `${year}-${month}-${date}`;
  const parsed = new Date(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
  if (!isReal || Number(step) < 1 || Number(step) > Number(total)) return undefined;
  return { prefix, step: Number(step), total: Number(total), day };
}

/** `trip__1__01/12/2026__20 free spins`: the gift of a day and how it is called. Undefined: a gift of no adventure. */
export function readPrizeTitle(title: string): { prefix: string; step: number; day: string; text: string } | undefined {
  const [, prefix, step, date, month, year, text] = prizePattern.exec(title) ?? [];
  if (prefix === undefined || text === undefined) return undefined;
  return { prefix, step: Number(step), day: `${year}-${month}-${date}`, text };
}

/** Whether a gift of this title is what a day of an adventure gives. */
export function isPrizeOf(
  title: string,
  { prefix, step, day }: Pick<AdventureDay, 'prefix' | 'step' | 'day'>,
): boolean {
  const prize = readPrizeTitle(title);
  return prize?.prefix === prefix && prize.step === step && prize.day === day;
}

/**
 * The adventure of a player: the first group of the document that the player is in. Testers who are in none look at the
 * first there is. Null: there is none, or none of its days can be read.
 */
export function adventureOf(config: AdventuresConfig, visitor: AdventureVisitor): Adventure | null {
  const groups = Object.keys(config.prizes);
  const own = groups.find((id) => visitor.groups.includes(Number(id)));
  const group = own ?? (isTester(visitor.groups) ? groups[0] : undefined);
  if (group === undefined) return null;
  const variables = valuesIn(config.variables[group] ?? {}, visitor.currency);
  const today = visitor.now.toISOString().slice(0, 10);
  const written = (config.prizes[group] ?? [])
    .flatMap((entry) => {
      const title = readDayTitle(entry.title);
      return title ? [{ entry, ...title }] : [];
    })
    .sort((a, b) => a.step - b.step);
  const last = written.at(-1);
  if (!last) return null;
  const days = written.map(({ entry, prefix, step, total, day }, index): AdventureDay => {
    const isCompleted = visitor.statusNames.includes(entry.title);
    return {
      day,
      index,
      prefix,
      step,
      stepTotal: total,
      isCompleted,
      superb: false,
      variables,
      state: isCompleted ? 'completed' : day === today ? 'active' : day < today ? 'lost' : 'future',
      prize: 'freespin' in entry.prize ? { type: 'fs', count: entry.prize.freespin } : bonus(entry.prize, variables),
      condition: {
        minDep: fill(entry.condition.minDep, variables),
        wager: fill(entry.condition.wager, variables),
        periodActivationDays: fill(entry.condition.periodActivationDays, variables),
      },
      image: entry.image?.src ?? null,
    };
  });
  const extra = dayAfter(last.day);
  return {
    days: [...days, superDay(days, extra)],
    isFinished: (days.at(-1)?.isCompleted ?? false) || today > extra,
  };
}

function superDay(days: readonly AdventureDay[], day: string): AdventureDay {
  const { prefix, step, variables } = days.at(-1) as AdventureDay;
  return {
    day,
    index: days.length,
    prefix,
    step: step + 1,
    stepTotal: step + 1,
    isCompleted: false,
    superb: true,
    state: 'superPrize',
    prize: { type: 'superPrize' },
    condition: null,
    variables,
    image: null,
  };
}

function bonus(prize: WrittenDay['prize'], variables: Readonly<Record<string, string>>): AdventurePrize {
  return { type: 'bonus', name: 'bonus' in prize ? fill(prize.bonus, variables) : '' };
}

/** In the player's money; what has no value in it is told in euro. */
function valuesIn(variables: AdventuresConfig['variables'][string], currency: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).map(([name, values]) => [name, values[currency] ?? values.EUR ?? '']),
  );
}

function fill(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) =>
    Object.hasOwn(variables, name) ? (variables[name] ?? '') : '',
  );
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
}

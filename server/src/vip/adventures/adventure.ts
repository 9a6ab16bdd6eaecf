import type { AdventureRule, AdventureState } from '@halley/contract';

/** An adventure as it is stored. */
export interface StoredAdventure {
  id: number;
  state: AdventureState;
  rule: AdventureRule;
  version: number;
  groupId: number;
  /** `2026-12-01`, UTC. */
  firstDay: string;
  lastDay: string;
  /** The group of a day's status is this number and its step. */
  statusFrom: number;
  writers: readonly number[];
  madeByName: string;
  changedAt: Date;
  publishedByName: string | null;
  publishedAt: Date | null;
  endedAt: Date | null;
  hard: bigint;
  spent: bigint;
}

const dayMs = 24 * 60 * 60 * 1000;

export const dayText = (at: Date): string => at.toISOString().slice(0, 10);

export const dayPlus = (day: string, days: number): string =>
  dayText(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs));

/** How many days lie between two; below zero: the other is earlier. */
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

type Span = Pick<StoredAdventure, 'firstDay' | 'lastDay'>;

export const stepsOf = ({ firstDay, lastDay }: Span): number => daysBetween(firstDay, lastDay) + 1;

export const dayOfStep = ({ firstDay }: Span, step: number): string => dayPlus(firstDay, step - 1);

/** What fell into breaks can be made up for as many days as the adventure had. */
export const lastMadeUpDay = (span: Span): string => dayPlus(span.lastDay, stepsOf(span));

const written = (day: string): string => day.split('-').reverse().join('/');

/** The name of the status of a day: `trip__1/7__01/12/2026`. */
export const titleOfDay = (adventure: Span & { rule: Pick<AdventureRule, 'prefix'> }, step: number): string =>
  `${adventure.rule.prefix}__${step}/${stepsOf(adventure)}__${written(dayOfStep(adventure, step))}`;

/** The title of a gift: `trip__1__01/12/2026__20 spins`. */
export const titleOfGift = (
  adventure: Span & { rule: Pick<AdventureRule, 'prefix'> },
  { step, text }: { step: number; text: string },
): string => `${adventure.rule.prefix}__${step}__${written(dayOfStep(adventure, step))}__${text}`;

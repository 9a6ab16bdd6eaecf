import type { Currency, LimitPeriod, LimitState, LimitType } from '@halley/contract';

/** Types that count money. */
const moneyTypes = ['loss', 'wager', 'deposit'] as const;
export type MoneyType = (typeof moneyTypes)[number];

export function isMoneyType(type: LimitType): type is MoneyType {
  return (moneyTypes as readonly LimitType[]).includes(type);
}

/** Types that close play altogether. */
export type BreakType = 'coolingoff' | 'selfexclusion';

export function isBreak(type: LimitType): type is BreakType {
  return type === 'coolingoff' || type === 'selfexclusion';
}

export type Amounts = Partial<Record<Currency, bigint>>;

export interface Counter {
  /** All that has moved since counting began: below zero is spent. */
  total: bigint;
  /** What of it does not belong to the window that runs. */
  base: bigint;
}
export type Counters = Partial<Record<Currency, Counter>>;

/** A limit that holds, or a change of one that waits, as it is stored. */
export interface Limit {
  id: number;
  playerId: number;
  type: LimitType;
  period: LimitPeriod;
  status: LimitState;
  changeOf: number | null;
  startsAt: Date;
  amounts: Amounts | null;
  sessionMinutes: number | null;
  counters: Counters;
  windowFrom: Date;
  windowUntil: Date | null;
  toldFrom: Date | null;
  until: Date | null;
  returnsAt: Date | null;
  confirmUntil: Date | null;
  activeFrom: Date | null;
  createdAt: Date;
}

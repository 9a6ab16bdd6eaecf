import type { LimitState } from '@halley/contract';

/**
 * What can happen to an entry. `confirm`: the mailed token came. `fall_due`: its delay is over. `keep`: the player takes
 * the change back, or sets something stricter in its place. `expire`: nobody confirmed in time. `end`: a break is over,
 * a removal has become true.
 */
export const limitEvents = ['confirm', 'fall_due', 'keep', 'expire', 'end'] as const;
export type LimitEvent = (typeof limitEvents)[number];

/** Undefined: it cannot happen to an entry in this state. `gone`: the entry is over and kept as history. */
export type NextState = LimitState | 'gone' | undefined;

export const limitMoves: Record<LimitState, Record<LimitEvent, NextState>> = {
  active: { confirm: undefined, fall_due: undefined, keep: undefined, expire: undefined, end: 'gone' },
  unconfirmed: { confirm: 'confirmed', fall_due: undefined, keep: 'gone', expire: 'gone', end: 'gone' },
  // A looser limit that has become due is written into the limit it changes, and is over itself.
  confirmed: { confirm: undefined, fall_due: 'gone', keep: 'gone', expire: undefined, end: 'gone' },
  unconfirmed_disable: { confirm: 'confirmed_disable', fall_due: undefined, keep: 'gone', expire: 'gone', end: 'gone' },
  confirmed_disable: { confirm: undefined, fall_due: 'gone', keep: 'gone', expire: undefined, end: 'gone' },
};

export function isConfirmed(status: LimitState): boolean {
  return status === 'confirmed' || status === 'confirmed_disable';
}

export function isRemoval(status: LimitState): boolean {
  return status === 'unconfirmed_disable' || status === 'confirmed_disable';
}

import type { PromotionState } from '@halley/contract';
import { expect, test } from 'vitest';
import { dueOf } from './advance-lotteries.ts';
import type { StoredLottery } from './lottery.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
/** Runs from minute 0 to 60; its round is that of minute 90. */
const lottery = (state: StoredLottery['state']) =>
  ({
    state,
    startsAt: at(0),
    endsAt: at(60),
    beacon: { genesis_at: at(0).toISOString(), period_seconds: 60 },
    round: 91,
  }) as StoredLottery;

test.each([
  ['open', 'live', 0, 30, null],
  ['open', 'live', 0, 64, null],
  ['open', 'live', 0, 65, 'freeze'],
  ['open', 'paused', 20, 30, null],
  ['open', 'paused', 20, 65, 'freeze'],
  ['open', 'ended', 30, 31, 'cancel'],
  ['open', 'ended', 59, 200, 'cancel'],
  ['open', 'ended', 60, 65, 'freeze'],
  ['frozen', 'ended', 61, 89, null],
  ['frozen', 'ended', 61, 90, 'draw'],
  ['frozen', 'live', 0, 90, 'draw'],
  ['drawn', 'ended', 61, 500, null],
  ['canceled', 'ended', 30, 500, null],
] as const)('a lottery that is %s, its promotion %s since minute %i: at minute %i due is %s', (...row) => {
  const [state, promotion, since, now, due] = row;
  const standing = { state: promotion satisfies PromotionState, changedAt: at(since) };
  expect(dueOf(lottery(state), standing, at(now))).toBe(due);
});

import { describe, expect, test } from 'vitest';
import { clockStands, runClock } from './run-clock.ts';
import { aGift } from './testing/a-gift.ts';

const start = new Date('2026-03-01T12:00:00Z');
const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

describe('the clock of a gift', () => {
  test.each([
    ['played with', { stage: 'handle_bets' as const }, false, false],
    ['waiting behind another gift', { stage: 'wait' as const }, false, true],
    ['paused by hand', { stage: 'wait' as const, pausedAt: start }, false, false],
    ['paused by hand, in a break', { stage: 'wait' as const, pausedAt: start }, true, true],
    ['not taken yet', { stage: 'issued' as const }, false, false],
    ['not taken yet, in a break', { stage: 'issued' as const }, true, true],
    ['spins in a break', { stage: 'activated' as const }, true, true],
  ])('%s', (_, change, onBreak, stands) => {
    expect(clockStands(aGift(change), onBreak)).toBe(stands);
  });

  test('goes on where it stood: everything is as much later', () => {
    const gift = aGift({ activatableUntil: later(10), validUntil: later(24) });
    const stopped = runClock(gift, { now: later(2), onBreak: true });
    expect(stopped).toMatchObject({ stoppedAt: later(2), validUntil: later(24) });
    expect(runClock(stopped, { now: later(5), onBreak: true })).toBe(stopped);
    const going = runClock(stopped, { now: later(7), onBreak: false });
    expect(going).toMatchObject({ stoppedAt: null, validUntil: later(29), activatableUntil: later(15) });
    expect(runClock(going, { now: later(8), onBreak: false })).toBe(going);
  });

  test('of one that waits behind another goes on standing when a break is over', () => {
    const waiting = aGift({ stage: 'wait', stoppedAt: start });
    expect(runClock(waiting, { now: later(5), onBreak: false })).toBe(waiting);
  });
});

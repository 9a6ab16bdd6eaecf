import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextFrame } from './next-frame.ts';

const frameMs = 16;
const frame = () => vi.advanceTimersByTime(frameMs);
beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout', 'performance'] }));
afterEach(() => {
  // The hand of this test is drawn before the next one begins.
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
});

test('without a hand, work is in the next frame', () => {
  const work = vi.fn();
  nextFrame(work);
  expect(work).not.toHaveBeenCalled();
  frame();
  expect(work).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'pointerup', 'click', 'keydown', 'input'])('after a %s the frame is the hand’s', (sign) => {
  const work = vi.fn();
  nextFrame(work);
  window.dispatchEvent(new Event(sign));
  frame();
  expect(work).not.toHaveBeenCalled();
  frame();
  expect(work).toHaveBeenCalledTimes(1);
});

test('a hand that never rests keeps prices waiting for a tenth of a second, not for ever', () => {
  const work = vi.fn();
  nextFrame(work);
  for (let passedMs = 0; passedMs < 96; passedMs += frameMs) {
    window.dispatchEvent(new Event('keydown'));
    frame();
  }
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('keydown'));
  frame();
  expect(work).toHaveBeenCalledTimes(1);
});

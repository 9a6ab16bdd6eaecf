import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollToHash } from './scroll-to-hash.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function arrive(id: string) {
  const place = document.createElement('p');
  place.id = id;
  const scroll = vi.fn();
  place.scrollIntoView = scroll;
  document.body.append(place);
  return scroll;
}

test('[LOBBY-14] a place that is still on its way is looked for every 200 ms', () => {
  scrollToHash('#row-new');
  vi.advanceTimersByTime(4_600);
  const scroll = arrive('row-new');
  vi.advanceTimersByTime(199);
  expect(scroll).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scroll).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5_000);
  expect(scroll).toHaveBeenCalledOnce();
});

test('[LOBBY-14] after 5 s nobody looks any more', () => {
  scrollToHash('#row-new');
  vi.advanceTimersByTime(5_000);
  const scroll = arrive('row-new');
  vi.advanceTimersByTime(10_000);
  expect(scroll).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

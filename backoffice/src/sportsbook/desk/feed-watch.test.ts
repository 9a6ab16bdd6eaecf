import type { StaffFeed } from '@halley/contract';
import { expect, test } from 'vitest';
import { type FeedWatch, healthOf, type WatchedFeed, watchFeeds } from './feed-watch.ts';

const feed = (seq: number, more: Partial<StaffFeed> = {}): StaffFeed => ({
  id: 'world',
  state: 'up',
  epoch: 1,
  seq,
  heard_at: null,
  reason: null,
  quarantined: 0,
  ...more,
});

function watched(...looks: [atMs: number, feed: StaffFeed][]): WatchedFeed {
  let watch: FeedWatch = new Map();
  for (const [atMs, one] of looks) watch = watchFeeds(watch, [one], atMs);
  return watch.get('world') as WatchedFeed;
}

test('silence is counted from the last news, by our own clock', () => {
  expect(watched([0, feed(1)], [1_000, feed(1)], [4_000, feed(1)]).silentMs).toBe(4_000);
  expect(watched([0, feed(1)], [4_000, feed(2)]).silentMs).toBe(0);
});

test('messages a second are those of the last fifteen, and begin anew with an epoch', () => {
  expect(watched([0, feed(100)]).perSecond).toBeUndefined();
  expect(watched([0, feed(100)], [2_000, feed(120)]).perSecond).toBe(10);
  expect(watched([0, feed(0)], [20_000, feed(400)], [22_000, feed(440)]).perSecond).toBe(20);
  expect(watched([0, feed(100)], [1_000, feed(1, { epoch: 2 })]).perSecond).toBeUndefined();
});

test('of five seconds the longest silence is drawn', () => {
  const looks = [0, 1, 2, 3, 4].map((second): [number, StaffFeed] => [second * 1_000, feed(7)]);
  expect(watched(...looks).silences).toEqual([4_000]);
  expect(watched(...looks, [5_000, feed(8)]).silences).toEqual([4_000, 0]);
});

test.each([
  [{ state: 'down' as const }, 0, 0],
  [{ state: 'recovering' as const }, 0, 1],
  [{}, 2_000, 4],
  [{}, 5_000, 3],
  [{}, 9_000, 2],
  [{}, 20_000, 1],
])('%j, silent for %i ms: %i bars', (more, silentMs, bars) => {
  expect(healthOf(watched([0, feed(1, more)], [silentMs, feed(1, more)]))).toBe(bars);
});

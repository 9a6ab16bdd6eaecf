import { expect, test } from 'vitest';
import type { Event, Tx } from '../kit/index.ts';
import { tellLive } from './tell-live.ts';

test('[LIVE-06] a player’s pages hear of what was reached, changed and closed', async () => {
  const heard: unknown[] = [];
  const consumer = tellLive((playerId, channel, news) => heard.push([playerId, channel, news]));
  const at = '2026-03-01T12:00:00.000Z';
  const about = { playerId: 7, limitId: 1, period: 'day', at } as const;
  const events: Event[] = [
    { topic: 'limits.reached', data: { ...about, type: 'loss' } },
    { topic: 'limits.reached', data: { ...about, type: 'session' } },
    { topic: 'limits.changed', data: { ...about, type: 'wager', change: 'tightened' } },
    { topic: 'limits.excluded', data: { playerId: 7, kind: 'selfexclusion', until: null, at } },
    { topic: 'limits.returned', data: { playerId: 7, at } },
  ];
  await consumer.handle({} as Tx, events);
  expect(heard).toEqual([
    [7, 'game_limits', { reason: 'limit_reached', type: 'loss', period: 'day' }],
    [7, 'game_limits', { reason: 'session_over', type: 'session', period: 'day' }],
    [7, 'game_limits', { reason: 'limit_changed', type: 'wager', period: 'day' }],
    [7, 'game_limits', { reason: 'excluded', type: 'selfexclusion' }],
    [7, 'game_limits', { reason: 'limit_changed', type: 'selfexclusion' }],
  ]);
  expect(consumer.topics).toEqual(expect.arrayContaining(events.map(({ topic }) => topic)));
});

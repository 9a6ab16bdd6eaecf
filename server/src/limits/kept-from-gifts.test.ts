import { expect, test } from 'vitest';
import { keptFromGifts } from './kept-from-gifts.ts';
import type { Limit } from './limit.ts';

const now = new Date('2026-03-31T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const quotes = { EUR: '1', USD: '0.9' } as unknown as Parameters<typeof keptFromGifts>[1]['quotes'];
const limit = (change: Partial<Limit>): Limit => ({
  id: 1,
  playerId: 7,
  type: 'deposit',
  period: 'month',
  status: 'active',
  changeOf: null,
  startsAt: daysAgo(1),
  amounts: { EUR: 1_000n },
  sessionMinutes: null,
  counters: {},
  windowFrom: daysAgo(1),
  windowUntil: daysAgo(-29),
  toldFrom: null,
  until: null,
  returnsAt: null,
  confirmUntil: null,
  activeFrom: null,
  createdAt: daysAgo(1),
  ...change,
});
const exclusion = { type: 'selfexclusion', amounts: null, windowUntil: null } as const;
const spent = (total: bigint) => ({ counters: { EUR: { total: -total, base: 0n } } });

test.each<[string, Limit[], Date | undefined, string | undefined]>([
  ['nobody', [], undefined, undefined],
  ['whoever is excluded', [limit(exclusion)], undefined, 'excluded'],
  ['whoever has asked to return and waits', [limit({ ...exclusion, returnsAt: daysAgo(-1) })], undefined, 'excluded'],
  ['whoever is on a break', [limit({ type: 'coolingoff', amounts: null, until: daysAgo(-1) })], undefined, 'on_break'],
  ['not after a break', [limit({ type: 'coolingoff', amounts: null, until: daysAgo(1) })], undefined, undefined],
  ['whoever came back 29 days ago', [], daysAgo(29), 'just_returned'],
  ['not 30 days after it', [], daysAgo(30), undefined],
  ['a return no job has written down', [limit({ ...exclusion, returnsAt: daysAgo(1) })], undefined, 'just_returned'],
  ['a used-up deposit limit', [limit(spent(1_000n))], undefined, 'at_a_limit'],
  ['a used-up loss limit', [limit({ type: 'loss', ...spent(1_000n) })], undefined, 'at_a_limit'],
  ['a used-up stake limit', [limit({ type: 'wager', ...spent(1_200n) })], undefined, 'at_a_limit'],
  ['not one with room', [limit(spent(999n))], undefined, undefined],
  ['not one of a window that is over', [limit({ ...spent(1_000n), windowUntil: daysAgo(0) })], undefined, undefined],
])('[PR-01] kept from gifts: %s', (_, entries, returnedAt, why) => {
  expect(keptFromGifts(entries, { now, quotes, returnedAt })).toBe(why);
});

import { QuestLevel, type Reward } from '@halley/contract';
import { expect, test } from 'vitest';
import { usualPlay } from '../../promotions/testing/a-rule.ts';
import { describeLevels } from './describe-levels.ts';

const rewards: Reward[] = [
  { type: 'cash', amount: { EUR: 500, NOK: 5_000 } },
  { type: 'bonus', amount: { EUR: 1_000 }, ...usualPlay, games: {} },
  { type: 'freespins', games: ['a/one', 'a/two'], bet: { EUR: 20 }, count: 10, days: 7, result: 'cash' },
  { type: 'points', chargeable: 20, persistent: 5 },
  { type: 'tickets', lottery: 'grand-tour-draw', count: 2 },
  { type: 'lootbox', groupKey: 'box', days: 7, items: [] },
  { type: 'group', group: 7 },
];
const returns = new Map([
  ['a/one', 0.95],
  ['a/two', 0.99],
  ['a/odd', 0.5],
]);
const ports = {
  titlesOf: async () => new Map([...[...returns.keys(), 'a/silent'].map((id): [string, string] => [id, `Game ${id}`])]),
  returnsOf: async () => returns,
  gamesIn: async () => ['a/two'],
};
const levels = (
  games: object,
  { of = 'stake', kind = 'quest', least }: { of?: string; kind?: string; least?: number } = {},
) =>
  describeLevels(ports, {} as never, {
    rule: {
      kind,
      trigger: {
        meter: {
          of,
          money: 'cash',
          games,
          window: 'whole',
          from: 'start',
          ...(least && { stakeAtLeast: { EUR: least } }),
        },
        reaches: [{ at: 10_001, rewards }],
      },
      contest: { identifier: 'quest--xs--a', currency: 'EUR', rates: { EUR: 1_000_000 } },
    } as never,
  });

test('a level says what is given and what staking so much costs on average', async () => {
  const [first, second] = await levels({ games: ['a/one'], collections: ['twos'] });
  expect(first).toEqual({ level: 1, threshold_cents: 0, gifts: [], costs_cents: 0 });
  // 3 % of 100.01, rounded up.
  expect(second).toMatchObject({ level: 2, threshold_cents: 10_001, costs_cents: 301 });
  expect(second?.gifts).toEqual([
    { type: 'cash', amount_cents: 500, currency: 'EUR' },
    { type: 'bonus', amount_cents: 1_000, currency: 'EUR', wager: 10 },
    { type: 'freespins', count: 10, title: 'Game a/one' },
    { type: 'points', points: 20 },
    { type: 'tickets', count: 2, lottery: 'grand-tour-draw' },
    { type: 'lootbox', group_key: 'box' },
    { type: 'other' },
  ]);
  expect(QuestLevel.parse(second)).toEqual(second);
});

test('all games count where none is named, but for those left out; one that says nothing changes nothing', async () => {
  const costs = async (games: object) => (await levels(games))[1]?.costs_cents;
  expect(await costs({ not: ['a/odd'] })).toBe(301);
  expect(await costs({ games: ['a/silent', 'a/odd'] })).toBe(5_001);
  // Nothing is known to come back.
  expect(await costs({ games: ['a/silent'] })).toBe(10_001);
});

test('rounds cost what the least stake that counts costs', async () => {
  const of = { of: 'rounds', kind: 'achievement' };
  expect((await levels({ games: ['a/odd'] }, { ...of, least: 20 }))[0]?.costs_cents).toBe(100_010);
  expect((await levels({ games: ['a/odd'] }, of))[0]?.costs_cents).toBe(0);
});

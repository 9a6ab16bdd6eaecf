import { randomUUID } from 'node:crypto';
import type { PromotionRule } from '@halley/contract';
import { expect, test } from 'vitest';
import { openLimitedHouse } from '../../../../test/limited-house.ts';
import type { Event } from '../../kit/index.ts';
import { shared } from '../../kit/testing/shared.ts';
import { aRule } from '../../promotions/testing/a-rule.ts';
import { makeLive } from '../../promotions/testing/make-live.ts';
import { levelsConsumer } from './grant-levels.ts';

const house = shared(
  () => openLimitedHouse('2026-11-17T12:00:00.000Z'),
  (made) => made.close(),
);
const millionths = 1_000_000n;

/** Levels at 10, 20 and 50 EUR: one euro, two euros and five points, five euros. */
const aQuest = (changed: Partial<PromotionRule> = {}): PromotionRule =>
  aRule({
    kind: 'quest',
    schedule: { from: '2026-11-17T00:00:00.000Z', to: '2026-12-17T00:00:00.000Z' },
    trigger: {
      meter: { of: 'stake', money: 'cash', games: {}, window: 'whole', from: 'start' },
      reaches: [
        { at: 1_000, rewards: [{ type: 'cash', amount: { EUR: 100 } }] },
        {
          at: 2_000,
          rewards: [
            { type: 'cash', amount: { EUR: 200 } },
            { type: 'points', chargeable: 5, persistent: 0 },
          ],
        },
        { at: 5_000, rewards: [{ type: 'cash', amount: { EUR: 500 } }] },
      ],
    },
    contest: { identifier: `quest--xs--${randomUUID().slice(0, 8)}`, currency: 'EUR', rates: { EUR: 1_000_000 } },
    condition: {},
    rewards: [],
    caps: { perPlayer: 3 },
    ...changed,
  });

async function begin(rule = aQuest()) {
  const { database } = house;
  const promotionId = await makeLive(house, rule);
  await database.query(
    `insert into tournaments_tournament (promotion_id, version, kind, identifier, state, starts_at, ends_at, moved_at)
     values ($1, 1, $2, $3, 'open', '2026-11-17', '2026-12-17', '2026-11-17')`,
    [promotionId, rule.kind, rule.contest?.identifier],
  );
  const { playerId } = await house.player();
  await database.query(
    `insert into tournaments_entry (player_id, promotion_id, nickname, state, joined_at, reached_at)
     values ($1, $2, 'C***t', 'running', '2026-11-17', '2026-11-17')`,
    [playerId, promotionId],
  );
  const news = { topic: 'tournaments.scored', data: { playerId, promotionId } } as Event;
  const consumer = levelsConsumer(house.house);
  const one = async (sql: string) => (await database.query(sql, [playerId, promotionId])).rows;
  return {
    playerId,
    promotionId,
    news,
    consumer,
    tell: (...events: Event[]) => database.tx((tx) => consumer.handle(tx, events.length > 0 ? events : [news])),
    score: (cents: bigint) =>
      database.query('update tournaments_entry set bets = $3 where player_id = $1 and promotion_id = $2', [
        playerId,
        promotionId,
        String(cents * millionths),
      ]),
    entry: async () =>
      (await one('select step, state from tournaments_entry where player_id = $1 and promotion_id = $2'))[0],
    granted: async () =>
      (
        await one(
          `select occasion, reward->>'type' as type from promotions_grant
           where player_id = $1 and promotion_id = $2 order by occasion, reward_index`,
        )
      ).map(({ occasion, type }) => `${occasion} ${type}`),
  };
}

test('[QUEST-06] each level is given once, whatever is told how often; the last completes it', async () => {
  const quest = await begin();
  await quest.tell();
  expect([await quest.granted(), await quest.entry()]).toEqual([[], { step: 0, state: 'running' }]);
  await quest.score(1_000n);
  await quest.tell(quest.news, quest.news);
  await quest.tell();
  expect([await quest.granted(), await quest.entry()]).toEqual([['level:2 cash'], { step: 1, state: 'running' }]);
  // Two at once.
  await quest.score(60_00n);
  await quest.tell();
  await quest.tell();
  expect(await quest.granted()).toEqual(['level:2 cash', 'level:3 cash', 'level:3 points', 'level:4 cash']);
  expect(await quest.entry()).toEqual({ step: 3, state: 'completed' });
});

test('a void takes nothing back, and what is reached again is not given again', async () => {
  const quest = await begin();
  await quest.score(2_000n);
  await quest.tell();
  await quest.score(500n);
  await quest.tell();
  expect(await quest.entry()).toEqual({ step: 2, state: 'running' });
  await quest.score(2_500n);
  await quest.tell();
  expect(await quest.granted()).toEqual(['level:2 cash', 'level:3 cash', 'level:3 points']);
});

test('two processes at once, and one that dies in between: still once', async () => {
  const quest = await begin();
  const other = levelsConsumer(house.openOther());
  await quest.score(2_000n);
  const dies = house.database.tx(async (tx) => {
    await quest.consumer.handle(tx, [quest.news]);
    throw new Error('killed');
  });
  await expect(dies).rejects.toThrow('killed');
  expect([await quest.granted(), await quest.entry()]).toEqual([[], { step: 0, state: 'running' }]);
  await Promise.all([quest.tell(), house.database.tx((tx) => other.handle(tx, [quest.news])), quest.tell()]);
  expect(await quest.granted()).toEqual(['level:2 cash', 'level:3 cash', 'level:3 points']);
  expect(await quest.entry()).toEqual({ step: 2, state: 'running' });
});

test('what the budget does not hold waits, and comes when it does', async () => {
  const quest = await begin(aQuest({ budget: { currency: 'EUR', expected: 100, hard: 250 } }));
  await quest.score(5_000n);
  await quest.tell();
  expect(await quest.granted()).toEqual(['level:2 cash']);
  expect(await quest.entry()).toEqual({ step: 1, state: 'running' });
  await house.database.query('update promotions_budget set hard = 1000 where promotion_id = $1', [quest.promotionId]);
  await quest.tell();
  expect(await quest.granted()).toEqual(['level:2 cash', 'level:3 cash', 'level:3 points', 'level:4 cash']);
  expect(await quest.entry()).toEqual({ step: 3, state: 'completed' });
});

test('an achievement is done with its one step; who has left is given nothing', async () => {
  const trigger = {
    meter: { of: 'rounds', money: 'cash', games: {}, window: 'whole', from: 'start' },
    reaches: [{ at: 3, rewards: [{ type: 'points', chargeable: 5, persistent: 0 }] }],
  } as PromotionRule['trigger'];
  const contest = { currency: 'EUR', rates: { EUR: 1_000_000 } } as const;
  const rule = (identifier: string) =>
    aQuest({ kind: 'achievement', trigger, contest: { ...contest, identifier }, caps: { perPlayer: 1 } });
  const [done, left] = [await begin(rule('achievement-one')), await begin(rule('achievement-two'))];
  await house.database.query('update tournaments_entry set games_taken = 3 where player_id = any($1)', [
    [done.playerId, left.playerId],
  ]);
  await house.database.query("update tournaments_entry set state = 'left' where player_id = $1", [left.playerId]);
  await done.tell(done.news, left.news);
  expect([await done.granted(), await done.entry()]).toEqual([['level:1 points'], { step: 1, state: 'completed' }]);
  expect([await left.granted(), await left.entry()]).toEqual([[], { step: 0, state: 'left' }]);
});

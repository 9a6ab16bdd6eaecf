import type { PromotionRule } from '@halley/contract';
import { expect, test } from 'vitest';
import { sharedLimitedHouse } from '../../../../test/limited-house.ts';
import { createBrowser } from '../../identity/testing/test-identity.ts';
import { aRule } from '../../promotions/testing/a-rule.ts';
import { millionths } from '../points/millionths.ts';

const limited = sharedLimitedHouse();

/** Written by one, agreed to by another. */
async function publish(rule: PromotionRule): Promise<void> {
  const { desk } = limited.house.promotions;
  const by = (id: number) => ({
    author: { actor: { kind: 'staff' as const, id, name: `Member ${id}` }, reason: 'a test' },
    member: { id, permissions: [] },
  });
  await limited.database.tx(async (tx) => {
    const { id, version } = await desk.save(tx, { rule }, by(1));
    await desk.move(tx, { id, version, to: 'proposed' }, by(1));
    await desk.approve(tx, { id, version }, by(2));
    await desk.move(tx, { id, version, to: 'live' }, by(2));
  });
}

const levelGift = (level: number): PromotionRule => {
  const words = { title: `Money for level ${level}`, summary: 'For a level that was reached.' };
  return aRule({
    kind: 'no_deposit',
    texts: { en: words, de: { ...words, title: `Geld für Level ${level}` }, 'fr-CA': words, no: words, it: words },
    trigger: { event: 'level_reached' },
    audience: { level: { from: level, to: level } },
    condition: {},
    rewards: [{ type: 'cash', amount: { EUR: level * 100 } }],
    caps: { perPlayer: 1 },
    stacking: { group: '', order: 0 },
  });
};

test('[VIP-05] every level that is reached gives what its promotions say, once, those passed on the way too', async () => {
  for (const level of [2, 3]) await publish(levelGift(level));
  const player = await limited.player();
  const { playerId } = player;
  const give = (points: bigint, key: string) =>
    limited.database.tx((tx) =>
      limited.house.loyalty.move(tx, [
        {
          playerId,
          kind: 'promotion',
          chargeable: 0n,
          persistent: points * millionths,
          key,
          detail: {},
          actor: 'system',
        },
      ]),
    );
  const cash = async (): Promise<number> => (await player.call('GET', '/api/player/accounts')).json()[0].amount_cents;
  const before = await cash();
  await give(600n, 'two levels');
  await give(1n, 'no level');
  expect(await limited.news('loyalty.level_reached', playerId)).toEqual([
    { playerId, level: 2 },
    { playerId, level: 3 },
  ]);
  const everything = ['promotions-count', 'promotions-give'];
  await limited.follow(...everything);
  await limited.database.query("update kit_consumer set xid = '0', id = 0 where name ~ '^promotions'");
  await limited.follow(...everything);
  expect((await cash()) - before).toBe(500);
});

test('[VIP-06] [API-30] a level has a picture, words and what it gives, in the language of the request', async () => {
  const read = async (language: string) => {
    const headers = { 'accept-language': language };
    const answer = await createBrowser(limited.app).send({ method: 'GET', url: '/api/info/statuses', headers });
    return answer.json() as { id: string; conditions: object[]; gift_descriptions?: object[] }[];
  };
  const [english, german] = [await read('en'), await read('de')];
  expect(english.filter(({ id }) => id.startsWith('level_'))).toHaveLength(12);
  expect(english[2]).toMatchObject({
    id: 'level_3',
    name: 'Level 3',
    image: '/levels/level-3.svg',
    content: 'From 500 points on. It stays yours, whatever comes.',
    conditions: [{ persistent_comp_points: { min: 500, max: 1_500 } }],
    gift_descriptions: [{ type: 'cash', name: 'Money for level 3' }],
  });
  expect(german[2]).toMatchObject({
    content: 'Ab 500 Punkten. Es bleibt dir, was auch kommt.',
    gift_descriptions: [{ name: 'Geld für Level 3' }],
  });
  expect(english.find(({ id }) => id === '21')?.gift_descriptions).toBeUndefined();
});

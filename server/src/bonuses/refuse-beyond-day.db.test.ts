import { afterEach, expect, test } from 'vitest';
import { bonusReward, dayMs, sharedBonuses, spinsReward } from './testing/test-bonuses.ts';

const room = sharedBonuses();
afterEach(async () => {
  room.others.daily = {};
  expect(await room.findings()).toEqual([]);
});

const aDay = { groupKey: 'daily', occasion: 'by hand' };
const taken = async (playerId: number, reward: Parameters<typeof room.give>[1], change = {}) => {
  const { id } = await room.give(playerId, reward, { ...aDay, ...change });
  return id;
};

test('one more than there are for a day is refused, in every wallet, and can be taken the next day', async () => {
  room.others.daily = { daily: { maxActivation: 2 } };
  const { playerId, send } = await room.player();
  await room.pay(playerId, 10_000n, 'USD');
  const first = await taken(playerId, bonusReward(1_000n));
  const spins = await taken(playerId, spinsReward(), { currency: 'USD' });
  const third = await taken(playerId, bonusReward(1_000n), { currency: 'USD' });
  const other = await taken(playerId, bonusReward(1_000n), { groupKey: 'weekly' });
  expect((await send('POST', `/api/player/bonuses/${first}/activation`)).status).toBe(204);
  expect((await send('POST', `/api/player/freespins/${spins}/activation`, {})).status).toBe(204);
  const before = await room.everything();
  const refused = await send('POST', `/api/player/bonuses/${third}/activation`);
  expect([refused.status, refused.code]).toEqual([409, 'GIFT_TAKEN_TODAY']);
  expect(await room.everything()).toEqual(before);
  expect((await send('POST', `/api/player/bonuses/${other}/activation`)).status).toBe(204);
  room.clock.advanceMs(dayMs);
  expect((await send('POST', `/api/player/bonuses/${third}/activation`)).status).toBe(204);
});

test('of several at once in two wallets no more are taken than there are', async () => {
  room.others.daily = { daily: { maxActivation: 1 } };
  const { playerId, send } = await room.player();
  await room.pay(playerId, 10_000n, 'USD');
  const ids: number[] = [];
  for (const currency of ['EUR', 'USD', 'EUR', 'USD'] as const) {
    ids.push(await taken(playerId, bonusReward(1_000n), { currency, takeDays: 30 }));
  }
  const answers = await Promise.all(ids.map((id) => send('POST', `/api/player/bonuses/${id}/activation`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409, 409]);
});

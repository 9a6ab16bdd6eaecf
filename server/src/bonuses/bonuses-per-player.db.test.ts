import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { usualPlay } from '../promotions/testing/a-rule.ts';
import { bonusReward, refusalOf, sharedBonuses, spinsReward } from './testing/test-bonuses.ts';

const room = sharedBonuses();
afterEach(async () => {
  room.others.bonusesPerPlayer = null;
  room.others.profile = 'CW';
  room.others.unverified.clear();
  expect(await room.findings()).toEqual([]);
});

const byHand = (playerId: number) =>
  room.database.tx((tx) =>
    room.bonuses.desk.issue(tx, {
      playerId,
      key: randomUUID(),
      currency: 'EUR',
      title: 'Sorry',
      takeDays: 14,
      reason: 'a test',
      by: 'Ada',
      reward: { type: 'bonus', amount: { EUR: 1000 }, ...usualPlay, games: {} },
    }),
  );
const had = async (playerId: number) => (await room.bonuses.giftsHad(room.database, [playerId])).get(playerId) ?? 0;

test('[PR-14] a second one is not given by hand, and whoever gives it is told why', async () => {
  room.others.bonusesPerPlayer = 1;
  const { playerId } = await room.player();
  await byHand(playerId);
  await expect(byHand(playerId)).rejects.toMatchObject({ code: 'BONUS_NOT_FOR_YOU', details: { reason: 'had_all' } });
  expect(await had(playerId)).toBe(1);
});

test('[PR-14] none is given by hand before the player is verified', async () => {
  room.others.profile = 'EE';
  const { playerId } = await room.player();
  room.others.unverified.add(playerId);
  await expect(byHand(playerId)).rejects.toMatchObject({ details: { reason: 'not_verified' } });
  room.others.unverified.clear();
  expect(await refusalOf(byHand(playerId))).toBeUndefined();
});

test('[PR-14] of two that were given before the market allowed one, one is taken', async () => {
  const { playerId, send } = await room.player();
  const [one, other] = [
    await room.give(playerId, bonusReward(1_000n)),
    await room.give(playerId, spinsReward(), { occasion: 'code:2' }),
  ];
  room.others.bonusesPerPlayer = 1;
  expect((await send('POST', `/api/player/bonuses/${one.id}/activation`)).status).toBe(204);
  const refused = await send('POST', `/api/player/freespins/${other.id}/activation`);
  expect([refused.status, refused.code, refused.body.error.reason]).toEqual([403, 'BONUS_NOT_FOR_YOU', 'had_all']);
  expect((await room.gift(other.id)).stage).toBe('issued');
});

test('[PR-14] what one occasion gives is one, what spins have won is part of them, what was not taken in time is none', async () => {
  const { playerId, send } = await room.player();
  const occasion = { occasion: 'deposit:7', promotionId: 9 };
  const bonus = await room.give(playerId, bonusReward(1_000n), occasion);
  const spins = await room.give(playerId, spinsReward(), { ...occasion, activate: true });
  expect(await had(playerId)).toBe(1);
  room.others.bonusesPerPlayer = 1;
  expect((await send('POST', `/api/player/bonuses/${bonus.id}/activation`)).status).toBe(204);
  await room.spin(spins.id, { won: 410n, done: 20 });
  await room.follow();
  expect((await room.gift(spins.id)).resultGiftId).not.toBeNull();
  expect(await had(playerId)).toBe(1);
  const { playerId: other, send: sendOther } = await room.player();
  const untaken = await room.give(other, bonusReward(1_000n));
  await sendOther('DELETE', `/api/player/bonuses/${untaken.id}`);
  expect(await had(other)).toBe(0);
});

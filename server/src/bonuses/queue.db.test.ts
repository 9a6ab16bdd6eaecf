import { afterEach, describe, expect, test } from 'vitest';
import { settle } from './move-gift.ts';
import { openPurse } from './purse.ts';
import { bonusReward, dayMs, sharedBonuses } from './testing/test-bonuses.ts';

const room = sharedBonuses();
afterEach(async () => {
  expect(await room.findings()).toEqual([]);
});

/** One that is played with and others that wait, oldest first. */
async function withQueue(...days: number[]) {
  const player = await room.player();
  const ids: number[] = [];
  for (const [index, given] of days.entries()) {
    const reward = bonusReward(BigInt((index + 1) * 100), { days: given });
    ids.push((await room.give(player.playerId, reward, { activate: true })).id);
  }
  const stages = async () => Promise.all(ids.map(async (id) => (await room.gift(id)).stage));
  const act = (method: 'POST' | 'DELETE', index: number, what = '') =>
    player.send(method, `/api/player/bonuses/${ids[index]}${what && `/${what}`}`);
  return { ...player, ids, stages, act };
}

describe('the queue', () => {
  test('one is played with, the others wait with their money and their days', async () => {
    const { playerId, ids, stages, send } = await withQueue(30, 20, 10);
    expect(await stages()).toEqual(['handle_bets', 'wait', 'wait']);
    expect(await room.money(playerId)).toBe('10000 / 600 / 500');
    room.clock.advanceMs(5 * dayMs);
    const { body } = await send('GET', '/api/player/bonuses');
    // Newest first; the one with the fewest days left is the next. Their days have not run.
    expect(body.map(({ place }: { place: number }) => place)).toEqual([1, 2, null]);
    const left = body.map(({ valid_until: until }: { valid_until: string }) =>
      Math.round((Date.parse(until) - room.clock.now().getTime()) / dayMs),
    );
    expect(left).toEqual([10, 20, 25]);
    expect((await room.gift(ids[1] as number)).stoppedAt).not.toBeNull();
  });

  test('the next starts when the one that is played ends, and its clock goes on', async () => {
    const { playerId, ids, stages, act } = await withQueue(30, 20, 10);
    room.clock.advanceMs(3 * dayMs);
    const began = room.clock.now().getTime();
    expect((await act('DELETE', 0)).status).toBe(204);
    expect(await stages()).toEqual(['canceled', 'wait', 'handle_bets']);
    expect(await room.gift(ids[2] as number)).toMatchObject({
      stoppedAt: null,
      validUntil: new Date(began + 10 * dayMs),
    });
    expect(await room.money(playerId)).toBe('10000 / 500 / 200');
  });

  test('the next also starts when a round has ended the one that was played', async () => {
    const { playerId, ids, stages } = await withQueue(30, 20);
    await room.database.tx(async (tx) => {
      const purse = await openPurse(tx, { playerId, currency: 'EUR' });
      const played = purse.gift(ids[0] as number);
      if (!played) throw new Error('it is there');
      const done = { ...played, progress: played.requirement * 100n };
      purse.take(settle(done, 'round', { now: room.clock.now(), actor: 'system' }));
      await purse.write(tx);
    });
    expect(await stages()).toEqual(['wager_done', 'wait']);
    await room.follow();
    await room.follow();
    expect(await stages()).toEqual(['wager_done', 'handle_bets']);
    expect(await room.money(playerId)).toBe('10100 / 200 / 0');
  });

  test('the player orders those that wait, all of them or none', async () => {
    const { ids, act, send, stages } = await withQueue(30, 20, 10);
    const [played, second, third] = ids as [number, number, number];
    const order = (...wanted: number[]) => send('PUT', '/api/player/bonuses/order', { ids: wanted });
    const before = await room.everything();
    for (const wrong of [[second], [second, second], [played, second, third], [second, third, 999_999]]) {
      expect((await order(...wrong)).code, String(wrong)).toBe('ids.not_the_queue');
    }
    expect(await room.everything()).toEqual(before);
    expect((await order(second, third)).status).toBe(204);
    await act('DELETE', 0);
    expect(await stages()).toEqual(['canceled', 'handle_bets', 'wait']);
  });

  test('a pause by hand keeps everything, starts nothing, and its days go on', async () => {
    const { playerId, ids, stages, act, send } = await withQueue(30, 20);
    const [first] = ids as [number];
    const ends = (await room.gift(first)).validUntil;
    expect((await act('POST', 0, 'pause')).status).toBe(204);
    await room.follow();
    expect(await stages()).toEqual(['wait', 'wait']);
    expect(await room.money(playerId)).toBe('10000 / 300 / 300');
    expect((await send('GET', '/api/player/bonuses')).body).toMatchObject([
      { paused: false, place: 1 },
      { paused: true, place: null },
    ]);
    room.clock.advanceMs(2 * dayMs);
    expect((await act('POST', 0, 'resume')).status).toBe(204);
    expect(await room.gift(first)).toMatchObject({ stage: 'handle_bets', validUntil: ends, pausedAt: null });
    expect(await room.money(playerId)).toBe('10000 / 300 / 200');
  });

  test('resuming one lets the one that is played wait, its clock too', async () => {
    const { ids, stages, act } = await withQueue(30, 20);
    expect((await act('POST', 1, 'resume')).status).toBe(204);
    expect(await stages()).toEqual(['wait', 'handle_bets']);
    expect((await room.gift(ids[0] as number)).stoppedAt).toEqual(room.clock.now());
    expect((await room.gift(ids[1] as number)).stoppedAt).toBeNull();
  });

  test('what starts in a break loses no days in it', async () => {
    const { playerId, ids, act, stages } = await withQueue(30, 20, 10);
    room.others.closed.add(playerId);
    expect((await act('DELETE', 0)).status).toBe(204);
    expect(await stages()).toEqual(['canceled', 'wait', 'handle_bets']);
    expect((await act('POST', 1, 'resume')).status).toBe(204);
    for (const id of ids.slice(1)) expect((await room.gift(id)).stoppedAt).not.toBeNull();
    room.others.closed.delete(playerId);
    await room.mind();
    const clocks = await Promise.all(ids.slice(1).map(async (id) => (await room.gift(id)).stoppedAt !== null));
    expect(clocks).toEqual([false, true]);
  });

  test('a paused one expires when its days are over, and the next starts', async () => {
    const { ids, stages, act } = await withQueue(10, 20);
    await act('POST', 0, 'pause');
    room.clock.advanceMs(10 * dayMs);
    expect((await act('POST', 0, 'resume')).code).toBe('GIFT_MOVED');
    await room.mind();
    expect(await stages()).toEqual(['expired', 'handle_bets']);
    expect((await room.gift(ids[1] as number)).balance).toBe(200n);
  });

  test('wallets have queues of their own', async () => {
    const { playerId, stages } = await withQueue(30);
    await room.pay(playerId, 100n, 'USD');
    const { id } = await room.give(playerId, bonusReward(100n), { currency: 'USD', activate: true });
    expect(await stages()).toEqual(['handle_bets']);
    expect((await room.gift(id)).stage).toBe('handle_bets');
  });
});

describe('at the same moment', () => {
  const outcomes = async (answers: Promise<{ status: number }>[]) =>
    (await Promise.all(answers)).map(({ status }) => status).toSorted();

  test('a gift is taken once', async () => {
    const { playerId, send } = await room.player();
    const { id } = await room.give(playerId, bonusReward(10_000n));
    const take = () => send('POST', `/api/player/bonuses/${id}/activation`);
    expect(await outcomes(Array.from({ length: 8 }, take))).toEqual([204, ...Array(7).fill(409)]);
    expect(await room.money(playerId)).toBe('10000 / 10000 / 0');
  });

  test('of two gifts that are taken one is played with and one waits', async () => {
    const { playerId, send } = await room.player();
    const given = [await room.give(playerId, bonusReward(100n)), await room.give(playerId, bonusReward(200n))];
    const take = ({ id }: { id: number }) => send('POST', `/api/player/bonuses/${id}/activation`);
    expect(await outcomes(given.map(take))).toEqual([204, 204]);
    const stages = await Promise.all(given.map(async ({ id }) => (await room.gift(id)).stage));
    expect(stages.toSorted()).toEqual(['handle_bets', 'wait']);
  });

  test('it is taken or given up, whichever comes first', async () => {
    const { playerId, send } = await room.player();
    const { id } = await room.give(playerId, bonusReward(10_000n));
    const path = `/api/player/bonuses/${id}`;
    const [taken, canceled] = await Promise.all([send('POST', `${path}/activation`), send('DELETE', path)]);
    expect(canceled.status).toBe(204);
    expect([204, 409]).toContain(taken.status);
    expect((await room.gift(id)).stage).toBe('canceled');
    expect(await room.money(playerId)).toBe('10000 / 0 / 0');
  });

  test('of pauses one counts, and each resume follows a pause', async () => {
    const { act, stages } = await withQueue(30);
    expect(await outcomes(Array.from({ length: 5 }, () => act('POST', 0, 'pause')))).toEqual([204, 409, 409, 409, 409]);
    expect(await outcomes(Array.from({ length: 5 }, () => act('POST', 0, 'resume')))).toEqual([
      204, 409, 409, 409, 409,
    ]);
    expect(await stages()).toEqual(['handle_bets']);
  });

  test('the job, the consumers and the player end a gift once', async () => {
    const { playerId, act, stages } = await withQueue(10, 20);
    room.clock.advanceMs(10 * dayMs);
    await Promise.all([room.mind(), room.mind(), act('DELETE', 0), room.follow()]);
    await room.follow();
    expect((await stages())[1]).toBe('handle_bets');
    expect(['expired', 'canceled']).toContain((await stages())[0]);
    expect(await room.money(playerId)).toBe('10000 / 200 / 0');
  });
});

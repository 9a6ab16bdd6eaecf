import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bet, openTestProvider, type TestProviderHouse, win } from './testing/test-provider.ts';

let house: TestProviderHouse;
let other: Awaited<ReturnType<TestProviderHouse['anotherProcess']>>;
beforeAll(async () => {
  house = await openTestProvider();
  other = await house.anotherProcess();
});
afterAll(async () => {
  expect(await house.findings()).toEqual([]);
  await other.close();
  await house.close();
});

describe('a call that comes again', () => {
  test('gets its first answer byte for byte, whatever has happened since and whichever process is asked', async () => {
    const player = await house.player();
    const round = player.round({ actions: [bet(100), win(33)] });
    const undo = player.round({ round_id: round.round_id, of: randomUUID() });
    const end = player.round({ round_id: round.round_id });
    const prize = { id: randomUUID(), player_id: player.externalId, currency: 'EUR', amount: 1, title: 'Ä "☄"' };
    const poor = player.round({ actions: [bet(1_000_000)] });
    const calls = [
      ['play', round],
      ['play', poor],
      ['rollback', undo],
      ['end_round', end],
      ['promo_win', prize],
    ] as const;
    const first = [];
    for (const [name, body] of calls) first.push(await house.provider.call(name, body));
    expect(first.map(({ status }) => status)).toEqual([200, 402, 200, 200, 200]);
    await house.provider.call('play', player.round({ actions: [bet(5_000), win(9_000_000)], finished: true }));
    for (const app of [house.app, other.app]) {
      for (const [index, [name, body]] of calls.entries()) {
        const again = await house.provider.call(name, body, { app });
        expect(again.status).toBe(first[index]?.status);
        expect(again.bytes.equals(first[index]?.bytes as Buffer)).toBe(true);
      }
    }
  });

  test('also when the order of its fields has changed, and its token', async () => {
    const player = await house.player();
    const round = player.round({ actions: [bet(100)] });
    const first = await house.provider.call('play', round);
    const token = await house.launch(player.playerId);
    const shuffled = Object.fromEntries(Object.entries({ ...round, token }).reverse());
    expect((await house.provider.call('play', shuffled)).bytes.equals(first.bytes)).toBe(true);
  });

  test('thirty-two at once, over two processes, have one effect and one answer', async () => {
    const player = await house.player();
    const round = player.round({ actions: [bet(100), win(30)], finished: true });
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        house.provider.call('play', round, { app: index % 2 ? house.app : other.app }),
      ),
    );
    expect(new Set(answers.map(({ bytes }) => bytes.toString())).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, body: { balance: 9_930 } });
    expect(await house.balance(player.playerId)).toBe(9_930n);
  });

  test('thirty-two different bets at once never overdraw', async () => {
    const player = await house.player({ amount: 1_000n });
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        house.provider.call('play', player.round({ actions: [bet(100)] }), { app: index % 2 ? house.app : other.app }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ body }) => body.code === 100)).toHaveLength(22);
    expect(await house.balance(player.playerId)).toBe(0n);
  });
});

describe('an id that was used', () => {
  test.each([
    ['another amount', { actions: [bet(101, 'same-bet')] }],
    ['another round', { round_id: 'another-round' }],
    ['another end', { finished: true }],
  ])('with %s is a conflict', async (_what, change) => {
    const player = await house.player();
    const round = player.round({ round_id: randomUUID(), actions: [bet(100, randomUUID())] });
    const first = await house.provider.call('play', round);
    const answer = await house.provider.call('play', { ...round, ...change });
    expect([answer.status, answer.body.code]).toEqual([409, 300]);
    expect((await house.provider.call('play', round)).bytes.equals(first.bytes)).toBe(true);
    expect(await house.balance(player.playerId)).toBe(9_900n);
  });

  test('by another call, or for another player, is a conflict', async () => {
    const [player, stranger] = [await house.player(), await house.player()];
    const round = player.round({ actions: [bet(100)] });
    await house.provider.call('play', round);
    const { id, round_id } = round;
    expect((await house.provider.call('end_round', player.round({ id, round_id }))).body.code).toBe(300);
    const stolen = stranger.round({ id, round_id, actions: round.actions });
    expect((await house.provider.call('play', stolen)).body.code).toBe(300);
    expect(await house.balance(stranger.playerId)).toBe(10_000n);
  });

  test('of an action, under another call: known when it says the same, else a conflict', async () => {
    const player = await house.player();
    const round_id = randomUUID();
    const stake = bet(100);
    await house.provider.call('play', player.round({ round_id, actions: [stake] }));
    const again = await house.provider.call('play', player.round({ round_id, actions: [stake] }));
    expect(again).toMatchObject({ status: 200, body: { balance: 9_900 } });
    const changed = await house.provider.call('play', player.round({ round_id, actions: [{ ...stake, amount: 99 }] }));
    expect(changed.body.code).toBe(300);
  });

  test('of one provider means nothing to another', async () => {
    const tycho = await house.addProvider('tycho');
    const [one, two] = [await house.player(), await house.player({ provider: tycho })];
    const same = { id: randomUUID(), round_id: randomUUID(), actions: [bet(100, 'one-for-both')] };
    expect((await house.provider.call('play', one.round(same))).status).toBe(200);
    expect((await tycho.call('play', two.round(same))).status).toBe(200);
    expect([await house.balance(one.playerId), await house.balance(two.playerId)]).toEqual([9_900n, 9_900n]);
  });
});

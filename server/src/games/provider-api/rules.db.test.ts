import { randomUUID } from 'node:crypto';
import { Refusal } from '@halley/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WagerRule } from '../../wagers/index.ts';
import { bet, openTestProvider, type TestProviderHouse, win } from './testing/test-provider.ts';

/** Rules of the door as limits, exclusion and speed will be: they see what is asked, and may refuse it. */
let refusal: Refusal | undefined;
const seen: { game: string; stake: bigint; roundStake: bigint; opensRound: boolean }[] = [];
const rule: WagerRule = async () => ({
  refusalOf: ({ game, stake, roundStake, opensRound }) => {
    seen.push({ game, stake, roundStake, opensRound });
    return refusal;
  },
  accepted: () => undefined,
});

let house: TestProviderHouse;
beforeAll(async () => {
  house = await openTestProvider({ rules: [rule] });
});
afterAll(async () => {
  expect(await house.findings()).toEqual([]);
  await house.close();
});

describe('[PP-28] the rules of the door hold for games of other houses', () => {
  test.each([
    ['a limit is reached', new Refusal('LIMIT_REACHED'), 105],
    ['the player has excluded themselves', new Refusal('FORBIDDEN'), 103],
    ['the country is closed', new Refusal('REGION_RESTRICTED'), 106],
    ['the player is not verified', new Refusal('VERIFICATION_REQUIRED'), 104],
    ['the last round began a moment ago', new Refusal('TOO_FAST'), 110],
    ['a reminder waits for an answer', new Refusal('REALITY_CHECK_DUE'), 111],
  ])('when %s, bets are refused and late wins and rollbacks are not', async (_what, because, code) => {
    refusal = undefined;
    const player = await house.player();
    const round_id = randomUUID();
    const [first, second] = [randomUUID(), randomUUID()];
    await house.provider.call('play', player.round({ round_id, actions: [bet(100, first), bet(40, second)] }));
    refusal = because;
    const asked = seen.length;
    const refused = player.round({ round_id, actions: [win(9), bet(10)], finished: true });
    const answer = await house.provider.call('play', refused);
    expect(answer.body.code).toBe(code);
    expect(await house.balance(player.playerId)).toBe(9_860n);
    expect(seen.length).toBe(asked + 1);

    // Nobody asks a rule about what is owed.
    const won = await house.provider.call('play', player.round({ round_id, actions: [win(500)] }));
    expect(won).toMatchObject({ status: 200, body: { balance: 10_360 } });
    const undone = await house.provider.call('rollback', player.round({ round_id, of: second }));
    expect(undone).toMatchObject({ status: 200, body: { balance: 10_400 } });
    expect((await house.provider.call('end_round', player.round({ round_id }))).body.round_state).toBe('closed');
    const prize = { id: randomUUID(), player_id: player.externalId, currency: 'EUR', amount: 1, title: 'Race' };
    expect((await house.provider.call('promo_win', prize)).status).toBe(200);
    expect(seen.length).toBe(asked + 1);

    refusal = undefined;
    expect((await house.provider.call('play', refused)).bytes.equals(answer.bytes)).toBe(true);
  });

  test('a rule is told the game, all bets of the call together, and what the round has at stake', async () => {
    const player = await house.player();
    const round_id = randomUUID();
    await house.provider.call('play', player.round({ round_id, actions: [bet(100), bet(20)] }));
    await house.provider.call('play', player.round({ round_id, actions: [bet(5), win(500)] }));
    expect(seen.slice(-2)).toEqual([
      { game: 'kepler/CometFlip', stake: 120n, roundStake: 120n, opensRound: true },
      { game: 'kepler/CometFlip', stake: 5n, roundStake: 125n, opensRound: false },
    ]);
  });
});

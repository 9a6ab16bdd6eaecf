import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBet, openTestGames, type TestGames } from './testing/test-games.ts';

let house: TestGames;
beforeAll(async () => {
  house = await openTestGames();
});
afterAll(() => house.close());

const buy = aBet({ stake_cents: 630, choice: { mode: 'buy' } });
const at = (game: string, payload: object) => ({ method: 'POST', url: `/api/studio/${game}/rounds`, payload }) as const;

test('[PP-02] free spins are bought where the licence allows it; elsewhere they are refused, and nothing is staked', async () => {
  const player = await house.player(10_000n);
  house.others.profile = 'EE';
  const refused = await player.send(at('aurora-express', buy));
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['choice']]);
  expect(await house.balance(player.playerId)).toBe(10_000n);
  // What is not bought is asked nothing.
  expect((await player.send(at('aurora-express', aBet({ choice: {} })))).status).toBe(200);
  house.others.profile = 'CW';
  const bought = await player.send(at('aurora-express', buy));
  expect(bought.status, bought.text).toBe(200);
  expect(bought.body.events[0].type).not.toBe('settled');
  expect(bought.body.balance_cents).toBe(bought.body.balance_before_cents - 630 + bought.body.win_cents);
  expect(await house.findings()).toEqual([]);
});

test('a machine that sells nothing refuses it under every licence', async () => {
  const player = await house.player(10_000n);
  const answer = await player.send(at('comet-run', buy));
  expect(answer.status).toBe(422);
  expect(await house.balance(player.playerId)).toBe(10_000n);
});

import { games, type SingleStepGame, verifyRound } from '@halley/studio/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestGames, type TestGames } from './testing/test-games.ts';

let house: TestGames;
beforeAll(async () => {
  house = await openTestGames();
});
afterAll(() => house.close());

const stakeCents = 500;
/** How a test plays a game of one decision; a machine is spun. A new game that is no machine needs a line here. */
const choices: Record<string, object> = {
  baccarat: { bets: { player: stakeCents } },
  dice: { side: 'over', target: 5_049 },
  keno: { numbers: [3, 14, 15, 35, 40], risk: 'low' },
  limbo: { target: 200 },
  plinko: { rows: 12, risk: 'medium' },
  roulette: { bets: { red: stakeCents } },
  wheel: { risk: 'low', segments: 30 },
};
const singleGames = Object.entries(games).flatMap(([id, game]) => (game.kind === 'single' ? [id] : []));

/** Every game of the house that a browser need not show: its screens are looked at by kind (`e2e/every-game.e2e.ts`). */
describe.each(singleGames)('%s', (id) => {
  const rounds = `/api/studio/${id}/rounds`;
  const choice = choices[id] ?? { mode: 'spin' };

  test.each(['demo', 'real'] as const)('a round is played, recorded and can be checked: %s', async (mode) => {
    const visitor = mode === 'real' ? await house.player() : house.guest();
    const payload = { mode, stake_cents: stakeCents, choice };
    const { status, text, body } = await visitor.send({ method: 'POST', url: rounds, payload });
    expect(status, text).toBe(200);
    const currency = mode === 'real' ? 'EUR' : 'FUN';
    const game = games[id as keyof typeof games];
    expect(body).toMatchObject({ game: game.identifier, mode, currency, state: 'closed', stake_cents: stakeCents });
    expect(body.balance_cents).toBe(body.balance_before_cents - stakeCents + body.win_cents);
    expect((await visitor.send({ url: `${rounds}/${body.round_id}` })).body).toEqual(body);

    const { body: rotated } = await visitor.rotate({ mode });
    const verified = verifyRound(game as unknown as SingleStepGame<unknown, unknown>, {
      serverSeed: rotated.revealed.server_seed,
      serverSeedHash: body.fair.server_seed_hash,
      clientSeed: body.fair.client_seed,
      nonce: body.fair.nonce,
      stake: BigInt(stakeCents),
      choice: body.choice,
    });
    expect(verified).toMatchObject({
      ok: true,
      value: { outcome: body.outcome, win: BigInt(body.win_cents), commitmentHolds: true },
    });
  });
});

import { accepted, hiloGame, refused, type SteppedGame, verifySteps } from '@halley/studio/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findRounds, type Round } from '../../wagers/index.ts';
import { findServerSeed } from '../seed-store.ts';
import { studioRound } from '../studio-round.ts';
import { openTestGames, type TestGames } from '../testing/test-games.ts';
import { openDemoSteps, takeDemoStep } from './play-demo-steps.ts';
import { openRealSteps, takeRealStep } from './play-real-steps.ts';
import type { AnySteppedGame, SteppedDetail } from './stepped-detail.ts';

type State = { stakes: number };
type Step = 'more' | 'stop';

/** Each `more` puts the stake down once more and draws; `stop` pays double what lies there when the draws are even. */
const { earlier: _, ...newest } = hiloGame;
const piling: SteppedGame<unknown, State, Step, { sum: number }> = {
  ...newest,
  maxWin: ({ stake }) => stake * 20n,
  parseStep: (input) =>
    input === 'more' || input === 'stop'
      ? accepted(input)
      : refused({ code: 'choice.invalid', field: 'choice', messageKey: 'studio.error.choiceInvalid' }),
  raise: ({ stake, step }) => (step === 'more' ? stake : 0n),
  open: () => ({ done: false, events: [{ type: 'put' }], state: { stakes: 1 } }),
  step: ({ stake, state, step, draw }) => {
    if (step === 'more') {
      return { done: false, events: [{ type: 'put', drawn: draw.integer(10) }], state: { stakes: state.stakes + 1 } };
    }
    const sum = draw.integer(10);
    const win = sum % 2 === 0 ? stake * BigInt(2 * state.stakes) : 0n;
    return { done: true, events: [{ type: 'stopped' }], outcome: { sum }, win };
  },
};
const game = piling as AnySteppedGame;

let house: TestGames;
beforeAll(async () => {
  house = await openTestGames();
});
afterAll(() => house.close());

const request = { game, currency: 'EUR', stake: 1_000n, choice: {}, idempotencyKey: undefined };

async function openRound(playerId: number): Promise<{ round: Round; serverSeed: string }> {
  const { id } = await openRealSteps(house.wagers, playerId, request);
  const round = await read(id);
  const serverSeed = await findServerSeed(house.database, (round.detail as SteppedDetail).pairId);
  return { round, serverSeed: serverSeed as string };
}
const read = async (id: string) => (await findRounds(house.database, [id])).get(id) as Round;
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'taken',
    (error) => error.code,
  );

describe('a step that costs a further stake', () => {
  test('is taken with the step, told on the wire, and the whole round is recomputed from its seeds', async () => {
    const { playerId } = await house.player(10_000n);
    const { round, serverSeed } = await openRound(playerId);
    await takeRealStep(house.wagers, { game, round, serverSeed, number: 1, step: 'more' });
    expect(await house.balance(playerId)).toBe(8_000n);
    await takeRealStep(house.wagers, { game, round: await read(round.id), serverSeed, number: 2, step: 'more' });
    const over = await takeRealStep(house.wagers, {
      game,
      round: await read(round.id),
      serverSeed,
      number: 3,
      step: 'stop',
    });
    const wire = studioRound(over, new Map());
    expect(wire).toMatchObject({ state: 'closed', stake_cents: 3_000, raised_cents: 2_000 });
    expect([0, 6_000]).toContain(wire.win_cents);
    expect(await house.balance(playerId)).toBe(7_000n + over.win);
    const { client_seed: clientSeed, nonce } = wire.fair;
    const opening = BigInt(wire.stake_cents - (wire.raised_cents ?? 0));
    const again = verifySteps(piling, { serverSeed, clientSeed, nonce, stake: opening, choice: {}, steps: wire.steps });
    expect(again).toMatchObject({ ok: true, value: { done: true, win: over.win, outcome: wire.outcome } });
    expect(await house.findings()).toEqual([]);
  });

  test('sent again, from a stale look and ten times at once, it costs once', async () => {
    const { playerId } = await house.player(10_000n);
    const { round, serverSeed } = await openRound(playerId);
    const more = { game, round, serverSeed, number: 1, step: 'more' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => takeRealStep(house.wagers, more)));
    for (const answer of answers) expect(answer.stake).toBe(2_000n);
    expect((await takeRealStep(house.wagers, more)).stake).toBe(2_000n);
    expect(await house.balance(playerId)).toBe(8_000n);
    // A second raise decided on the round as it was before the first: nobody has asked the rules about it.
    expect(await codeOf(takeRealStep(house.wagers, { ...more, number: 2 }))).toBe('IDEMPOTENCY_CONFLICT');
    expect(await house.balance(playerId)).toBe(8_000n);
    expect(await house.findings()).toEqual([]);
  });

  test('without the money it is refused, draws nothing, and the round goes on without it', async () => {
    const { playerId } = await house.player(1_500n);
    const { round, serverSeed } = await openRound(playerId);
    const before = await house.everything();
    const step = { game, round, serverSeed, number: 1 };
    expect(await codeOf(takeRealStep(house.wagers, { ...step, step: 'more' }))).toBe('stake_cents.not_enough_money');
    expect(await codeOf(takeRealStep(house.wagers, { ...step, step: 'less' }))).toBe('choice.invalid');
    expect(await house.everything()).toEqual(before);
    const over = await takeRealStep(house.wagers, { ...step, step: 'stop' });
    expect(studioRound(over, new Map())).not.toHaveProperty('raised_cents');
    expect(await house.balance(playerId)).toBe(500n + over.win);
  });

  test('[PP-08] costs the same in play for fun', async () => {
    const guest = house.guest();
    await guest.seeds('demo');
    const purse = guest.cookies.get('halley_purse') as string;
    const opened = await openDemoSteps(house, purse, { ...request, stake: 40_000n, currency: 'FUN' });
    const serverSeed = (await findServerSeed(house.database, opened.detail.pairId)) as string;
    const step = { game, roundId: opened.id, serverSeed };
    const more = { ...step, number: 1, step: 'more' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => takeDemoStep(house, purse, more)));
    for (const answer of answers) expect(answer).toMatchObject({ stake: 80_000n, balanceAfter: 20_000n });
    expect(await codeOf(takeDemoStep(house, purse, { ...more, number: 2 }))).toBe('stake_cents.not_enough_money');
    const over = await takeDemoStep(house, purse, { ...step, number: 2, step: 'stop' });
    expect((await guest.seeds('demo')).body.balance_cents).toBe(20_000 + Number(over.win));
    expect(studioRound(over, new Map())).toMatchObject({ stake_cents: 80_000, raised_cents: 40_000 });
  });
});

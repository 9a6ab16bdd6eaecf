import { randomUUID } from 'node:crypto';
import { Refusal } from '@halley/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../kit/index.ts';
import { outcomeOf } from '../kit/testing/outcome-of.ts';
import type { AcceptedStake } from './accepted-stake.ts';
import { createWagers, type Wagers } from './create-wagers.ts';
import type { AskedStake, WagerRule } from './judge-stakes.ts';
import type { Round } from './round.ts';
import { aStake, openTestHouse, type TestHouse } from './testing/test-house.ts';
import type { StepWager } from './wager.ts';

let refusal: Refusal | undefined;
let asked: AskedStake[] = [];
let followed: AcceptedStake[] = [];
const rule: WagerRule = async () => ({
  refusalOf: (stake) => {
    asked.push(stake);
    return stake.opensRound ? undefined : refusal;
  },
  accepted: () => undefined,
});

let house: TestHouse;
let other: Wagers;
beforeAll(async () => {
  const followers = [async (_tx: unknown, stakes: AcceptedStake[]) => void followed.push(...stakes)];
  house = await openTestHouse({ rules: [rule], followers });
  other = createWagers({
    homes: house.homes,
    clock: systemClock,
    rules: [rule],
    followers,
    writers: 3,
    openChances: async () => Promise.reject(new Error('a step draws no seed')),
  });
});
beforeEach(() => {
  refusal = undefined;
  asked = [];
  followed = [];
});
afterAll(async () => {
  expect(await house.findings()).toEqual([]);
  await house.close();
});

const stepsOf = (round: Round) => Number(round.detail.steps ?? 0);

/** The next step of a round; `number` is its place, `win` ends the round. */
function aStep(round: Round, change: { number: number; raise?: bigint; win?: bigint; id?: string }): StepWager {
  const { number, raise, win } = change;
  return {
    kind: 'step',
    roundId: round.id,
    playerId: round.playerId,
    currency: round.currency,
    ...(raise && { raise: { id: change.id ?? randomUUID(), amount: raise, game: round.game, country: 'DE' } }),
    isRepeat: (now) => stepsOf(now) >= number,
    decide: () => ({ detail: { steps: number }, ...(win !== undefined && { win }) }),
  };
}

const opened = (playerId: number, stake = 100n) =>
  house.wagers.wager(aStake({ playerId, stake, awaits: 'player', begin: () => ({ detail: { steps: 0 } }) }));
const eventsOf = async (round: Round) => {
  const { rows } = await house.database.query<{ topic: string; event: Record<string, string> }>(
    `select topic, event from kit_outbox, jsonb_array_elements(events::jsonb) event
     where event->>'roundId' = $1 order by id`,
    [round.id],
  );
  return rows.map(({ topic, event }) => [topic, event.actionId ?? null, event.stake]);
};

describe('a step that raises the stake', () => {
  test('takes it with the step, cash first, and shares the win by the pockets of all of it', async () => {
    await house.fund(1, 250n);
    await house.giveBonus(1, 50n);
    const round = await opened(1);
    const id = randomUUID();
    const raised = await house.wagers.wager(aStep(round, { number: 1, raise: 200n, id }));
    expect(raised).toMatchObject({ state: 'open', stake: { cash: 250n, bonus: 50n }, balanceAfter: 0n });
    expect(asked.at(-1)).toMatchObject({ stake: 200n, roundStake: 300n, opensRound: false, game: round.game });
    expect(followed.map(({ actionId, amount }) => [actionId, amount])).toEqual([
      [round.id, { cash: 100n, bonus: 0n }],
      [id, { cash: 150n, bonus: 50n }],
    ]);
    const paid = await house.wagers.wager(aStep(raised, { number: 2, win: 600n }));
    expect(paid).toMatchObject({ state: 'closed', win: { cash: 500n, bonus: 100n }, balanceAfter: 600n });
    expect(await house.pockets(1)).toEqual({ cash: 500n, bonus: 100n });
    expect(await house.findings()).toEqual([]);
  });

  test('may end the round with the same step', async () => {
    await house.fund(2, 300n);
    const round = await opened(2);
    const over = await house.wagers.wager(aStep(round, { number: 1, raise: 100n, win: 0n }));
    expect(over).toMatchObject({ state: 'closed', stake: { cash: 200n, bonus: 0n }, balanceAfter: 100n });
    expect(await house.balance(2)).toBe(100n);
  });

  test('is told to others as a stake of its own, and in the sum at the end', async () => {
    await house.fund(3, 300n);
    const round = await opened(3);
    const id = randomUUID();
    await house.wagers.wager(aStep(round, { number: 1, raise: 150n, id }));
    await house.wagers.wager(aStep(round, { number: 2, win: 10n }));
    expect(await eventsOf(round)).toEqual([
      ['wager.staked', round.id, '100'],
      ['wager.staked', id, '150'],
      ['wager.settled', null, '250'],
    ]);
  });

  test('sent many times at once, through two doors, is taken once', async () => {
    await house.fund(4, 1_000n);
    const round = await opened(4);
    const id = randomUUID();
    const sent = Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? other : house.wagers).wager(aStep(round, { number: 1, raise: 100n, id })),
    );
    const answers = await Promise.all(sent);
    for (const answer of answers) expect(answer.stake).toEqual({ cash: 200n, bonus: 0n });
    expect(await house.balance(4)).toBe(800n);
    expect(await house.findings()).toEqual([]);
  });

  test('goes back with its round when nobody ends it', async () => {
    await house.fund(5, 500n);
    const round = await opened(5);
    const id = randomUUID();
    await house.wagers.wager(aStep(round, { number: 1, raise: 300n, id }));
    followed = [];
    const { state } = (await house.wagers.sweep({ ...ownerOf(round), kind: 'sweep' })).round;
    expect(state).toBe('rolled_back');
    expect(await house.balance(5)).toBe(500n);
    expect(followed.map(({ actionId, amount }) => [actionId, amount.cash])).toEqual([
      [round.id, -100n],
      [id, -300n],
    ]);
    expect(await house.findings()).toEqual([]);
  });
});

describe('a raise that is refused changes nothing', () => {
  const ownRows = async (round: Round) => {
    const { rows } = await house.database.query<{ text: string }>(
      `select string_agg(t, '|' order by t) as text from (
        select r::text as t from wagers_round r where id = $1
        union all select a::text from wagers_action a where round_id = $1
        union all select o::text from kit_outbox o) t`,
      [round.id],
    );
    return [rows[0]?.text, await house.balance(round.playerId)];
  };

  test.each<[string, number, () => void, bigint]>([
    ['stake_cents.not_enough_money', 11, () => undefined, 1_000_000n],
    ['LIMIT_REACHED', 12, () => (refusal = new Refusal('LIMIT_REACHED')), 100n],
    ['REALITY_CHECK_DUE', 13, () => (refusal = new Refusal('REALITY_CHECK_DUE')), 100n],
    ['EXCLUDED', 14, () => (refusal = new Refusal('EXCLUDED')), 100n],
  ])('%s', async (code, playerId, arrange, raise) => {
    await house.fund(playerId, 1_000n);
    const round = await opened(playerId);
    const before = await ownRows(round);
    arrange();
    expect(await outcomeOf(house.wagers.wager(aStep(round, { number: 1, raise })))).toBe(code);
    expect(await ownRows(round)).toEqual(before);
    // What costs nothing is never asked about: the round can always be ended.
    expect(await outcomeOf(house.wagers.wager(aStep(round, { number: 1, win: 50n })))).toBe('taken');
    expect(await house.findings()).toEqual([]);
  });

  test('on a round that is over, and on another player’s', async () => {
    await house.fund(15, 1_000n);
    await house.fund(16, 1_000n);
    const round = await opened(15);
    const theirs = { ...aStep(round, { number: 1, raise: 100n }), playerId: 16 };
    expect(await outcomeOf(house.wagers.wager(theirs))).toBe('NOT_FOUND');
    await house.wagers.wager(aStep(round, { number: 1, win: 0n }));
    expect(await outcomeOf(house.wagers.wager(aStep(round, { number: 2, raise: 100n })))).toBe('ROUND_CLOSED');
    expect(await house.balance(15)).toBe(900n);
    expect(await house.balance(16)).toBe(1_000n);
  });

  test('many at once take no more than there is', async () => {
    await house.fund(17, 500n);
    const rounds = [await opened(17), await opened(17)];
    const answers = await Promise.all(
      rounds.map((round, index) =>
        outcomeOf((index ? other : house.wagers).wager(aStep(round, { number: 1, raise: 200n }))),
      ),
    );
    expect(answers.toSorted()).toEqual(['stake_cents.not_enough_money', 'taken']);
    expect(await house.balance(17)).toBe(100n);
    expect(await house.findings()).toEqual([]);
  });
});

function ownerOf({ id: roundId, playerId, currency }: Round) {
  return { roundId, playerId, currency };
}

test('a first step that ends its round is paid with the stake, in one piece', async () => {
  await house.fund(30, 500n);
  const begin = () => ({ detail: { steps: 0 }, win: 250n });
  const round = await house.wagers.wager(aStake({ playerId: 30, awaits: 'player', begin }));
  expect(round).toMatchObject({ state: 'closed', win: { cash: 250n, bonus: 0n }, balanceAfter: 650n });
  expect(await house.balance(30)).toBe(650n);
  expect(await eventsOf(round)).toEqual([['wager.settled', null, '100']]);
  expect(await house.findings()).toEqual([]);
});

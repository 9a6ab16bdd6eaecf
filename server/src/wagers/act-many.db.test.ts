import { randomUUID } from 'node:crypto';
import { Refusal } from '@halley/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../kit/index.ts';
import { houseEntries } from '../wallet/index.ts';
import { createWagers, type Wagers } from './create-wagers.ts';
import { SportModel, type SportStep } from './testing/sport-model.ts';
import { anAct, openTestHouse, type TestHouse } from './testing/test-house.ts';
import type { ManyAct, RoundAction } from './wager.ts';

let house: TestHouse;
let doors: [Wagers, Wagers];
const hears = new Map<string, number>();
beforeAll(async () => {
  house = await openTestHouse({
    followers: [
      async (_tx, stakes) => {
        for (const { roundId } of stakes) hears.set(roundId, (hears.get(roundId) ?? 0) + 1);
      },
    ],
  });
  const openChances = async () => Promise.reject(new Error('nobody draws'));
  doors = [house.wagers, createWagers({ homes: house.homes, clock: systemClock, openChances })];
});
afterAll(async () => {
  expect(await house.findings()).toEqual([]);
  await house.close();
});

let lastPlayer = 0;
async function aPlayer({ cash = 150n, bonus = 0n } = {}): Promise<number> {
  // Of one home: so is a transaction.
  lastPlayer += house.homes.count;
  const playerId = lastPlayer;
  await house.fund(playerId, cash);
  if (bonus > 0n) await house.giveBonus(playerId, bonus);
  return playerId;
}

const game = 'sport/football';
const aBet = (playerId: number, actions: RoundAction[], roundId: string = randomUUID()): ManyAct => ({
  roundId,
  playerId,
  currency: 'EUR',
  game,
  actions,
});

/** Acts at a door; what each came to: its short sums, or the words of its refusal. */
const many = (door: Wagers, acts: readonly ManyAct[]) =>
  door.actMany({
    wallets: acts.map(({ playerId, currency }) => ({ playerId, currency })),
    decide: async () => acts,
    follow: async (_tx, outcomes) =>
      outcomes.map((outcome) =>
        outcome.ok ? outcome.value.actions.map(({ short }) => short ?? none) : (outcome.error as Error).message,
      ),
  });
const none = { cash: 0n, bonus: 0n };

async function houseAccounts(): Promise<Record<string, bigint>> {
  const { rows } = await house.homes.of(lastPlayer).query<{ house: string; balance: string }>(houseEntries);
  return Object.fromEntries(rows.map((row) => [row.house, BigInt(row.balance)]));
}

const actionOf = (step: SportStep): RoundAction => {
  if (step.kind === 'end') return { kind: 'end' };
  if (step.kind === 'undo') return { kind: 'undo', id: step.id, of: step.of, asFarAsThere: true };
  if (step.kind === 'free') return { kind: 'bet', id: step.id, amount: step.amount, paidBy: 'house' };
  return { kind: step.kind, id: step.id, amount: step.amount };
};

const step = fc.record({
  round: fc.nat(3),
  kind: fc.constantFrom('bet', 'bet', 'bet', 'win', 'win', 'undo', 'free', 'end'),
  name: fc.nat(5),
  amount: fc.integer({ min: 1, max: 120 }),
  repeats: fc.boolean(),
});

test('random bets, wins, free bets and undos of what is spent end as the model ends, house accounts included', {
  timeout: 60_000,
}, async () => {
  const histories = fc.array(fc.array(step, { minLength: 40, maxLength: 40 }), { minLength: 4, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(histories, async (players) => {
      const before = await houseAccounts();
      const models = await Promise.all(
        players.map(async (steps) => {
          const playerId = await aPlayer({ bonus: 60n });
          const model = new SportModel(150n, 60n);
          const ids = new Map<string, string>();
          const idOf = (words: string) => ids.get(words) ?? (ids.set(words, randomUUID()).get(words) as string);
          const amounts = new Map<string, bigint>();
          for (const [index, { round, kind, name, amount, repeats }] of steps.entries()) {
            const id = idOf(`${kind} ${round} ${name}`);
            if (!amounts.has(id)) amounts.set(id, BigInt(amount));
            const asked = {
              round: idOf(`round ${round}`),
              kind,
              id,
              amount: amounts.get(id),
              of: idOf(`win ${round} ${name}`),
            } as SportStep;
            const expected = model.apply(asked);
            // What an undo names must have come: a tombstone is for those who cannot know.
            if (asked.kind === 'undo' && !expected) continue;
            const act = aBet(playerId, [actionOf(asked)], asked.round);
            const answers = await Promise.all(
              Array.from({ length: repeats ? 2 : 1 }, (_, copy) => many(doors[(index + copy) % 2] as Wagers, [act])),
            );
            for (const [answer] of answers) {
              expect(typeof answer === 'string', `${index} ${kind}: ${answer}`).toBe(expected === undefined);
            }
          }
          expect(await house.pockets(playerId)).toEqual({ cash: model.cash, bonus: model.bonus });
          return model;
        }),
      );
      const after = await houseAccounts();
      for (const name of ['sports_open', 'sports'] as const) {
        const moved = (after[name] ?? 0n) - (before[name] ?? 0n);
        expect(moved, name).toBe(models.reduce((sum, model) => sum + model.house[name], 0n));
      }
    }),
    { numRuns: 4, endOnFailure: true },
  );
});

test('many wins in one call are paid once, however often and through however many doors they come', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => aPlayer()));
  const rounds = players.map(() => randomUUID());
  const bets = players.map((playerId, at) =>
    aBet(playerId, [{ kind: 'bet', id: randomUUID(), amount: 100n }], rounds[at]),
  );
  await many(doors[0], bets);
  const wins = players.map((playerId, at) => aBet(playerId, [win(70n), { kind: 'end' }], rounds[at]));
  await Promise.all([0, 1, 0, 1, 0].map((door) => many(doors[door] as Wagers, wins)));
  for (const playerId of players) expect(await house.balance(playerId)).toBe(120n);
  const { rows } = await house.database.query('select from wagers_call where round_id = any($1::uuid[])', [rounds]);
  expect(rows, 'no answers are kept').toEqual([]);
});

test('what follows from acts is written with them, or nothing is', async () => {
  const playerId = await aPlayer();
  const bet = aBet(playerId, [{ kind: 'bet', id: randomUUID(), amount: 100n }]);
  const falls = doors[0].actMany({
    wallets: [{ playerId, currency: 'EUR' }],
    decide: async () => [bet],
    follow: async () => Promise.reject(new Error('killed')),
  });
  await expect(falls).rejects.toThrow('killed');
  expect(await house.balance(playerId)).toBe(150n);
});

test('one that is refused says so; the others of the call are done', async () => {
  const playerId = await aPlayer();
  const known = aBet(playerId, [{ kind: 'bet', id: randomUUID(), amount: 10n }]);
  const answers = await many(doors[0], [aBet(playerId, [win(5n)]), known]);
  expect(answers).toEqual([expect.stringMatching(/./), [none]]);
  expect(await house.balance(playerId)).toBe(140n);
});

test('an undo takes what is there, below zero in no pocket, and says what was short', async () => {
  const playerId = await aPlayer({ cash: 100n });
  const roundId = randomUUID();
  const paid = win(80n);
  await many(doors[0], [aBet(playerId, [{ kind: 'bet', id: randomUUID(), amount: 100n }, paid], roundId)]);
  // Lost elsewhere: 30 are left.
  await house.wagers.act(anAct([{ kind: 'bet', id: randomUUID(), amount: 50n }], { playerId }));
  const undo: RoundAction = { kind: 'undo', id: randomUUID(), of: paid.id };
  await expect(house.wagers.act(anAct([undo], { playerId, roundId, game }))).rejects.toThrow();
  const asFar = anAct([{ ...undo, id: randomUUID(), asFarAsThere: true }], { playerId, roundId, game });
  const first = await house.wagers.act(asFar);
  expect(first.actions).toMatchObject([{ state: 'applied', short: { cash: 50n, bonus: 0n } }]);
  expect(first.round).toMatchObject({ win: none, state: 'open' });
  expect(await house.pockets(playerId)).toEqual(none);
  // A repeat is answered the same, short sum included.
  expect(await house.wagers.act(asFar)).toMatchObject({ repeated: true, actions: first.actions });
});

test('a new win and the undo of the old one in one act: only what both leave open is short', async () => {
  const playerId = await aPlayer({ cash: 100n });
  const roundId = randomUUID();
  const old = win(300n);
  await many(doors[0], [aBet(playerId, [{ kind: 'bet', id: randomUUID(), amount: 100n }, old], roundId)]);
  await house.wagers.act(anAct([{ kind: 'bet', id: randomUUID(), amount: 260n }], { playerId }));
  const undo: RoundAction = { kind: 'undo', id: randomUUID(), of: old.id, asFarAsThere: true };
  const [answer] = await many(doors[0], [aBet(playerId, [win(120n), undo], roundId)]);
  expect(answer).toEqual([none, { cash: 140n, bonus: 0n }]);
  expect(await house.pockets(playerId)).toEqual(none);
});

test('a free bet: the house stakes, followers hear of it, its return is cash; taken back, the house has it again', async () => {
  const playerId = await aPlayer({ cash: 5n });
  const before = await houseAccounts();
  const roundId = randomUUID();
  const bet: RoundAction = { kind: 'bet', id: randomUUID(), amount: 40n, paidBy: 'house' };
  const call = anAct([bet], { playerId, roundId, game, awaits: 'event' });
  const { round } = await house.wagers.act(call);
  expect(round).toMatchObject({ state: 'open', stake: none, houseStake: 40n, awaits: 'event' });
  expect(await house.wagers.act({ ...call, callId: randomUUID() })).toMatchObject({ actions: [{ state: 'applied' }] });
  expect(await house.balance(playerId)).toBe(5n);
  expect(hears.get(roundId)).toBe(1);
  await many(doors[0], [aBet(playerId, [win(60n), { kind: 'end' }], roundId)]);
  expect(await house.pockets(playerId)).toEqual({ cash: 65n, bonus: 0n });

  const other = randomUUID();
  const second: RoundAction = { kind: 'bet', id: randomUUID(), amount: 40n, paidBy: 'house' };
  await house.wagers.act(anAct([second], { playerId, roundId: other, game }));
  const undone = await house.wagers.act(
    anAct([{ kind: 'undo', id: randomUUID(), of: second.id }], { playerId, roundId: other, game }),
  );
  expect(undone.round).toMatchObject({ state: 'rolled_back' });
  const after = await houseAccounts();
  const moved = (name: string) => (after[name] ?? 0n) - (before[name] ?? 0n);
  expect([moved('bonus_cost'), moved('sports_open'), moved('sports')]).toEqual([-40n, 40n, -60n]);
});

test('a void bet goes back from where its stake was', async () => {
  const playerId = await aPlayer();
  const before = await houseAccounts();
  const roundId = randomUUID();
  const id = randomUUID();
  await house.wagers.act(anAct([{ kind: 'bet', id, amount: 100n }], { playerId, roundId, game }));
  expect((await houseAccounts()).sports_open).toBe((before.sports_open ?? 0n) + 100n);
  await house.wagers.act(anAct([{ kind: 'undo', id: randomUUID(), of: id }], { playerId, roundId, game }));
  expect(await houseAccounts()).toEqual({ ...before, payments: before.payments ?? 0n });
  expect(await house.balance(playerId)).toBe(150n);
});

test('a bet whose session has ended is refused before anything else, and the refusal is not kept', async () => {
  const playerId = await aPlayer();
  let isOpen = false;
  const door = createWagers({
    homes: house.homes,
    clock: systemClock,
    openChances: async () => Promise.reject(new Error('nobody draws')),
    openSessions: async (_tx, sessions) => new Set(isOpen ? sessions : []),
  });
  const call = anAct([{ kind: 'bet', id: randomUUID(), amount: 10n }], { playerId, game, session: 'token' });
  await expect(door.act(call)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await house.balance(playerId)).toBe(150n);
  isOpen = true;
  await door.act(call);
  expect(await house.balance(playerId)).toBe(140n);
});

test('wins are paid whatever the rules have against new bets, to players who are excluded too', async () => {
  const playerId = await aPlayer();
  const roundId = randomUUID();
  await many(doors[0], [aBet(playerId, [{ kind: 'bet', id: randomUUID(), amount: 100n }], roundId)]);
  const refusal = new Refusal('ACCOUNT_CLOSED');
  const door = createWagers({
    homes: house.homes,
    clock: systemClock,
    openChances: async () => Promise.reject(new Error('nobody draws')),
    rules: [async () => ({ refusalOf: () => refusal, accepted: () => undefined })],
  });
  const [refused, paid] = await many(door, [
    aBet(playerId, [{ kind: 'bet', id: randomUUID(), amount: 1n }]),
    aBet(playerId, [win(70n), { kind: 'end' }], roundId),
  ]);
  expect([refused, paid]).toEqual([refusal.message, [none]]);
  expect(await house.balance(playerId)).toBe(120n);
});

function win(amount: bigint): { kind: 'win'; id: string; amount: bigint } {
  return { kind: 'win', id: randomUUID(), amount };
}

import { randomUUID } from 'node:crypto';
import { Refusal } from '@halley/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deep } from '../../../test/deep.ts';
import { closeHold, credit, hold, readWallets } from '../wallet/index.ts';
import { aStake, openTestHouse, type TestHouse } from './testing/test-house.ts';

/**
 * Random histories of deposits, stakes, wins, rollbacks and holds, with requests repeated and in the wrong order,
 * against a model of twenty lines. The database must agree with the model on every answer and every balance.
 */
const stepsPerRun = 500;
const runs = deep(6, 100);
const players = 3;

type Step =
  | { do: 'deposit'; player: number; amount: bigint; key: number }
  | { do: 'stake'; player: number; amount: bigint; key: number }
  | { do: 'play'; player: number; amount: bigint; win: bigint; key: number }
  | { do: 'settle'; player: number; win: bigint; key: number }
  | { do: 'rollback'; player: number; key: number }
  | { do: 'hold'; player: number; amount: bigint; key: number }
  | { do: 'release'; player: number; key: number }
  | { do: 'capture'; player: number; key: number };

// Few keys: most steps meet a key that was used before, closed already, or never opened.
const key = fc.integer({ min: 0, max: 60 });
const player = fc.integer({ min: 0, max: players - 1 });
const amount = fc.bigInt({ min: 1n, max: 400n });
const win = fc.bigInt({ min: 0n, max: 900n });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('deposit' as const), player, amount, key }),
  fc.record({ do: fc.constant('stake' as const), player, amount, key }),
  fc.record({ do: fc.constant('play' as const), player, amount, win, key }),
  fc.record({ do: fc.constant('settle' as const), player, win, key }),
  fc.record({ do: fc.constant('rollback' as const), player, key }),
  fc.record({ do: fc.constant('hold' as const), player, amount, key }),
  fc.record({ do: fc.constant('release' as const), player, key }),
  fc.record({ do: fc.constant('capture' as const), player, key }),
);

interface ModelRound {
  state: 'open' | 'closed' | 'rolled_back';
  input: string;
  stake: bigint;
  win: bigint;
}

class Model {
  cash = 0n;
  reserved = 0n;
  deposits = new Map<number, bigint>();
  rounds = new Map<number, ModelRound>();
  holds = new Map<number, { state: 'open' | 'released' | 'captured'; amount: bigint }>();

  apply(step: Step): string {
    switch (step.do) {
      case 'deposit': {
        const earlier = this.deposits.get(step.key);
        if (earlier !== undefined) return earlier === step.amount ? 'ok' : 'IDEMPOTENCY_CONFLICT';
        this.deposits.set(step.key, step.amount);
        this.cash += step.amount;
        return 'ok';
      }
      case 'stake':
      case 'play': {
        const input = `${step.do} ${step.amount}`;
        const earlier = this.rounds.get(step.key);
        if (earlier) return earlier.input === input ? 'ok' : 'IDEMPOTENCY_CONFLICT';
        if (this.cash < step.amount) return 'stake_cents.not_enough_money';
        const paid = step.do === 'play' ? step.win : 0n;
        this.rounds.set(step.key, {
          state: step.do === 'play' ? 'closed' : 'open',
          input,
          stake: step.amount,
          win: paid,
        });
        this.cash += paid - step.amount;
        return 'ok';
      }
      case 'settle': {
        const round = this.rounds.get(step.key);
        if (!round) return 'NOT_FOUND';
        if (round.state === 'closed') return round.win === step.win ? 'ok' : 'IDEMPOTENCY_CONFLICT';
        if (round.state === 'rolled_back') return 'IDEMPOTENCY_CONFLICT';
        Object.assign(round, { state: 'closed', win: step.win });
        this.cash += step.win;
        return 'ok';
      }
      case 'rollback': {
        const round = this.rounds.get(step.key);
        if (!round) return 'NOT_FOUND';
        if (round.state === 'rolled_back') return 'ok';
        if (round.state === 'closed') return 'IDEMPOTENCY_CONFLICT';
        round.state = 'rolled_back';
        this.cash += round.stake;
        return 'ok';
      }
      case 'hold': {
        const earlier = this.holds.get(step.key);
        if (earlier) return earlier.amount === step.amount ? 'ok' : 'IDEMPOTENCY_CONFLICT';
        if (this.cash < step.amount) return 'stake_cents.not_enough_money';
        this.holds.set(step.key, { state: 'open', amount: step.amount });
        this.cash -= step.amount;
        this.reserved += step.amount;
        return 'ok';
      }
      case 'release':
      case 'capture': {
        const held = this.holds.get(step.key);
        const target = step.do === 'release' ? 'released' : 'captured';
        if (!held) return 'NOT_FOUND';
        if (held.state === target) return 'ok';
        if (held.state !== 'open') return 'IDEMPOTENCY_CONFLICT';
        held.state = target;
        this.reserved -= held.amount;
        if (target === 'released') this.cash += held.amount;
        return 'ok';
      }
    }
  }
}

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

/** Ids for the small key numbers of one run, so that runs do not meet each other's rounds. */
function idsOfRun() {
  const ids = new Map<string, string>();
  return (name: string) => {
    const id = ids.get(name) ?? randomUUID();
    ids.set(name, id);
    return id;
  };
}

async function perform(step: Step, playerId: number, idOf: (name: string) => string): Promise<string> {
  const owner = { playerId, currency: 'EUR' as const };
  const roundId = idOf(`round ${step.player} ${step.key}`);
  const holdId = idOf(`hold ${step.player} ${step.key}`);
  const hash = (text: string) => Buffer.from(text.padEnd(32));
  try {
    switch (step.do) {
      case 'deposit': {
        const depositKey = idOf(`deposit ${step.player} ${step.key}`);
        const deposit = {
          ...owner,
          amount: step.amount,
          key: depositKey,
          reason: 'deposit',
          house: 'payments',
        } as const;
        await house.homes.of(playerId).tx((tx) => credit(tx, deposit));
        break;
      }
      case 'stake':
        await house.wagers.wager(
          aStake({ ...owner, roundId, stake: step.amount, inputHash: hash(`stake ${step.amount}`) }),
        );
        break;
      case 'play':
        await house.wagers.wager({
          ...aStake({ ...owner, roundId, stake: step.amount, inputHash: hash(`play ${step.amount}`) }),
          kind: 'play',
          decide: () => ({ win: step.win, detail: {} }),
        });
        break;
      case 'settle':
        await house.wagers.wager({ kind: 'settle', ...owner, roundId, win: step.win });
        break;
      case 'rollback':
        await house.wagers.wager({ kind: 'rollback', ...owner, roundId });
        break;
      case 'hold':
        await house.homes
          .of(playerId)
          .tx((tx) => hold(tx, { ...owner, id: holdId, amount: step.amount, purpose: 'cashout' }));
        break;
      case 'release':
        await house.homes.of(playerId).tx((tx) => closeHold(tx, { ...owner, id: holdId, to: 'released' }));
        break;
      case 'capture':
        await house.homes
          .of(playerId)
          .tx((tx) => closeHold(tx, { ...owner, id: holdId, to: 'captured', house: 'payments' }));
        break;
    }
    return 'ok';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

test(`${stepsPerRun * runs} random steps agree with the model, answer by answer`, { timeout: 1_200_000 }, async () => {
  let nextPlayer = 1;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: stepsPerRun, maxLength: stepsPerRun }), async (steps) => {
      const firstPlayer = nextPlayer;
      nextPlayer += players;
      const idOf = idsOfRun();
      // Players run side by side, each in the order given: groups form, histories do not mix.
      await Promise.all(
        Array.from({ length: players }, async (_, index) => {
          const model = new Model();
          const playerId = firstPlayer + index;
          await house.fund(playerId, 1_000n);
          model.cash = 1_000n;
          for (const one of steps.filter((candidate) => candidate.player === index)) {
            expect(await perform(one, playerId, idOf), JSON.stringify(one, textOfBigint)).toBe(model.apply(one));
          }
          const [wallet] = await readWallets(house.database, playerId);
          expect(wallet).toMatchObject({ cash: model.cash, reserved: model.reserved, bonus: 0n });
        }),
      );
    }),
    { numRuns: runs, endOnFailure: true },
  );
  expect(await house.findings()).toEqual([]);
});

const textOfBigint = (_key: string, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value);

import { halfLost, halfWon, lost, type OutcomeResult, voided, won } from '@halley/sports/markets';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deep } from '../../../../test/deep.ts';
import type { StoredBet } from '../stored-bet.ts';
import { aBetOn, killingDoor, openTestSettlement, settleAll, type TestSettlement } from '../testing/test-settlement.ts';
import { changeBet } from './change-bet.ts';
import { readKnown } from './read-known.ts';

let house: TestSettlement;
beforeAll(async () => {
  house = await openTestSettlement();
});
afterAll(async () => {
  expect(await house.findings()).toEqual([]);
  await house.close();
});

const markets = ['1x2;period=ft', 'total;line=9;period=ft'];
const endings: readonly OutcomeResult[] = [won, lost, voided, halfWon, halfLost, { ...won, dead_heat: [1, 3] }];
const fixtureCount = 3;
const playerCount = 3;
const funds = 60_000n;

const bet = fc.record({
  player: fc.nat(playerCount - 1),
  legs: fc.uniqueArray(
    fc.record({ fixture: fc.nat(fixtureCount - 1), market: fc.nat(1), price: fc.integer({ min: 1_100, max: 9_000 }) }),
    { minLength: 1, maxLength: fixtureCount, selector: ({ fixture }) => fixture },
  ),
  isSystem: fc.boolean(),
  unitStake: fc.bigInt({ min: 1n, max: 3_000n }),
  isLate: fc.boolean(),
});
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('result' as const), ...placeOf(), ending: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('rollback' as const), ...placeOf() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), ...placeOf(), all: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('uncancel' as const), ...placeOf() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('spend' as const), player: fc.nat(playerCount - 1) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('settle' as const), ...placeOf(), kill: fc.nat(60) }) },
);

function placeOf() {
  return { fixture: fc.nat(fixtureCount - 1), market: fc.nat(1) };
}

/** Bets accepted from here on are in the windows that are cancelled. */
const windowFrom = new Date('2026-05-04T12:30:00Z');
let lastFixture = 0;
let lastPlayer = 0;

/** What a bet returns by what stands in the end, had nothing else ever been said. */
async function returnedAtLast(stored: StoredBet): Promise<bigint> {
  const known = new Map(
    await Promise.all(
      stored.legs.map(
        async ({ fixtureId }) => [fixtureId, await readKnown(house.ports, house.database, fixtureId)] as const,
      ),
    ),
  );
  const clean: StoredBet = { ...stored, state: 'open', returned: 0n, settlementVersion: 0, settledAt: null };
  const legs = stored.legs.map((leg) => ({
    ...leg,
    result: known.get(leg.fixtureId)?.judge(leg, stored.placedAt) ?? null,
  }));
  const { after } = await changeBet(clean, legs, { now: house.clock.now(), reprice: house.ports.repriceGroup });
  expect(stored.state).toBe(after.state);
  return after.returned;
}

async function runHistory(
  bets: readonly (typeof bet extends fc.Arbitrary<infer B> ? B : never)[],
  steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[],
): Promise<void> {
  const base = lastFixture;
  lastFixture += fixtureCount;
  const fixtures = Array.from({ length: fixtureCount }, (_, index) => base + index + 1);
  const players = Array.from({ length: playerCount }, () => ++lastPlayer);
  const left = new Map(players.map((playerId) => [playerId, funds]));
  await Promise.all(players.map((playerId) => house.fund(playerId, funds)));
  const fixtureOf = (index: number) => fixtures[index] as number;
  const marketOf = (index: number) => markets[index] as string;
  const ids: string[] = [];
  for (const { player, legs, isSystem, unitStake, isLate } of bets) {
    const playerId = players[player] as number;
    const on = legs.map((leg) => [fixtureOf(leg.fixture), marketOf(leg.market), 'home', leg.price] as const);
    const made = aBetOn(on, {
      playerId,
      unitStake,
      ...(isSystem && { sizes: legs.map((_, index) => index + 1) }),
      ...(isLate && { placedAt: windowFrom }),
    });
    const cash = left.get(playerId) as bigint;
    if (cash < made.stake) continue;
    left.set(playerId, cash - made.stake);
    ids.push(await house.place(made));
  }
  const killing = killingDoor(house.database, house.clock);
  for (const one of steps) {
    if (one.kind === 'spend') {
      const playerId = players[one.player] as number;
      const spent = await house.spend(playerId, 20_000n);
      left.set(playerId, (left.get(playerId) as bigint) - spent);
      continue;
    }
    const fixture = fixtureOf(one.fixture);
    if (one.kind === 'result') {
      house.results.settle(fixture, marketOf(one.market), { home: endings[one.ending] as OutcomeResult });
    } else if (one.kind === 'rollback') house.results.unsettle(fixture, marketOf(one.market));
    else if (one.kind === 'cancel') {
      house.results.cancel(fixture, { from: windowFrom, markets: one.all ? null : [marketOf(one.market)] });
    } else if (one.kind === 'uncancel') house.results.uncancel(fixture);
    else {
      killing.killAt(one.kill);
      // Jobs of two fixtures beside each other, one of them killed somewhere.
      await Promise.allSettled([
        settleAll({ ...house.ports, wagers: killing.wagers }, [fixture]),
        settleAll(house.ports, [fixtureOf((one.fixture + 1) % fixtureCount)]),
      ]);
    }
  }
  await settleAll(house.ports, [...fixtures, ...fixtures]);
  const stored = await Promise.all(ids.map((id) => house.bet(id)));
  for (const playerId of players) {
    let clean = left.get(playerId) as bigint;
    for (const one of stored) if (one.playerId === playerId) clean += await returnedAtLast(one);
    expect((await house.balance(playerId)) - (await house.owed(playerId)), `player ${playerId}`).toBe(clean);
  }
}

test('[SPORT-39] random results, rollbacks, cancels and corrections, repeated, killed and side by side: wallets less claims are those of the clean history', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(bet, { minLength: 8, maxLength: 8 }),
      fc.array(step, { minLength: 14, maxLength: 14 }),
      runHistory,
    ),
    { numRuns: deep(3, 150), endOnFailure: true },
  );
});

test('[SPORT-38] killed before every statement and after the commit: the next run ends it, and nothing is paid twice', {
  timeout: 600_000,
}, async () => {
  const killing = killingDoor(house.database, house.clock);
  const ports = { ...house.ports, wagers: killing.wagers };
  const fixture = ++lastFixture;
  // Of one shard, so that moments come in one order.
  const players = [lastPlayer + 2, lastPlayer + 4];
  lastPlayer += 4;
  for (const playerId of players) await house.fund(playerId, funds);
  const ids = await Promise.all(
    players.map((playerId) =>
      house.place(aBetOn([[fixture, markets[0] as string, 'home', 3_000]], { playerId, unitStake: 10_000n })),
    ),
  );
  const moments: (() => Promise<unknown> | unknown)[] = [
    () => house.results.settle(fixture, markets[0] as string, { home: won }),
    () => house.spend(players[0] as number, 70_000n),
    () => house.results.settle(fixture, markets[0] as string, { home: { ...won, dead_heat: [1, 2] } }),
    () => house.results.cancel(fixture),
    () => house.results.uncancel(fixture),
    () => house.results.settle(fixture, markets[0] as string, { home: lost }),
  ];
  let kills = 0;
  for (const happens of moments) {
    await happens();
    let isKilled = true;
    for (let at = 0; isKilled; at++) {
      killing.killAt(at);
      isKilled = await settleAll(ports, [fixture]).then(
        () => false,
        (error: Error) => {
          expect(error.message).toBe('killed');
          kills += 1;
          return true;
        },
      );
    }
  }
  expect(kills).toBeGreaterThan(100);
  for (const id of ids) expect(await house.bet(id)).toMatchObject({ state: 'lost', returned: 0n });
  const [spent, saved] = players as [number, number];
  expect([await house.balance(saved), await house.owed(saved)]).toEqual([funds - 10_000n, 0n]);
  expect((await house.balance(spent)) - (await house.owed(spent))).toBe(funds - 10_000n - 70_000n);
});

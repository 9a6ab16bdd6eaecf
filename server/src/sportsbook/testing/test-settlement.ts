import { randomUUID } from 'node:crypto';
import { type BetShape, largestReturn, lineCount, totalStake } from '@halley/sports/bets';
import type { OutcomeResult } from '@halley/sports/markets';
import { expect } from 'vitest';
import { embeddedRates } from '../../config/index.ts';
import type { CancelWindow, MarketResult } from '../../fixtures/index.ts';
import { type Database, manualClock, oneHome, type Queryable } from '../../kit/index.ts';
import { createWagers, type Wagers } from '../../wagers/index.ts';
import { anAct, openTestHouse, type TestHouse } from '../../wagers/testing/test-house.ts';
import { auditBets } from '../audit-bets.ts';
import { findBets, insertBets } from '../bet-store.ts';
import { useOffers } from '../offers/offer-store.ts';
import type { SettlePorts } from '../settle/ports.ts';
import { settleFixture } from '../settle/settle-fixture.ts';
import { shards } from '../settle/settle-store.ts';
import type { NewBet, StoredBet } from '../stored-bet.ts';
import { aNewBet, aNewLeg } from './a-bet.ts';

/** What a feed has said of fixtures, for tests of settlement: what stands now, and nothing of how it came about. */
export class ScriptedResults {
  private results = new Map<number, Map<string, MarketResult>>();
  private cancels = new Map<number, CancelWindow[]>();
  private versions = 0;

  settle(
    fixtureId: number,
    market: string,
    outcomes: Record<string, OutcomeResult>,
    { certainty = 2, at = new Date(0) }: { certainty?: 1 | 2; at?: Date } = {},
  ): void {
    const markets = this.results.get(fixtureId) ?? new Map<string, MarketResult>();
    const version = ++this.versions;
    this.results.set(fixtureId, markets.set(market, { version, certainty, outcomes, facts: {}, voidReason: null, at }));
  }

  unsettle(fixtureId: number, market: string): void {
    this.results.get(fixtureId)?.delete(market);
  }

  cancel(fixtureId: number, window: Partial<CancelWindow> = {}): void {
    const whole = { version: ++this.versions, markets: null, from: null, until: null, reason: 'test', ...window };
    this.cancels.set(fixtureId, [...(this.cancels.get(fixtureId) ?? []), whole]);
  }

  uncancel(fixtureId: number): void {
    this.cancels.delete(fixtureId);
  }

  readonly ports: Pick<SettlePorts, 'resultsOf' | 'cancelsOf'> = {
    resultsOf: async (_db: Queryable, ids) => new Map(ids.map((id) => [id, new Map(this.results.get(id))])),
    cancelsOf: async (_db: Queryable, ids) => new Map(ids.map((id) => [id, this.cancels.get(id) ?? []])),
  };
}

export interface TestSettlement extends TestHouse {
  results: ScriptedResults;
  clock: ReturnType<typeof manualClock>;
  ports: SettlePorts;
  place(bet: NewBet, paidBy?: 'house'): Promise<string>;
  /** All shards of these fixtures, side by side. */
  settle(...fixtureIds: number[]): Promise<void>;
  bet(id: string): Promise<StoredBet>;
  /** Loses money elsewhere, as much of it as is there. */
  spend(playerId: number, amount: bigint): Promise<bigint>;
  /** What is not recovered of claims, written off or not. */
  owed(playerId: number): Promise<bigint>;
}

export async function openTestSettlement(given: Partial<SettlePorts> = {}): Promise<TestSettlement> {
  const clock = manualClock('2026-05-04T12:00:00Z');
  const house = await openTestHouse({ clock });
  const results = new ScriptedResults();
  const { inEuro } = await embeddedRates.read();
  const ports: SettlePorts = {
    database: house.database,
    clock,
    wagers: house.wagers,
    ...results.ports,
    speedOf: () => 1,
    repriceGroup: async () => Promise.reject(new Error('no builder here')),
    quotes: async () => inEuro,
    ...given,
  };
  return {
    ...house,
    results,
    clock,
    ports,
    place: (bet, paidBy) => placeBet(house.wagers, bet, paidBy),
    settle: (...fixtureIds) => settleAll(ports, fixtureIds),
    bet: async (id) => (await findBets(house.database, [id]))[0] as StoredBet,
    async spend(playerId, amount) {
      const { cash } = await house.pockets(playerId);
      const spent = amount < cash ? amount : cash;
      if (spent > 0n) await house.wagers.act(anAct([{ kind: 'bet', id: randomUUID(), amount: spent }], { playerId }));
      return spent;
    },
    async owed(playerId) {
      const { rows } = await house.database.query<{ owed: bigint }>(
        'select coalesce(sum(amount - recovered), 0)::bigint as owed from sportsbook_claim where player_id = $1',
        [playerId],
      );
      return rows[0]?.owed ?? 0n;
    },
    findings: async () => [
      ...(await house.findings()),
      ...(await auditBets(house.database)).map(({ check, detail }) => `${check}: ${detail}`),
    ],
  };
}

async function placeBet(wagers: Wagers, bet: NewBet, paidBy?: 'house'): Promise<string> {
  const { id, playerId, currency, stake: amount, offer } = bet;
  return wagers.actMany({
    wallets: [{ playerId, currency }],
    decide: async () => [
      {
        roundId: id,
        playerId,
        currency,
        game: 'sport/football',
        actions: [{ kind: 'bet', id, amount, ...(paidBy && { paidBy }) }],
      },
    ],
    async follow(tx, [outcome]) {
      if (!outcome?.ok) throw outcome?.error;
      await insertBets(tx, [bet]);
      if (offer) expect(await useOffers(tx, [{ id: offer.id, betId: id }], bet.placedAt)).toBe(1);
      return id;
    },
  });
}

export async function settleAll(ports: SettlePorts, fixtureIds: readonly number[]): Promise<void> {
  const parts = fixtureIds.flatMap((fixtureId) => Array.from({ length: shards }, (_, shard) => ({ fixtureId, shard })));
  const ended = await Promise.allSettled(parts.map((part) => settleFixture(ports, part)));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}

/** A bet on these legs, by fixture, market, outcome and price, with lines of all these sizes. */
export function aBetOn(
  legs: readonly (readonly [fixtureId: number, market: string, outcome: string, price: number])[],
  { unitStake = 1_000n, sizes = [legs.length], ...given }: Partial<NewBet> = {},
): NewBet {
  const shape: BetShape = {
    legs: legs.map(([, , , price]) => ({ price })),
    sizes,
    bankers: given.bankers ?? [],
    unitStake,
    eachWay: given.eachWay ?? false,
  };
  return aNewBet({
    kind: legs.length === 1 ? 'single' : sizes.length === 1 && sizes[0] === legs.length ? 'multiple' : 'system',
    sizes,
    unitStake,
    lines: lineCount(shape),
    stake: totalStake(shape),
    largestReturn: largestReturn(shape),
    legs: legs.map(([fixtureId, market, outcome, price], place) =>
      aNewLeg({ place, fixtureId, market, outcome, price }),
    ),
    ...given,
  });
}

/** A door of a process that is killed: before one of its statements, or after a commit. From then on it does nothing. */
export function killingDoor(database: Database, clock: SettlePorts['clock']) {
  let killAt = 0;
  let moment = 0;
  const breathe = () => {
    if (moment++ >= killAt) throw new Error('killed');
  };
  const killed: Database = {
    ...database,
    async tx(work) {
      breathe();
      const result = await database.tx((tx) =>
        work({
          ...tx,
          query: (async (query: string, values?: unknown[]) => {
            breathe();
            return tx.query(query, values);
          }) as typeof tx.query,
        }),
      );
      breathe();
      return result;
    },
  };
  const wagers = createWagers({
    homes: oneHome(killed),
    clock,
    openChances: async () => Promise.reject(new Error('nobody draws')),
  });
  return {
    wagers,
    /** Lives again, until this moment. */
    killAt(at: number) {
      killAt = at;
      moment = 0;
    },
  };
}

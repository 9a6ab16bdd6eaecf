import { randomUUID } from 'node:crypto';
import type { Bet, BetQuote, BetRequest } from '@halley/contract';
import type { OutcomeResult } from '@halley/sports/markets';
import { afterEach, expect } from 'vitest';
import { openLimitedHouse } from '../../../../test/limited-house.ts';
import { createScriptedFeed, matchOdds, type ScriptedFixture } from '../../fixtures/testing/scripted-feed.ts';
import type { Browser } from '../../identity/testing/test-identity.ts';
import { shared } from '../../kit/testing/shared.ts';
import { shards, wantSettled } from '../settle/settle-store.ts';

type SportHouse = Awaited<ReturnType<typeof openSportHouse>>;

/** One for all tests of a file; after each of them its books are right. */
export function sharedSportHouse(): SportHouse {
  const house = shared(openSportHouse, (made) => made.close());
  afterEach(async () => {
    await house.house.limits.idle();
    expect(await house.findings()).toEqual([]);
  });
  return house;
}

export interface SlipLeg {
  fixture: number;
  market: string;
  outcome: string;
  price: number;
  group?: number;
}

/** The home side to win at 2.0, unless told otherwise. */
export const aLeg = ({ id }: Pick<ScriptedFixture, 'id'>, more: Partial<SlipLeg> = {}): SlipLeg => ({
  fixture: id,
  market: '1x2;period=ft',
  outcome: 'home',
  price: 2_000,
  ...more,
});

export const aSlip = (legs: readonly SlipLeg[], more: object = {}) => ({
  currency: 'EUR',
  kind: legs.length > 1 ? 'multiple' : 'single',
  legs,
  unit_stake_cents: 1_000,
  ...more,
});

/** Whatever placing may answer. */
type BetAnswer = Omit<Bet, 'kind' | 'state'> &
  Omit<BetRequest, 'kind' | 'state'> & {
    kind: string;
    state: string;
    error: { code: string; [detail: string]: unknown };
  };

type Answered<T> = { statusCode: number; body: string; json(): T };

/** The whole house with the clock and the feed in the test's hand. */
async function openSportHouse() {
  const house = await openLimitedHouse();
  const feed = await createScriptedFeed({ fixtures: house.house.fixtures, clock: house.clock });
  await feed.up();

  const post = <T>(browser: Browser, url: string, payload: object, key: string = randomUUID()) =>
    browser.send({ method: 'POST', url, payload, headers: { 'idempotency-key': key } }) as unknown as Promise<
      Answered<T>
    >;

  /** What is known of a fixture is carried into bets and wallets. */
  async function carry({ id: fixtureId }: Pick<ScriptedFixture, 'id'>): Promise<void> {
    const settle = house.house.sportsbook.tasks['sportsbook.settle'];
    await house.database.tx((tx) => wantSettled(tx, [{ fixtureId, version: 1_000 }], house.clock.now()));
    for (let shard = 0; shard < shards; shard += 1) await settle({ fixtureId, shard });
  }

  return {
    ...house,
    carry,
    feed,
    matchOdds,
    post,
    place: (browser: Browser, slip: object, key?: string) => post<BetAnswer>(browser, '/api/sport/bets', slip, key),
    price: (browser: Browser, slip: object) => post<BetQuote>(browser, '/api/sport/price', slip),
    /** A request as a handler of another process gets it. */
    contextOf: (playerId: number) => ({
      principal: { playerId, sessionId: undefined },
      idempotencyKey: randomUUID(),
      header: () => undefined,
      cookie: () => undefined,
      address: '127.0.0.1',
      host: 'localhost',
      userAgent: '',
    }),
    /** A fixture that is on, with prices. */
    async liveFixture(more: Parameters<typeof feed.fixture>[0] = {}) {
      const fixture = await feed.fixture(more);
      await feed.status(fixture, 'live');
      return fixture;
    },
    async settle(fixture: ScriptedFixture, outcomes: Record<string, OutcomeResult>, market = '1x2;period=ft') {
      await feed.settle(fixture, { [market]: outcomes });
      await carry(fixture);
    },
    /** The feed is alive, whatever the clock of the test did. */
    async pass(ms: number) {
      house.clock.advanceMs(ms);
      await feed.up();
    },
    balance: async (playerId: number): Promise<number> => {
      const { rows } = await house.database.query<{ cash: bigint }>(
        `select coalesce(sum(cash + bonus), 0) as cash from wallet_account where player_id = $1 and currency = 'EUR'`,
        [playerId],
      );
      return Number(rows[0]?.cash);
    },
    /** A new player with so much money and no more. */
    async rich(amount = 1_000_00n) {
      const player = await house.player();
      await player.emptyCash();
      await player.fund(amount);
      return player;
    },
  };
}

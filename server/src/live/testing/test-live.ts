import { randomUUID } from 'node:crypto';
import type { LiveTable, LiveTableId } from '@halley/contract';
import type { InjectOptions } from 'fastify';
import { afterEach, expect } from 'vitest';
import { openLimitedHouse } from '../../../../test/limited-house.ts';
import { createBrowser } from '../../identity/testing/test-identity.ts';
import { createSealer, deriveKeys, invariant, readSettings } from '../../kit/index.ts';
import { shared } from '../../kit/testing/shared.ts';
import { outcomeOfRound } from '../cash-out.ts';
import { createChains } from '../chain-store.ts';
import { latestRound, type SharedRound } from '../round-store.ts';
import { sharedGames } from '../tables.ts';

type House = Awaited<ReturnType<typeof openLimitedHouse>>['house'];
export type LiveHouse = Awaited<ReturnType<typeof openLiveHouse>>;

/** One for all tests of a file; after each of them its books are right. */
export function sharedLiveHouse(): LiveHouse {
  const house = shared(openLiveHouse, (made) => made.close());
  afterEach(async () => {
    await house.house.limits.idle();
    expect(await house.findings()).toEqual([]);
  });
  return house;
}

/** The whole house with the clock in the test's hand: a table moves on when it is told to. */
async function openLiveHouse() {
  const house = await openLimitedHouse();
  const { database, clock } = house;
  const chains = createChains(createSealer(deriveKeys(readSettings({}), 'live')));

  async function now(table: LiveTableId = 'crash'): Promise<SharedRound> {
    const round = await latestRound(database, table);
    invariant(round, 'the table has a round');
    return round;
  }

  /** Moves a table on until it wants to wait, in this process or another one. */
  async function advance(table: LiveTableId = 'crash', at: House = house.house): Promise<number> {
    for (;;) {
      const waitMs = await at.live.advance(table);
      if (waitMs > 0) return waitMs;
    }
  }

  async function pass(ms: number, table: LiveTableId = 'crash', at: House = house.house): Promise<void> {
    for (let left = ms; left > 0; left -= 300) {
      clock.advanceMs(Math.min(left, 300));
      await advance(table, at);
    }
  }

  /** What the round will come to: only a test can know. */
  async function secretOf(round: SharedRound) {
    const game = sharedGames.get(round.table);
    invariant(game, 'the table has a game');
    return outcomeOfRound(chains, { database, game, round });
  }

  const pointOf = async (round: SharedRound) => ((await secretOf(round)).outcome as { point: number }).point;

  /** A round that takes bets and will come to what is wanted. */
  async function roundThat(table: LiveTableId, fits: (outcome: never) => boolean = () => true): Promise<SharedRound> {
    for (;;) {
      await advance(table);
      const round = await now(table);
      if (round.state === 'betting') {
        const { link, outcome } = await secretOf(round);
        if (fits(outcome as never)) return round;
        // Not this one: its place in the chain is used up without being played.
        await database.query(
          `update live_round set state = 'settled', settled_at = '2000-01-01', link = $2, outcome = $3 where id = $1`,
          [round.id, link, JSON.stringify(outcome)],
        );
        continue;
      }
      clock.advanceMs(1_000);
    }
  }

  /** A round of the crash table that takes bets and will fly at least so high, and at most. */
  const bettingRound = ({ least = 100, most = 1_000_000 } = {}) =>
    roundThat('crash', ({ point }: { point: number }) => point >= least && point <= most);

  /** To the first moment of the flight, or of what is shown. */
  async function takeOff(round: SharedRound): Promise<SharedRound> {
    await advance(round.table);
    clock.advanceMs(Math.max(0, round.bettingEndsAt.getTime() - clock.now().getTime()));
    await advance(round.table);
    return now(round.table);
  }

  async function untilOver(table: LiveTableId = 'crash', at: House = house.house): Promise<SharedRound> {
    const { id } = await now(table);
    for (;;) {
      await advance(table, at);
      const round = await now(table);
      if (round.id !== id || round.state === 'settled' || round.state === 'voided') {
        const { rows } = await database.query<{ state: SharedRound['state'] }>(
          'select state from live_round where id = $1',
          [id],
        );
        return { ...round, state: rows[0]?.state ?? round.state };
      }
      clock.advanceMs(300);
    }
  }

  interface Sender {
    send(options: InjectOptions): Promise<{ statusCode: number; body: string; json(): never }>;
  }
  const post = (browser: Sender, url: string, payload: object, key: string = randomUUID()) =>
    browser.send({ method: 'POST', url, payload, headers: { 'idempotency-key': key } });

  interface Bet {
    table?: LiveTableId;
    mode?: 'real' | 'demo';
    stake?: number;
    choice?: unknown;
    key?: string;
  }
  const bet = (browser: Sender, round: Pick<SharedRound, 'id'>, more: Bet = {}) =>
    post(
      browser,
      `/api/live/${more.table ?? 'crash'}/bets`,
      {
        mode: more.mode ?? 'real',
        round_id: round.id,
        stake_cents: more.stake ?? 1_000,
        choice: more.choice ?? {},
        ...(more.mode === 'demo' ? {} : { currency: 'EUR' }),
      },
      more.key,
    );
  const cashOut = (browser: Sender, betId: string) => post(browser, `/api/live/crash/bets/${betId}/cash_out`, {});

  const balance = async (playerId: number): Promise<number> => {
    const { rows } = await database.query<{ cash: bigint }>(
      `select coalesce(sum(cash + bonus), 0) as cash from wallet_account where player_id = $1 and currency = 'EUR'`,
      [playerId],
    );
    return Number(rows[0]?.cash);
  };

  const look = async (table: LiveTableId = 'crash') =>
    (await house.app.inject({ method: 'GET', url: `/api/live/${table}` })).json() as LiveTable;

  return {
    ...house,
    now,
    advance,
    pass,
    secretOf,
    pointOf,
    roundThat,
    bettingRound,
    takeOff,
    untilOver,
    bet,
    cashOut,
    balance,
    look,
    guest: () => createBrowser(house.app),
    /** A bet is paid at the door, and nothing of it is written beside the books. */
    async payAtDoor(playerId: number, paid: { win: bigint; detail: Record<string, unknown> }) {
      const { rows } = await database.query('select id from live_bet where player_id = $1', [playerId]);
      const step = { kind: 'step', roundId: rows[0]?.id, playerId, currency: 'EUR' } as const;
      await house.house.wagers.wager({ ...step, isRepeat: () => false, decide: () => paid });
    },
    /** A new player with so much money. */
    async rich(amount = 1_000_00n) {
      const player = await house.player();
      await player.fund(amount);
      return { ...player, start: await balance(player.playerId) };
    },
  };
}

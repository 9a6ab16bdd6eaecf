import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bet } from '@halley/contract';
import { createDice } from '@halley/sports/feed';
import { afterAll, expect, test } from 'vitest';
import { createHouse } from '../../server/src/house/create-house.ts';
import { createDatabase, silentLog } from '../../server/src/kit/index.ts';
import { shards, wantSettled } from '../../server/src/sportsbook/settle/settle-store.ts';
import { aSlip, sharedSportHouse } from '../../server/src/sportsbook/testing/test-sportsbook.ts';
import { match } from '../../sports/src/feed/testing/log-producer.ts';
import { testSettings } from '../whole-house.ts';
import type { KnownBet } from './sport/bettor.ts';
import { lifeOf, openHostileHistory, producer, resultOf, stepMs } from './sport/hostile-history.ts';
import { returnedBy } from './sport/model-wallet.ts';
import { countStops, feedIds, readBooks, takenAfterStops, watchOrder } from './sport/order-store.ts';

const house = sharedSportHouse();
const dice = createDice(51);
const kills = 4;
const fixtures = 6;
const startBalance = 200_00n;
/** Two seconds of the feed between two messages of a fixture: time for what was lost to be asked for. */
const turnsBetween = 40;

const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});

/**
 * Follows the feed and settles, with connections and a memory of its own. To everybody else a process that is killed is
 * connections that end and memory that is gone. Processes of the system are killed in the deep run.
 */
function startProcess(number: number) {
  const name = `chaos ${number}`;
  const database = createDatabase({ url: house.database.url, applicationName: name });
  const own = createHouse({ settings: testSettings(), database, clock: house.clock, log: silentLog });
  ends.push(async () => {
    await own.sportsbook.stop();
    await own.realtime.close();
    await database.close();
  });
  return {
    intake: own.fixtures.intakeOf(producer),
    /** Whatever is known of these is carried into bets and wallets. */
    async settle(ids: readonly number[]) {
      const task = own.sportsbook.tasks['sportsbook.settle'];
      await database.tx((tx) =>
        wantSettled(
          tx,
          ids.map((fixtureId) => ({ fixtureId, version: 1_000 })),
          house.clock.now(),
        ),
      );
      for (const fixtureId of ids) {
        for (let shard = 0; shard < shards; shard += 1) await task({ fixtureId, shard });
      }
    },
    kill: () =>
      house.database.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
        name,
      ]),
  };
}

const knownFixtures = async (): Promise<number[]> => {
  const { rows } = await house.database.query<{ id: bigint }>(
    'select id from fixtures_fixture where producer = $1 order by id',
    [producer],
  );
  return rows.map(({ id }) => Number(id));
};

interface Seat {
  player: Awaited<ReturnType<typeof house.rich>>;
  known: Map<string, KnownBet>;
}
const counts = { taken: 0, refused: 0 };

/** Bets on what the pages show; whoever hears nothing asks again, with the same key. */
async function bet({ player, known }: Seat): Promise<void> {
  const { book } = house.house.fixtures;
  await book.look();
  const open = [...book.all()].filter((one) => one.producer === producer && book.isOpen(one.id, match, 'home'));
  const wanted = 1 + Math.floor(dice() * 3);
  const chosen = open.sort(() => dice() - 0.5).slice(0, wanted);
  if (chosen.length === 0) return;
  const legs = chosen.map(({ id }) => {
    const outcome = ['home', 'draw', 'away'][Math.floor(dice() * 3)] as string;
    return { fixture: id, market: match, outcome, price: book.price(id, match, outcome)?.price ?? 0 };
  });
  const slip = aSlip(legs, { unit_stake_cents: 100 + Math.floor(dice() * 1_500), policy: 'any' });
  const key = randomUUID();
  for (let tries = 0; tries < 20; tries += 1) {
    const answer = await house.place(player.browser, slip, key);
    if (answer.statusCode >= 500) continue;
    if (answer.statusCode !== 201) counts.refused += 1;
    else {
      counts.taken += 1;
      const made = answer.json() as unknown as Bet;
      known.set(made.id, { bet: made, slip: { sizes: [], bankers: [], ...slip } as never, starters: [] });
    }
    return;
  }
  throw new Error('nobody answers');
}

test('[SPORT-51] a hostile feed, players who bet, and kills at random moments: books in order, wallets of the model, nothing taken after a stop', {
  timeout: 600_000,
}, async () => {
  await watchOrder(house.database);
  const seats: Seat[] = [];
  for (let number = 0; number < 4; number += 1) {
    seats.push({ player: await house.rich(startBalance), known: new Map() });
  }
  const history = openHostileHistory({ seed: 51, startMs: house.clock.now().getTime() });
  const lives = Array.from({ length: fixtures }, (_, number) => lifeOf(number, dice));
  let started = 0;
  let follower = startProcess(started);
  await history.follow(follower);

  /** Dead: another one goes on from what is stored. */
  const revive = async () => {
    await follower.kill();
    started += 1;
    follower = startProcess(started);
    await history.follow(follower);
  };
  const longest = Math.max(...lives.map(({ length }) => length));
  const killAt = new Set(Array.from({ length: kills }, (_, kill) => Math.floor(((kill + dice()) * longest) / kills)));
  for (let at = 0; at < longest; at += 1) {
    for (const life of lives) for (const saying of life.slice(at, at + 1)) history.say(saying);
    house.clock.advanceMs(turnsBetween * stepMs);
    const work = async () => {
      for (let turn = 0; turn < turnsBetween; turn += 1) await history.turn();
      // Results come with the last few messages, true and false.
      if (at % 2 === 0 && at > 8) await follower.settle(await knownFixtures());
    };
    const blow = async () => {
      // Sleeps because the blow should fall anywhere: while messages are written, bets settled, commits under way.
      await sleep(dice() * 60);
      await follower.kill();
    };
    const isKilled = killAt.has(at);
    const ended = await Promise.allSettled([work(), ...seats.map(bet), ...(isKilled ? [blow()] : [])]);
    const [worked, ...others] = ended;
    for (const one of others) if (one.status === 'rejected') throw one.reason;
    if (worked?.status === 'rejected' && !isKilled) throw worked.reason;
    if (isKilled) await revive();
    // And while nothing else happens.
    for (const seat of seats) await bet(seat);
  }
  history.comeClean();
  // Whoever waits for a late result waits for up to 25 messages, of which one comes every two seconds.
  for (let turn = 0; turn < 1_200 || !history.isUp(); turn += 1) {
    if (turn > 20_000) throw new Error('the feed does not come up');
    await history.turn();
  }
  const ids = await knownFixtures();
  await follower.settle(ids);
  await follower.settle(ids);

  expect(started).toBe(killAt.size);
  expect(counts.taken).toBeGreaterThan(10);
  expect(await countStops(house.database)).toBeGreaterThan(fixtures);
  expect(await takenAfterStops(house.database)).toEqual([]);
  const names = await feedIds(house.database, ids);
  const resultsOf = (fixture: number) => new Map([[match, resultOf(Number(names.get(fixture)?.slice(1)))]]);
  const books = await readBooks(house.database);
  for (const { player, known } of seats) {
    const { playerId } = player;
    expect([...(books.bets.get(playerId) ?? [])].sort()).toEqual([...known.keys()].sort());
    let model = startBalance + (books.claims.get(playerId) ?? 0n);
    for (const one of known.values()) model += returnedBy(one, resultsOf) - BigInt(one.bet.stake_cents);
    expect(BigInt(await house.balance(playerId))).toBe(model);
  }
});

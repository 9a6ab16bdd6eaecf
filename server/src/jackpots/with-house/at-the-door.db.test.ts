import { randomUUID } from 'node:crypto';
import type { Currency } from '@halley/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { largeWins, recordEvents } from '../../audit/index.ts';
import { embeddedRates } from '../../config/index.ts';
import { type Consumer, createMetrics, silentLog, systemClock } from '../../kit/index.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';
import type { WagerFollower } from '../../wagers/index.ts';
import { anAct, aPlay, aStake, openTestHouse, type TestHouse } from '../../wagers/testing/test-house.ts';
import { auditJackpots, createJackpots, type JackpotDefinition, type Jackpots } from '../index.ts';

let house: TestHouse;
let jackpots: Jackpots;
let identifier: string;
let players = 5_000;
let refuses = false;

beforeAll(async () => {
  const follow: WagerFollower = async (tx, stakes) => {
    await jackpots.writeStakes(tx, stakes);
    if (refuses) throw new Error('planted');
  };
  house = await openTestHouse({ followers: [follow] });
  jackpots = createJackpots({
    database: house.database,
    clock: systemClock,
    log: silentLog,
    metrics: createMetrics(),
    rates: embeddedRates,
    keys: ['3'.repeat(64)],
    nicknames: async () => new Map(),
    publish: async () => undefined,
    publishToPlayer: async () => undefined,
  });
  for (const { name } of [...jackpots.consumers, trail]) {
    await house.database.query('insert into kit_consumer (name) values ($1)', [name]);
  }
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.database.query("update jackpots_jackpot set state = 'paused'");
  identifier = `door-${randomUUID().slice(0, 8)}`;
  await jackpots.open(definitionOf([{ seedAmount: 0n, ceilingAmount: 1_000_000n }]));
});

const trail = recordEvents({ largeWins: largeWins() });

const definitionOf = (levels: { seedAmount: bigint; ceilingAmount: bigint }[]): JackpotDefinition => ({
  identifier,
  name: 'Door',
  currency: 'EUR',
  allowedCurrencies: ['EUR', 'USD', 'JPY', 'BTC', 'DOG'],
  games: [],
  levels: levels.map((level, index) => ({ identifier: `l${index}`, name: `L${index}`, ratePpm: 10_000, ...level })),
});

const followAll = (consumer: Consumer | undefined) => catchUp(house.database, consumer as Consumer);
const count = () => followAll(jackpots.consumers.find(({ name }) => name === 'jackpots-count'));

const pool = async () => {
  await count();
  const { rows } = await house.database.query<{ pool: string }>(
    `select c.pool from jackpots_cycle c join jackpots_level l on l.id = c.level_id
     join jackpots_jackpot j on j.id = l.jackpot_id where j.identifier = $1 and c.dropped_at is null`,
    [identifier],
  );
  return BigInt(rows[0]?.pool ?? 0) / 10n ** 16n;
};
const aPlayer = async (cash: bigint, currency: Currency = 'EUR') => {
  const playerId = ++players;
  if (cash > 0n) await house.fund(playerId, cash, currency);
  return playerId;
};
const sound = async () => {
  expect(await house.findings()).toEqual([]);
  expect(await auditJackpots(house.database)).toEqual([]);
};

describe('a stake at the door', () => {
  test('feeds the jackpot whichever way it is made', async () => {
    const playerId = await aPlayer(10_000n);
    await house.wagers.wager(aPlay({ playerId, stake: 100n }));
    await house.wagers.wager(aStake({ playerId, stake: 200n }));
    await house.wagers.act(anAct([{ kind: 'bet', id: randomUUID(), amount: 400n }], { playerId }));
    expect(await pool()).toBe(700n);
    await sound();
  });

  test('counts with its cash part only: bonus money is the house’s own', async () => {
    const playerId = await aPlayer(30n);
    await house.giveBonus(playerId, 1_000n);
    await house.wagers.wager(aPlay({ playerId, stake: 100n }));
    await house.wagers.wager(aPlay({ playerId, stake: 100n }));
    expect(await pool()).toBe(30n);
    await sound();
  });

  test('that comes again under the same id feeds it once', async () => {
    const playerId = await aPlayer(10_000n);
    const play = aPlay({ playerId, stake: 100n });
    await Promise.all([house.wagers.wager(play), house.wagers.wager(play), house.wagers.wager(play)]);
    expect(await pool()).toBe(100n);
  });

  test('that is rolled back or undone takes its contribution with it', async () => {
    const playerId = await aPlayer(10_000n);
    const stake = aStake({ playerId, stake: 300n });
    await house.wagers.wager(stake);
    const { roundId, currency } = stake;
    await house.wagers.wager({ kind: 'rollback', roundId, playerId, currency });
    const [kept, undone] = [randomUUID(), randomUUID()];
    const round = { playerId, roundId: randomUUID() };
    const bets = [kept, undone].map((id) => ({ kind: 'bet' as const, id, amount: 500n }));
    await house.wagers.act(anAct(bets, round));
    await house.wagers.act(anAct([{ kind: 'undo', id: randomUUID(), of: undone }], round));
    expect(await pool()).toBe(500n);
    await sound();
  });

  test('is refused whole when its contribution cannot be written down', async () => {
    const playerId = await aPlayer(1_000n);
    refuses = true;
    await expect(house.wagers.wager(aPlay({ playerId, stake: 100n }))).rejects.toThrow('planted');
    refuses = false;
    expect(await house.balance(playerId)).toBe(1_000n);
    expect(await pool()).toBe(0n);
  });
});

test('[PP-33] a jackpot that was won is in the audit trail', async () => {
  await jackpots.open({ ...definitionOf([{ seedAmount: 5n, ceilingAmount: 6n }]), identifier: `${identifier}-tiny` });
  const playerId = await aPlayer(100n);
  await house.wagers.wager(aPlay({ playerId, stake: 100n }));
  await count();
  await followAll(trail);
  const { rows } = await house.database.query(
    "select actor_kind, target_kind, detail->>'amount' as amount from audit_entry where kind = 'jackpots.won' and player_id = $1",
    [playerId],
  );
  expect(rows).toEqual([{ actor_kind: 'system', target_kind: 'jackpot_win', amount: '6' }]);
});

/** The same sequence every time. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('[PP-12] many players, currencies, refusals and undone bets at once: never a subunit made or lost', async () => {
  const levels = [
    { seedAmount: 50n, ceilingAmount: 400n },
    { seedAmount: 2_000n, ceilingAmount: 9_000n },
  ];
  await jackpots.open({ ...definitionOf(levels), identifier: `${identifier}-many` });
  const stakes: [Currency, bigint][] = [
    ['EUR', 900n],
    ['USD', 1_100n],
    ['JPY', 1_500n],
    ['BTC', 9_000n],
    ['DOG', 40_000_000_000n],
  ];
  let playing = true;
  const counting = (async () => {
    while (playing) await count();
  })();
  await Promise.all(
    stakes.flatMap(([currency, most], lane) =>
      [0, 1, 2].map(async (copy) => {
        const pick = chance(lane * 31 + copy);
        const playerId = await aPlayer(most * 20n, currency);
        for (let round = 0; round < 25; round++) {
          const stake = 1n + BigInt(pick(Number(most)));
          const bet = randomUUID();
          const game = { playerId, currency, roundId: randomUUID() };
          const said = await house.wagers.act(anAct([{ kind: 'bet', id: bet, amount: stake }], game)).then(
            () => 'taken',
            (error) => error.code,
          );
          if (said === 'taken' && pick(4) === 0) {
            await house.wagers.act(anAct([{ kind: 'undo', id: randomUUID(), of: bet }], game));
          }
        }
      }),
    ),
  );
  playing = false;
  await counting;
  await count();
  await sound();
  const { rows } = await house.database.query(
    `select count(*)::int as drops, bool_and(w.amount > c.seed_amount and w.amount <= c.ceiling_amount) as inside
     from jackpots_win w join jackpots_cycle c on c.level_id = w.level_id and c.number = w.cycle
     join jackpots_level l on l.id = w.level_id join jackpots_jackpot j on j.id = l.jackpot_id where j.identifier = $1`,
    [`${identifier}-many`],
  );
  expect(rows[0]?.inside).toBe(true);
  expect(rows[0]?.drops).toBeGreaterThan(3);
});

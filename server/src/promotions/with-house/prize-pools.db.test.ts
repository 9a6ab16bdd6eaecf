import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { deep } from '../../../../test/deep.ts';
import type { Database } from '../../kit/index.ts';
import { aTournament } from '../../tournaments/testing/a-contest.ts';
import { contestSuite, hourMs } from '../../tournaments/testing/contest-suite.ts';
import { houseEntries, readWallets } from '../../wallet/index.ts';
import { auditPromotions } from '../audit-promotions.ts';
import { contestPlaces } from '../contest-prizes.ts';
import { readDue } from '../grant-store.ts';
import { readPools } from '../pool-store.ts';
import { releaseGrants } from '../release-grants.ts';
import { member } from '../testing/make-live.ts';

const suite = contestSuite();
const { house } = suite;
afterEach(async () => expect(await auditPromotions(house.database)).toEqual([]));

const poolOf = async (id: number) => (await readPools(house.database, [id])).get(id);
const give = () => suite.follow('promotions-give');
/** What the account of prizes holds, by currency. */
async function held(): Promise<Record<string, bigint>> {
  const { rows } = await house.database.query<{ currency: string; balance: bigint }>(
    `select currency, balance::bigint from (${houseEntries}) e where house = 'prizes' and balance <> 0`,
  );
  return Object.fromEntries(rows.map(({ currency, balance }) => [currency, balance]));
}

type Player = Awaited<ReturnType<typeof suite.player>>;
async function raced(id: number, players: readonly Player[]): Promise<void> {
  for (const [index, player] of players.entries()) {
    await player.join(id);
    await suite.tell(player.playerId, { stake: String(900 - index) });
  }
  await suite.count();
}

test('[B-06] a pool is set aside when a contest is opened, paid from there to the subunit, and its rest goes back', async () => {
  const prizes = [1, 2, 3].map((place) => ({ from: place, to: place, share: 3_000 }));
  const id = await suite.begin(
    aTournament({ contest: { pool: 9_999, prizes, rates: { EUR: 1_000_000, USD: 900_000 } } }),
  );
  expect(await held()).toEqual({ EUR: 9_999n });
  const players = [await suite.player({ currency: 'USD' }), await suite.player()];
  const cashOf = async () => (await readWallets(house.database, players[0]?.playerId ?? 0))[0]?.cash ?? 0n;
  const before = await cashOf();
  await raced(id, players);
  await suite.end(id);
  // The first has 2999 and the rest of 1002; nobody has come third.
  expect(await poolOf(id)).toMatchObject({ promised: 9_999n, paid: 0n, returned: 2_999n });
  expect(await held()).toEqual({ EUR: 7_000n });
  await give();
  expect(await held()).toEqual({});
  expect(await poolOf(id)).toMatchObject({ paid: 7_000n, returned: 2_999n });
  expect(await cashOf()).toBe(before + 4_445n);
  await Promise.all([suite.advance(), suite.advance()]);
  await house.database.query(`update kit_consumer set xid = '0', id = 0 where name = 'promotions-give'`);
  await give();
  expect(await poolOf(id)).toMatchObject({ paid: 7_000n, returned: 2_999n });
  expect(
    await suite.rows(`select reason, from_account, to_account, currency, amount from wallet_house_transfer
      where reason in ('prize_pool', 'prize_exchange') order by id`),
  ).toEqual([
    { reason: 'prize_pool', from_account: 'bonus_cost', to_account: 'prizes', currency: 'EUR', amount: 9_999n },
    { reason: 'prize_pool', from_account: 'prizes', to_account: 'bonus_cost', currency: 'EUR', amount: 2_999n },
    { reason: 'prize_exchange', from_account: 'prizes', to_account: 'exchange', currency: 'EUR', amount: 4_001n },
    { reason: 'prize_exchange', from_account: 'exchange', to_account: 'prizes', currency: 'USD', amount: 4_445n },
  ]);
});

test('[B-06] of a pool of a cent the first has all; places that come to nothing are owed nothing', async () => {
  const prizes = [1, 2, 3].map((place) => ({ from: place, to: place, share: 3_000 }));
  const id = await suite.begin(aTournament({ contest: { pool: 1, prizes, rates: { EUR: 1_000_000, AUD: 600_000 } } }));
  await raced(id, [await suite.player(), await suite.player(), await suite.player({ currency: 'USD' })]);
  await suite.end(id);
  await give();
  expect(await poolOf(id)).toMatchObject({ promised: 1n, paid: 1n, returned: 0n });
  expect(await held()).toEqual({});
  expect(await suite.rows('select occasion from promotions_grant where promotion_id = $1', [id])).toEqual([
    { occasion: 'place:1' },
  ]);
});

test('[B-06] a prize that is not given after all goes back to the house', async () => {
  const id = await suite.begin(aTournament());
  await raced(id, [await suite.player()]);
  await suite.end(id);
  const due = await suite.rows('select id from promotions_grant where promotion_id = $1', [id]);
  await house.database.tx(async (tx) => {
    const grants = await readDue(
      tx,
      due.map((row) => Number(row.id)),
    );
    expect(grants.map(({ cost }) => cost)).toEqual([6_000n]);
    await releaseGrants(tx, { grants, to: 'refused', reason: 'gone', now: house.clock.now() });
  });
  expect(await poolOf(id)).toMatchObject({ promised: 10_000n, paid: 0n, returned: 10_000n });
  await give();
  expect(await held()).toEqual({});
});

test('[B-06] contests that were opened before there were pools have theirs with the next look; what is gone is found', async () => {
  const id = await suite.begin(aTournament());
  const { database } = house;
  await database.tx(async (tx) => {
    await tx.query('alter table wallet_house_transfer disable trigger user');
    await tx.query(`delete from wallet_house_transfer where reason = 'prize_pool' and amount = 10000 and to_account = 'prizes'
      and id = (select max(id) from wallet_house_transfer)`);
    await tx.query('alter table wallet_house_transfer enable trigger user');
  });
  const checks = (await auditPromotions(database)).map(({ check }) => check);
  expect(checks).toEqual([
    'B6 the account of prizes holds what contests still owe',
    'B6 what contests promise was set aside, and nothing else',
  ]);
  await database.query('delete from promotions_pool where promotion_id = $1', [id]);
  await suite.advance();
  expect(await held()).toEqual({ EUR: 10_000n });
  await suite.end(id);
  expect(await held()).toEqual({});
});

/** The first `after` transactions are committed; the next one breaks before its commit, as if the process had been killed. */
async function killed(database: Database, after: number, work: () => Promise<unknown>): Promise<void> {
  const { tx } = database;
  let number = 0;
  const breaking: typeof tx = (inner) =>
    tx(async (open) => {
      const done = await inner(open);
      if (number++ === after) throw new Error('the process was killed');
      return done;
    });
  Object.assign(database, { tx: breaking });
  try {
    await work().catch(() => undefined);
  } finally {
    Object.assign(database, { tx });
  }
}

describe('[B-06] pools under rounds, voids, newer versions, kills, ends twice, and contests that are called off', () => {
  test('the account holds what is promised and not paid after every step, and nothing when all is over', async () => {
    const players = [await suite.player(), await suite.player(), await suite.player({ currency: 'USD' })];
    const step = fc.oneof(
      { weight: 5, arbitrary: fc.record({ what: fc.constant('play' as const), n: fc.integer({ min: 1, max: 900 }) }) },
      {
        weight: 7,
        arbitrary: fc.record({
          what: fc.constantFrom('void', 'version', 'kill', 'advance', 'end', 'give', 'call off'),
          n: fc.integer({ min: 0, max: 9_999 }),
        }),
      },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
        const contest = { identifier: `pool-race-${house.clock.now().getTime()}`, pool: 9_000 };
        const id = await suite.begin(aTournament({ contest }));
        const begun = await suite.contestOf(id);
        const schedule = { from: begun?.startsAt.toISOString() ?? '', to: begun?.endsAt.toISOString() ?? '' };
        for (const player of players) await player.join(id);
        const told: Awaited<ReturnType<typeof suite.tell>>[number][] = [];
        let version = 1;
        let pool = 9_000;
        let isCalledOff = false;
        for (const { what, n } of steps) {
          house.clock.advanceMs(1_000);
          const isOpen = (await suite.contestOf(id))?.state === 'open' && !isCalledOff;
          if (what === 'play') {
            const { playerId } = players[n % players.length] as Player;
            told.push(...(await suite.tell(playerId, { stake: String(n) })));
            await suite.count();
          } else if (what === 'void') {
            const [round] = told.splice(n % Math.max(1, told.length), 1);
            if (round) await suite.takeBack(round);
            await suite.count();
          } else if (what === 'version' && isOpen) {
            pool = n + 1;
            const rule = aTournament({ schedule, contest: { ...contest, pool } });
            const { desk } = house.house.promotions;
            await house.database.tx(async (tx) => {
              await desk.move(tx, { id, to: 'paused', version }, member(1));
              await desk.save(tx, { id, fromVersion: version, rule }, member(1));
              version += 1;
              await desk.move(tx, { id, to: 'proposed', version }, member(1));
              await desk.approve(tx, { id, version }, member(2));
              await desk.move(tx, { id, to: 'live', version }, member(1));
            });
            await suite.advance();
          } else if (what === 'kill') await killed(house.database, n % 5, suite.advance);
          else if (what === 'advance') await Promise.all([suite.advance(), suite.advance()]);
          else if (what === 'end' && !isCalledOff) {
            house.clock.advanceMs(24 * hourMs + 600_000);
            await killed(house.database, n % 4, suite.advance);
            await suite.count();
            await killed(house.database, n % 6, suite.advance);
          } else if (what === 'give') await killed(house.database, n % 2, give);
          else if (what === 'call off' && isOpen) {
            await house.database.tx((tx) =>
              house.house.promotions.desk.move(tx, { id, to: 'ended', version }, member(1)),
            );
            isCalledOff = true;
          }
          expect(await auditPromotions(house.database), what).toEqual([]);
        }
        if (isCalledOff) await suite.advance();
        await suite.end(id);
        await suite.advance();
        await give();
        expect(await held()).toEqual({});
        const winners = (await suite.resultOf(id)).filter(({ prize_place: place }) => place !== null).length;
        const places = contestPlaces({ ...aTournament().contest, pool });
        const paid = places.slice(0, winners).reduce((sum, { cash }) => sum + cash, 0n);
        const promised = BigInt(pool);
        expect(await poolOf(id)).toMatchObject({ promised, paid, returned: promised - paid });
      }),
      { numRuns: deep(4, 100) },
    );
  });
});

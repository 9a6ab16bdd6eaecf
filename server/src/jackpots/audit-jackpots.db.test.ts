import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { credit, moveHouseMoney } from '../wallet/index.ts';
import { auditJackpots, countJackpots } from './audit-jackpots.ts';
import { aJackpot, aLevel, openTestRoom, type TestRoom } from './testing/test-jackpots.ts';

let room: TestRoom;
beforeAll(async () => {
  room = await openTestRoom();
  const levels = [aLevel({ seedAmount: 100n, ceilingAmount: 400n }), aLevel({ identifier: 'trail', ratePpm: 70 })];
  const identifier = 'audited';
  await room.jackpots.open(aJackpot({ identifier, levels }));
  await room.jackpots.open(aJackpot({ identifier: 'other', currency: 'USD', levels: [aLevel({ identifier: 'one' })] }));
  const given = await room.stake({ playerId: 1, cash: 3_000n });
  await room.stake({ playerId: 2, cash: 7_000n, currency: 'USD' });
  await room.stake({ playerId: 3, cash: 100_000n });
  await room.count();
  await room.giveBack(given);
  await room.stake({ playerId: 4, cash: 40_000n, currency: 'JPY' });
  await room.stake({ playerId: 2, cash: 5_000n });
  await room.count();
  expect((await room.wins(identifier)).length).toBeGreaterThan(1);
});
afterAll(() => room.drop());

/** What the audit says of books with a fault in them. The fault is gone afterwards. */
async function checksWith(fault: string | ((tx: never) => Promise<unknown>)): Promise<string[]> {
  let checks: string[] = [];
  const planted = room.database.tx(async (tx) => {
    for (const table of ['jackpots_stake', 'jackpots_win']) await tx.query(`alter table ${table} disable trigger user`);
    if (typeof fault === 'string') expect((await tx.query(fault)).rowCount).toBeGreaterThan(0);
    else await fault(tx as never);
    checks = [...new Set((await auditJackpots(tx)).map((finding) => finding.check))];
    throw new Error('taken back');
  });
  await expect(planted).rejects.toThrow('taken back');
  return checks;
}

const seeds = 'hidden amounts come from the seeds that were sealed';
const replay = 'counting all stakes again comes to the same';
const sums = 'pools are seeds and contributions less wins';
const wins = 'every drop was won once';
const payouts = 'wins are what the ledger paid';
const ledger = 'the ledger holds what the pools say';

test('sound books have no findings, and the count says how much was looked at', async () => {
  expect(await auditJackpots(room.database)).toEqual([]);
  const { jackpotStakes, jackpotWins } = await countJackpots(room.database);
  expect(jackpotStakes).toBe(12);
  // Where the other one drops is drawn: it may have.
  const all = [...(await room.wins('audited')), ...(await room.wins('other'))];
  expect(jackpotWins).toBe(all.length);
});

const dropped = '(select level_id from jackpots_win order by id limit 1)';
describe('each fault is found', () => {
  test.each<[string, string, string]>([
    ['a pool that grew by a part', 'update jackpots_cycle set pool = pool + 1 where dropped_at is null', replay],
    [
      'a pool that grew by a part, by its sum',
      'update jackpots_cycle set pool = pool + 1 where dropped_at is null',
      sums,
    ],
    [
      'a pool that grew by a subunit',
      'update jackpots_cycle set pool = pool + 1000000000000000000 where dropped_at is null',
      ledger,
    ],
    [
      'a pool past its ceiling',
      `update jackpots_cycle set pool = (ceiling_amount + 1) * 1000000000000000000::numeric where dropped_at is null`,
      seeds,
    ],
    ['a stake made larger', 'update jackpots_stake set cash = cash + 1 where player_id = 3', replay],
    ['a stake taken out', 'delete from jackpots_stake where player_id = 4', replay],
    ['what gave a stake back taken out', 'delete from jackpots_stake where undo', replay],
    ['a stake given to another player', 'update jackpots_stake set player_id = 9 where player_id = 3', replay],
    ['a stake in another round', 'update jackpots_stake set round_id = gen_random_uuid() where player_id = 3', replay],
    ['a rate changed', "update jackpots_rate set rate = rate + 1 where from_currency = 'USD'", replay],
    ['a rate taken out', "delete from jackpots_rate where from_currency = 'JPY'", replay],
    ['a level that takes another part', 'update jackpots_cycle set rate_ppm = rate_ppm + 1', replay],
    ['a seed raised', 'update jackpots_cycle set seed_amount = seed_amount + 1 where dropped_at is null', sums],
    [
      'another hidden amount',
      'update jackpots_cycle set must_hit_amount = must_hit_amount + 1 where number = 1',
      seeds,
    ],
    [
      'another seed than was sealed',
      "update jackpots_cycle set server_seed = repeat('ab', 32) where dropped_at is not null",
      seeds,
    ],
    [
      'a hash exchanged afterwards',
      "update jackpots_cycle set server_seed_hash = repeat('ab', 32) where number = 2",
      seeds,
    ],
    [
      'a next seed that was not the sealed one',
      "update jackpots_cycle set next_server_seed_hash = repeat('ab', 32) where number = 1",
      seeds,
    ],
    ['a client seed of one’s own choice', "update jackpots_cycle set client_seed = 'mine' where number = 2", replay],
    [
      'a ceiling moved afterwards',
      // Far: a little higher, the same seed now and then comes to the same amount.
      'update jackpots_cycle set ceiling_amount = ceiling_amount * 1000000 where number = 1',
      seeds,
    ],
    ['what was carried changed', 'update jackpots_cycle set carried = carried + 1 where number = 2', replay],
    ['a win given to another player', 'update jackpots_win set player_id = 9', replay],
    ['a win raised', 'update jackpots_win set amount = amount + 1', wins],
    ['a win deleted', `delete from jackpots_win where id = (select min(id) from jackpots_win)`, wins],
    [
      'a win of a level that runs',
      `insert into jackpots_win (level_id, cycle, stake_id, player_id, round_id, game, amount, paid_amount,
         paid_currency, rate, base_amount, at)
       select c.level_id, c.number, 1, 9, gen_random_uuid(), 'x', 5, 5, 'EUR', 1000000000000, 5, now()
       from jackpots_cycle c where c.dropped_at is null and c.level_id = ${dropped}`,
      wins,
    ],
    ['a win paid at another rate', 'update jackpots_win set paid_amount = paid_amount + 1', wins],
    ['a win that the ledger does not know', 'update jackpots_win set paid_amount = paid_amount + 1', payouts],
    ['a place moved back', 'update jackpots_place set number = 0', replay],
  ])('%s', async (_name, fault, check) => {
    expect(await checksWith(fault)).toContain(check);
  });

  test('money paid out as a jackpot that nobody won', async () => {
    const payout = { playerId: 5, currency: 'EUR', amount: 50n, key: randomUUID(), reason: 'jackpot' } as const;
    const found = await checksWith((tx) => credit(tx, { ...payout, house: 'jackpots' }));
    expect(found.toSorted()).toEqual([ledger, payouts].toSorted());
  });

  test('money taken out of the pools', async () => {
    const transfer = { key: randomUUID(), reason: 'jackpot_exchange', currency: 'EUR', amount: 1n } as const;
    expect(await checksWith((tx) => moveHouseMoney(tx, [{ ...transfer, from: 'jackpots', to: 'games' }]))).toEqual([
      ledger,
    ]);
  });

  test('and all were taken back', async () => {
    expect(await room.findings()).toEqual([]);
  });
});

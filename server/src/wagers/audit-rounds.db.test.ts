import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../kit/index.ts';
import { auditRounds } from './audit-rounds.ts';
import { anAct, aPlay, aStake, openTestHouse, type TestHouse } from './testing/test-house.ts';

/** Rounds of every kind, with everything that can become of them. Then errors are planted, one at a time. */
let house: TestHouse;
const playerId = 1;
const roundId = randomUUID();
const [first, second, paid] = [randomUUID(), randomUUID(), randomUUID()];
const play = aPlay({ playerId, stake: 10n, win: 5n });
beforeAll(async () => {
  house = await openTestHouse();
  await house.fund(playerId, 1_000n);
  await house.giveBonus(playerId, 100n);
  await house.wagers.wager(play);
  const given = aStake({ playerId, stake: 10n });
  await house.wagers.wager(given);
  await house.wagers.wager({ kind: 'rollback', roundId: given.roundId, playerId, currency: 'EUR' });
  const mine = { playerId, roundId };
  await house.wagers.act(
    anAct(
      [
        { kind: 'bet', id: first, amount: 1_020n },
        { kind: 'bet', id: second, amount: 30n },
        { kind: 'win', id: paid, amount: 500n },
        { kind: 'win', id: randomUUID(), amount: 0n },
      ],
      mine,
    ),
  );
  await house.wagers.act(anAct([{ kind: 'undo', id: randomUUID(), of: second }, { kind: 'end' }], mine));
  await house.wagers.act(anAct([{ kind: 'undo', id: randomUUID(), of: randomUUID() }], { playerId }));
  await house.wagers.act(anAct([{ kind: 'promo', id: randomUUID(), amount: 7n, title: 'Comet' }], { playerId }));
});
afterAll(() => house.close());

test('books in order have no findings', async () => {
  expect(await house.findings()).toEqual([]);
});

const transfers = 'rounds and actions equal their transfers';
const sums = 'rounds equal the sums of their actions';
const once = 'what was taken back was taken back once';
const states = 'a round is rolled back when nothing of it stands';
const calls = 'every action came in a call that was taken';

test.each<[what: string, sql: string, found: string[]]>([
  [
    'the stake of a round',
    `update wagers_round set stake_cash = stake_cash + 1 where id = '${play.roundId}'`,
    [transfers],
  ],
  ['the win of a round', `update wagers_round set win_cash = 0 where id = '${play.roundId}'`, [transfers]],
  ['the wallet of a round', `update wagers_round set account_id = 77 where id = '${play.roundId}'`, [transfers]],
  ['a round that is gone', `delete from wagers_round where id = '${play.roundId}'`, [transfers]],
  [
    'the pockets of a bet',
    `update wagers_action set cash = cash + 1, bonus = bonus - 1 where id = '${first}'`,
    [transfers, sums],
  ],
  ['the amount of a win', `update wagers_action set cash = cash + 1 where id = '${paid}'`, [transfers, sums]],
  ['the wallet of an action', `update wagers_action set account_id = 77 where id = '${first}'`, [transfers]],
  ['an action that is gone', `delete from wagers_action where id = '${paid}'`, [transfers, sums]],
  [
    'an action without a transfer',
    `insert into wagers_action select gen_random_uuid(), call_id, round_id, player_id, account_id, 'win', null, 5, 0,
       'applied', null, at from wagers_action where id = '${paid}'`,
    [transfers, sums],
  ],
  ['the stake of a round of actions', `update wagers_round set stake_bonus = 0 where id = '${roundId}'`, [sums]],
  ['a round of actions that is gone', `delete from wagers_round where id = '${roundId}'`, [sums]],
  [
    'a bet said to stand that was taken back',
    `update wagers_action set state = 'applied' where id = '${second}'`,
    [sums, once],
  ],
  [
    'a bet said to be taken back that stands',
    `update wagers_action set state = 'undone' where id = '${first}'`,
    [sums, once],
  ],
  ['a tombstone nobody set', `delete from wagers_action where kind = 'undo' and state = 'tombstone'`, [once]],
  ['a state that is not true', `update wagers_round set state = 'rolled_back' where id = '${roundId}'`, [states]],
  ['an action of nobody', `update wagers_action set call_id = gen_random_uuid() where id = '${first}'`, [calls]],
  [
    'an action of a call that was refused',
    `update wagers_call set result = null, refusal = '{}' where id = (select call_id from wagers_action where id = '${second}')`,
    [calls],
  ],
])('finds %s', async (_what, sql, found) => {
  const rollback = new Error('as it was');
  let checks: string[] = [];
  await house.homes
    .of(playerId)
    .tx(async (tx: Tx) => {
      await tx.query(sql);
      checks = (await auditRounds(tx)).map((finding) => finding.check);
      throw rollback;
    })
    .catch((error) => {
      if (error !== rollback) throw error;
    });
  expect([...new Set(checks)]).toEqual(found);
});

import { randomUUID } from 'node:crypto';
import type { Payment, Topics } from '@halley/contract';
import { expect, test } from 'vitest';
import { writeEvents } from '../kit/index.ts';
import { aRule } from './testing/a-rule.ts';
import { promotionsSuite } from './testing/promotions-suite.ts';

const suite = promotionsSuite();
const { database, open, rows, budgetOf, grantsOf, reserve, giver, counter, follow } = suite;

async function declined(playerId: number, reference: string) {
  const payment = { id: 1, action: 'deposit', state: 'declined' } as Payment;
  const event = { playerId, reference, payment, from: 'pending' } as Topics['payments.changed'];
  await database.tx((tx) => writeEvents(tx, 'payments.changed', [event]));
  await follow(counter());
}
async function paid(playerId: number, reference: string, amount = '5000') {
  const at = suite.room.clock.now().toISOString();
  const event = { playerId, paymentId: 1, amount, currency: 'EUR', number: 1, method: 'visa', reference, at };
  await database.tx((tx) => writeEvents(tx, 'payments.deposited', [event]));
  await follow(counter());
  await follow(giver());
}
/** Everything is told again, to consumers that start anew. */
async function replay() {
  await database.query(`delete from kit_consumer where name in ('promotions-count', 'promotions-give')`);
  await follow(counter());
  await follow(giver());
}
const notGiven = async (playerId: number) =>
  (
    await rows(
      `select e from kit_outbox, jsonb_array_elements(to_jsonb(events)) e
       where topic = 'promotions.not_given' and (e->>'playerId')::bigint = $1`,
      [playerId],
    )
  ).map(({ e }) => (e as Topics['promotions.not_given']).why);

/** A player with an offer that was reserved, and a payment that was declined. */
async function aDeclined(id: number, amount = 5_000n) {
  const [player, reference] = [suite.room.player(), randomUUID()];
  await reserve(id, player, amount, reference);
  await declined(player, reference);
  return { player, reference };
}

test('a deposit that was declined and is paid after all brings its offer, once', async () => {
  open();
  const id = await suite.room.live(aRule());
  const { player, reference } = await aDeclined(id);
  expect(await budgetOf(id)).toEqual({ reserved: 0n, spent: 0n, given: 0 });
  await paid(player, reference);
  expect(suite.room.given).toMatchObject([{ playerId: player, activate: true, reward: { amount: 5_000n } }]);
  expect(await budgetOf(id)).toEqual({ reserved: 0n, spent: 5_000n, given: 1 });
  expect((await grantsOf(id)).map(({ state }) => state)).toEqual(['released', 'given']);
  await replay();
  expect(suite.room.given).toHaveLength(1);
  expect(await budgetOf(id)).toEqual({ reserved: 0n, spent: 5_000n, given: 1 });
  expect(await notGiven(player)).toEqual([]);
});

test('[B-05] a code that a player uses with two deposits is used twice, until one of them is not paid', async () => {
  open();
  const coupon = aRule({ kind: 'deposit', trigger: { claim: 'code' }, caps: { perPlayer: 2 } });
  const id = await suite.room.live(coupon);
  await suite.room.codes(id, { shared: 'COMET TWICE', maxUses: 2 });
  const uses = () =>
    rows(
      `select uses, (select count(*)::int from promotions_code_use u where u.code_id = c.id) as players
       from promotions_code c where promotion_id = $1`,
      [id],
    );
  const player = suite.room.player({ depositBonusCode: 'comet-twice' });
  const [first, second] = [randomUUID(), randomUUID()];
  await reserve(id, player, 5_000n, first);
  await reserve(id, player, 5_000n, second);
  expect(await uses()).toEqual([{ uses: 2, players: 1 }]);
  const other = suite.room.player({ depositBonusCode: 'comet-twice' });
  await expect(reserve(id, other)).rejects.toMatchObject({ code: 'offer_id.not_available' });
  await declined(player, first);
  expect(await uses()).toEqual([{ uses: 1, players: 1 }]);
  await declined(player, second);
  expect(await uses()).toEqual([{ uses: 0, players: 0 }]);
});

test('what came late is reckoned from what arrived', async () => {
  open();
  const id = await suite.room.live(aRule());
  const { player, reference } = await aDeclined(id);
  await paid(player, reference, '2000');
  expect(suite.room.given).toMatchObject([{ reward: { amount: 2_000n, deposit: 2_000n } }]);
});

test.each<[string, 'over' | 'all_given' | 'not_open', (id: number, player: number) => Promise<unknown>, string?]>([
  ['the budget is used up', 'all_given', (id) => reserve(id, suite.room.player())],
  [
    'it was ended',
    'over',
    (id) => database.query(`update promotions_promotion set state = 'ended' where id = $1`, [id]),
  ],
  ['the player may receive nothing now', 'not_open', async (_, player) => suite.room.closed.add(player)],
  ['the player has had it meanwhile', 'not_open', async (id, player) => reserve(id, player, 1_000n)],
  ['less arrived than it asks for', 'not_open', async () => undefined, '900'],
])('it is not given when %s, and the player is told why', async (_, why, meanwhile, amount) => {
  open();
  const id = await suite.room.live(aRule({ budget: { currency: 'EUR', expected: 5_000, hard: 6_000 } }));
  const { player, reference } = await aDeclined(id);
  await meanwhile(id, player);
  const before = await budgetOf(id);
  await paid(player, reference, amount);
  await replay();
  expect(suite.room.given.filter(({ occasion }) => occasion.endsWith(':late'))).toEqual([]);
  expect(await budgetOf(id)).toEqual(before);
  expect(new Set(await notGiven(player))).toEqual(new Set([why]));
  expect(await notGiven(player)).toHaveLength(1);
});

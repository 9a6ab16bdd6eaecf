import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../../kit/index.ts';
import { testDatabase } from '../../kit/testing/test-database.ts';
import { giveGift } from '../testing/give-gift.ts';
import { createKnownGifts } from './known-gifts.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
/** Behind those of the first test. */
let lastPlayer = 2;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** A transaction that notes which statements it is asked. */
function noted(tx: Tx): { tx: Tx; asked: string[] } {
  const asked: string[] = [];
  const query: Tx['query'] = (query, values) => {
    asked.push(typeof query === 'string' ? query : (query.name ?? query.text));
    return tx.query(query, values);
  };
  return { tx: { ...tx, query }, asked };
}

test('terms are read with the first round of a gift; later rounds read one short row, and see terms that were changed', async () => {
  const { id } = await giveGift(database, { playerId: 1 });
  const known = createKnownGifts();
  const read = (playerIds: number[]) =>
    database.tx(async (tx) => {
      const note = noted(tx);
      const [gift] = await known.live(note.tx, playerIds);
      return { gift, asked: note.asked };
    });
  const first = await read([1]);
  expect(first.asked).toEqual(['bonuses_live', 'bonuses_find_played']);
  const again = await read([1]);
  expect(again.asked).toEqual(['bonuses_live']);
  expect(again.gift).toEqual(first.gift);
  // Who has none costs the one question.
  expect(await read([2])).toEqual({ gift: undefined, asked: ['bonuses_live'] });

  await database.query(
    `update bonuses_gift set balance = 77, max_stake = 5, terms = jsonb_set(terms, '{weights,slots}', '5') where id = $1`,
    [id],
  );
  const { gift } = await read([1]);
  expect(gift).toMatchObject({ balance: 77n, maxStake: 5n, terms: { weights: { slots: 5 } } });
});

test('whatever changes of a gift is seen with the next round; what every round changes costs no second question', async () => {
  const playerId = ++lastPlayer;
  const { id } = await giveGift(database, { playerId });
  const known = createKnownGifts();
  const live = (from: Pick<typeof known, 'live'>) =>
    database.tx(async (tx) => {
      const note = noted(tx);
      const gifts = await from.live(note.tx, [playerId]);
      return { gifts, questions: note.asked.length };
    });
  await live(known);
  for (const [change, questions] of [
    ['balance = balance + 1, progress = progress + 1, open_rounds = 1, spins_done = spins_done + 1', 1],
    ['amount = amount + 1', 2],
    ['released = released + 1', 2],
    ['requirement = requirement + 1', 2],
    ['steps = steps + 1', 2],
    ['max_stake = 7', 2],
    ['max_stake = null', 2],
    ['max_cashout = 0', 2],
    [`valid_until = '2030-01-01'`, 2],
    [`stopped_at = '2030-01-01'`, 2],
    [`stage = 'wait', paused_at = '2030-01-01'`, 2],
    [`held_until = '2030-01-01'`, 2],
    [`terms = terms || '{"release": "steps"}'`, 2],
    [`stage = 'canceled', closed_at = '2030-01-01', end_reason = 'player'`, 2],
    [`end_reason = 'taken'`, 2],
  ] as const) {
    await database.query(`update bonuses_gift set ${change} where id = $1`, [id]);
    const { gifts } = await live(createKnownGifts());
    expect([change, await live(known)]).toEqual([change, { gifts, questions }]);
  }
});

test.each([
  'balance = -1',
  'amount = -1',
  'released = -1',
  'requirement = -1',
  'max_cashout = -1',
  'max_stake = 0',
  'deposit_amount = 0',
  'open_rounds = -1',
  'steps = -1',
  'steps = 11',
  'days = 0',
  `type = 'points'`,
  `product = 'poker'`,
  `end_reason = 'bored'`,
  `stage = 'open'`,
  `stage = 'lost'`,
  `stage = 'wait', closed_at = now()`,
])('no gift is written of which %s', async (change) => {
  const { id } = await giveGift(database, { playerId: ++lastPlayer });
  await expect(database.query(`update bonuses_gift set ${change} where id = $1`, [id])).rejects.toThrow(
    /bonuses_gift_(sums|words)/,
  );
});

test('what a gift has none of is not asked for', async () => {
  const { id } = await giveGift(database, { playerId: ++lastPlayer });
  const none = 'max_stake = null, max_cashout = null, deposit_amount = null, end_reason = null, steps = 10';
  const ended = `stage = 'lost', closed_at = now()`;
  const { rowCount } = await database.query(`update bonuses_gift set ${none}, ${ended} where id = $1`, [id]);
  expect(rowCount).toBe(1);
});

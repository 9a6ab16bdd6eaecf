import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { usualPlay } from '../../../server/src/promotions/testing/a-rule.ts';
import { goThrough, type JourneyHouse, journeyHouse, type Visitor, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

/** A gift that is done with a stake: what it holds is converted by the next round, while people look at it. */
async function aReviewedGift(player: Visitor) {
  const { bonuses, promotions, wagers } = house.house;
  const { id: giftId } = await house.database.tx((tx) =>
    bonuses.desk.issue(tx, {
      playerId: player.id,
      key: randomUUID(),
      currency: 'EUR',
      title: 'Looked at',
      takeDays: 14,
      reason: 'for a test',
      by: 'Ada',
      reward: { type: 'bonus', amount: { EUR: 1_000 }, ...usualPlay, wager: 1 },
    }),
  );
  await house.database.tx((tx) => bonuses.activate(tx, { id: giftId, playerId: player.id }));
  const review = { playerId: player.id, promotionId: null, giftId, currency: 'EUR' } as const;
  const fast = { kind: 'fast_cashout', detail: { payment: 1, minutes: 9 } };
  const open = { kind: 'rounds_left_open', detail: { rounds: 4 } };
  for (const signals of [[fast], [open]]) {
    await house.database.tx((tx) => promotions.openReview(tx, { ...review, signals }));
  }
  const elsewhere = {
    ...review,
    giftId: giftId + 1,
    signals: [{ kind: 'payment_instrument', detail: { players: 8 } }],
  };
  const { id: other } = await house.database.tx((tx) => promotions.openReview(tx, elsewhere));
  await house.database.tx((tx) =>
    promotions.desk.clear(tx, other, { actor: { kind: 'system' }, reason: 'only its signal is wanted' }),
  );
  for (let round = 0; round < 4; round++) {
    const roundId = randomUUID();
    await wagers.wager({
      kind: 'play',
      roundId,
      playerId: player.id,
      currency: 'EUR',
      stake: 500n,
      game: 'halley-studio/orbit-dice',
      gameVersion: 1,
      inputHash: Buffer.from(roundId),
      decide: () => ({ win: 500n, detail: {} }),
    });
  }
  return giftId;
}

const moneyOf = async ({ id }: Visitor) => {
  const { rows } = await house.database.query<{ cash: bigint; reserved: bigint }>(
    `select cash, reserved from wallet_account where player_id = $1 and currency = 'EUR'`,
    [id],
  );
  return { cash: rows[0]?.cash ?? 0n, reserved: rows[0]?.reserved ?? 0n };
};

test('a review with money: signals of its gift, the rest apart; one names the clause, another takes it', async () => {
  const player = await visit(house, '/', { as: 'player' });
  await aReviewedGift(player);
  const name = new RegExp(`player ${player.id}\\)`);
  const first = await visit(house, '/staff/reviews', { as: 'games' });
  const card = first.within('group', name);
  await card.sees('Deposit, bonus and cashout within minutes', 'Rounds with the bonus left open', /10\.00/);
  await card.sees('Other signals of this player (1)', 'Shared way of paying');
  await card.click('Ask to take it', 'button');
  await first.within('dialog').fill('Clause of the terms', '4.2');
  await first.within('dialog').fill('Evidence', 'Four rounds were left open until the bonus was done');
  await first.within('dialog').fill('What the player said', 'On 12 May by letter: I forgot them');
  await first.within('dialog').click('Ask to take it', 'button');
  await first.within('group', name).sees('On 12 May by letter: I forgot them');
  expect(await moneyOf(player)).toMatchObject({ reserved: 1_000n });

  const second = await visit(house, '/staff/reviews', { as: 'admin' });
  await second.within('group', name).click('Agree to take it', 'button');
  await second.within('dialog').click('Agree to take it', 'button');
  await second.findsNot('group', name);
  expect(await moneyOf(player)).toMatchObject({ reserved: 0n });
});

test('a review with money that is cleared: it is the player’s at once', async () => {
  const player = await visit(house, '/', { as: 'player' });
  await aReviewedGift(player);
  const before = await moneyOf(player);
  const desk = await visit(house, '/staff/reviews', { as: 'games' });
  const name = new RegExp(`player ${player.id}\\)`);
  await desk.within('group', name).click('Clear', 'button');
  await goThrough(desk, 'Clear', 'They have explained it');
  await desk.findsNot('group', name);
  const after = await moneyOf(player);
  expect([before.reserved, after.reserved, after.cash - before.cash]).toEqual([1_000n, 0n, 1_000n]);
});

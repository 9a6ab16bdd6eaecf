import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Event, writeEvents } from '../kit/index.ts';
import { outcomeOf } from '../kit/testing/outcome-of.ts';
import { aRule } from './testing/a-rule.ts';
import { promotionsSuite } from './testing/promotions-suite.ts';

const suite = promotionsSuite();
const { database } = suite;
const once = { caps: { perPlayer: 1, perHousehold: 1 } };

const offersOf = async (playerId: number) =>
  (await suite.room.offersFor(database, { who: { playerId }, type: 'deposit' })).map(({ promotion }) => promotion.id);

test('machines refuse by a rule of the terms, and say which: household, way of paying, several accounts', async () => {
  const room = suite.open();
  const id = await room.live(aRule(once));
  const had = room.player();
  await suite.reserve(id, had);
  const [relative, payer, stranger] = [room.player(), room.player(), room.player()];
  room.households.set(relative, [had]);
  room.instruments.set(payer, [had]);
  expect(await outcomeOf(suite.reserve(id, relative))).toBe('offer_id.had_by_household');
  expect(await outcomeOf(suite.reserve(id, payer))).toBe('offer_id.had_by_instrument');
  expect(await outcomeOf(suite.reserve(id, room.player({ groups: [100] })))).toBe('offer_id.several_accounts');
  expect([await offersOf(relative), await offersOf(payer), await offersOf(stranger)]).toEqual([[], [], [id]]);
});

test('where the terms say nothing of it nobody is refused: a person looks, with the evidence', async () => {
  const room = suite.open();
  const id = await room.live(aRule());
  const [had, payer] = [room.player(), room.player()];
  await suite.reserve(id, had);
  const reference = randomUUID();
  await suite.reserve(id, payer, 5_000n, reference);
  room.instruments.set(payer, [had]);
  const at = room.clock.now().toISOString();
  const deposit = {
    playerId: payer,
    paymentId: 1,
    amount: '5000',
    currency: 'EUR',
    number: 1,
    method: 'visa',
    reference,
    at,
  };
  const event: Event = { topic: 'payments.deposited', data: deposit };
  await database.tx((tx) => writeEvents(tx, 'payments.deposited', [deposit]));
  const watch = room.consumers.find(({ name }) => name === 'promotions-watch');
  await database.tx((tx) => watch?.handle(tx, [event]) ?? Promise.resolve());
  const shown = (await room.desk.reviews(database)).find(({ player_id }) => player_id === payer);
  expect(shown).toMatchObject({
    promotion: { id },
    signals: [{ kind: 'payment_instrument', detail: `players ${had}, paid_with Visa ···· 4242` }],
  });
});

test('how a bonus is played opens a review of it once for each kind of signal', async () => {
  const room = suite.open();
  const playerId = room.player();
  const giftId = playerId * 10;
  const play = { giftId, playerId, promotionId: null, currency: 'EUR' as const, beside: [] };
  room.plays.set(giftId, { ...play, rounds: 40, atMaximum: 40, games: 1, leftOpen: 0 });
  const watch = room.consumers.find(({ name }) => name === 'promotions-watch');
  const data = { playerId, giftId, type: 'bonus' as const, stage: 'handle_bets' as const };
  const tell = () => database.tx((tx) => watch?.handle(tx, [{ topic: 'bonuses.changed', data }]) ?? Promise.resolve());
  await tell();
  await tell();
  room.plays.set(giftId, { ...play, rounds: 50, atMaximum: 50, games: 1, leftOpen: 3 });
  await tell();
  const shown = (await room.desk.reviews(database)).filter(({ player_id }) => player_id === playerId);
  expect(shown).toHaveLength(1);
  expect(shown[0]?.signals.map(({ kind }) => kind).toSorted()).toEqual(['maximum_stakes', 'rounds_left_open']);
  expect(shown[0]?.gift_id).toBe(giftId);
});

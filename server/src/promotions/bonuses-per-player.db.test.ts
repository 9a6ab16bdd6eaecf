import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { protections } from '../geo/index.ts';
import { outcomeOf } from '../kit/testing/outcome-of.ts';
import { knownPlayers } from './known-players.ts';
import { mayTake } from './may-take.ts';
import { aCashback, aCoupon, aRule, usualPlay } from './testing/a-rule.ts';
import { promotionsSuite } from './testing/promotions-suite.ts';

const suite = promotionsSuite();
const { database } = suite;

/** A market that allows one bonus a player, and what each has had of them. */
function openMarket(change: Partial<(typeof protections)['CW']> = { bonusesPerPlayer: 1 }) {
  const had = new Map<number, number>();
  const market = { ...protections.CW, ...change };
  const geo = { protectionOf: () => market };
  const room = suite.open({ geo, giftsHad: async () => withGiven(had, room.given) });
  return { had, market, room };
}

/** What was given meanwhile is had; several rewards of one occasion are one. */
function withGiven(had: ReadonlyMap<number, number>, given: typeof suite.room.given): Map<number, number> {
  const counts = new Map(had);
  const occasions = new Map(given.map((grant) => [`${grant.playerId} ${grant.promotionId} ${grant.occasion}`, grant]));
  for (const { playerId } of occasions.values()) counts.set(playerId, (counts.get(playerId) ?? 0) + 1);
  return counts;
}

const offersOf = async (playerId: number) =>
  (await suite.room.offersFor(database, { who: { playerId }, type: 'deposit' })).map(({ promotion }) => promotion.id);

test('[PR-14] whoever has had the one bonus is offered none, and takes none by deposit or code', async () => {
  const { room, had } = openMarket();
  const [id, coupon] = [await room.live(aRule()), await room.live(aCoupon())];
  await room.codes(coupon, { shared: 'ONLYONE', maxUses: 9 });
  const playerId = room.player();
  expect(await offersOf(playerId)).toEqual([id]);
  had.set(playerId, 1);
  expect(await offersOf(playerId)).toEqual([]);
  expect(await outcomeOf(suite.reserve(id, playerId))).toBe('offer_id.not_available');
  expect(await suite.redeem(playerId, 'ONLYONE')).toBe('failed_to_activate');
  had.clear();
  expect(await suite.redeem(playerId, 'ONLYONE')).toBe('activated');
});

test('[PR-14] what is promised counts until it is given or released; asked for again it is the same', async () => {
  const { room } = openMarket();
  const [id, other] = [await room.live(aRule()), await room.live(aRule())];
  const playerId = room.player();
  const reference = randomUUID();
  await suite.reserve(id, playerId, 5_000n, reference);
  expect(await offersOf(playerId)).toEqual([]);
  expect(await outcomeOf(suite.reserve(other, playerId))).toBe('offer_id.not_available');
  await suite.reserve(id, playerId, 5_000n, reference);
  expect(await suite.grantsOf(id)).toHaveLength(1);
  await suite.settle(reference, null);
  expect(await offersOf(playerId)).toEqual([id, other]);
});

test('[PR-14] of two that are due at once one is given, the other refused and its budget free again', async () => {
  const { room, market } = openMarket({});
  const playerId = room.player();
  const ids = [await room.live(aCoupon()), await room.live(aCoupon())];
  for (const [index, id] of ids.entries()) {
    await room.codes(id, { shared: `BOTH${index}`, maxUses: 1 });
    expect(await suite.redeem(playerId, `BOTH${index}`)).toBe('activated');
  }
  market.bonusesPerPlayer = 1;
  await suite.follow(suite.giver());
  expect(room.given.filter((grant) => grant.playerId === playerId)).toHaveLength(1);
  const states = (await Promise.all(ids.map(suite.grantsOf))).flat().map(({ state }) => state);
  expect(states.toSorted()).toEqual(['given', 'refused']);
});

test('[PR-14] all rewards of one occasion are one bonus', async () => {
  const { room } = openMarket();
  const bonus = { type: 'bonus' as const, amount: { EUR: 1000 }, ...usualPlay };
  const id = await room.live(aCoupon({ rewards: [bonus, { ...bonus, amount: { EUR: 500 } }] }));
  await room.codes(id, { shared: 'TWOINONE', maxUses: 1 });
  const playerId = room.player();
  expect(await suite.redeem(playerId, 'TWOINONE')).toBe('activated');
  await suite.follow(suite.giver());
  expect(room.given.filter((grant) => grant.playerId === playerId)).toHaveLength(2);
});

test('[PR-14] nobody gets one before they are verified, where the market asks for it', async () => {
  const { room } = openMarket({ verifyBeforeBonus: true });
  const [id, coupon] = [await room.live(aRule()), await room.live(aCoupon())];
  await room.codes(coupon, { shared: 'SHOWME', maxUses: 9 });
  const [known, unknown] = [room.player(), room.player({ verified: false })];
  expect([await offersOf(known), await offersOf(unknown)]).toEqual([[id], []]);
  expect(await outcomeOf(suite.reserve(id, unknown))).toBe('offer_id.not_available');
  expect(await suite.redeem(unknown, 'SHOWME')).toBe('failed_to_activate');
  expect(await suite.redeem(known, 'SHOWME')).toBe('activated');
});

test('cashback is no bonus: who has had the one is paid it all the same', async () => {
  const { room, had } = openMarket();
  const playerId = room.player();
  had.set(playerId, 1);
  const player = (await knownPlayers(room.ports, database, [playerId])).get(playerId);
  if (!player) throw new Error('the player is there');
  const terms = (rule: ReturnType<typeof aRule>) => ({ id: 1, version: 1, hash: '', rule });
  expect(mayTake(room.ports, terms(aCashback()), { player, currency: 'EUR' })).toBe(true);
  expect(mayTake(room.ports, terms(aRule()), { player, currency: 'EUR' })).toBe(false);
});

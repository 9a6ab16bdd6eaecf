import { lost, voided, won } from '@halley/sports/markets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditBets, countBets } from './audit-bets.ts';
import { freeKindOf, type OfferKind } from './offers/offer.ts';
import { betOfferOf } from './offers/offer-on-slip.ts';
import { insertOffers } from './offers/offer-store.ts';
import { dropDecidedBets, listTakenBets } from './open-bets.ts';
import { anOffer, anyTerms } from './testing/an-offer.ts';
import { aBetOn, openTestSettlement, type TestSettlement } from './testing/test-settlement.ts';

const match = '1x2;period=ft';
let house: TestSettlement;

/** A bet with an offer that the player has. */
async function offered(fixture: number, kind: OfferKind, playerId: number): Promise<void> {
  const offer = anOffer(playerId, kind, { terms: { ...anyTerms, percent: 50 } });
  await house.database.tx((tx) => insertOffers(tx, [offer]));
  const freeKind = freeKindOf(kind);
  const used = betOfferOf(
    { ...offer, state: 'open', betId: null, fromBetId: null, validUntil: offer.createdAt },
    {
      prices: [2_000],
      own: 1_000n,
    },
  );
  const bet = aBetOn([[fixture, match, 'home', 2_000]], { playerId, freeKind, offer: used });
  await house.place(bet, freeKind ? 'house' : undefined);
}

/** An open bet, one that was paid, one whose win was gone when it was taken back, and three with offers. */
beforeAll(async () => {
  house = await openTestSettlement();
  await house.fund(1, 10_000n);
  await house.fund(2, 1_000n);
  await house.place(aBetOn([[1, match, 'home', 2_000]]));
  await house.place(aBetOn([[2, match, 'home', 2_000]]));
  await house.place(aBetOn([[3, match, 'home', 9_000]], { playerId: 2 }));
  await house.fund(3, 10_000n);
  await offered(4, 'odds_boost', 3);
  await offered(5, 'freebet_no_risk', 3);
  await offered(6, 'freebet_only_win', 3);
  house.results.settle(4, match, { home: won });
  house.results.settle(5, match, { home: lost });
  house.results.settle(6, match, { home: voided });
  await house.settle(4, 5, 6);
  house.results.settle(2, match, { home: won });
  house.results.settle(3, match, { home: won });
  await house.settle(2, 3);
  await house.spend(2, 8_000n);
  house.results.settle(3, match, { home: lost });
  await house.settle(3);
});
afterAll(() => house.close());

test('[SPORT-41] books that are right have no findings', async () => {
  expect(await house.findings()).toEqual([]);
  expect(await countBets(house.database)).toEqual({ bets: 6, betPayments: 4 });
});

test.each([
  [`update sportsbook_bet set added = added + 1 where added > 0`, /^what offers added/],
  [`update sportsbook_bet set state = 'lost' where free_kind is not null`, /^free stakes are a cost/],
  [
    `update sportsbook_offer set bet_id = gen_random_uuid() where kind = 'odds_boost'`,
    /^an offer was used for one bet/,
  ],
  [`delete from sportsbook_offer where source_key like 'lost:%'`, /^a bet brings back/],
  [`update sportsbook_offer set amount = 1001 where source_key like 'lost:%'`, /^a bet brings back/],
  [`update sportsbook_bet set auto_cash_out = 7 where added > 0`, /^offers add to bets that are won/],
  [`update sportsbook_bet set open_share = 500000 where state = 'open'`, /^the house holds the open stakes/],
  [`delete from sportsbook_open_bet`, /^the list of open bets/],
  [`update sportsbook_bet set stake = stake + 1 where state = 'lost'`, /^a bet is its round/],
  [`delete from sportsbook_payment where kind = 'settlement' and player_id = 1`, /^every payment was made once/],
  [`update sportsbook_payment set amount = amount + 1 where player_id = 1`, /^every payment was made once/],
  [`update sportsbook_bet set returned = 7 where state = 'won'`, /^a bet has returned what was paid/],
  [`update sportsbook_payment set shortfall = 7 where kind = 'undo'`, /^a settlement that was taken back/],
  [`delete from sportsbook_claim`, /^claims are what was short/],
  [`update sportsbook_claim set recovered = 1`, /^what was recovered of claims/],
  [
    `update sportsbook_claim set state = 'recovering', asked_by = 'ada', agreed_by = 'ada', until = now()`,
    /^claims are rec/,
  ],
])('[SPORT-41] %s is found', async (sql, check) => {
  const found = await house.database
    .tx(async (tx) => {
      await tx.query(sql);
      throw await auditBets(tx);
    })
    .catch((findings) => findings as Awaited<ReturnType<typeof auditBets>>);
  expect(found.map((finding) => finding.check)).toContainEqual(expect.stringMatching(check));
});

test('what processes of the release before have taken and decided is mended on the list of open bets', async () => {
  const { database } = house;
  await database.query(`delete from sportsbook_open_bet`);
  await database.query(
    `insert into sportsbook_open_bet select player_id, id from sportsbook_bet where state <> 'open' limit 1`,
  );
  await listTakenBets(database, new Date(0));
  await dropDecidedBets(database);
  expect(await house.findings()).toEqual([]);
});

import { lost, won } from '@halley/sports/markets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditBets, countBets } from './audit-bets.ts';
import { aBetOn, openTestSettlement, type TestSettlement } from './testing/test-settlement.ts';

const match = '1x2;period=ft';
let house: TestSettlement;

/** An open bet, one that was paid, and one whose win was gone when it was taken back. */
beforeAll(async () => {
  house = await openTestSettlement();
  await house.fund(1, 10_000n);
  await house.fund(2, 1_000n);
  await house.place(aBetOn([[1, match, 'home', 2_000]]));
  await house.place(aBetOn([[2, match, 'home', 2_000]]));
  await house.place(aBetOn([[3, match, 'home', 9_000]], { playerId: 2 }));
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
  expect(await countBets(house.database)).toEqual({ bets: 3, betPayments: 3 });
});

test.each([
  [`update sportsbook_bet set open_share = 500000 where state = 'open'`, /^the house holds the open stakes/],
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

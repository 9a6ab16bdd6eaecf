import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '../kit/testing/test-database.ts';
import { findBets, insertBets } from './bet-store.ts';
import { aNewBet, aNewLeg } from './testing/a-bet.ts';
import { anyTerms } from './testing/an-offer.ts';

test('bets are found as they were placed, with their legs in order', async () => {
  const database = await testDatabase();
  try {
    const plain = aNewBet();
    const system = aNewBet({
      kind: 'system',
      sizes: [2, 3],
      bankers: [0],
      eachWay: true,
      builder: [{ group: 1, price: 5_200, quoteId: randomUUID() }],
      expectedCost: 12n,
      freeBetId: 7,
      freeKind: 'only_win',
      offer: { id: 7, kind: 'freebet_only_win', amount: 1_000n, terms: anyTerms, price: null, covered: 1_000n },
      legs: [
        aNewLeg({ place: 0, builderGroup: 1, fair: 500_000_000, back: 0 }),
        aNewLeg({ place: 1, builderGroup: 1, market: 'total;line=9;period=ft', outcome: 'over' }),
        aNewLeg({ place: 2, fixtureId: 2, eachWay: { fraction: [1, 4], places: 3 }, seen: { fixture: 'A – “B”' } }),
      ],
    });
    await database.tx((tx) => insertBets(tx, [plain, system]));
    const open = { state: 'open', openShare: 1_000_000, returned: 0n, cashedOut: 0n, added: 0n, settlementVersion: 0 };
    const asFound = (bet: typeof plain) => ({
      ...bet,
      ...open,
      explanation: null,
      settledAt: null,
      legs: bet.legs.map((leg) => ({ ...leg, result: null, resultMark: 0 })),
    });
    expect(await findBets(database, [system.id, randomUUID(), plain.id])).toEqual([asFound(system), asFound(plain)]);
  } finally {
    await database.drop();
  }
});

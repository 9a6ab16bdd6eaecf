import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptedDraw } from '../fair/testing/scripted-draw.ts';
import { checkBet, compareRatios, verifyRound } from '../kit/index.ts';
import { paysOf, risks } from './pay-tables.ts';
import { plinkoGame, plinkoLimits, publishedReturn, rowCounts, waysTo, winFor } from './rules.ts';

const boards = risks.flatMap((risk) => rowCounts.map((rows) => [risk, rows] as const));

describe('[PP-14] the return', () => {
  it.each(boards)('of %s risk and %i rows is exactly 99 %%, added up over every bucket', (risk, rows) => {
    const table = paysOf(risk, rows);
    let ways = 0;
    let paid = 0;
    table.forEach((pays, bucket) => {
      ways += waysTo(bucket, rows);
      paid += waysTo(bucket, rows) * pays;
    });
    expect(ways).toBe(2 ** rows);
    expect(paid).toBe(99 * 2 ** rows);
    expect(compareRatios(plinkoGame.rtp({ risk, rows }), publishedReturn)).toBe(0);
  });

  it('is 99 % over all ways through eight rows, played by the rules themselves', () => {
    for (const risk of risks) {
      let paid = 0n;
      for (let ways = 0; ways < 256; ways++) {
        const path = Array.from({ length: 8 }, (_, row) => (ways >> row) & 1);
        paid += plinkoGame.play({ stake: 100n, choice: { risk, rows: 8 }, draw: scriptedDraw(...path) }).win;
      }
      expect(paid).toBe(256n * 99n);
    }
  });

  it('with rounding is never above the published one', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.constantFrom(...boards), (stake, [risk, rows]) => {
        expect(compareRatios(plinkoGame.rtpAtStake({ stake, choice: { risk, rows } }), publishedReturn)).toBeLessThan(
          1,
        );
      }),
    );
  });

  it.each(boards)('of %s risk and %i rows: both sides alike, and nothing pays more than the edge', (risk, rows) => {
    const table = paysOf(risk, rows);
    expect(table).toEqual(table.toReversed());
    const half = table.slice(0, Math.floor(rows / 2) + 1);
    expect(half).toEqual(half.toSorted((one, other) => other - one));
  });
});

it('ends where its path leads, and the path is all there is', () => {
  const path = [1, 0, 1, 1, 0, 0, 1, 1];
  const played = plinkoGame.play({ stake: 200n, choice: { rows: 8, risk: 'high' }, draw: scriptedDraw(...path) });
  expect(played).toEqual({
    events: [{ type: 'dropped', path }],
    outcome: { bucket: 5, pays: paysOf('high', 8)[5] },
    win: winFor(200n, paysOf('high', 8)[5] as number),
  });
});

it.each([
  [null],
  [{}],
  [{ rows: 7, risk: 'low' }],
  [{ rows: 17, risk: 'low' }],
  [{ rows: 8.5, risk: 'low' }],
  [{ rows: '8', risk: 'low' }],
  [{ rows: 8, risk: 'toString' }],
  [{ rows: 8 }],
])('%j is no choice', (choice) => expect(plinkoGame.parseChoice(choice).ok).toBe(false));

describe('[PP-07] the largest win', () => {
  it.each(Object.entries(plinkoLimits))('of %s can be won to the subunit, and never passed', (currency, limits) => {
    const best = boards.map(([risk, rows]) => {
      const edge = BigInt(paysOf(risk, rows)[0] as number);
      const stake = ((limits.winMax + 1n) * 100n - 1n) / edge;
      const taken = stake < limits.stakeMax ? stake : limits.stakeMax;
      const choice = { risk, rows };
      expect(checkBet(plinkoGame, { currency, stake: taken, choice }).ok).toBe(true);
      expect(checkBet(plinkoGame, { currency, stake: limits.stakeMin, choice }).ok).toBe(true);
      const draw = scriptedDraw(...Array(rows).fill(0));
      return plinkoGame.play({ stake: taken, choice, draw }).win;
    });
    expect(best).toContain(limits.winMax);
    expect(best.every((win) => win <= limits.winMax)).toBe(true);
  });
});

it('[PP-12] [PP-13] a round is recomputed from its seeds', () => {
  const round = { serverSeed: 'e5'.repeat(32), clientSeed: 'a', nonce: 3, stake: 500n };
  const choice = { rows: 16, risk: 'medium' };
  const first = verifyRound(plinkoGame, { ...round, choice });
  expect(first.ok && first.value.events[0]?.path).toHaveLength(16);
  expect(verifyRound(plinkoGame, { ...round, choice })).toEqual(first);
});

import { describe, expect, it } from 'vitest';
import { deep } from '../../../test/deep.ts';
import { lost, type Sport, voided, won } from '../markets/index.ts';
import { modelledSports, modelOf } from '../model/index.ts';
import {
  chartOf,
  countFixture,
  indexOf,
  newTally,
  observeEnds,
  observeFixture,
  reportOf,
  tryPortfolios,
  verdictOf,
} from './index.ts';
import type { ObservedFixture } from './observe-fixture.ts';
import { expectedParts, settledParts } from './parts.ts';

/** By what a fixture costs: all together take a second or two. The command plays 20 000 of each. */
const few: Partial<Record<Sport, number>> = { football: 1, 'ice-hockey': 1, basketball: 3, racing: 3 };

/** By sport the row of the requirements that says so of it. */
const rows: Readonly<Record<Sport, string>> = {
  football: 'SPORT-12',
  tennis: 'SPORT-13',
  'table-tennis': 'SPORT-14',
  basketball: 'SPORT-15',
  'ice-hockey': 'SPORT-16',
  esport: 'SPORT-17',
  racing: 'SPORT-18',
};

describe.each(modelledSports.map((sport) => ({ sport, row: rows[sport] })))('[$row] prices of $sport', ({ sport }) => {
  it('[SPORT-11] come true over many ways one fixture may go, and no portfolio wins in all of them', () => {
    const tally = newTally();
    const ends = [...observeEnds(sport, 3, deep(100, 3_000))];
    for (const end of ends) countFixture(tally, end);
    tryPortfolios(tally, ends, 100);
    const { bins, faults } = verdictOf(tally);
    expect(faults).toEqual([]);
    expect(bins.length).toBeGreaterThan(2);
  });

  it('come true, move neither way in play, add up to one and are never offered above fair', () => {
    const tally = newTally();
    const fixtures = few[sport] ?? 6;
    for (let seed = 1; seed <= deep(fixtures, fixtures * 60); seed += 1)
      countFixture(tally, observeFixture(sport, seed));
    expect(verdictOf(tally).faults).toEqual([]);
    expect(Object.keys(tally.bins).length).toBeGreaterThan(5);
  });

  it('come from a model of that sport', () => {
    expect(modelOf(sport).sport).toBe(sport);
  });
});

describe('calibration', () => {
  const fair = (chance: number) => ({ won: chance, halfWon: 0, void: 0, halfLost: 0 });
  /** A coin that falls on heads every second time, said to do so as often as `said`, by the first look as `first`. */
  const coin = (seed: number, said: number, first = said): ObservedFixture => {
    const market = (chance: number) => ({
      markets: [
        {
          key: 'winner;period=match',
          outcomes: [
            { id: 'home', chances: fair(chance) },
            { id: 'away', chances: fair(1 - chance) },
          ],
        },
      ],
    });
    const isHeads = seed % 2 === 0;
    const results = new Map([['winner;period=match', { home: isHeads ? won : lost, away: isHeads ? lost : won }]]);
    // What is seen moves it up or down by a little.
    const step = (seed % 4 < 2 ? 1 : -1) * 0.02;
    return {
      seed,
      looks: 3,
      moments: [market(first), market(said + step), market(said + step), market(said + step)],
      results,
    };
  };
  const tallyOf = (said: number, first = said) => {
    const tally = newTally();
    for (let seed = 0; seed < 400; seed += 1) countFixture(tally, coin(seed, said, first));
    return tally;
  };

  it('finds nothing where all is well', () => {
    expect(verdictOf(tallyOf(0.5)).faults).toEqual([]);
  });

  it('finds a price that does not come true', () => {
    expect(verdictOf(tallyOf(0.65)).faults.join()).toMatch(/calibration of winner, decile 7/);
  });

  it('finds a price that is known to move', () => {
    expect(verdictOf(tallyOf(0.52, 0.47)).faults.join()).toMatch(/martingale of winner, decile 5/);
  });

  it('finds chances that do not add up, and an outcome without a result', () => {
    const tally = newTally();
    const bent = coin(1, 0.5);
    bent.moments[0]!.markets[0]!.outcomes[0]!.chances.won = 0.51;
    countFixture(tally, { ...bent, results: new Map() });
    expect(tally.faults.join()).toMatch(/adds up to 1.01/);
    expect(tally.faults.join()).toMatch(/home has no result/);
  });

  it('counts halves, dead heats and deductions as parts of a stake', () => {
    expect(settledParts(won)).toEqual({ paid: 1, back: 0 });
    expect(settledParts(voided)).toEqual({ paid: 0, back: 1 });
    expect(settledParts({ result: 'won', void_factor: 0.5 })).toEqual({ paid: 0.5, back: 0.5 });
    expect(settledParts({ ...won, dead_heat: [1, 2], deduction: 100_000 })).toEqual({ paid: 0.45, back: 0.05 });
    expect(expectedParts({ won: 0.3, halfWon: 0.2, void: 0.1, halfLost: 0.1 })).toEqual({ paid: 0.4, back: 0.25 });
  });

  it('writes a page, a chart and the list of all pages', () => {
    const tally = tallyOf(0.5);
    const page = reportOf('tennis', tally, 1);
    expect(page).toContain('| 400 |');
    expect(indexOf([{ name: 'tennis.md', text: page }])).toContain('| [Tennis](tennis.md) | 400 |');
    expect(chartOf('tennis', tally)).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    // Pages in five languages show it: numbers are drawn, words are theirs.
    expect([...chartOf('tennis', tally).matchAll(/>([^<]+)<\/text>/g)].map(([, said]) => said).join()).not.toMatch(
      /[a-z]{2}/,
    );
  });
});

import { games } from '@halley/studio/games';
import { describe, expect, it } from 'vitest';
import { planWager } from '../../wagers/plan-wager.ts';
import type { GameOutcomes, SimulatedDeal } from '../simulate/deal.ts';
import { outcomesOfGame } from '../simulate/outcomes-of-game.ts';
import { playThrough } from '../simulate/play-through.ts';
import { type PlayRound, playGame, playOutcomes, simulateDeal } from '../simulate/simulate-deal.ts';
import { goldenDeal as deal, evenGame as even } from '../simulate/testing/golden-deal.ts';

/** The engine's plays against the exact chances: no figure more than three standard errors away. */
function compare(of: SimulatedDeal, outcomes: GameOutcomes, { runs, play }: { runs: number; play?: PlayRound }) {
  const exact = playThrough(of, outcomes, { leaveOut: outcomes.length > 10 ? 1e-8 : 0 });
  const simulated = simulateDeal(of, { plan: planWager, play: play ?? playOutcomes(outcomes), runs, seed: 20261117 });
  for (const figure of ['done', 'meanEnd', 'meanConverted'] as const) {
    const away = Math.abs(simulated[figure] - exact[figure]) / (simulated.errors[figure] || 1);
    expect(away, `${figure}: ${simulated[figure]} for ${exact[figure]}`).toBeLessThan(3);
  }
  return { exact, simulated };
}

describe('the engine against dynamic programming', () => {
  it('golden 11: with its deposit, ten times', () => {
    compare(deal, even, { runs: 800 });
  });

  it('golden 11: alone', () => {
    compare({ ...deal, deposit: 0n }, even, { runs: 800 });
  });

  it('golden 11: thirty-five times', () => {
    compare({ ...deal, requirement: 350_000n }, even, { runs: 200 });
  });

  it.each<[string, Partial<SimulatedDeal>]>([
    ['in steps', { deposit: 0n, release: 'steps' }],
    ['in steps, up to 60.00', { deposit: 5_000n, release: 'steps', maxCashout: 6_000n, requirement: 50_000n }],
    ['up to 60.00', { deposit: 0n, maxCashout: 6_000n }],
    [
      'a weight of 50 %, and a stake that divides nothing',
      { bonus: 3_333n, stake: 331n, weight: 50, deposit: 700n, requirement: 10_000n },
    ],
  ])('%s', (_, change) => {
    compare({ ...deal, ...change }, even, { runs: 500 });
  });

  it.each([
    ['cherry-comet', 500n],
    ['copper-sevens', 540n],
  ] as const)('the slot %s, played by its own rules', (id, stake) => {
    const choice = { mode: 'spin' } as const;
    const outcomes = outcomesOfGame(games[id], { stake, choice });
    const short = { ...deal, stake, deposit: 0n, bonus: stake * 20n, requirement: stake * 25n };
    compare(short, outcomes, { runs: 1_500, play: playGame(games[id], choice) });
  });

  it('the same seed gives the same plays', () => {
    const options = { plan: planWager, play: playOutcomes(even), runs: 20, seed: 3 };
    expect(simulateDeal(deal, options)).toEqual(simulateDeal(deal, options));
    expect(simulateDeal(deal, options).ends).not.toEqual(simulateDeal(deal, { ...options, seed: 4 }).ends);
  });

  it('tells a wrong engine: a win that goes to cash alone is seen', () => {
    const wrong: typeof planWager = (wager, facts, take) => {
      const plan = planWager(wager, facts, take);
      const movements = plan.movements.map((move) =>
        move.reason === 'win' ? { ...move, cash: move.cash + move.bonus, bonus: 0n } : move,
      );
      return { ...plan, movements };
    };
    const of = { ...deal, deposit: 0n };
    const simulated = simulateDeal(of, { plan: wrong, play: playOutcomes(even), runs: 100, seed: 1 });
    const exact = playThrough(of, even);
    expect(Math.abs(simulated.meanConverted - exact.meanConverted) / simulated.errors.meanConverted).toBeGreaterThan(
      10,
    );
  });
});

describe('outcomesOfGame', () => {
  it('has the chances of a wheel and the published return of a machine', () => {
    const red = outcomesOfGame(games.roulette, { stake: 100n, choice: { bets: { red: 100 } } });
    expect(red).toHaveLength(2);
    expect(red[1]?.multiplier).toBe(2);
    expect(red[1]?.probability).toBeCloseTo(18 / 37, 12);
    const slot = outcomesOfGame(games['cherry-comet'], { stake: 500n, choice: { mode: 'spin' } });
    const mean = slot.reduce((sum, { probability, multiplier }) => sum + probability * multiplier, 0);
    const { numerator, denominator } = games['cherry-comet'].listing.returns.lowest;
    expect(Math.floor(mean * 10_000)).toBe(Number((numerator * 10_000n) / denominator));
  });

  it('refuses a game that draws too much to be counted', () => {
    expect(() => outcomesOfGame(games.keno, { stake: 100n, choice: { numbers: [1], risk: 'low' } })).toThrow('counted');
  });
});

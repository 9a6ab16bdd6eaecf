import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptedDraw } from '../fair/testing/scripted-draw.ts';
import { checkBet, compareRatios, type Ratio, verifySteps } from '../kit/index.ts';
import {
  type Difficulty,
  difficulties,
  difficultyNames,
  FLOORS,
  paysOf,
  publishedReturn,
  type TowerState,
  towerGame,
  towerLimits,
  winFor,
} from './rules.ts';

/** Every floor's highest windows are dark: window 0 is always lit. */
function tower(difficulty: Difficulty, climbed: number[] = []): TowerState {
  const { windows, lit } = difficulties[difficulty];
  const dark = Array.from({ length: windows - lit }, (_, index) => lit + index);
  return { difficulty, dark: Array(FLOORS).fill(dark), climbed };
}
const climb = (state: TowerState, window: number, stake = 100n) =>
  towerGame.step({ stake, state, step: { window }, draw: scriptedDraw() });

describe('[PP-14] the return', () => {
  it.each(difficultyNames)('%s is exactly 99 %% whenever the climb is cashed', (difficulty) => {
    const { windows, lit } = difficulties[difficulty];
    for (let floors = 1; floors <= FLOORS; floors++) {
      const { numerator, denominator } = paysOf(difficulty, floors);
      const back: Ratio = {
        numerator: numerator * BigInt(lit) ** BigInt(floors),
        denominator: denominator * BigInt(windows) ** BigInt(floors),
      };
      expect(compareRatios(back, publishedReturn)).toBe(0);
    }
  });

  it.each(difficultyNames)('%s: every window of a floor is lit as often as its difficulty says', (difficulty) => {
    const { windows, lit } = difficulties[difficulty];
    const draws = windows - lit;
    const litBy = Array<number>(windows).fill(0);
    let towers = 0;
    for (let first = 0; first < windows; first++) {
      for (let second = 0; second < (draws === 2 ? windows - 1 : 1); second++) {
        towers++;
        const script = Array.from({ length: FLOORS }, () => (draws === 2 ? [first, second] : [first])).flat();
        const opened = towerGame.open({ stake: 1n, choice: { difficulty }, draw: scriptedDraw(...script) });
        if (opened.done) throw new Error('a tower is not over when it is built');
        const dark = opened.state.dark[0] ?? [];
        expect(dark).toHaveLength(draws);
        litBy.forEach((_, window) => {
          if (!dark.includes(window)) litBy[window] = (litBy[window] ?? 0) + 1;
        });
      }
    }
    expect(litBy).toEqual(Array(windows).fill((towers * lit) / windows));
  });

  it('with rounding is never above the published one', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.constantFrom(...difficultyNames), (stake, difficulty) => {
        expect(compareRatios(towerGame.rtpAtStake({ stake, choice: { difficulty } }), publishedReturn)).toBeLessThan(1);
      }),
    );
  });
});

describe('a climb', () => {
  it('goes on behind a lit window and ends behind a dark one, telling nothing of the others before', () => {
    const opened = towerGame.open({
      stake: 1n,
      choice: { difficulty: 'hard' },
      draw: scriptedDraw(...Array(9).fill(1)),
    });
    expect(opened.events).toEqual([{ type: 'built', windows: 2 }]);
    expect(climb(tower('hard'), 0)).toMatchObject({
      done: false,
      events: [{ type: 'climbed', floor: 0, window: 0, lit: true }],
      state: { climbed: [0] },
    });
    expect(climb(tower('hard', [0, 0]), 1)).toMatchObject({
      done: true,
      win: 0n,
      events: [
        { type: 'climbed', floor: 2, window: 1, lit: false },
        { type: 'settled', won: false, dark: Array(FLOORS).fill([1]) },
      ],
    });
  });

  it('pays when it is cashed, and by itself at the top', () => {
    const state = tower('medium', [0, 0]);
    const cashed = towerGame.step({ stake: 1_000n, state, step: { cash_out: true }, draw: scriptedDraw() });
    expect(cashed).toMatchObject({ done: true, win: 2_227n, outcome: { won: true } });
    for (const difficulty of difficultyNames) {
      const top = climb(tower(difficulty, Array(FLOORS - 1).fill(0)), 0);
      expect(top).toMatchObject({ done: true, win: towerGame.maxWin({ stake: 100n, choice: { difficulty } }) });
    }
  });
});

describe('what is refused', () => {
  it.each([[null], [{}], [{ difficulty: 'none' }], [{ difficulty: 'toString' }], [{ difficulty: 1 }], ['easy']])(
    '%j as a choice',
    (choice) => expect(towerGame.parseChoice(choice).ok).toBe(false),
  );

  it.each([
    [null],
    [{ window: 2 }],
    [{ window: -1 }],
    [{ window: '0' }],
    [{ window: 0, cash_out: true }],
    [{ cash_out: 1 }],
    [{ cash_out: true }],
  ])('%j as a first step of a hard tower', (step) => expect(towerGame.parseStep(step, tower('hard')).ok).toBe(false));
});

describe('[PP-07] the largest win', () => {
  it.each(Object.entries(towerLimits))('of %s can be won to the subunit, and never passed', (currency, limits) => {
    const best = difficultyNames.map((difficulty) => {
      const { numerator, denominator } = paysOf(difficulty, FLOORS);
      const stake = ((limits.winMax + 1n) * denominator - 1n) / numerator;
      const taken = stake < limits.stakeMax ? stake : limits.stakeMax;
      expect(checkBet(towerGame, { currency, stake: taken, choice: { difficulty } }).ok).toBe(true);
      expect(checkBet(towerGame, { currency, stake: limits.stakeMin, choice: { difficulty } }).ok).toBe(true);
      return winFor(taken, difficulty, FLOORS);
    });
    expect(best).toContain(limits.winMax);
    expect(best.every((win) => win <= limits.winMax)).toBe(true);
  });
});

it('[PP-12] [PP-13] a round is recomputed from its seeds, step by step', () => {
  const seeds = { serverSeed: 'd4'.repeat(32), clientSeed: 'a', nonce: 2, stake: 500n, choice: { difficulty: 'easy' } };
  const steps = Array.from({ length: FLOORS }, () => ({ window: 0 }));
  const first = verifySteps(towerGame, { ...seeds, steps });
  expect(first).toMatchObject({ ok: true, value: { done: true } });
  expect(verifySteps(towerGame, { ...seeds, steps })).toEqual(first);
});

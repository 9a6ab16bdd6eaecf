import { describe, expect, it } from 'vitest';
import type { FairDraw } from '../fair/index.ts';
import { compareRatios, type Ratio, ratioInHundredthsOfPercent } from '../kit/index.ts';
import {
  type DiceChoice,
  type DiceSide,
  diceGame,
  isWinningRoll,
  pays,
  publishedReturn,
  ROLLS,
  targetFor,
  WINNING_ROLLS_MAX,
  WINNING_ROLLS_MIN,
  winFor,
  winningRolls,
  winningRollsPaying,
} from './rules.ts';

const overBoard: DiceChoice = { side: 'over', target: 5_049 };

function everyChoice(): DiceChoice[] {
  const choices: DiceChoice[] = [];
  for (const side of ['under', 'over'] as const) {
    for (let target = 0; target < ROLLS; target += 1) {
      if (diceGame.parseChoice({ side, target }).ok) choices.push({ side, target });
    }
  }
  return choices;
}

function rolling(roll: number): FairDraw {
  return {
    float: () => roll / ROLLS,
    integer: (range) => {
      expect(range).toBe(ROLLS);
      return roll;
    },
    position: 0,
  };
}

describe('Orbit Dice: rules', () => {
  it('over 50.49 has 49.50 %, pays 1.98 and returns 98.01 %', () => {
    expect(winningRolls(overBoard)).toBe(4_950);
    expect(pays(overBoard)).toBe(198);
    expect(ratioInHundredthsOfPercent(diceGame.rtp(overBoard))).toBe(9_801);
    expect(winFor({ stake: 200n, choice: overBoard })).toBe(396n);
  });

  it.each<[DiceSide, number, number, boolean]>([
    ['over', 5_049, 5_049, false],
    ['over', 5_049, 5_050, true],
    ['over', 5_049, 9_999, true],
    ['under', 4_950, 4_950, false],
    ['under', 4_950, 4_949, true],
    ['under', 4_950, 0, true],
    ['under', 10, 9, true],
    ['under', 10, 10, false],
    ['over', 9_989, 9_990, true],
    ['over', 9_989, 9_989, false],
  ])('%s %i against a roll of %i: %s', (side, target, roll, won) => {
    expect(isWinningRoll({ side, target }, roll)).toBe(won);
    const played = diceGame.play({ stake: 100n, choice: { side, target }, draw: rolling(roll) });
    expect(played.outcome).toEqual({ roll, won });
    expect(played.win > 0n).toBe(won);
    expect(played.events).toEqual([
      { type: 'rolled', roll },
      { type: 'settled', won, pays: won ? pays({ side, target }) : 0 },
    ]);
  });

  it('[PP-14] the published return is the exact one: every roll of every choice, counted', () => {
    let highest: Ratio = { numerator: 0n, denominator: 1n };
    let lowest: Ratio = { numerator: 1n, denominator: 1n };
    for (const choice of everyChoice()) {
      // Counted from the rule of winning, not taken from winningRolls().
      const firstWin = choice.side === 'under' ? 0 : choice.target + 1;
      const lastWin = choice.side === 'under' ? choice.target - 1 : ROLLS - 1;
      const edges = [firstWin - 1, firstWin, lastWin, lastWin + 1].filter((roll) => roll >= 0 && roll < ROLLS);
      expect(edges.map((roll) => isWinningRoll(choice, roll))).toEqual(
        choice.side === 'under' ? [true, true, false] : [false, true, true],
      );
      const winning = BigInt(lastWin - firstWin + 1);
      const counted = { numerator: winning * winFor({ stake: 10_000n, choice }), denominator: 10_000n * 10_000n };
      const stated = diceGame.rtp(choice);
      expect(compareRatios(counted, stated)).toBe(0);
      if (compareRatios(stated, highest) > 0) highest = stated;
      if (compareRatios(stated, lowest) < 0) lowest = stated;
    }
    expect(compareRatios(highest, publishedReturn.highest)).toBe(0);
    expect(compareRatios(lowest, publishedReturn.lowest)).toBe(0);
  });

  it('[PP-14] the figure at a stake counts the rounding of the win', () => {
    expect(diceGame.rtpAtStake({ stake: 200n, choice: overBoard })).toEqual({
      numerator: 4_950n * 396n,
      denominator: 2_000_000n,
    });
    // 0.10 × 1.98 is 0.198, paid as 0.19: 94.05 %.
    expect(ratioInHundredthsOfPercent(diceGame.rtpAtStake({ stake: 10n, choice: overBoard }))).toBe(9_405);
    for (const choice of everyChoice().filter((_, index) => index % 101 === 0)) {
      for (const stake of [10n, 11n, 99n, 100n, 123n, 50_000n]) {
        let paid = 0n;
        for (let roll = 0; roll < ROLLS; roll += 1) {
          paid += isWinningRoll(choice, roll) ? winFor({ stake, choice }) : 0n;
        }
        const counted = { numerator: paid, denominator: stake * BigInt(ROLLS) };
        expect(compareRatios(counted, diceGame.rtpAtStake({ stake, choice }))).toBe(0);
        expect(compareRatios(counted, diceGame.rtp(choice))).toBeLessThanOrEqual(0);
      }
    }
  });

  it('a choice always pays more than the stake, and under and over of one chance pay the same', () => {
    for (const choice of everyChoice()) {
      expect(pays(choice)).toBeGreaterThan(100);
      const otherSide = choice.side === 'under' ? 'over' : 'under';
      expect(pays({ side: otherSide, target: targetFor(otherSide, winningRolls(choice)) })).toBe(pays(choice));
    }
  });

  it('finds the largest chance that pays at least what was asked', () => {
    for (let asked = 101; asked <= 98_010; asked += 7) {
      const rolls = winningRollsPaying(asked);
      expect(pays({ side: 'under', target: rolls })).toBeGreaterThanOrEqual(asked);
      if (rolls < WINNING_ROLLS_MAX) expect(pays({ side: 'under', target: rolls + 1 })).toBeLessThan(asked);
    }
    expect(winningRollsPaying(1)).toBe(WINNING_ROLLS_MAX);
    expect(winningRollsPaying(10 ** 9)).toBe(WINNING_ROLLS_MIN);
  });

  it.each([
    [null, 'choice'],
    ['over', 'choice'],
    [{}, 'choice.side'],
    [{ side: 'middle', target: 5_000 }, 'choice.side'],
    [{ side: 'over' }, 'choice.target'],
    [{ side: 'over', target: '5049' }, 'choice.target'],
    [{ side: 'over', target: 50.49 }, 'choice.target'],
    [{ side: 'over', target: Number.NaN }, 'choice.target'],
    [{ side: 'over', target: 2 ** 60 }, 'choice.target'],
    [{ side: 'under', target: 9 }, 'choice.target'],
    [{ side: 'under', target: 9_701 }, 'choice.target'],
    [{ side: 'over', target: 298 }, 'choice.target'],
    [{ side: 'over', target: 9_990 }, 'choice.target'],
    [{ side: 'under', target: -1 }, 'choice.target'],
  ])('refuses the choice %j', (input, field) => {
    const result = diceGame.parseChoice(input);
    expect(result.ok ? undefined : result.refusal.field).toBe(field);
  });

  it('drops what does not belong to a choice', () => {
    const result = diceGame.parseChoice({ side: 'under', target: WINNING_ROLLS_MIN, roll: 1 });
    expect(result).toEqual({ ok: true, value: { side: 'under', target: WINNING_ROLLS_MIN } });
  });
});

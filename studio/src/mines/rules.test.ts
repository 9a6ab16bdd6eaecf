import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptedDraw } from '../fair/testing/scripted-draw.ts';
import { addRatios, checkBet, compareRatios, type Ratio, verifySteps } from '../kit/index.ts';
import {
  LARGEST_PAYS,
  MINES_MAX,
  type MinesState,
  minesGame,
  minesLimits,
  mostTiles,
  paysOf,
  publishedReturn,
  TILES,
  winFor,
} from './rules.ts';

const counts = Array.from({ length: MINES_MAX }, (_, index) => index + 1);
const nothing: Ratio = { numerator: 0n, denominator: 1n };
/** The mines lie on the first tiles: tile 24 is safest. */
const field = (mines: number, safe: number[] = []): MinesState => ({
  mines: Array.from({ length: mines }, (_, tile) => tile),
  safe,
});
const turn = (state: MinesState, tile: number, stake = 100n) =>
  minesGame.step({ stake, state, step: { tile }, draw: scriptedDraw() });

describe('[PP-14] the return', () => {
  it.each(counts)('with %i mines is exactly 99 %% after every number of stars', (mines) => {
    for (let stars = 1; stars <= mostTiles(mines); stars++) {
      // How likely it is that the first `stars` tiles are all safe, tile by tile.
      let chance: Ratio = { numerator: 1n, denominator: 1n };
      for (let turned = 0; turned < stars; turned++) {
        chance = {
          numerator: chance.numerator * BigInt(TILES - mines - turned),
          denominator: chance.denominator * BigInt(TILES - turned),
        };
      }
      const pays = paysOf({ mines, safe: stars });
      const back = {
        numerator: chance.numerator * pays.numerator,
        denominator: chance.denominator * pays.denominator,
      };
      expect(compareRatios(back, publishedReturn)).toBe(0);
    }
  });

  it('is 99 % over every field of two mines, played by the rules themselves', () => {
    let sum = nothing;
    let fields = 0n;
    for (let first = 0; first < TILES; first++) {
      for (let second = 0; second < TILES - 1; second++) {
        fields += 1n;
        let answer = minesGame.open({ stake: 1n, choice: { mines: 2 }, draw: scriptedDraw(first, second) });
        for (const tile of [3, 17, 8]) if (!answer.done) answer = turn(answer.state, tile);
        if (!answer.done) sum = addRatios(sum, paysOf({ mines: 2, safe: 3 }));
      }
    }
    expect(compareRatios({ ...sum, denominator: sum.denominator * fields }, publishedReturn)).toBe(0);
  });

  it('with rounding is never above the published one', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.constantFrom(...counts), (stake, mines) => {
        expect(compareRatios(minesGame.rtpAtStake({ stake, choice: { mines } }), publishedReturn)).toBeLessThan(1);
      }),
    );
  });
});

describe('a field', () => {
  it('is laid before the first tile: each mine on a tile of its own, any set as likely', () => {
    const opened = minesGame.open({ stake: 100n, choice: { mines: 3 }, draw: scriptedDraw(0, 0, 22) });
    expect(opened).toMatchObject({ done: false, state: { mines: [0, 1, 24], safe: [] } });
    expect(
      minesGame.open({ stake: 1n, choice: { mines: 24 }, draw: scriptedDraw(...Array(24).fill(0)) }),
    ).toMatchObject({
      state: { mines: Array.from({ length: 24 }, (_, tile) => tile) },
    });
  });

  it('tells nothing of its mines before it is over, and all of them then', () => {
    const opened = minesGame.open({ stake: 100n, choice: { mines: 3 }, draw: scriptedDraw(5, 5, 5) });
    expect(opened.events).toEqual([{ type: 'laid', mines: 3 }]);
    expect(turn(field(3), 24).events).toEqual([{ type: 'turned', tile: 24, safe: true }]);
    expect(turn(field(3), 1)).toMatchObject({
      done: true,
      win: 0n,
      events: [
        { type: 'turned', tile: 1, safe: false },
        { type: 'settled', won: false, mines: [0, 1, 2] },
      ],
    });
  });

  it('pays when it is cashed, and by itself when nothing more can be turned', () => {
    const cashed = minesGame.step({
      stake: 1_000n,
      state: field(3, [20, 21]),
      step: { cash_out: true },
      draw: scriptedDraw(),
    });
    expect(cashed).toMatchObject({ done: true, win: winFor(1_000n, { mines: 3, safe: 2 }), outcome: { won: true } });
    expect(turn(field(24), 24, 1_000n)).toMatchObject({ done: true, win: 24_750n });
  });

  it.each(counts)('with %i mines a star always makes it worth more, and the first one more than the stake', (mines) => {
    for (let safe = 1; safe <= mostTiles(mines); safe++) {
      expect(winFor(100_000n, { mines, safe })).toBeGreaterThan(winFor(100_000n, { mines, safe: safe - 1 }));
    }
    expect(mostTiles(mines)).toBeGreaterThan(0);
    expect(winFor(100_000n, { mines, safe: mines === 1 ? 2 : 1 })).toBeGreaterThan(100_000n);
  });
});

describe('what is refused', () => {
  it.each([[null], [{}], [{ mines: 0 }], [{ mines: 25 }], [{ mines: 1.5 }], [{ mines: '3' }], [[]], [Number.NaN]])(
    '%j as a choice',
    (choice) => expect(minesGame.parseChoice(choice).ok).toBe(false),
  );

  it.each([
    [null],
    [{ tile: 25 }],
    [{ tile: -1 }],
    [{ tile: '3' }],
    [{ tile: 7 }],
    [{ tile: 3, cash_out: true }],
    [{ cash_out: 'yes' }],
    [{ tile: 0.5 }],
  ])('%j as a step of a field whose tile 7 lies open', (step) => {
    expect(minesGame.parseStep(step, field(3, [7])).ok).toBe(false);
  });

  it('to be cashed before the first star', () => {
    expect(minesGame.parseStep({ cash_out: true }, field(3)).ok).toBe(false);
    expect(minesGame.parseStep({ cash_out: true }, field(3, [7])).ok).toBe(true);
  });
});

describe('[PP-07] the largest win', () => {
  it.each(Object.entries(minesLimits))('of %s can be won to the subunit, and never passed', (currency, limits) => {
    const best = counts.flatMap((mines) => {
      const { numerator, denominator } = paysOf({ mines, safe: mostTiles(mines) });
      const stake = ((limits.winMax + 1n) * denominator - 1n) / numerator;
      const taken = stake < limits.stakeMax ? stake : limits.stakeMax;
      expect(checkBet(minesGame, { currency, stake: taken, choice: { mines } }).ok).toBe(true);
      if (taken < limits.stakeMax) {
        expect(checkBet(minesGame, { currency, stake: taken + 1n, choice: { mines } }).ok).toBe(false);
      }
      expect(checkBet(minesGame, { currency, stake: limits.stakeMin, choice: { mines } }).ok).toBe(true);
      return [minesGame.maxWin({ stake: taken, choice: { mines } })];
    });
    expect(best).toContain(limits.winMax);
    expect(best.every((win) => win <= limits.winMax)).toBe(true);
  });

  it.each(counts)('with %i mines no field pays more than the most a field pays', (mines) => {
    expect(compareRatios(paysOf({ mines, safe: mostTiles(mines) }), LARGEST_PAYS)).toBeLessThan(1);
    const state = field(
      mines,
      Array.from({ length: mostTiles(mines) - 1 }, (_, index) => TILES - 1 - index),
    );
    const last = turn(state, TILES - mostTiles(mines), 100n);
    expect(last).toMatchObject({ done: true, win: minesGame.maxWin({ stake: 100n, choice: { mines } }) });
  });
});

it('[PP-12] [PP-13] a round is recomputed from its seeds, step by step', () => {
  const seeds = { serverSeed: 'c3'.repeat(32), clientSeed: 'a', nonce: 9, stake: 500n, choice: { mines: 5 } };
  const lost = verifySteps(minesGame, { ...seeds, steps: Array.from({ length: TILES }, (_, tile) => ({ tile })) });
  expect(lost).toMatchObject({ ok: true, value: { done: true, win: 0n } });
  const mines = lost.ok && lost.value.done ? lost.value.outcome.mines : [];
  const safe = Array.from({ length: TILES }, (_, tile) => tile).find((tile) => !mines.includes(tile));
  const won = verifySteps(minesGame, { ...seeds, steps: [{ tile: safe }, { cash_out: true }] });
  expect(won).toMatchObject({ ok: true, value: { done: true, win: winFor(500n, { mines: 5, safe: 1 }) } });
});

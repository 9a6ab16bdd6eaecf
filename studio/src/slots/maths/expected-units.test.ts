import { describe, expect, test } from 'vitest';
import { labDraw } from '../../fair/index.ts';
import type { Machine, Reels } from '../machine.ts';
import { playRound } from '../play-round.ts';
import { readyMachine } from '../prepare.ts';
import { scriptedDraw } from '../testing/scripted-draw.ts';
import { COIN, DOUBLE, MOON, SCATTER, STAR, SUN, smallMachine, WILD } from '../testing/small-machine.ts';
import { expectedUnits } from './expected-units.ts';
import { ONE } from './fixed.ts';

const strips = (machine: Machine) => (machine.reels as Extract<Reels, { kind: 'strips' }>).strips;

/** Every round there is, played by the engine itself. */
function playAll(machine: Machine): { units: bigint; rounds: bigint } {
  const ready = readyMachine(machine);
  const [one = [], two = [], three = []] = strips(machine);
  let units = 0;
  for (let a = 0; a < one.length; a++)
    for (let b = 0; b < two.length; b++)
      for (let c = 0; c < three.length; c++) units += playRound({ ready, draw: scriptedDraw([a, b, c]) }).units;
  return { units: BigInt(units), rounds: BigInt(one.length * two.length * three.length) };
}

const difference = (left: bigint, right: bigint) => (left > right ? left - right : right - left);

describe('the average is that of all rounds there are', () => {
  test.each<[string, Partial<Machine>]>([
    ['lines with wilds that pay, multiply and scatters that pay', {}],
    ['wilds that fill their reel', { expandingWilds: true }],
    [
      'ways',
      {
        pays: { kind: 'ways' },
        reels: {
          kind: 'strips',
          strips: [
            [STAR, MOON, SUN, SCATTER, STAR, STAR],
            [MOON, STAR, WILD, SUN, SCATTER, STAR],
            [STAR, SUN, WILD, MOON, SCATTER, STAR, MOON],
          ],
        },
        symbols: smallMachine().symbols.map((symbol) => ({ ...symbol, multiplies: undefined })) as never,
      },
    ],
    [
      'ways with wilds that multiply, added up',
      {
        pays: { kind: 'ways' },
        reels: {
          kind: 'strips',
          strips: [
            [STAR, MOON, SUN, SCATTER, STAR, STAR],
            [MOON, STAR, DOUBLE, DOUBLE, SCATTER, STAR, WILD],
            [STAR, SUN, WILD, MOON, DOUBLE, STAR, MOON],
          ],
        },
      },
    ],
    [
      'ways and wilds that fill their reel',
      {
        pays: { kind: 'ways' },
        expandingWilds: true,
        reels: {
          kind: 'strips',
          strips: [
            [STAR, MOON, SUN, SCATTER, STAR],
            [MOON, STAR, WILD, SUN, SCATTER, STAR],
            [STAR, SUN, WILD, MOON, SCATTER, STAR, MOON],
          ],
        },
        symbols: smallMachine().symbols.map((symbol) => ({ ...symbol, multiplies: undefined })) as never,
      },
    ],
  ])('%s', (_, change) => {
    const machine = smallMachine(change);
    const { units, rounds } = playAll(machine);
    const worked = expectedUnits(machine);
    expect(units).toBeGreaterThan(0n);
    expect(difference(worked?.spin as bigint, (units * ONE) / rounds)).toBeLessThan(1_000n);
  });
});

/** Mean and the half of its 99.9 % interval. */
function play(machine: Machine, rounds: number, bought = false): { mean: number; within: number } {
  const ready = readyMachine(machine);
  const draw = labDraw(7);
  let [sum, squares] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const { units } = playRound({ ready, draw, bought });
    sum += units;
    squares += units * units;
  }
  const mean = sum / rounds;
  return { mean, within: 3.29 * Math.sqrt((squares / rounds - mean * mean) / rounds) };
}

const worked = (value: bigint | undefined) => Number(((value ?? 0n) * 1_000_000n) / ONE) / 1_000_000;

describe('what is worked out is what is played', () => {
  const freeReels: Reels = {
    kind: 'strips',
    strips: [
      [STAR, MOON, WILD, SUN, SCATTER, STAR, STAR, MOON],
      [MOON, STAR, DOUBLE, SUN, SCATTER, STAR, MOON],
      [STAR, SUN, WILD, MOON, SCATTER, DOUBLE, STAR, MOON],
    ],
  };
  const free = { spins: { 2: 3, 3: 6 }, again: { 3: 4 }, mostSpins: 12, reels: freeReels };

  test.each<[string, Partial<Machine>]>([
    ['free spins that bring others, up to the most', { freeSpins: { ...free, multiplier: 2 } }],
    [
      'a symbol that fills its reels in free spins',
      { freeSpins: { ...free, expandingSymbol: { weights: [3, 2, 1, 0, 0, 0, 0] } }, buy: { cost: 5, scatters: 3 } },
    ],
    [
      'coins that are held',
      {
        reels: {
          kind: 'strips',
          strips: [
            [COIN, STAR, COIN, MOON, COIN],
            [COIN, COIN, SUN, STAR],
            [STAR, COIN, MOON, COIN, COIN],
          ],
        },
        holdAndWin: {
          opensAt: 4,
          respins: 2,
          chance: { numerator: 1, denominator: 6 },
          values: [
            { pays: 1, weight: 5 },
            { pays: 8, weight: 1 },
          ],
          full: 50,
        },
      },
    ],
  ])('%s', (_, change) => {
    const machine = smallMachine({ ...change, largestPays: 1_000_000 });
    const units = expectedUnits(machine);
    const played = play(machine, 60_000);
    expect(Math.abs(played.mean - worked(units?.spin))).toBeLessThan(played.within);
    if (machine.buy) {
      const bought = play(machine, 20_000, true);
      expect(Math.abs(bought.mean - worked(units?.buy))).toBeLessThan(bought.within);
    }
  });

  test('a machine whose spins hang on each other is not worked out', () => {
    expect(expectedUnits(smallMachine({ freeSpins: { ...free, stickyWilds: true } }))).toBe(undefined);
    expect(expectedUnits(smallMachine({ pays: { kind: 'cluster' }, tumble: { multipliers: [1] } }))).toBe(undefined);
  });
});

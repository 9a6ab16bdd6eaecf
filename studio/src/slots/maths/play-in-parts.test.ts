import { describe, expect, test } from 'vitest';
import { labDraw } from '../../fair/index.ts';
import { count, countPart, emptyTally, figuresOf, returnInParts } from '../../kit/index.ts';
import type { Machine } from '../machine.ts';
import { playRound } from '../play-round.ts';
import { readyMachine } from '../prepare.ts';
import { smallMachine } from '../testing/small-machine.ts';
import { expectedUnits } from './expected-units.ts';
import { ONE } from './fixed.ts';
import { playInParts, scatterChances } from './play-in-parts.ts';

const noWilds = smallMachine().reels;
const withFree = smallMachine({
  largestPays: 100_000,
  freeSpins: { spins: { 2: 3, 3: 6 }, again: { 3: 2 }, mostSpins: 12, multiplier: 2, reels: noWilds },
});

const workedOut = (machine: Machine) =>
  Number(((expectedUnits(machine)?.spin ?? 0n) * 10n ** 9n) / (ONE * BigInt(machine.unitsPerStake))) / 1e9;

function inParts(machine: Machine, rounds: number) {
  const parts = playInParts(machine, 'spin');
  const tally = emptyTally();
  const draw = labDraw(21);
  const out = { pays: 0, class: 0, counts: 0 };
  for (let round = 0; round < rounds; round++) {
    parts.play(draw, out);
    count(tally, out.pays);
    countPart(tally, out);
  }
  return { ...(returnInParts(parts, tally) as { rtp: number; within: number }), whole: figuresOf(tally) };
}

/** By the player that plays for money, one whole round after the other. */
function oneByOne(machine: Machine, rounds: number) {
  const ready = readyMachine(machine);
  const tally = emptyTally();
  const draw = labDraw(22);
  for (let round = 0; round < rounds; round++) count(tally, playRound({ ready, draw }).units / machine.unitsPerStake);
  return figuresOf(tally);
}

describe('[PP-14] a machine played in parts', () => {
  test('that is worked out whole and never reaches its largest win has that return, with no interval', () => {
    const { rtp, within } = inParts(withFree, 20_000);
    expect(rtp).toBeCloseTo(workedOut(withFree), 8);
    expect(within).toBe(0);
  });

  test('whose largest win cuts it has the return of whole rounds', () => {
    const cut = { ...withFree, largestPays: 4 };
    const parts = inParts(cut, 60_000);
    const whole = oneByOne(cut, 60_000);
    expect(workedOut(cut) - parts.rtp).toBeGreaterThan(0.01);
    expect(Math.abs(parts.rtp - whole.rtp)).toBeLessThan(Math.hypot(parts.within, whole.within) * 1.5);
  });

  test('of which only the spin is worked out comes to what the whole is, and nearer than whole rounds do', () => {
    // Wilds that stay cannot be worked out, where there are none to stay nothing changes.
    const sticky = smallMachine({
      ...withFree,
      symbols: withFree.symbols.map((symbol) =>
        symbol.role === 'wild' ? { ...symbol, role: 'regular' as const } : symbol,
      ),
    });
    const { freeSpins, ...rest } = sticky;
    const held = {
      ...rest,
      freeSpins: { ...(freeSpins as NonNullable<typeof freeSpins>), stickyWilds: true as const },
    };
    expect(expectedUnits(held)).toBe(undefined);
    const { rtp, within, whole } = inParts(held, 60_000);
    expect(Math.abs(rtp - workedOut(sticky))).toBeLessThan(within * 1.5);
    expect(within).toBeLessThan(whole.within / 2);
  });

  test('that tumbles comes to what whole rounds come to', () => {
    const falling = smallMachine({ ...withFree, tumble: { multipliers: [1, 2] } });
    const parts = inParts(falling, 25_000);
    const whole = oneByOne(falling, 25_000);
    expect(Math.abs(parts.rtp - whole.rtp)).toBeLessThan(Math.hypot(parts.within, whole.within) * 1.5);
    expect(parts.within).toBeLessThan(whole.within);
  });
});

describe('how likely scatters are', () => {
  test('adds up to one, of strips and of weights', () => {
    const weights = {
      kind: 'weights' as const,
      weights: [
        [4, 3, 2, 0, 1, 1, 0],
        [4, 3, 2, 0, 0, 1, 0],
        [1, 1, 1, 1, 1, 1, 1],
      ],
    };
    for (const reels of [noWilds, weights])
      expect(scatterChances(withFree, reels).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });
});

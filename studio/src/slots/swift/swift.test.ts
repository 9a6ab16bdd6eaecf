import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fairDraw, labDraw } from '../../fair/index.ts';
import { machineEntries, machineIds } from '../index.ts';
import type { Machine } from '../machine.ts';
import { playRound } from '../play-round.ts';
import { readyMachine } from '../prepare.ts';
import { smallMachine } from '../testing/small-machine.ts';
import { swiftPlayer } from './swift-player.ts';

/** Both players from the same draws: what they pay, and how far each has read. */
function sameRounds(machine: Machine, { rounds, seed, bought }: { rounds: number; seed: number; bought: boolean }) {
  const ready = readyMachine(machine);
  const swift = swiftPlayer(machine);
  const [own, other] = [labDraw(seed), labDraw(seed)];
  for (let round = 0; round < rounds; round++) {
    const { units } = playRound({ ready, draw: own, bought });
    const swiftUnits = swift.round(other, bought);
    if (swiftUnits !== units || own.position !== other.position)
      return { round, units, swiftUnits, read: own.position, swiftRead: other.position };
  }
  return undefined;
}

/** Free spins come seldom: where a machine sells none, each number of scatters that opens them is bought here. */
function boughtOf(machine: Machine): Machine[] {
  return Object.keys(machine.freeSpins?.spins ?? {}).map((scatters) => ({
    ...machine,
    buy: { cost: 1, scatters: Number(scatters) },
  }));
}

describe('[PP-14] the swift player is the one that plays for money, draw by draw', () => {
  test.each(machineIds)('%s: the same rounds from the laboratory stream, free spins too', (id) => {
    const { machine } = machineEntries[id];
    expect(sameRounds(machine, { rounds: 2_000, seed: 3, bought: false })).toBe(undefined);
    for (const bought of boughtOf(machine))
      expect(sameRounds(bought, { rounds: 60, seed: 4, bought: true })).toBe(undefined);
  });

  test.each(machineIds)('%s: the same rounds from the seeds of players', (id) => {
    const { machine, game } = machineEntries[id];
    const swift = swiftPlayer(machine);
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{64}$/), fc.nat(10_000), (serverSeed, nonce) => {
        const draw = () => fairDraw({ serverSeed, clientSeed: 'mine', nonce });
        const { outcome } = game.play({ stake: 100n, choice: { mode: 'spin' }, draw: draw() });
        expect(swift.round(draw())).toBe(outcome.units);
      }),
      { numRuns: 25 },
    );
  });

  test.each(machineIds)('%s: a largest win that is small ends a round at the same draw', (id) => {
    const machine = { ...machineEntries[id].machine, largestPays: 2 };
    expect(sameRounds(machine, { rounds: 1_500, seed: 5, bought: false })).toBe(undefined);
    for (const bought of boughtOf(machine))
      expect(sameRounds(bought, { rounds: 60, seed: 6, bought: true })).toBe(undefined);
  });

  test('what no machine has yet: lines that tumble, wilds that multiply anywhere, coins beside free spins', () => {
    const tumbling = smallMachine({ tumble: { multipliers: [1, 2, 3] } });
    expect(sameRounds(tumbling, { rounds: 3_000, seed: 7, bought: false })).toBe(undefined);
    const anywhere = smallMachine({
      pays: { kind: 'anywhere' },
      symbols: smallMachine().symbols.map((symbol) => (symbol.role === 'wild' ? { ...symbol, multiplies: 2 } : symbol)),
    });
    expect(sameRounds(anywhere, { rounds: 3_000, seed: 8, bought: false })).toBe(undefined);
  });
});

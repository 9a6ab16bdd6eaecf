import { currencyCodes } from '@halley/contract/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fairDraw } from '../../fair/stream.ts';
import { checkBet } from '../../kit/check-bet.ts';
import { demoCurrency } from '../../kit/game.ts';
import { labDraw } from '../../lab/lab-draw.ts';
import { faultsOf } from '../check-machine.ts';
import { scattersOf, winsOf } from '../evaluate/index.ts';
import type { SlotEvent } from '../events.ts';
import { expectedUnits } from '../maths/expected-units.ts';
import { ONE } from '../maths/fixed.ts';
import { playRound } from '../play-round.ts';
import { readyMachine } from '../prepare.ts';
import { idleGrid } from '../screen/idle-grid.ts';
import { canWinLargest } from '../testing/best-rounds.ts';
import { machineEntries, machineIds } from './index.ts';

/** What the events of a round say it paid, counted without the engine's own sum. */
function paidBy(events: readonly SlotEvent[]): number {
  return events.reduce((sum, event) => {
    if (event.type === 'won') return sum + event.wins.reduce((all, win) => all + win.pays, 0) * event.multiplier;
    return event.type === 'heldOver' ? sum + event.pays : sum;
  }, 0);
}

describe.each(machineIds)('%s', (id) => {
  const { machine, game } = machineEntries[id];

  test('its description can be played, and is listed under its own name', () => {
    expect(faultsOf(machine)).toEqual([]);
    expect(machine.id).toBe(id);
  });

  test('[PP-11] what lies there before the first round wins nothing', () => {
    const ready = readyMachine(machine);
    const grid = idleGrid(machine);
    expect(grid).toHaveLength(machine.grid.reels * machine.grid.rows);
    expect([winsOf(ready, grid), scattersOf(ready, grid)]).toEqual([[], []]);
  });

  test('[PP-14] the published return is the one that is worked out, never rounded up', () => {
    const units = expectedUnits(machine);
    if (!units) throw new Error('a machine that is not worked out needs its simulated figures here');
    const hundredths = (units.spin * 10_000n) / (ONE * BigInt(machine.unitsPerStake));
    expect(machine.published.rtp).toBe(Number(hundredths));
    expect(machine.published.rtp).toBeGreaterThanOrEqual(9_400);
    expect(machine.published.rtp).toBeLessThanOrEqual(9_700);
  });

  test('[PP-14] how often it pays is as published, within the 99.9 % interval', () => {
    const ready = readyMachine(machine);
    const draw = labDraw(11);
    const rounds = 40_000;
    let hits = 0;
    for (let round = 0; round < rounds; round++) if (playRound({ ready, draw }).units > 0) hits++;
    const published = machine.published.hits / 10_000;
    const within = 3.29 * Math.sqrt((published * (1 - published)) / rounds);
    expect(Math.abs(hits / rounds - published)).toBeLessThan(within);
  });

  test('[PP-07] the largest win can be won, in every currency to the subunit', () => {
    expect(canWinLargest(machine)).toBe(true);
    for (const currency of [...currencyCodes, demoCurrency]) {
      const limits = game.limits(currency);
      if (!limits) throw new Error(`no limits in ${currency}`);
      expect(game.maxWin({ stake: limits.stakeMax, choice: { mode: 'spin' } })).toBe(limits.winMax);
      expect(checkBet(game, { currency, stake: limits.stakeMax, choice: {} }).ok).toBe(true);
    }
  });

  test('[PP-11] the events of a round say what it pays, whatever is drawn, and the same seeds give the same round', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{64}$/), fc.nat(10_000), (serverSeed, nonce) => {
        const round = () => {
          const draw = fairDraw({ serverSeed, clientSeed: 'mine', nonce });
          return game.play({ stake: 100n, choice: { mode: 'spin' }, draw });
        };
        const { events, outcome, win } = round();
        const most = machine.largestPays * machine.unitsPerStake;
        expect(outcome.units).toBe(Math.min(most, paidBy(events)));
        expect(win).toBe((100n * BigInt(outcome.units)) / BigInt(machine.unitsPerStake));
        expect(events.at(-1)).toEqual({ type: 'settled', pays: outcome.units, largest: outcome.largest });
        expect(round()).toEqual({ events, outcome, win });
      }),
      { numRuns: 300 },
    );
  });

  test.each([[{ mode: 'all' }], [{ mode: 1 }], [{ mode: 'buy' }]])('a choice of %j is refused', (choice) => {
    expect(game.parseChoice(choice).ok).toBe(machine.buy !== undefined && choice.mode === 'buy');
  });
});

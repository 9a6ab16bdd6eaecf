import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currencyCodes } from '@halley/contract/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fairDraw, labDraw } from '../../fair/index.ts';
import { checkBet, demoCurrency } from '../../kit/index.ts';
import { faultsOf } from '../check-machine.ts';
import { scattersOf, winsOf } from '../evaluate/index.ts';
import type { SlotEvent } from '../events.ts';
import { machineEntries, machineIds } from '../index.ts';
import { expectedUnits } from '../maths/expected-units.ts';
import { ONE } from '../maths/fixed.ts';
import { playRound } from '../play-round.ts';
import { readyMachine } from '../prepare.ts';
import { idleGrid } from '../screen/idle-grid.ts';
import { canWinLargest } from '../testing/best-rounds.ts';
import { type FiguresFile, fingerprintOf, type ModeFigures, publishedOf } from '../tuning/figures.ts';

/** What the events of a round say it paid, counted without the engine's own sum. */
function paidBy(events: readonly SlotEvent[]): number {
  return events.reduce((sum, event) => {
    if (event.type === 'won') return sum + event.wins.reduce((all, win) => all + win.pays, 0) * event.multiplier;
    return event.type === 'heldOver' ? sum + event.pays : sum;
  }, 0);
}

/** Rounds that are played again here: few enough for all machines together, see `figures.json` for many. */
const SAMPLE = 6_000;

const readFigures = (id: string): FiguresFile =>
  JSON.parse(readFileSync(join(import.meta.dirname, id, 'figures.json'), 'utf8'));

describe.each(machineIds)('%s', (id) => {
  const { machine, game } = machineEntries[id];
  const figures = readFigures(id);

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

  test('[PP-14] its figures are those of its description as it is now', () => {
    expect(figures.fingerprint, `npm run studio:tune -- --game ${id} --write`).toBe(fingerprintOf(machine));
    expect(figures.version).toBe(machine.version);
    expect(machine.published).toEqual(publishedOf(machine, figures));
  });

  test('[PP-14] the published return is worked out or lies in the interval that was played, never rounded up', () => {
    const exact = expectedUnits(machine);
    const returns: [number, ModeFigures][] = [[machine.published.rtp, figures.spin]];
    if (figures.buy) returns.push([machine.published.rtpOfBuy ?? 0, figures.buy]);
    for (const [published, { rtp, within, rounds }] of returns) {
      expect(published).toBeGreaterThanOrEqual(9_400);
      expect(published).toBeLessThanOrEqual(9_700);
      expect(rounds).toBeGreaterThanOrEqual(150_000);
      expect(within).toBeLessThan(0.015);
      // A return that is worked out may lie outside of one interval of a hundred.
      expect(Math.abs(rtp - published / 10_000)).toBeLessThan(within * 1.51 + 0.0001);
    }
    if (exact) {
      // Less what the end of a round at its largest win cuts off, which is played.
      const millionths = (exact.spin * 1_000_000n) / (ONE * BigInt(machine.unitsPerStake));
      expect(machine.published.rtp).toBe(Math.floor((Number(millionths) - (machine.published.cut ?? 0)) / 100));
    } else {
      expect(machine.published.rtp).toBeLessThanOrEqual(figures.spin.rtp * 10_000);
    }
  });

  test('[PP-14] what is played now agrees with the figures: return and how often it pays', () => {
    const ready = readyMachine(machine);
    const draw = labDraw(11);
    const { rtp, within, deviation, hitRate } = figures.spin;
    let [sum, hits] = [0, 0];
    for (let round = 0; round < SAMPLE; round++) {
      const { units } = playRound({ ready, draw });
      sum += units / machine.unitsPerStake;
      if (units > 0) hits++;
    }
    // Four deviations: there are many machines, and one that fails by chance would fail for ever.
    expect(Math.abs(sum / SAMPLE - rtp)).toBeLessThan((4 * deviation) / Math.sqrt(SAMPLE) + within);
    expect(Math.abs(hits / SAMPLE - hitRate)).toBeLessThan(4 * Math.sqrt((hitRate * (1 - hitRate)) / SAMPLE));
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
      { numRuns: 60 },
    );
  });

  test.each([[{ mode: 'all' }], [{ mode: 1 }], [{ mode: 'buy' }]])('a choice of %j is refused', (choice) => {
    expect(game.parseChoice(choice).ok).toBe(machine.buy !== undefined && choice.mode === 'buy');
  });
});

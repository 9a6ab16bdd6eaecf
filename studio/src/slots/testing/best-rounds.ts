import { labDraw } from '../../lab/lab-draw.ts';
import { scattersOf, winsOf } from '../evaluate/index.ts';
import { type DrawnFrom, drawGrid } from '../grid.ts';
import type { Machine } from '../machine.ts';
import { playRound } from '../play-round.ts';
import { type ReadyMachine, readyMachine } from '../prepare.ts';
import { scriptedDraw } from './scripted-draw.ts';

/**
 * Whether draws exist with which a round of a machine of strips wins the most it can: free spins that open with the most
 * scatters, each of them the best grid that can be found. Every number of a draw can come, so such a round can come.
 */
export function canWinLargest(machine: Machine): boolean {
  const ready = readyMachine(machine);
  const opening = bestStops(ready, ready.base, (grid) => scattersOf(ready, grid).length);
  const free = ready.free ?? ready.base;
  const best = bestStops(ready, free, (grid) => winsOf(ready, grid).reduce((sum, win) => sum + win.pays, 0));
  const again = bestStops(ready, free, (grid) => scattersOf(ready, grid).length);
  const rules = machine.freeSpins;
  const numbers = [...opening];
  if (rules?.expandingSymbol) numbers.push(rules.expandingSymbol.weights.findIndex((weight) => weight > 0));
  // The last free spin of each batch brings the next one, as long as there are more to have.
  const batch = Math.max(1, ...Object.values(rules?.spins ?? {}));
  for (let spin = 1; spin <= (rules?.mostSpins ?? 0); spin++) numbers.push(...(spin % batch === 0 ? again : best));
  return playRound({ ready, draw: scriptedDraw(numbers) }).largest;
}

/** Climbs from many places: one reel after the other is set where it is best, until none can be set better. */
function bestStops(ready: ReadyMachine, source: DrawnFrom, worth: (grid: number[]) => number): number[] {
  const lengths = source.reels.map((reel) => ('strip' in reel ? reel.strip.length : 0));
  const random = labDraw(3);
  let best = { stops: lengths.map(() => 0), value: -1 };
  const reachedBy = (stops: number[]) => worth(drawGrid(ready.machine, source, scriptedDraw(stops)));
  for (let start = 0; start < 40; start++) {
    const stops = lengths.map((length) => random.integer(length));
    let value = reachedBy(stops);
    for (let better = true; better; ) {
      better = false;
      lengths.forEach((length, reel) => {
        for (let stop = 0; stop < length; stop++) {
          const other = stops.with(reel, stop);
          const reached = reachedBy(other);
          if (reached <= value) continue;
          stops[reel] = stop;
          value = reached;
          better = true;
        }
      });
    }
    if (value > best.value) best = { stops, value };
  }
  return best.stops;
}

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deal } from '../../../server/src/bonuses/simulate/deal-ends.ts';
import { expectedDeal, workOutDeal } from '../../../server/src/bonuses/simulate/expected-end.ts';

const deals = 10;
const restMs = 50;

/** A bonus of a hundred to a deposit that nobody else has asked about. */
const dealOf = (deposit: bigint): Deal => ({
  deposit,
  bonus: 10_000n,
  requirement: 350_000n,
  maxStake: 500n,
  maxCashout: null,
  release: 'whole',
  gameReturn: 0.96,
  gameDeviation: 8,
});

/** How long others wait at most while the card of a new deal is worked out, the median of ten: at once, and in turns. */
export async function holdUps(): Promise<{ atOnceMs: number; inTurnsMs: number }> {
  const longest = async (workOut: (deal: Deal) => unknown, first: bigint) => {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    // Compiled before it counts.
    await workOut(dealOf(first));
    delay.enable();
    const longestMs: number[] = [];
    for (let index = 1n; index <= deals; index++) {
      delay.reset();
      // The first look after a reset measures nothing.
      await sleep(restMs);
      await workOut(dealOf(first + index));
      await sleep(restMs);
      longestMs.push(delay.max / 1e6);
    }
    delay.disable();
    return longestMs.sort((one, other) => one - other)[deals / 2] ?? Number.NaN;
  };
  return { atOnceMs: await longest(expectedDeal, 10_000n), inTurnsMs: await longest(workOutDeal, 20_000n) };
}

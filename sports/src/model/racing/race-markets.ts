import { marketKey } from '../../markets/index.ts';
import { orVoid } from '../kit/index.ts';
import type { FairMarket } from '../sport-model.ts';
import { type FinishTicks, finishTicks } from './finish-ticks.ts';
import { orderChances, type Runner } from './order-chances.ts';
import type { RaceParams } from './race-params.ts';
import { progressOf, type RaceState } from './race-state.ts';

/**
 * All markets of a race, until the first is home. While somebody can still be out, a win is counted twice: as it is, and less
 * what non-runners take off; the difference is stake that comes back. Deductions multiply, so they go into the weight of not
 * starting, and no list of who might be out together is needed.
 */
export function raceMarkets(params: RaceParams, state: RaceState): FairMarket[] {
  const isOpen = state.phase === 'not_started' || (state.phase === 'race' && state.finish.every((tick) => tick === 0));
  const starters = params.pass.map((_, at) => at + 1).filter((starter) => !state.out.includes(starter));
  if (!isOpen || starters.length < 2) return [];
  const outs = starters.map((starter) => (starter > state.known ? params.out : 0));
  const times = starters.map((starter) => finishTicks(progressOf(state, starter), params.pass[starter - 1]!));
  const runnersWith = (weightOf: (at: number) => number): Runner[] =>
    times.map(({ first, chances }, at) => ({
      first,
      chances: outs[at]! > 0 ? chances.map((chance) => chance * (1 - outs[at]!)) : chances,
      never: weightOf(at),
    }));
  const gross = orderChances(runnersWith((at) => outs[at]!));
  const leaves = (at: number) => outs[at]! * (1 - params.deductions[starters[at]! - 1]! / 100);
  const net = outs.some((chance) => chance > 0) ? orderChances(runnersWith(leaves)) : gross;

  const out: Record<string, number> = state.out.length > 0 ? { out: state.out.length } : {};
  const byStarter = (key: string, paid: Float64Array, whole: Float64Array): FairMarket => ({
    key,
    outcomes: starters.map((starter, at) =>
      orVoid(`starter:${starter}`, paid[at]!, outs[at]! + Math.max(0, whole[at]! - paid[at]!)),
    ),
  });
  const pairs = params.pairs.filter((pair) => pair.every((starter) => starters.includes(starter)));
  return [
    byStarter(marketKey('race_winner', out), net.win, gross.win),
    ...(starters.length > 3 ? [byStarter(marketKey('place', { places: 2, ...out }), net.place2, gross.place2)] : []),
    ...(starters.length > 4 ? [byStarter(marketKey('place', { places: 3, ...out }), net.place3, gross.place3)] : []),
    { key: marketKey('forecast', out), outcomes: forecasts() },
    ...pairs.map(([a, b]) => headToHead(a, b)),
  ];

  function forecasts() {
    return starters.flatMap((one, first) =>
      starters.flatMap((other, second) => {
        if (first === second) return [];
        const [paid, whole] = [net.forecast[first]![second]!, gross.forecast[first]![second]!];
        const isOut = 1 - (1 - outs[first]!) * (1 - outs[second]!);
        return [orVoid(`starters:${one}-${other}`, paid, isOut + Math.max(0, whole - paid))];
      }),
    );
  }

  function headToHead(a: number, b: number): FairMarket {
    const [one, other] = [starters.indexOf(a), starters.indexOf(b)];
    const isOut = 1 - (1 - outs[one]!) * (1 - outs[other]!);
    const share = sooner(times[one]!, times[other]!) * (1 - isOut);
    return {
      key: marketKey('head_to_head', { a, b }),
      outcomes: [orVoid(`starter:${a}`, share, isOut), orVoid(`starter:${b}`, 1 - isOut - share, isOut)],
    };
  }
}

/** The chance of one to be home before the other, half of a tie included. */
function sooner(one: FinishTicks, other: FinishTicks): number {
  let share = 0;
  let ahead = 0;
  for (let tick = Math.min(one.first, other.first); tick < one.first + one.chances.length; tick += 1) {
    const level = tick >= other.first ? (other.chances[tick - other.first] ?? 0) : 0;
    if (tick >= one.first) share += one.chances[tick - one.first]! * (1 - ahead - level / 2);
    ahead += level;
  }
  return share;
}

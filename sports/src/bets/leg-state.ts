import type { OutcomeResult } from '../markets/index.ts';
import type { LegResult } from './leg-return.ts';

/** `placed`: of an each-way leg that did not win and has a place. */
export type LegState = 'open' | 'won' | 'half_won' | 'dead_heat' | 'placed' | 'void' | 'half_lost' | 'lost';

export const isLost = (result: OutcomeResult | undefined): boolean =>
  result?.result === 'lost' && result.void_factor === 0;

export function legState(result: LegResult | undefined, eachWay: boolean): LegState {
  if (!result || (eachWay && !result.place)) return 'open';
  if (result.void_factor === 1) return 'void';
  if (result.result === 'won') {
    if (result.void_factor === 0.5) return 'half_won';
    return result.dead_heat ? 'dead_heat' : 'won';
  }
  if (eachWay && !isLost(result.place)) return 'placed';
  return result.void_factor === 0.5 ? 'half_lost' : 'lost';
}

import type { MessageKey } from '../../messages/index.ts';
import type { CoinEvent, CoinSide, Flip } from '../rules.ts';

export const sideNames: Readonly<Record<CoinSide, MessageKey>> = { heads: 'coin.heads', tails: 'coin.tails' };

/** How the coin fell by the events that have been told. */
export function readFlips(events: readonly CoinEvent[]): Flip[] {
  return events.flatMap((event) => (event.type === 'flipped' ? [event] : []));
}

/** Flips that were called right: what the round is worth goes by them. */
export function rightOf(fell: readonly Flip[]): number {
  return fell.filter(({ called, side }) => called === side).length;
}

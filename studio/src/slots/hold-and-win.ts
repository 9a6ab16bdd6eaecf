import type { FairDraw } from '../fair/index.ts';
import type { SlotEvent } from './events.ts';
import { drawSymbol } from './grid.ts';
import { endsOf, type HoldAndWin, type Machine } from './machine.ts';

/**
 * Coins stay, everything else spins: each empty place may bring a coin, and every new one sets the respins back. Values
 * are drawn as coins come. Returns what it pays in units.
 */
export function holdAndWin(
  machine: Machine,
  coins: number[],
  { draw, tell }: { draw: FairDraw; tell?: ((event: SlotEvent) => void) | undefined },
): number {
  const rules = machine.holdAndWin as HoldAndWin;
  const ends = endsOf(rules.values.map((value) => value.weight));
  const places = machine.grid.reels * machine.grid.rows;
  const filled = new Set<number>();
  let pays = 0;
  let respins = rules.respins;

  const hold = (came: number[]) => {
    const values = came.map(() => rules.values[drawSymbol(ends, draw)]?.pays as number);
    came.forEach((place, index) => {
      filled.add(place);
      pays += values[index] as number;
    });
    tell?.({ type: 'held', places: came, values, respins });
  };

  hold(coins);
  while (respins > 0 && filled.size < places) {
    respins--;
    const came: number[] = [];
    for (let place = 0; place < places; place++) {
      if (!filled.has(place) && draw.integer(rules.chance.denominator) < rules.chance.numerator) came.push(place);
    }
    if (came.length > 0) respins = rules.respins;
    hold(came);
  }
  const full = filled.size === places;
  if (full) pays += rules.full;
  tell?.({ type: 'heldOver', coins: filled.size, pays, full });
  return pays;
}

/** Chance that can be thrown again: the same seed makes the same simulation, as far as the network lets it. */
export interface Dice {
  /** Whole number below the limit. */
  below(limit: number): number;
  /** True so often, of a hundred. */
  percent(chance: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** Mulberry32: small, quick, and good enough to stir a test. Nothing is ever decided by it for a player. */
export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (limit: number) => Math.floor((next() / 2 ** 32) * limit);
  return {
    below,
    percent: (chance) => below(100) < chance,
    pick: (list) => list[below(list.length)] as never,
  };
}

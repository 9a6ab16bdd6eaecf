/** What a place pays of the winnings: `[1, 4]` is a quarter. */
export interface PlaceTerms {
  fraction: readonly [numerator: number, denominator: number];
}

/** A leg as it counts: one outcome at the price that was taken, or a builder group at its one price. */
export interface BetLeg {
  /** Thousandths of decimal odds. */
  price: number;
  /** Where the leg can be backed each way. */
  place?: PlaceTerms;
}

/** What a bet is, whatever it is on. */
export interface BetShape {
  legs: readonly BetLeg[];
  /** A line for every choice of so many legs, bankers not counted: `[2, 3]` are all doubles and trebles. */
  sizes: readonly number[];
  /** Legs, by their index, that are in every line. */
  bankers: readonly number[];
  /** On each line. */
  unitStake: bigint;
  /** The stake twice: to win, and for a place. */
  eachWay: boolean;
  /** In millionths, what was not cashed out. Unset: all of it. */
  openShare?: number;
}

export const wholeShare = 1_000_000;

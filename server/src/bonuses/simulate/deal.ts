/** A bonus as a player plays it through: always the same stake at the same game, until it is done or money is out. */
export interface SimulatedDeal {
  /** Own money at the start, in subunits; 0: the bonus alone. */
  deposit: bigint;
  bonus: bigint;
  /** What has to be staked, in subunits of counted stake. */
  requirement: bigint;
  stake: bigint;
  /** How much of a stake counts, in whole percent. */
  weight: number;
  release: 'whole' | 'steps';
  maxCashout: bigint | null;
}

/** A game of finitely many ends: what a round pays for one unit of stake, and how likely it is. */
export type GameOutcomes = readonly { probability: number; multiplier: number }[];

export interface PlayedThrough {
  /** How likely the requirement is reached with money left. */
  done: number;
  /** Own money at the end on average, in subunits: what cash is left and what has become cash. */
  meanEnd: number;
  /** Of it, what the bonus has become. */
  meanConverted: number;
  /** What was staked on average, and what that cost. */
  meanStaked: number;
  meanCost: number;
}

/** What a round of this stake pays at this end: rounded down, as the house's games do. */
export function winOf(stake: bigint, multiplier: number): bigint {
  return BigInt(Math.floor(Number(stake) * multiplier + 1e-9));
}

export function checkOutcomes(game: GameOutcomes): void {
  const sum = game.reduce((total, { probability }) => total + probability, 0);
  if (Math.abs(sum - 1) > 1e-9) throw new RangeError(`the chances of a game come to ${sum}`);
}

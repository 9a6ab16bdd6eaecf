/** A player at one of the provider's games. */
export interface SimulatedSeat {
  /** At the house. */
  playerId: number;
  externalId: string;
  token: string;
  currency: string;
  game: string;
}

/** A round as the provider knows it. */
export interface BookRound {
  roundId: string;
  seat: SimulatedSeat;
  /** What stands, by the provider's own ids. */
  bets: Map<string, number>;
  wins: Map<string, number>;
  isEnded: boolean;
}

interface Faults {
  duplicates: number;
  hangUps: number;
  unanswered: number;
  delays: number;
  restarts: number;
}

/** The provider's book: what the house has told it, and nothing else. */
export interface Book {
  rounds: Map<string, BookRound>;
  /** Prizes, by player. */
  prizes: Map<number, number>;
  calls: number;
  faults: Faults;
  refusals: Map<number, number>;
  /** Answers that were not what they should have been. */
  complaints: string[];
}

export function newBook(): Book {
  return {
    rounds: new Map(),
    prizes: new Map(),
    calls: 0,
    faults: { duplicates: 0, hangUps: 0, unanswered: 0, delays: 0, restarts: 0 },
    refusals: new Map(),
    complaints: [],
  };
}

export const sumOf = (amounts: Map<string, number>): number => [...amounts.values()].reduce((sum, one) => sum + one, 0);

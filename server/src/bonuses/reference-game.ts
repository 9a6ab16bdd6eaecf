import { games } from '@halley/studio/games';

export interface ReferenceGame {
  title: string;
  /** What comes back of one unit on average, and the standard deviation of that. */
  gameReturn: number;
  deviation: number;
}

type Listed = (typeof games)[keyof typeof games];

const byIdentifier = new Map(Object.values(games).map((game): [string, Listed] => [game.identifier, game]));

function factsOf({ title, listing }: Listed): ReferenceGame {
  const { numerator, denominator } = listing.returns.main ?? listing.returns.lowest;
  return {
    title,
    gameReturn: Number((numerator * 1_000_000n) / denominator) / 1_000_000,
    deviation: listing.usual.deviation,
  };
}

/** The game that cards reckon with: a slot of the house, whose stakes count in full. */
export const referenceGame: ReferenceGame = factsOf(games['comet-run']);

/** Of a game that spins are played in: by its rules, by what its house says, else what the reference game returns. */
export function returnOf(identifier: string, told?: Pick<ReadonlyMap<string, number>, 'get'>): number {
  const game = byIdentifier.get(identifier);
  return game ? factsOf(game).gameReturn : (told?.get(identifier) ?? referenceGame.gameReturn);
}

import type { Database, Homes } from '../../kit/index.ts';

/** The same homes behind something that stands before each of them. */
export function homesWith({ house, count, all }: Homes, before: (database: Database) => Database): Homes {
  const homes = all().map(before);
  const home = (number: number) => homes[number] as Database;
  return {
    house: count === 1 ? home(0) : before(house),
    count,
    all: () => homes,
    of: (playerId) => home(playerId % count),
  };
}

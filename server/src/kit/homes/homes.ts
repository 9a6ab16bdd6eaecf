import type { Database } from '../database/database.ts';

/**
 * The databases of a house: of what all players share, and of each share of the players. A player belongs to home
 * `number % count`. With one home all of them are the same database.
 */
export interface Homes {
  readonly house: Database;
  /** How many homes there are. */
  readonly count: number;
  of(playerId: number): Database;
  /** By their numbers. */
  all(): readonly Database[];
}

/** A house whose tables all lie in one schema. */
export function oneHome(database: Database): Homes {
  const all = [database];
  return { house: database, count: 1, of: () => database, all: () => all };
}

/** Homes that lie apart. */
export function manyHomes(house: Database, homes: readonly Database[]): Homes {
  return {
    house,
    count: homes.length,
    of: (playerId) => homes[playerId % homes.length] as Database,
    all: () => homes,
  };
}

/** Every database once: each has an outbox, parts and a trail of its own. */
export const databasesOf = (homes: Homes): readonly Database[] => [...new Set([homes.house, ...homes.all()])];

/** The homes of a house that lies apart from them, with their numbers; where all is one database there are none. */
export const homesApart = ({ house, all }: Homes): readonly { home: number; database: Database }[] =>
  all().flatMap((database, home) => (database === house ? [] : { home, database }));

/** Where a row lies that has an id of `kit_new_id()`: the number of its home is in it. */
export function homeOfId({ count, all }: Homes, id: bigint): Database {
  const number = Number((id >> 14n) & 255n);
  return all()[count === 1 ? 0 : number % count] as Database;
}

/** Those that a player does not lie in; none with one home. */
export const otherHomesOf = (homes: Homes, playerId: number): readonly Database[] =>
  homes.all().filter((home) => home !== homes.of(playerId));

/** What all homes answer, in their order; each holds a share of the players. */
export async function ofAllHomes<T>(homes: Homes, ask: (home: Database) => Promise<readonly T[]>): Promise<T[]> {
  return (await Promise.all(homes.all().map(ask))).flat();
}

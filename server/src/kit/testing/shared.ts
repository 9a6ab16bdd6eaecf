import { afterAll, beforeAll } from 'vitest';
import { testDatabase } from './test-database.ts';
import { testHomes, testHouse } from './test-homes.ts';

/**
 * Something all tests of a file work with: made before the first, ended after the last. What is returned is empty until
 * then. Of several, the one made last is ended first.
 */
export function shared<T extends object>(make: () => Promise<T>, end: (made: T) => Promise<unknown>): T {
  const made = {} as T;
  beforeAll(async () => {
    Object.assign(made, await make());
  });
  afterAll(() => end(made));
  return made;
}

export function sharedDatabase() {
  return shared(testDatabase, (database) => database.drop());
}

/** As many homes as HOMES says, and what is in all of them, for looking; with one home it is that home. */
export function sharedHomes() {
  return shared(
    async () => {
      const { homes, every, drop } = await testHomes();
      return { ...every, homes, drop };
    },
    ({ drop }) => drop(),
  );
}

/** What all players share, for rooms that have nothing in homes; with one home, all of it. */
export function sharedHouse() {
  return shared(testHouse, ({ drop }) => drop());
}

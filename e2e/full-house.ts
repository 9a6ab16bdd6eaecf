import { test as base } from './halley.ts';
import { enterHouse } from './house.ts';

export { expect } from './halley.ts';

/** Journeys among many games: every address is of a house that has them. */
export const test = base.extend<object, { fullHouse: string }>({
  fullHouse: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from here
    async ({}, use, { parallelIndex }) => {
      const { url } = await enterHouse(`full-${parallelIndex}`);
      await use(url);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ fullHouse }, use) => use(fullHouse),
});

import type { FairDraw } from '../stream.ts';

/** Draws what the test wants, and throws when it wants what cannot be drawn. */
export function scriptedDraw(...wanted: number[]): FairDraw {
  let at = 0;
  return {
    float: () => 0,
    integer: (range) => {
      const drawn = wanted[at++];
      if (drawn === undefined || drawn >= range) throw new Error(`cannot draw ${drawn} of ${range}`);
      return drawn;
    },
    get position() {
      return at * 4;
    },
  };
}

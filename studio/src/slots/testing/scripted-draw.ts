import type { FairDraw } from '../../fair/index.ts';

/** A draw that says what it is told, in order; after that it has nothing to say. */
export function scriptedDraw(numbers: readonly number[]): FairDraw {
  let position = 0;
  const next = () => {
    const number = numbers[position / 4];
    if (number === undefined) throw new RangeError('the script is over');
    position += 4;
    return number;
  };
  return {
    float: () => next(),
    integer: (range) => {
      const number = next();
      if (number >= range) throw new RangeError(`${number} is not below ${range}`);
      return number;
    },
    get position() {
      return position;
    },
  };
}

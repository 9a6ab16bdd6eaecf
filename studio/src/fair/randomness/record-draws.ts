import type { FairDraw } from '../stream.ts';

/** What a game drew: values by the range they were asked for. Floats are kept as 2³² parts. */
export type Drawn = Map<number, number[]>;

/** Hands out what the stream gives, and remembers it. */
export function recordDraws(draw: FairDraw, drawn: Drawn): FairDraw {
  const note = (range: number, value: number) => {
    const known = drawn.get(range);
    if (known) known.push(value);
    else drawn.set(range, [value]);
    return value;
  };
  return {
    float: () => note(2 ** 32, draw.float() * 2 ** 32) / 2 ** 32,
    integer: (range) => note(range, draw.integer(range)),
    get position() {
      return draw.position;
    },
  };
}

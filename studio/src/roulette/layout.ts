/** Numbers of the wheel: one zero. */
export const NUMBERS = 37;

/** Clockwise, as the pockets lie beside each other. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

/** A number and two on either side of it on the wheel, clockwise. */
export function neighboursOf(number: number): number[] {
  const at = wheelOrder.indexOf(number);
  return [-2, -1, 0, 1, 2].map((step) => wheelOrder[(at + step + NUMBERS) % NUMBERS]!);
}

const redNumbers: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export type RouletteColour = 'red' | 'black' | 'zero';

export function colourOf(number: number): RouletteColour {
  if (number === 0) return 'zero';
  return redNumbers.has(number) ? 'red' : 'black';
}

export const spotKinds = [
  'straight',
  'split',
  'street',
  'trio',
  'corner',
  'first-four',
  'six-line',
  'column',
  'dozen',
  'even-chance',
] as const;
export type SpotKind = (typeof spotKinds)[number];

export interface RouletteSpot {
  id: string;
  kind: SpotKind;
  numbers: readonly number[];
}

const oneTo36 = Array.from({ length: NUMBERS - 1 }, (_, index) => index + 1);
/** Where a row of three begins: 1, 4 … 34. */
const rowStarts = oneTo36.filter((number) => number % 3 === 1);

function* allSpots(): Generator<RouletteSpot> {
  for (const number of [0, ...oneTo36]) yield { id: `straight:${number}`, kind: 'straight', numbers: [number] };
  for (const number of [1, 2, 3]) yield { id: `split:0-${number}`, kind: 'split', numbers: [0, number] };
  for (const number of oneTo36) {
    // The table is three numbers wide: the neighbour in the row, and the one in the next row.
    for (const beside of [...(number % 3 === 0 ? [] : [number + 1]), ...(number + 3 < NUMBERS ? [number + 3] : [])]) {
      yield { id: `split:${number}-${beside}`, kind: 'split', numbers: [number, beside] };
    }
  }
  for (const first of rowStarts) yield { id: `street:${first}`, kind: 'street', numbers: run(first, 3) };
  for (const low of [1, 2]) yield { id: `trio:${low}`, kind: 'trio', numbers: [0, low, low + 1] };
  for (const first of oneTo36.filter((number) => number % 3 !== 0 && number + 4 < NUMBERS)) {
    yield { id: `corner:${first}`, kind: 'corner', numbers: [first, first + 1, first + 3, first + 4] };
  }
  yield { id: 'first-four', kind: 'first-four', numbers: [0, 1, 2, 3] };
  for (const first of rowStarts.slice(0, -1))
    yield { id: `six-line:${first}`, kind: 'six-line', numbers: run(first, 6) };
  for (const column of [1, 2, 3]) {
    yield { id: `column:${column}`, kind: 'column', numbers: oneTo36.filter((number) => number % 3 === column % 3) };
  }
  for (const dozen of [1, 2, 3]) yield { id: `dozen:${dozen}`, kind: 'dozen', numbers: run(dozen * 12 - 11, 12) };
  const halves: Record<string, (number: number) => boolean> = {
    low: (number) => number <= 18,
    even: (number) => number % 2 === 0,
    red: (number) => colourOf(number) === 'red',
    black: (number) => colourOf(number) === 'black',
    odd: (number) => number % 2 === 1,
    high: (number) => number > 18,
  };
  for (const [id, belongs] of Object.entries(halves)) {
    yield { id, kind: 'even-chance', numbers: oneTo36.filter(belongs) };
  }
}

function run(first: number, length: number): number[] {
  return Array.from({ length }, (_, index) => first + index);
}

/** Every place a chip can lie on, by its name on the wire. */
export const rouletteSpots: ReadonlyMap<string, RouletteSpot> = new Map([...allSpots()].map((spot) => [spot.id, spot]));

/** What comes back for each subunit on a spot that wins, the subunit itself included: 36 for a number, 2 for red. */
export function paysOfSpot(spot: RouletteSpot): number {
  return 36 / spot.numbers.length;
}

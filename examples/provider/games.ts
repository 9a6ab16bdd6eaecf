/** Whole number below the limit, from a source that nobody can guess. */
export type Draw = (limit: number) => number;

interface Outcome {
  /** What the screen shows. */
  shown: Record<string, unknown>;
  /** In subunits; every stake of the lists below makes it a whole number. */
  win: number;
}

export interface Game {
  id: string;
  name: string;
  title: string;
  /** Of every stake, this part comes back: exactly, as a fraction. */
  return: readonly [numerator: number, denominator: number];
  /** Largest win, times the stake. */
  most: number;
  isChoice(choice: unknown): boolean;
  play(round: { stake: number; choice: unknown; draw: Draw }): Outcome;
}

const sides = ['comet', 'star'] as const;

/** One of two sides; the right one pays 49/25 of the stake. 1/2 × 49/25 = 49/50. */
const cometFlip: Game = {
  id: 'comet-flip',
  name: 'CometFlip',
  title: 'Comet Flip',
  return: [49, 50],
  most: 1.96,
  isChoice: (choice) => sides.includes(choice as never),
  play({ stake, choice, draw }) {
    const side = sides[draw(2)] as string;
    return { shown: { side }, win: side === choice ? (stake * 49) / 25 : 0 };
  },
};

/** Three of one colour pay by the colour; two of one pay 6/5 of the stake, whatever colour. */
export const colours = [
  { name: 'amber', times: 20 },
  { name: 'violet', times: 12 },
  { name: 'ice', times: 8 },
  { name: 'green', times: 5 },
  { name: 'white', times: 3 },
] as const;

/** 125 outcomes: 5 triples pay 48 stakes together, 60 pairs 72. (48 + 72) / 125 = 24/25. */
const threeLights: Game = {
  id: 'three-lights',
  name: 'ThreeLights',
  title: 'Three Lights',
  return: [24, 25],
  most: 20,
  isChoice: (choice) => choice === undefined,
  play({ stake, draw }) {
    const lit = [0, 1, 2].map(() => colours[draw(colours.length)] as (typeof colours)[number]);
    const kinds = new Set(lit).size;
    const pays = kinds === 1 ? stake * (lit[0]?.times ?? 0) : kinds === 2 ? (stake * 6) / 5 : 0;
    return { shown: { lights: lit.map(({ name }) => name) }, win: pays };
  },
};

export const games: readonly Game[] = [cometFlip, threeLights];

/** Multiples of 25 subunits: then every win is a whole number, and the return is exact. */
const usual = [25, 50, 100, 200, 500, 1000, 2500, 5000];
const tenfold = usual.map((stake) => stake * 10);

/** What may be staked, by currency. FUN is our own play money. */
export const stakes: Readonly<Record<string, readonly number[]>> = {
  EUR: usual,
  USD: usual,
  CAD: usual,
  AUD: usual,
  NZD: usual,
  BRL: tenfold,
  NOK: tenfold,
  JPY: usual,
  FUN: usual,
};

export const subunits = (currency: string): number => (currency === 'JPY' ? 1 : 100);

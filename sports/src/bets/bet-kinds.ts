const from = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

interface KindTerms {
  /** Unset: any number. */
  legs?: number;
  /** Unset: the player chooses. */
  sizes?: (legs: number) => readonly number[];
}

/** Full covers have a line for every choice of at least two legs; those named lucky, and the patent, have singles too. */
const terms = {
  single: { legs: 1, sizes: () => [1] },
  multiple: { sizes: (legs) => [legs] },
  system: {},
  trixie: { legs: 3, sizes: () => from(2, 3) },
  patent: { legs: 3, sizes: () => from(1, 3) },
  yankee: { legs: 4, sizes: () => from(2, 4) },
  lucky15: { legs: 4, sizes: () => from(1, 4) },
  canadian: { legs: 5, sizes: () => from(2, 5) },
  lucky31: { legs: 5, sizes: () => from(1, 5) },
  heinz: { legs: 6, sizes: () => from(2, 6) },
  lucky63: { legs: 6, sizes: () => from(1, 6) },
  super_heinz: { legs: 7, sizes: () => from(2, 7) },
  goliath: { legs: 8, sizes: () => from(2, 8) },
} as const satisfies Record<string, KindTerms>;

export type BetKind = keyof typeof terms;

export const betKinds = Object.keys(terms) as BetKind[];

/** How many legs the kind has, where that is what makes it. */
export const legsOf = (kind: BetKind): number | undefined => (terms[kind] as KindTerms).legs;

/** Sizes of its lines; undefined where the player says them. */
export const sizesOf = (kind: BetKind, legs: number): readonly number[] | undefined =>
  (terms[kind] as KindTerms).sizes?.(legs);

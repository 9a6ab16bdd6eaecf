import type { OutcomeResult } from '../../markets/index.ts';

/** Paths that end alike, in the same final score say, and how much they weigh together. */
interface Stratum {
  /** Exact, in 10⁻⁹. Unequal to what was drawn: that is how paths are weighted. */
  share: number;
  /** How many were drawn. */
  paths: number;
}

/** All that is known of some legs of one fixture: in which of many ways it can go each of them is won. */
export interface PathUniverse {
  /** They lie behind each other in the bitsets, each from a whole word on. */
  strata: readonly Stratum[];
  /** One bit for each path. */
  legs: readonly Uint32Array[];
  /** The paths are all there are: nothing was drawn, nothing is estimated. */
  exact?: boolean;
  /** Legs that on some path are neither won nor lost. */
  notWhole: readonly number[];
}

/** Where every path weighs the same. */
const alone = new Map([['', 1_000_000_000]]);

interface Gathered {
  paths: number;
  words: number[][];
}

/** Gathers drawn paths one by one. `shares` are the strata with their exact shares; unset, they are not weighted. */
export class PathCollector {
  readonly #gathered: ReadonlyMap<string, Gathered>;
  readonly #shares: ReadonlyMap<string, number>;
  readonly #notWhole = new Set<number>();
  readonly #legs: number;

  constructor(legs: number, shares: ReadonlyMap<string, number> = alone) {
    this.#legs = legs;
    this.#shares = shares;
    const empty = () => Array.from({ length: legs }, (): number[] => []);
    this.#gathered = new Map([...shares.keys()].map((name) => [name, { paths: 0, words: empty() }]));
  }

  /** What became of each leg on one path. */
  add(results: readonly OutcomeResult[], stratum = ''): void {
    const gathered = this.#gathered.get(stratum);
    if (!gathered) throw new RangeError(`a path ends in ${stratum}, which has no share`);
    const [word, bit] = [gathered.paths >>> 5, gathered.paths & 31];
    gathered.paths++;
    for (let leg = 0; leg < this.#legs; leg++) {
      const words = gathered.words[leg]!;
      const { result, void_factor, dead_heat } = results[leg]!;
      if (bit === 0) words.push(0);
      if (void_factor > 0 || dead_heat) this.#notWhole.add(leg);
      else if (result === 'won') words[word] = (words[word]! | (1 << bit)) >>> 0;
    }
  }

  universe(more: { exact?: boolean } = {}): PathUniverse {
    const all = [...this.#gathered];
    return {
      ...more,
      strata: all.map(([name, { paths }]) => ({ share: this.#shares.get(name)!, paths })),
      legs: Array.from({ length: this.#legs }, (_, leg) =>
        Uint32Array.from(all.flatMap(([, { words }]) => words[leg]!)),
      ),
      notWhole: [...this.#notWhole].sort((one, other) => one - other),
    };
  }
}

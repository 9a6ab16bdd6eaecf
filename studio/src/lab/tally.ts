/** Ends of the classes that pays are sorted into, in stakes: what a round paid, from nothing to the largest. */
export const classEnds = [0, 0.5, 1, 2, 5, 10, 25, 50, 100, 250, 1_000, Number.POSITIVE_INFINITY] as const;

export function className(at: number): string {
  const end = classEnds[at];
  if (at === 0) return 'nothing';
  return end === Number.POSITIVE_INFINITY ? `above ${classEnds[at - 1]} ×` : `to ${end} ×`;
}

/** What many rounds came to. Pays are multiples of the stake. */
export interface Tally {
  rounds: number;
  sum: number;
  squares: number;
  hits: number;
  largest: number;
  /** Rounds in each class: above the end before it, up to its own. */
  classes: number[];
  /** What the rounds of each class paid together. */
  paid: number[];
}

export function emptyTally(): Tally {
  return {
    rounds: 0,
    sum: 0,
    squares: 0,
    hits: 0,
    largest: 0,
    classes: classEnds.map(() => 0),
    paid: classEnds.map(() => 0),
  };
}

export function count(tally: Tally, pays: number): void {
  tally.rounds++;
  tally.sum += pays;
  tally.squares += pays * pays;
  if (pays > 0) tally.hits++;
  if (pays > tally.largest) tally.largest = pays;
  let at = 0;
  while (pays > (classEnds[at] as number)) at++;
  tally.classes[at] = (tally.classes[at] as number) + 1;
  tally.paid[at] = (tally.paid[at] as number) + pays;
}

export function addTally(into: Tally, other: Tally): void {
  into.rounds += other.rounds;
  into.sum += other.sum;
  into.squares += other.squares;
  into.hits += other.hits;
  into.largest = Math.max(into.largest, other.largest);
  other.classes.forEach((rounds, at) => {
    into.classes[at] = (into.classes[at] as number) + rounds;
    into.paid[at] = (into.paid[at] as number) + (other.paid[at] as number);
  });
}

export interface Figures {
  rounds: number;
  rtp: number;
  /** Half of the 99 % interval of the return. */
  within: number;
  /** Standard deviation of one round, in stakes. */
  deviation: number;
  hitRate: number;
  largest: number;
}

/** The normal distribution leaves one in a hundred outside of this many deviations. */
export const z99 = 2.576;

export function figuresOf(tally: Tally): Figures {
  const mean = tally.sum / tally.rounds;
  const deviation = Math.sqrt(Math.max(0, tally.squares / tally.rounds - mean * mean));
  return {
    rounds: tally.rounds,
    rtp: mean,
    within: (z99 * deviation) / Math.sqrt(tally.rounds),
    deviation,
    hitRate: tally.hits / tally.rounds,
    largest: tally.largest,
  };
}

/** How much a game swings, by the deviation of one round. */
export function volatilityOf(deviation: number): 'low' | 'medium' | 'high' | 'very high' {
  if (deviation < 3) return 'low';
  if (deviation < 7) return 'medium';
  return deviation < 15 ? 'high' : 'very high';
}

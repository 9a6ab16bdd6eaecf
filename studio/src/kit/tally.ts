import type { PartRound, PlayedInParts } from './entry.ts';

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
  /** Of games that are played in parts: what counts, by class of round. Empty for others. */
  parts: PartTally[];
}

interface PartTally {
  rounds: number;
  sum: number;
  squares: number;
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
    parts: [],
  };
}

export function countPart(tally: Tally, { class: at, counts }: PartRound): void {
  while (tally.parts.length <= at) tally.parts.push({ rounds: 0, sum: 0, squares: 0 });
  const part = tally.parts[at] as PartTally;
  part.rounds++;
  part.sum += counts;
  part.squares += counts * counts;
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
  other.parts.forEach((part, at) => {
    while (into.parts.length <= at) into.parts.push({ rounds: 0, sum: 0, squares: 0 });
    const own = into.parts[at] as PartTally;
    own.rounds += part.rounds;
    own.sum += part.sum;
    own.squares += part.squares;
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

/** A class with fewer rounds says too little of its spread: it is counted with the one before it. */
const FEW_ROUNDS = 200;

/** Return and interval of a game that was played in parts; undefined where it was not. */
export function returnInParts(
  { known, chances }: Pick<PlayedInParts, 'known' | 'chances'>,
  { parts }: Tally,
): Pick<Figures, 'rtp' | 'within'> | undefined {
  if (parts.length === 0) return undefined;
  const groups: (PartTally & { chance: number })[] = [];
  let open = { rounds: 0, sum: 0, squares: 0, chance: 0 };
  for (let at = Math.max(parts.length, chances.length) - 1; at >= 0; at--) {
    const { rounds, sum, squares } = parts[at] ?? { rounds: 0, sum: 0, squares: 0 };
    open.chance += chances[at] ?? 0;
    open.rounds += rounds;
    open.sum += sum;
    open.squares += squares;
    if (open.rounds < FEW_ROUNDS && at > 0) continue;
    groups.push(open);
    open = { rounds: 0, sum: 0, squares: 0, chance: 0 };
  }
  let [rtp, spread] = [known, 0];
  for (const { rounds, sum, squares, chance } of groups) {
    if (rounds === 0) continue;
    const mean = sum / rounds;
    rtp += chance * mean;
    spread += (chance * chance * Math.max(0, squares / rounds - mean * mean)) / rounds;
  }
  return { rtp, within: z99 * Math.sqrt(spread) };
}

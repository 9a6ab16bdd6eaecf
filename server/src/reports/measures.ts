/**
 * What is added up of every movement, and how: `sign` says how it counts towards what players' wallets gained. Every transfer of
 * a wallet falls into exactly one of the first seven, so their signed sum is what the journal moved, and nothing is left out.
 */
const measures = {
  deposits: 'money',
  deposit_count: 'count',
  cashouts: 'money',
  cashout_count: 'count',
  /** Less what was given back. */
  stakes: 'money',
  bets: 'count',
  /** Less what was taken back; jackpots are among them when they are paid out. */
  wins: 'money',
  /** What the account `bonus_cost` gave to wallets, less what it took back. */
  bonuses: 'money',
  corrections: 'money',
  other: 'money',
  /** What the house staked for players. */
  free_stakes: 'money',
  /** What offers added to returns of bets. */
  offers_added: 'money',
  /** Stakes of sports bets that are not open any more. */
  decided: 'money',
} as const;

export type Measure = keyof typeof measures;
export const measureNames = Object.keys(measures) as Measure[];
export type Sums = Record<Measure, bigint>;

export const noSums = (): Sums => Object.fromEntries(measureNames.map((name) => [name, 0n])) as Sums;

export function addSums(one: Sums, other: Readonly<Sums>): Sums {
  return Object.fromEntries(measureNames.map((name) => [name, one[name] + other[name]])) as Sums;
}

/** The figures a house is run by. */
interface Figures {
  deposits: bigint;
  cashouts: bigint;
  stakes: bigint;
  wins: bigint;
  ggr: bigint;
  bonusCost: bigint;
  ngr: bigint;
  /** Of sports bets that were decided: their stakes, and what was not paid out of them. */
  sportsDecided: bigint;
}

/**
 * Stakes that the house paid and what offers added are counted on both sides, as stakes and as bonus cost: the margin stays
 * that of the games, and NGR is what is left.
 */
export function figuresOf(sums: Readonly<Sums>): Figures {
  const { deposits, cashouts, wins, bonuses, free_stakes, offers_added, decided } = sums;
  const stakes = sums.stakes + free_stakes;
  const ggr = stakes + offers_added - wins;
  const bonusCost = bonuses + free_stakes + offers_added;
  return { deposits, cashouts, stakes, wins, ggr, bonusCost, ngr: ggr - bonusCost, sportsDecided: decided };
}

/** What wallets gained, by the sums of players' transfers: the journal says the same of itself. */
export const gainedOf = (sums: Readonly<Sums>): bigint =>
  sums.deposits - sums.cashouts - sums.stakes + sums.wins + sums.bonuses + sums.corrections + sums.other;

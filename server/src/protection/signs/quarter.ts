export const quarterMs = 15 * 60 * 1000;

/** What a player did in a quarter of an hour. Amounts are cents of EUR. */
export interface Counts {
  rounds: number;
  staked: bigint;
  /** Stakes less wins of what was settled then: below zero, the player won. */
  lost: bigint;
  deposits: number;
  deposited: bigint;
  refusedDeposits: number;
  recalledCashouts: number;
  limitsSet: number;
  limitsTightened: number;
  /** Asked for a looser limit, and became looser. */
  limitsAsked: number;
  limitsLoosened: number;
  limitsReached: number;
  breaks: number;
  exclusions: number;
}

export interface Quarter extends Counts {
  playerId: number;
  /** Its first moment. */
  at: Date;
}

export const noCounts: Counts = {
  rounds: 0,
  staked: 0n,
  lost: 0n,
  deposits: 0,
  deposited: 0n,
  refusedDeposits: 0,
  recalledCashouts: 0,
  limitsSet: 0,
  limitsTightened: 0,
  limitsAsked: 0,
  limitsLoosened: 0,
  limitsReached: 0,
  breaks: 0,
  exclusions: 0,
};

export const countNames = Object.keys(noCounts) as readonly (keyof Counts)[];

export const quarterOf = (at: Date): Date => new Date(Math.floor(at.getTime() / quarterMs) * quarterMs);

/** Of UTC, as `2026-11-18`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

export const dayMs = 24 * 60 * 60 * 1000;

export const daysAfter = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * dayMs));

export function addCounts(one: Counts, other: Partial<Counts>): Counts {
  const sum = (name: keyof Counts) => {
    const [left, right] = [one[name], other[name] ?? 0];
    return typeof left === 'bigint' ? left + BigInt(right) : left + Number(right);
  };
  return Object.fromEntries(countNames.map((name) => [name, sum(name)])) as unknown as Counts;
}

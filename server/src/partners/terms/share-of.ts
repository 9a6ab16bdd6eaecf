import type { PartnerPlan } from '@halley/contract';

type Share = NonNullable<PartnerPlan['share']>;

/** What players of a plan moved, in subunits of the partner's currency. Sums of it may be taken in any order. */
export interface Figures {
  stakes: bigint;
  wins: bigint;
  bonus: bigint;
  corrections: bigint;
}

export const noFigures: Figures = { stakes: 0n, wins: 0n, bonus: 0n, corrections: 0n };

export const addFigures = (one: Figures, other: Figures): Figures => ({
  stakes: one.stakes + other.stakes,
  wins: one.wins + other.wins,
  bonus: one.bonus + other.bonus,
  corrections: one.corrections + other.corrections,
});

export interface ShareResult {
  fee: bigint;
  /** The result after fee and bonus, with what was carried in. */
  base: bigint;
  due: bigint;
  /** Zero or below: what later months make good first. */
  carriedOut: bigint;
}

const whole = 10_000n;

/**
 * What a month is worth to a partner. Fee and share are rounded down, once for the month: the fraction of a subunit
 * stays with the house, and no way of cutting the month into days makes another sum of it.
 */
export function shareOf(share: Share, { stakes, wins, bonus, corrections }: Figures, carriedIn: bigint): ShareResult {
  const result = stakes - wins + corrections;
  const fee = result > 0n ? (result * BigInt(share.admin_fee_hundredths)) / whole : 0n;
  const base = result - fee - (share.deducts_bonus ? bonus : 0n) + carriedIn;
  if (base <= 0n) return { fee, base, due: 0n, carriedOut: share.carries_over ? base : 0n };
  const weighed = share.tiers.reduce((sum, { from_cents, hundredths }, place) => {
    const next = share.tiers[place + 1];
    const upTo = next === undefined || base < BigInt(next.from_cents) ? base : BigInt(next.from_cents);
    const slice = upTo - BigInt(from_cents);
    return slice > 0n ? sum + slice * BigInt(hundredths) : sum;
  }, 0n);
  return { fee, base, due: weighed / whole, carriedOut: 0n };
}

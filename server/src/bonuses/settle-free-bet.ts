export interface FreeBet {
  amount: bigint;
  returns: 'only_win' | 'all_win' | 'no_risk';
}

export type FreeBetEnd = 'won' | 'lost' | 'void';

export interface FreeBetOutcome {
  /** Into the player's cash. */
  cash: bigint;
  /** A free bet that comes again. */
  again: FreeBet | null;
}

/**
 * What a bet comes to that was placed with a free bet. Of `only_win` and `all_win` nothing was staked: the win is paid
 * without the amount, or with it. `no_risk` insures an own stake: lost, it comes back as an `only_win`. A void gives it back.
 * Odds are in hundredths.
 */
export function settleFreeBet(bet: FreeBet, { end, odds }: { end: FreeBetEnd; odds: bigint }): FreeBetOutcome {
  const { amount, returns } = bet;
  if (end === 'void') return { cash: 0n, again: bet };
  if (end === 'lost') {
    return { cash: 0n, again: returns === 'no_risk' ? { amount, returns: 'only_win' } : null };
  }
  const whole = (amount * odds) / 100n;
  return { cash: returns === 'only_win' ? whole - amount : whole, again: null };
}

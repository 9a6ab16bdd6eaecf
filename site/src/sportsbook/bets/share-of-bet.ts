import type { Bet, CashOutQuote } from '@halley/contract';

const whole = 1_000_000n;

/** What part of a bet in per cent of what is open comes to, as the house counts it: each sum rounded down. */
export function shareOfBet(bet: Bet, { offer_cents }: Pick<CashOutQuote, 'offer_cents'>, percent: number) {
  const open = BigInt(bet.open_share);
  const share = percent * 10_000;
  const sold = percent === 100 ? open : (open * BigInt(share)) / whole;
  const rest = open - sold;
  const part = (cents: number, of: bigint, by: bigint) => Number((BigInt(cents) * of) / by);
  return {
    /** In millionths of what is open. */
    share,
    amount: open > 0n ? part(offer_cents, sold, open) : 0,
    stakeLeft: part(bet.stake_cents, rest, whole),
    returnLeft: part(bet.largest_return_cents, rest, whole),
  };
}

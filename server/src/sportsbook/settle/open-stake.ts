import type { StoredBet } from '../stored-bet.ts';

const wholeShare = 1_000_000n;

/** What of the stake is not cashed out. Rounded down: with what each cash-out ended it is the stake. */
export function openStakeOf({ stake, openShare }: Pick<StoredBet, 'stake' | 'openShare'>): bigint {
  return (stake * BigInt(openShare)) / wholeShare;
}

/** The same of all bets that are open, by currency, as SQL. `bets` is where they are read from. */
export const openStakesOf = (bets: string) => `select currency, sum(stake * open_share / ${wholeShare}) as amount
  from ${bets} bets where state = 'open' group by currency`;

import { expect, test } from 'vitest';
import { type FreeBet, type FreeBetEnd, settleFreeBet } from './settle-free-bet.ts';

const bet = (returns: FreeBet['returns']): FreeBet => ({ amount: 1_000n, returns });

// Golden 9: 10.00 at 2.50.
test.each<[FreeBet['returns'], FreeBetEnd, bigint, FreeBet | null]>([
  ['only_win', 'won', 1_500n, null],
  ['all_win', 'won', 2_500n, null],
  ['no_risk', 'won', 2_500n, null],
  ['only_win', 'lost', 0n, null],
  ['all_win', 'lost', 0n, null],
  ['no_risk', 'lost', 0n, bet('only_win')],
  ['only_win', 'void', 0n, bet('only_win')],
  ['all_win', 'void', 0n, bet('all_win')],
  ['no_risk', 'void', 0n, bet('no_risk')],
])('a free bet %s that is %s', (returns, end, cash, again) => {
  expect(settleFreeBet(bet(returns), { end, odds: 250n })).toEqual({ cash, again });
});

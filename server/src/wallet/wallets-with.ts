import type { Currency } from '@halley/contract';

/** Players with so many deposits at least, over all currencies, as of the last roll-up. */
export const playersWithDeposits = (atLeast: number): { sql: string; values: unknown[] } => ({
  sql: `select a.player_id from wallet_account a join wallet_sum s on s.account_id = a.id where s.deposits_count > 0
    group by a.player_id having sum(s.deposits_count) >= ?::bigint`,
  values: [atLeast],
});

/**
 * Players by what they can stake in a currency, as a query for lists of players: `player_id`, and the balance as `rank`.
 * No index holds balances: every stake would have to write to it.
 */
export function walletsWith({
  currency,
  from,
  to,
}: {
  currency: Currency;
  from?: number | undefined;
  to?: number | undefined;
}): { sql: string; values: unknown[] } {
  // Only what was asked for: a condition that always holds would mislead the planner.
  const bounds = [
    ...(from === undefined ? [] : [{ sql: 'cash + bonus >= ?::bigint', value: from }]),
    ...(to === undefined ? [] : [{ sql: 'cash + bonus <= ?::bigint', value: to }]),
  ];
  const conditions = ['currency = ?', ...bounds.map(({ sql }) => sql)];
  return {
    sql: `select player_id, cash + bonus as rank from wallet_account where ${conditions.join(' and ')}`,
    values: [currency, ...bounds.map(({ value }) => value)],
  };
}

import type { Currency } from '@halley/contract';

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

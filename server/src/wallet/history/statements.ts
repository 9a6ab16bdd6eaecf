import { type Currency, type Statement, wireCents } from '@halley/contract';
import { placeOf, type StatementPart } from './kinds.ts';
import type { MonthSum } from './month-sums.ts';

/**
 * The months of every wallet from its first movement to now, oldest first: each opens where the one before closed, also
 * those in which nothing moved.
 */
export function statementsOf(sums: readonly MonthSum[], thisMonth: string): Statement[] {
  const currencies = [...new Set(sums.map((sum) => sum.currency))];
  return currencies.flatMap((currency) =>
    statementsOfWallet(
      currency,
      sums.filter((sum) => sum.currency === currency),
      thisMonth,
    ),
  );
}

function statementsOfWallet(currency: Currency, sums: readonly MonthSum[], thisMonth: string): Statement[] {
  const months = sums.map((sum) => sum.month).sort();
  const last = [months.at(-1) ?? thisMonth, thisMonth].sort().at(-1) as string;
  const statements: Statement[] = [];
  let closing = 0n;
  let reserved = 0n;
  for (let month = months[0] ?? thisMonth; month <= last; month = monthAfter(month)) {
    const opening = closing;
    const parts: Record<StatementPart, bigint> = {
      deposits: 0n,
      cashouts: 0n,
      stakes: 0n,
      wins: 0n,
      bonuses: 0n,
      corrections: 0n,
    };
    let stakesCount = 0;
    for (const sum of sums) {
      if (sum.month !== month) continue;
      parts[placeOf(sum.reason, sum.purpose).part] += sum.amount;
      closing += sum.amount;
      reserved += sum.reserved;
      if (sum.reason === 'stake') stakesCount += sum.transfers;
    }
    statements.push({
      month,
      currency,
      opening_cents: wireCents(opening),
      deposits_cents: wireCents(parts.deposits),
      cashouts_cents: wireCents(parts.cashouts),
      stakes_cents: wireCents(parts.stakes),
      wins_cents: wireCents(parts.wins),
      bonuses_cents: wireCents(parts.bonuses),
      corrections_cents: wireCents(parts.corrections),
      closing_cents: wireCents(closing),
      reserved_cents: wireCents(reserved),
      stakes_count: stakesCount,
    });
  }
  return statements;
}

export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

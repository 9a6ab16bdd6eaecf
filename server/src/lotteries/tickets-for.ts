import type { Currency, LotteryTickets } from '@halley/contract';

/** How many tickets a deposit gives: one for each `price` of it, by the highest step that it reaches. */
export function ticketsFor(
  { deposits }: Pick<LotteryTickets, 'deposits'>,
  { currency, amount }: { currency: Currency; amount: bigint },
): number {
  const reached = (deposits?.[currency] ?? []).filter(({ from }) => amount >= BigInt(from));
  const step = reached.reduce<(typeof reached)[number] | undefined>(
    (best, one) => (best === undefined || one.from > best.from ? one : best),
    undefined,
  );
  return step === undefined ? 0 : Number(amount / BigInt(step.price));
}

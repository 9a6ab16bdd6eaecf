import type { DepositWish } from './read-wish.ts';

export interface BonusSlotProps {
  wish: DepositWish;
  /** What is about to be paid in; unset while it is not an amount. */
  cents: bigint | undefined;
  currency: string;
}

/** The place where a gift is chosen with a deposit. Nobody offers one yet, so there is nothing to choose. */
export function BonusSlot(_props: BonusSlotProps) {
  return null;
}

import type { Currency } from '@halley/contract/money';
import { type Output, useQuery } from '../../query/index.ts';

export type TakenGift = Output<'readTakeBack'>['gifts'][number];

export interface TakeBackAnswer {
  /** False: it is being asked. Without an answer nothing is said, and the house does what its terms say. */
  known: boolean;
  gifts: readonly TakenGift[];
}

/** What a cashout of this amount would take of open gifts; undefined: there is no amount to ask about. */
export function useTakeBack(currency: Currency, cents: bigint | undefined): TakeBackAnswer {
  const query = { currency, amount_cents: Number(cents ?? 1n) };
  const { data, error } = useQuery('readTakeBack', { query }, { enabled: cents !== undefined });
  if (cents === undefined) return { known: true, gifts: [] };
  return { known: data !== undefined || error !== undefined, gifts: data?.gifts ?? [] };
}

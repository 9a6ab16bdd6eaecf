import { type ContestBasis, type Currency, currencyCodes } from '@halley/contract';
import { convertRoundedDown } from '../config/index.ts';
import type { Queryable } from '../kit/index.ts';
import type { PromotionsPorts } from './ports.ts';

const unit = 1_000_000n;

/** What a contest in this currency is written with. A currency that is worth too little for a rate is left out. */
export async function contestBasis(
  { rates, documents }: Pick<PromotionsPorts, 'rates' | 'documents'>,
  db: Queryable,
  to: Currency,
): Promise<Omit<ContestBasis, 'beacon'>> {
  const { inEuro, at } = await rates.read(db);
  const rated = currencyCodes.flatMap((from): [Currency, number][] => {
    const rate = from === to ? unit : convertRoundedDown(inEuro, unit, { from, to });
    return rate > 0n ? [[from, Number(rate)]] : [];
  });
  return { at: at.toISOString(), rates: Object.fromEntries(rated), levels: await documents.read('quest-levels', db) };
}

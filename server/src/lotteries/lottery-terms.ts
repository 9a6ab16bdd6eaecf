import { invariant, type Queryable } from '../kit/index.ts';
import { isLotteryTerms, type LotteryTerms, type StoredLottery } from './lottery.ts';
import type { LotteriesPorts } from './ports.ts';

/** The terms of lotteries, by promotion: those they were opened with, whatever became of the promotion. */
export async function termsOf(
  { promotions }: Pick<LotteriesPorts, 'promotions'>,
  db: Queryable,
  lotteries: readonly Pick<StoredLottery, 'promotionId' | 'version'>[],
): Promise<(lottery: Pick<StoredLottery, 'promotionId'>) => LotteryTerms> {
  const terms = new Map((await promotions.versionsOf(db, lotteries)).map((one) => [one.id, one]));
  return ({ promotionId }) => {
    const found = terms.get(promotionId);
    invariant(found && isLotteryTerms(found), 'a lottery has the terms of one');
    return found;
  };
}

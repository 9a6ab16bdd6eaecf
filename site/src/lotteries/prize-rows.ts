import type { LotteryPrize } from '@halley/contract';

interface PrizeRow {
  from: number;
  to: number;
  prize: LotteryPrize;
}

/** Places that follow each other and give the same are one row. */
export function prizeRows(prizes: readonly LotteryPrize[]): PrizeRow[] {
  const rows: PrizeRow[] = [];
  for (const prize of prizes.toSorted((one, other) => one.award_place - other.award_place)) {
    const last = rows.at(-1);
    if (last && last.to + 1 === prize.award_place && sameGifts(last.prize, prize)) last.to = prize.award_place;
    else rows.push({ from: prize.award_place, to: prize.award_place, prize });
  }
  return rows;
}

const sameGifts = (one: LotteryPrize, other: LotteryPrize) =>
  one.stuff === other.stuff && JSON.stringify(one.gifts) === JSON.stringify(other.gifts);

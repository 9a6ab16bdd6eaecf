import type { ContestGift, Prize } from '@halley/contract';

/** Places that are given the same, in one row. */
export interface PrizeRow {
  from: number;
  to: number;
  gifts: ContestGift[];
  /** What the operator says of it. */
  stuff: string;
}

type Given = Partial<Prize> & Pick<Prize, 'award_place'>;

/** All that a place is given. Those that operators wrote by hand say it in the older fields alone. */
export function giftsOf(prize: Given, currency: string): ContestGift[] {
  if (prize.gifts && prize.gifts.length > 0) return prize.gifts;
  const cents = prize.money_award_cents ?? 0;
  const points = (prize.chargeable_comp_points ?? 0) + (prize.persistent_comp_points ?? 0);
  const wager = prize.wager_multiplier ?? 0;
  return [
    ...(cents > 0
      ? [
          wager > 0
            ? { type: 'bonus', amount_cents: cents, currency, wager }
            : { type: 'cash', amount_cents: cents, currency },
        ]
      : []),
    ...(prize.freespins_count ? [{ type: 'freespins', count: prize.freespins_count, title: '' }] : []),
    ...(points > 0 ? [{ type: 'points', points }] : []),
  ] as ContestGift[];
}

export function prizeRows(prizes: readonly Given[], currency: string): PrizeRow[] {
  const rows: PrizeRow[] = [];
  for (const prize of prizes.toSorted((one, other) => one.award_place - other.award_place)) {
    const gifts = giftsOf(prize, currency);
    const last = rows.at(-1);
    const stuff = prize.stuff ?? '';
    const isSame = last && last.stuff === stuff && JSON.stringify(last.gifts) === JSON.stringify(gifts);
    if (last && isSame && prize.award_place === last.to + 1) last.to = prize.award_place;
    else rows.push({ from: prize.award_place, to: prize.award_place, gifts, stuff });
  }
  return rows;
}

/** What a place has; undefined: nothing. */
export const prizeOf = (rows: readonly PrizeRow[], place: number): PrizeRow | undefined =>
  rows.find(({ from, to }) => from <= place && place <= to);

import type { StaffContestPage, StaffContestRow } from '@halley/contract';
import { formatMoney } from '@halley/ui';
import { contestDeskWords as own } from './words.ts';

/** A score in what it counts: rounds, money, a multiple, points; of quests the level that was reached with it. */
export function scoreInWords(
  { strategy, currency }: Pick<StaffContestPage, 'strategy' | 'currency'>,
  { score, level }: Pick<StaffContestRow, 'score' | 'level'>,
): string {
  const count = (value: number, digits = 0) =>
    value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const money = formatMoney(score, { currency, locale: 'en' });
  switch (strategy) {
    case 'spin':
      return own.rounds(count(score));
    case 'rate':
      return own.times(count(score / 1_000_000, 2));
    case 'points':
      return own.points(count(score / 1_000_000, 2));
    case null:
      return `${money}, ${own.level(level)}`;
    default:
      return money;
  }
}

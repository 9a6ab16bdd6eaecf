import type { PlayerSpan, PlayerSums } from '@halley/contract';
import { classNames, formatMoney } from '@halley/ui';
import type { ReactNode } from 'react';
import { cardWords } from './words.ts';

type Sums = PlayerSums['currencies'][number];
type Span = keyof Sums['spans'];

const parts = Object.keys(cardWords.parts) as (keyof PlayerSpan)[];
const spans = Object.keys(cardWords.spans) as Span[];

/** What a player moved, by span, in one currency, whose name stands above: so four spans fit beside each other. Parts that never moved are left out, but for the usual ones. */
export function SumsTable({ sums, shown = spans }: { sums: Sums; shown?: readonly Span[] }): ReactNode {
  const rows = parts.filter((part) => part !== 'other_cents' || sums.spans.all[part] !== 0);
  const plain = (cents: number) =>
    formatMoney(cents, { currency: sums.currency, locale: 'en', unit: 'whole' }).replace(/[^\d.,\u2212]+/g, '');
  return (
    <table className="w-full text-13 max-xl:text-xs max-sm:block">
      <caption className="sr-only">
        {cardWords.sums}, {sums.currency}
      </caption>
      <thead className="max-sm:block">
        <tr className="text-2xs text-text-faint max-sm:grid max-sm:grid-cols-4">
          <th scope="col" className="py-1.5 text-left font-semibold max-sm:col-span-4">
            {sums.currency}
          </th>
          {shown.map((span) => (
            <th key={span} scope="col" className="py-1.5 text-right font-semibold">
              {cardWords.spans[span]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((part) => (
          <tr
            key={part}
            className={classNames(
              'border-t border-line max-sm:grid max-sm:grid-cols-4',
              part === 'left_cents' && 'font-bold',
            )}
          >
            <th scope="row" className="py-2 pr-2 text-left font-[inherit] max-sm:col-span-4 max-sm:pb-0">
              {cardWords.parts[part]}
            </th>
            {shown.map((span) => (
              <td key={span} className="py-2 pl-2 text-right tabular-nums">
                {plain(sums.spans[span][part])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { PlayerSpan, PlayerSums } from '@halley/contract';
import { classNames, Money } from '@halley/ui';
import type { ReactNode } from 'react';
import { cardWords } from './words.ts';

type Sums = PlayerSums['currencies'][number];
type Span = keyof Sums['spans'];

const parts = Object.keys(cardWords.parts) as (keyof PlayerSpan)[];
const spans = Object.keys(cardWords.spans) as Span[];

/** What a player moved, by span, in one currency. Parts that never moved are left out, but for the usual ones. */
export function SumsTable({ sums, shown = spans }: { sums: Sums; shown?: readonly Span[] }): ReactNode {
  const rows = parts.filter((part) => part !== 'other_cents' || sums.spans.all[part] !== 0);
  return (
    <table className="w-full text-13">
      <caption className="sr-only">
        {cardWords.sums}, {sums.currency}
      </caption>
      <thead>
        <tr className="text-2xs text-text-faint">
          <th className="sr-only">{cardWords.sums}</th>
          {shown.map((span) => (
            <th key={span} scope="col" className="py-1.5 text-right font-semibold">
              {cardWords.spans[span]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((part) => (
          <tr key={part} className={classNames('border-t border-line', part === 'left_cents' && 'font-bold')}>
            <th scope="row" className="py-2 pr-2 text-left font-[inherit]">
              {cardWords.parts[part]}
            </th>
            {shown.map((span) => (
              <td key={span} className="py-2 pl-2 text-right">
                <Money cents={sums.spans[span][part]} currency={sums.currency} locale="en" />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

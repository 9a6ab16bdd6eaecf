import type { StaffSportReportRow } from '@halley/contract';
import { classNames } from '@halley/ui';
import type { ReactNode } from 'react';
import { euroShort, euroSigned } from '../figures.ts';
import { reportWords as own } from './words.ts';

const mostShown = 14;

/** A bar for each row from the middle: right what the house kept, left what it paid; a mark where it was expected. */
export function AgainstRows({ rows }: { rows: readonly StaffSportReportRow[] }): ReactNode {
  const shown = rows.slice(0, mostShown);
  const most = Math.max(1, ...shown.flatMap((row) => [Math.abs(row.margin_cents), Math.abs(row.expected_cents ?? 0)]));
  const at = (cents: number) => 50 + (cents / most) * 48;
  return (
    <figure className="grid gap-1.5">
      <ul className="grid gap-1.5">
        {shown.map(({ key, title, margin_cents: margin, expected_cents: expected, turnover_cents: turnover }) => (
          <li
            key={key}
            className="grid grid-cols-[minmax(5rem,9rem)_minmax(0,1fr)_5.5rem] items-center gap-3 text-xs"
            title={own.rowText(title, euroSigned(margin), expected === null ? '–' : euroSigned(expected))}
          >
            <span className="truncate">
              {title} <span className="text-text-faint">{euroShort(turnover)}</span>
            </span>
            <span aria-hidden="true" className="relative h-4 rounded-xs bg-surface-2">
              <i className="absolute inset-y-0 left-1/2 w-px bg-line-strong" />
              <i
                style={
                  margin < 0
                    ? { right: '50%', width: `${50 - at(margin)}%` }
                    : { left: '50%', width: `${at(margin) - 50}%` }
                }
                className={classNames('absolute inset-y-1 rounded-xs', margin < 0 ? 'bg-favourite' : 'bg-ice')}
              />
              {expected !== null && (
                <i style={{ left: `${at(expected)}%` }} className="absolute -inset-y-0.5 w-0.5 bg-text" />
              )}
            </span>
            <b className={classNames('text-right', margin < 0 && 'text-favourite')}>{euroSigned(margin)}</b>
          </li>
        ))}
      </ul>
      <figcaption className="text-xs text-text-faint">
        {own.againstText} {rows.length > mostShown && own.others(rows.length - mostShown)}
      </figcaption>
    </figure>
  );
}

import type { StaffSportReportRow } from '@halley/contract';
import type { ReactNode } from 'react';
import { euroShort } from '../figures.ts';

const mostShown = 14;

/** A bar for each row, the largest as wide as there is room. */
export function TurnoverRows({ rows }: { rows: readonly StaffSportReportRow[] }): ReactNode {
  const most = Math.max(1, ...rows.map(({ turnover_cents: cents }) => cents));
  return (
    <ul className="grid gap-1.5">
      {rows.slice(0, mostShown).map(({ key, title, turnover_cents: cents }) => (
        <li key={key} className="grid grid-cols-[minmax(5rem,9rem)_minmax(0,1fr)_5.5rem] items-center gap-3 text-xs">
          <span className="truncate">{title}</span>
          <span aria-hidden="true" className="h-4 rounded-xs bg-surface-2">
            <i style={{ width: `${(cents / most) * 100}%` }} className="block h-full rounded-xs bg-ice-edge" />
          </span>
          <b className="text-right">{euroShort(cents)}</b>
        </li>
      ))}
    </ul>
  );
}

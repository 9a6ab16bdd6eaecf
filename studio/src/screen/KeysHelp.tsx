import type { ReactNode } from 'react';

export interface KeyHelp {
  keys: string[];
  does: string;
}

export function KeysHelp({ rows }: { rows: KeyHelp[] }): ReactNode {
  return (
    <dl className="grid gap-3">
      {rows.map((row) => (
        <div key={row.does} className="flex items-center justify-between gap-4">
          <dt className="text-text-soft">{row.does}</dt>
          <dd className="flex flex-none gap-1">
            {row.keys.map((key) => (
              <kbd key={key} className="rounded-xs bg-surface-3 px-2 py-1 font-sans text-xs font-semibold">
                {key}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

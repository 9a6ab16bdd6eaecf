import type { ReactNode } from 'react';

export interface KeyHelp {
  keys: string[];
  does: string;
}

/** Keys that do the same share a line. */
export function KeysHelp({ rows }: { rows: KeyHelp[] }): ReactNode {
  const lines = new Map<string, string[]>();
  for (const { does, keys } of rows) lines.set(does, [...(lines.get(does) ?? []), ...keys]);
  return (
    <dl className="grid gap-3">
      {[...lines].map(([does, keys]) => (
        <div key={does} className="flex items-center justify-between gap-4">
          <dt className="text-text-soft">{does}</dt>
          <dd className="flex flex-none gap-1">
            {keys.map((key) => (
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

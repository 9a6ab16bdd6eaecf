import { classNames } from '@halley/ui';
import type { ReactNode } from 'react';

interface Figure {
  name: string;
  value: ReactNode;
  /** A few words below it. */
  text?: ReactNode;
  tone?: 'warn' | 'win' | 'danger';
}

const tones = { warn: 'text-warn', win: 'text-win', danger: 'text-danger' };

/** The few figures that a page is about, large and side by side. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }): ReactNode {
  return (
    <dl aria-label={label} className="grid grid-cols-2 gap-3 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
      {figures.map(({ name, value, text, tone }) => (
        <div key={name} className="grid content-start gap-0.5 rounded-lg bg-surface-1 px-4 py-3 shadow-1">
          <dt className="text-xs text-text-faint">{name}</dt>
          <dd className={classNames('font-display text-xl font-semibold', tone && tones[tone])}>{value}</dd>
          {text && <dd className="text-xs text-text-soft">{text}</dd>}
        </div>
      ))}
    </dl>
  );
}

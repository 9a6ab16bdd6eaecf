import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

export interface CardProps extends HTMLAttributes<HTMLDivElement> {
  /** An outline instead of a surface: for a box that must stand on another surface. */
  flat?: boolean;
}

export function Card({ flat, className, ...rest }: CardProps): ReactNode {
  return (
    <div
      {...rest}
      className={classNames(
        'min-w-0 rounded-xl p-5',
        flat ? 'inset-ring inset-ring-line' : 'bg-surface-1 shadow-1',
        className,
      )}
    />
  );
}

export type NoteTone = 'info' | 'warn' | 'win' | 'danger';

const tones: Record<NoteTone, string> = {
  info: 'bg-info-wash text-[#cfe3ff] [&>svg]:text-info',
  warn: 'bg-warn-wash text-[#ffe9b8] [&>svg]:text-warn',
  win: 'bg-win-wash text-[#c9f7df] [&>svg]:text-win',
  danger: 'bg-danger-wash text-[#ffd9d9] [&>svg]:text-danger',
};

/** Something to know, where it matters. */
export function Note({
  tone = 'info',
  className,
  children,
}: {
  tone?: NoteTone;
  className?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={classNames('flex gap-3 rounded-md px-4 py-3.5 text-13', tones[tone], className)}>
      <Icon name={tone === 'win' ? 'check' : tone === 'info' ? 'info' : 'warning'} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** Names left, values right: a receipt, a round, a limit. */
export function Facts({
  facts,
  className,
}: {
  facts: readonly { name: string; value: ReactNode }[];
  className?: string;
}): ReactNode {
  return (
    <dl className={classNames('grid gap-2.5', className)}>
      {facts.map(({ name, value }) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="min-w-1/4 text-text-soft">{name}</dt>
          <dd className="text-right font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

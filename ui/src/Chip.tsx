import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';
import { type UiLinkProps, useUi } from './Ui.tsx';

/** The colour of a category, on its icon only. */
export type Accent = 'lobby' | 'pokies' | 'live' | 'table' | 'crash' | 'jackpot' | 'sport' | 'new' | 'vip';

export const accentClass: Record<Accent, string> = {
  lobby: 'text-cat-lobby',
  pokies: 'text-cat-pokies',
  live: 'text-cat-live',
  table: 'text-cat-table',
  crash: 'text-cat-crash',
  jackpot: 'text-cat-jackpot',
  sport: 'text-cat-sport',
  new: 'text-cat-new',
  vip: 'text-cat-vip',
};

const shape =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full bg-surface-1 px-4 font-semibold whitespace-nowrap text-text-soft shadow-1 transition-colors duration-fast hover:text-text aria-[current]:bg-ice-wash aria-[current]:text-text aria-[current]:inset-ring aria-[current]:inset-ring-ice-edge aria-pressed:bg-ice-wash aria-pressed:text-text aria-pressed:inset-ring aria-pressed:inset-ring-ice-edge';

interface Content {
  icon?: IconName;
  accent?: Accent;
  children: ReactNode;
}

function content({ icon, accent = 'lobby', children }: Content): ReactNode {
  return (
    <>
      {icon && <Icon name={icon} className={accentClass[accent]} />}
      {children}
    </>
  );
}

/** A filter that is on or off. */
export function Chip({
  icon,
  accent,
  selected,
  className,
  children,
  ...rest
}: Content & { selected: boolean } & ButtonHTMLAttributes<HTMLButtonElement>): ReactNode {
  return (
    <button type="button" {...rest} aria-pressed={selected} className={classNames(shape, className)}>
      {content({ icon, accent, children })}
    </button>
  );
}

/** A place to go; the current one is marked. */
export function ChipLink({
  icon,
  accent,
  current,
  className,
  children,
  ...rest
}: Content & { current?: boolean } & UiLinkProps): ReactNode {
  const { Link } = useUi();
  return (
    <Link {...rest} aria-current={current ? 'page' : undefined} className={classNames(shape, className)}>
      {content({ icon, accent, children })}
    </Link>
  );
}

/** Chips in one line that scrolls on a phone. */
export const chipRowClass = 'bleed flex gap-2 py-0.5';

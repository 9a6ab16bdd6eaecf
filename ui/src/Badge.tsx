import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'win' | 'warn' | 'danger' | 'info' | 'amber' | 'violet';

const shape = 'inline-flex items-center gap-1.5 rounded-xs px-2 py-0.75 text-2xs font-bold whitespace-nowrap';
const tones: Record<BadgeTone, string> = {
  neutral: 'bg-surface-3 text-text-soft',
  win: 'bg-win-wash text-win',
  warn: 'bg-warn-wash text-warn',
  danger: 'bg-danger-wash text-danger',
  info: 'bg-info-wash text-info',
  amber: 'bg-amber-wash text-amber',
  violet: 'bg-violet-wash text-violet-soft',
};

export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}): ReactNode {
  return <span className={classNames(shape, tones[tone], className)}>{children}</span>;
}

/** What a badge on art says decides its colour. */
export type ArtBadgeKind = 'plain' | 'new' | 'top' | 'jackpot' | 'mystic' | 'counts' | 'live';

const artColours: Record<ArtBadgeKind, string> = {
  plain: 'text-white',
  new: 'text-cat-new',
  top: 'text-cat-crash',
  jackpot: 'text-cat-jackpot',
  mystic: 'text-cat-sport',
  counts: 'text-violet-soft',
  live: 'text-cat-live',
};

/** Dark glass, for tiles and banners. */
export function ArtBadge({
  kind = 'plain',
  className,
  children,
}: {
  kind?: ArtBadgeKind;
  className?: string;
  children: ReactNode;
}): ReactNode {
  return <span className={classNames(shape, 'bg-glass', artColours[kind], className)}>{children}</span>;
}

/** How many wait: beside a menu entry. `on` marks news. */
export function Count({
  on,
  className,
  children,
}: {
  on?: boolean;
  className?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <span
      className={classNames(
        'inline-block min-w-5.5 rounded-full px-1.5 py-0.5 text-center text-2xs font-bold',
        on ? 'bg-ice-wash text-ice' : 'bg-surface-3 text-text-soft',
        className,
      )}
    >
      {children}
    </span>
  );
}

import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The image, or the first letters of the name. */
export function Avatar({ name, src, className }: { name: string; src?: string; className?: string }): ReactNode {
  const classes = classNames('size-9 shrink-0 rounded-full', className);
  if (src)
    return (
      <img src={src} alt={name} width={36} height={36} loading="lazy" className={classNames(classes, 'object-cover')} />
    );
  return (
    <span
      role="img"
      aria-label={name}
      className={classNames(classes, 'grid place-items-center bg-violet-wash text-13 font-bold text-violet-soft')}
    >
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words[words.length - 1] : '';
  return [words[0], last].map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

import type { ReactNode } from 'react';
import { type EmptyPicture, emptyArt } from './art/empty.ts';
import { classNames } from './class-names.ts';

export interface EmptyStateProps {
  picture: EmptyPicture;
  /** One line. */
  title: string;
  /** One sentence. */
  text: ReactNode;
  /** At most one button. */
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ picture, title, text, action, className }: EmptyStateProps): ReactNode {
  return (
    <div className={classNames('grid justify-items-center gap-2 px-4 py-8 text-center', className)}>
      <img src={emptyArt[picture]} alt="" width={160} height={160} loading="lazy" decoding="async" />
      <h2 className="title-card mt-2">{title}</h2>
      <p className="max-w-[36ch] text-balance text-text-soft">{text}</p>
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

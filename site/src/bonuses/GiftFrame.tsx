import { classNames } from '@halley/ui/class-names.ts';
import { type ReactNode, useId } from 'react';

interface GiftFrameProps {
  art: string;
  /** What it is now, and until when. */
  marks: ReactNode;
  title: string;
  text?: ReactNode;
  /** The one that is played with: over the whole width. */
  large?: boolean;
  children: ReactNode;
  actions?: ReactNode;
}

/** A gift or an offer: image, what it is, its lines, what can be done with it. */
export function GiftFrame({ art, marks, title, text, large, children, actions }: GiftFrameProps) {
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className={classNames(
        'grid min-w-0 grid-cols-[5.25rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-4.5 rounded-xl bg-surface-1 p-5 shadow-1',
        large && 'col-span-full md:grid-cols-[16.5rem_minmax(0,1fr)] md:gap-x-8 md:gap-y-0 md:overflow-hidden md:p-0',
      )}
    >
      <img
        src={art}
        alt=""
        width={300}
        height={400}
        decoding="async"
        className={classNames(
          'aspect-3/4 w-full rounded-md object-cover',
          large && 'md:row-span-2 md:aspect-auto md:h-full md:rounded-none',
        )}
      />
      <div className={classNames('grid content-start gap-1.5', large && 'md:pt-7 md:pr-7 md:pb-5')}>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-text-faint">{marks}</div>
        <h2 id={id} className={classNames('wrap-anywhere', large ? 'title-section' : 'title-card')}>
          {title}
        </h2>
        {text && (
          <div className={classNames('grid gap-1.5 text-text-soft', large ? 'text-13 md:text-base' : 'text-13')}>
            {text}
          </div>
        )}
      </div>
      <div
        className={classNames(
          'col-span-full flex flex-col gap-4.5',
          large && 'md:col-span-1 md:col-start-2 md:pr-7 md:pb-7',
        )}
      >
        {children}
        {actions && <div className="mt-auto flex flex-wrap gap-2.5">{actions}</div>}
      </div>
    </article>
  );
}

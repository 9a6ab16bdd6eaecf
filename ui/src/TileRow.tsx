import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from './Button.tsx';
import { classNames } from './class-names.ts';
import { SectionHead, type SectionHeadProps } from './SectionHead.tsx';
import { useUi } from './Ui.tsx';

/** 2.4 in view on a phone, 3.4, 4.5 on a tablet; the cut tile says "scroll". One line of 5, 6 or 8 above, the rest by arrow. */
export const tileRowClass =
  '*:nth-[n+4]:beside-view bleed grid snap-x snap-proximity auto-cols-[calc((100%-1.5rem)/2.42)] grid-flow-col gap-3 -my-2 py-2 sm:auto-cols-[calc((100%-2.25rem)/3.4)] md:auto-cols-[calc((100%-4rem)/4.5)] md:gap-4 lg:auto-cols-[calc((100%-4rem)/5)] xl:auto-cols-[calc((100%-5rem)/6)] 2xl:auto-cols-[calc((100%-7rem)/8)]';
/** All of them: a category page, search results, favourites. 24 tiles are whole lines at every width. */
export const tileGridClass =
  'grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 md:grid-cols-4 md:gap-x-4 lg:grid-cols-6 2xl:grid-cols-8';

/** Children are tiles or skeletons, each in its own list item. */
export function TileRow({ className, children }: { className?: string; children: ReactNode }): ReactNode {
  return <ul className={classNames(tileRowClass, className)}>{children}</ul>;
}

export function TileGrid({ className, children }: { className?: string; children: ReactNode }): ReactNode {
  return <ul className={classNames(tileGridClass, className)}>{children}</ul>;
}

export interface TileShelfProps extends Omit<SectionHeadProps, 'after' | 'className'> {
  id: string;
  /** Of the row, where its children are not tiles. */
  rowClassName?: string;
  className?: string;
  children: ReactNode;
}

/** A headed row that is swiped, scrolled, or paged by two arrows where there is a pointer. */
export function TileShelf({ id, rowClassName, className, children, ...head }: TileShelfProps): ReactNode {
  const { text } = useUi();
  const row = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState({ before: false, after: false });

  useEffect(() => {
    const track = row.current;
    if (!track) return;
    function look() {
      if (!track) return;
      const { scrollLeft, scrollWidth, clientWidth } = track;
      const next = { before: scrollLeft > 2, after: scrollLeft + clientWidth < scrollWidth - 2 };
      setMore((known) => (known.before === next.before && known.after === next.after ? known : next));
    }
    track.addEventListener('scroll', look, { passive: true });
    // Looks for the first time too, when the row has been laid out anyway: asked here, it would have to be now.
    const sizes = new ResizeObserver(look);
    sizes.observe(track);
    return () => {
      track.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, []);

  function page(direction: 1 | -1): void {
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.9, behavior: 'smooth' });
  }

  return (
    <section aria-labelledby={id} className={className}>
      <SectionHead
        {...head}
        id={id}
        after={
          <span className={classNames('flex gap-1 max-lg:hidden', !more.before && !more.after && 'invisible')}>
            <IconButton
              icon="chevron-left"
              size="small"
              look="secondary"
              label={text.before}
              disabled={!more.before}
              onClick={() => page(-1)}
            />
            <IconButton
              icon="chevron-right"
              size="small"
              look="secondary"
              label={text.after}
              disabled={!more.after}
              onClick={() => page(1)}
            />
          </span>
        }
      />
      <ul ref={row} className={rowClassName ?? tileRowClass}>
        {children}
      </ul>
    </section>
  );
}

import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** 2.4 in view on a phone, 3.4, 4.5 on a tablet; the cut tile says "scroll". One line of 5, 6 or 8 above. */
export const tileRowClass =
  'bleed grid snap-x snap-proximity auto-cols-[calc((100%-1.5rem)/2.42)] grid-flow-col gap-3 pb-1 sm:auto-cols-[calc((100%-2.25rem)/3.4)] md:auto-cols-[calc((100%-4rem)/4.5)] md:gap-4 lg:mx-0 lg:grid-flow-row lg:grid-cols-5 lg:overflow-visible lg:p-0 xl:grid-cols-6 2xl:grid-cols-8 lg:max-xl:*:nth-[n+6]:hidden xl:max-2xl:*:nth-[n+7]:hidden 2xl:*:nth-[n+9]:hidden';
/** All of them: a category page, search results, favourites. */
export const tileGridClass =
  'grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 md:grid-cols-4 md:gap-x-4 lg:grid-cols-5 xl:grid-cols-6 2xl:grid-cols-8';

/** Children are tiles or skeletons, each in its own list item. */
export function TileRow({ className, children }: { className?: string; children: ReactNode }): ReactNode {
  return <ul className={classNames(tileRowClass, className)}>{children}</ul>;
}

export function TileGrid({ className, children }: { className?: string; children: ReactNode }): ReactNode {
  return <ul className={classNames(tileGridClass, className)}>{children}</ul>;
}

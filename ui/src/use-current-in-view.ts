import { type RefObject, useEffect, useRef } from 'react';

/** For a row that may be wider than its screen: the tab of the page one is on stands in its middle. */
export function useCurrentInView(current: string | undefined): RefObject<HTMLElement | null> {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is current
  useEffect(() => {
    const row = nav.current;
    const tab = row?.querySelector<HTMLElement>('[aria-current]');
    // The row alone moves: `scrollIntoView` would move the page as well.
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return nav;
}

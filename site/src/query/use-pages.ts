import { useState } from 'react';

export interface PagesOptions<Item> {
  first: Item[];
  pageSize: number;
  /** What comes after the last one known. Fewer than a page is the end. */
  loadPage: (last: Item | undefined) => Promise<Item[]>;
}

/** A list that is longer than a page: the first one is there, the others come one by one. */
export function usePages<Item>({ first, pageSize, loadPage }: PagesOptions<Item>) {
  // Where it comes from a map of kinds, one may be missing: said here and now, not by a button that does nothing.
  if (typeof loadPage !== 'function') throw new TypeError('The handler of the next page is not a function.');
  const [later, setLater] = useState<Item[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'end'>(first.length < pageSize ? 'end' : 'idle');
  const items = [...first, ...later];

  async function loadMore() {
    setState('loading');
    try {
      const page = await loadPage(items.at(-1));
      setLater([...later, ...page]);
      setState(page.length < pageSize ? 'end' : 'idle');
    } catch {
      setState('failed');
    }
  }
  return { items, state, loadMore };
}

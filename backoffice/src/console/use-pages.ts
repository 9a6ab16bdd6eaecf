import { toasts } from '@halley/ui';
import { useState } from 'react';
import { inWords, useDeed } from '../api/index.ts';

interface Paging<Page> {
  /** Where a page ends and another goes on; null: it is the last. */
  nextOf(page: Page): number | string | null;
  load(from: string): Promise<Page>;
}

/** The first page, and those that were asked for since it was loaded; `more` where there are more. */
export function usePages<Page extends object>(
  first: Page | undefined,
  { nextOf, load }: Paging<Page>,
): { pages: Page[]; more: (() => void) | undefined } {
  const [later, setLater] = useState<{ behind: Page; pages: Page[] }>();
  // One page at a time: whoever clicks twice gets one.
  const { run } = useDeed();
  if (!first) return { pages: [], more: undefined };
  // Pages behind a first one that has been loaded anew are of another time.
  const own = later?.behind === first ? later.pages : [];
  const next = nextOf(own.at(-1) ?? first);
  const go = async () => {
    try {
      const page = await load(String(next));
      setLater({ behind: first, pages: [...own, page] });
    } catch (error) {
      toasts.show({ title: inWords(error), tone: 'danger' });
    }
  };
  return { pages: [first, ...own], more: next === null ? undefined : () => run(go) };
}

import { Button } from '@halley/ui';
import type { ReactNode } from 'react';
import { words } from '../words/index.ts';

/** One page after the other, with where one is. */
export function Pages({
  page,
  pages,
  found,
  onPage,
}: {
  page: number;
  pages: number;
  found: string;
  onPage: (page: number) => void;
}): ReactNode {
  return (
    <nav aria-label={words.pages.label} className="flex flex-wrap items-center gap-3 text-13 text-text-soft">
      <p role="status">{`${found} · ${words.pages.place(page, pages)}`}</p>
      {pages > 1 && (
        <>
          <Button size="small" look="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {words.pages.previous}
          </Button>
          <Button size="small" look="outline" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            {words.pages.next}
          </Button>
        </>
      )}
    </nav>
  );
}

/** Below a list that goes on. */
export function MoreButton({ more }: { more: (() => void) | undefined }): ReactNode {
  return (
    more && (
      <div>
        <Button onClick={more}>{words.more}</Button>
      </div>
    )
  );
}

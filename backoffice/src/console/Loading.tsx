import { Button, Note, Skeleton } from '@halley/ui';
import type { ReactNode } from 'react';
import { inWords, type Loaded } from '../api/index.ts';
import { words } from '../words/index.ts';

/** Shows what was loaded; before that, or where it failed, says so. */
export function Loading<Data>({
  from,
  children,
}: {
  from: Loaded<Data>;
  children: (data: Data) => ReactNode;
}): ReactNode {
  if (from.data !== undefined) return children(from.data);
  if (from.error !== undefined) {
    return (
      <Note tone="danger">
        <p>{inWords(from.error)}</p>
        <Button size="small" look="outline" className="mt-3" onClick={from.reload}>
          {words.retry}
        </Button>
      </Note>
    );
  }
  return (
    <div role="status" aria-label={words.loading} className="grid gap-2">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-11 rounded-md" />
      ))}
    </div>
  );
}

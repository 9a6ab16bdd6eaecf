import { Button } from '@halley/ui/Button.tsx';
import { EmptyState } from '@halley/ui/EmptyState.tsx';
import type { ReactNode } from 'react';
import { useSay } from '../i18n/index.ts';
import { queries } from './index.ts';
import type { CallApi, Query } from './query-cache.ts';

interface LoadedProps<Data> {
  /** What `useQuery` answered. */
  query: Query<Data>;
  /** The call, to be made again by who clicks the button. */
  name: Parameters<CallApi>[0];
  /** As large as what comes. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What was loaded; until then its shape, and what to do when it did not come. */
export function Loaded<Data>({ query, name, skeleton, children }: LoadedProps<Data>) {
  const say = useSay();
  if (query.data !== undefined) return children(query.data);
  if (query.error === undefined || query.loading) return <div aria-busy="true">{skeleton}</div>;
  // Without a status nothing was answered at all.
  const offline = (query.error as { status?: number }).status === undefined;
  return (
    <div role="alert">
      <EmptyState
        picture="lost-signal"
        title={say('error.part.title')}
        text={say(offline ? 'error.part.offline' : 'error.part.text')}
        action={
          <Button icon="refresh" onClick={() => queries.invalidate(name)}>
            {say('error.part.again')}
          </Button>
        }
      />
    </div>
  );
}

import { Button, Card, EmptyState, Note, Skeleton } from '@halley/ui';
import { useState } from 'react';
import { useSay } from '../../i18n/index.ts';
import { callApi, Loaded, type Output, useQuery } from '../../query/index.ts';
import type { AccountFilter } from './account-filter.ts';
import { searchOf } from './history-filter.ts';
import { LineCards, LineTable } from './Lines.tsx';

export type LinesPage = Output<'listHistory'>;

export interface AccountLinesProps {
  filter: AccountFilter;
  pageSize: number;
  initial: LinesPage | undefined;
}

/** The movements the filter asks for, newest first, page after page. */
export function AccountLines({ filter, pageSize, initial }: AccountLinesProps) {
  const query = useQuery('listHistory', { query: { ...filter, limit: pageSize } }, { initial });
  return (
    <Loaded query={query} name="listHistory" skeleton={<Skeleton className="h-64 rounded-xl" />}>
      {(first) => (first.lines.length === 0 ? <Nothing filter={filter} /> : <Pages {...{ first, filter, pageSize }} />)}
    </Loaded>
  );
}

function Nothing({ filter }: { filter: AccountFilter }) {
  const say = useSay();
  if (searchOf(filter)) {
    return (
      <EmptyState
        picture="no-results"
        title={say('history.account.noneFound')}
        text={say('history.account.noneFoundText')}
        className="py-10"
      />
    );
  }
  return (
    <EmptyState picture="no-bets" title={say('history.account.none.title')} text={say('history.account.none.text')} />
  );
}

function Pages({ first, filter, pageSize }: { first: LinesPage; filter: AccountFilter; pageSize: number }) {
  const say = useSay();
  const [later, setLater] = useState<LinesPage>({ lines: [], next: first.next });
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const lines = [...first.lines, ...later.lines];

  async function loadMore() {
    if (later.next === null) return;
    setState('loading');
    try {
      const page = await callApi('listHistory', { query: { ...filter, limit: pageSize, before: later.next } });
      setLater({ lines: [...later.lines, ...page.lines], next: page.next });
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <div className="grid gap-4">
      <Button icon="download" size="small" asChild className="justify-self-start">
        <a href={`/api/player/history/export${searchOf(filter)}`} download>
          {say('history.export')}
        </a>
      </Button>
      <Card className="max-md:hidden">
        <LineTable lines={lines} />
      </Card>
      <LineCards lines={lines} className="md:hidden" />
      <div role="status" className="grid justify-items-center gap-3">
        {state === 'failed' && <Note tone="danger">{say('history.account.moreFailed')}</Note>}
        {later.next === null && lines.length > pageSize && <p className="text-text-faint">{say('history.end')}</p>}
        {later.next !== null && (
          <Button loading={state === 'loading'} onClick={() => void loadMore()}>
            {say(state === 'failed' ? 'history.again' : 'history.more')}
          </Button>
        )}
      </div>
    </div>
  );
}

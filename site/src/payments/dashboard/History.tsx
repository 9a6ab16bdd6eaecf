import type { Payment } from '@halley/contract';
import { Button } from '@halley/ui/Button.tsx';
import { EmptyState } from '@halley/ui/EmptyState.tsx';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { useState } from 'react';
import { queries, useQuery } from '../../query/index.ts';
import { Trouble } from '../Trouble.tsx';
import { useCashier } from '../use-cashier.ts';
import { type Filter, HistoryFilter } from './HistoryFilter.tsx';
import { PaymentRow } from './PaymentRow.tsx';

const pageSize = 20;

/** Every payment, newest first, page by page; each page is asked for again when something has changed. */
export function History() {
  const { say } = useCashier();
  const [filter, setFilter] = useState<Filter>({});
  const [pages, setPages] = useState(1);
  return (
    <section aria-labelledby="cashbox-history" className="grid grid-cols-1 gap-3">
      <h2 id="cashbox-history" className="title-card">
        {say('cashbox.history')}
      </h2>
      <HistoryFilter
        filter={filter}
        onChange={(next) => {
          setFilter(next);
          setPages(1);
        }}
      />
      {Array.from({ length: pages }, (_, index) => (
        <HistoryPage
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          key={`${JSON.stringify(filter)} ${index}`}
          page={index + 1}
          filter={filter}
          onMore={index + 1 === pages ? () => setPages(pages + 1) : undefined}
        />
      ))}
    </section>
  );
}

function HistoryPage({ page, filter, onMore }: { page: number; filter: Filter; onMore?: () => void }) {
  const { say } = useCashier();
  const isEmpty = Object.keys(filter).length === 0;
  const query = useQuery('searchPayments', {
    body: { page, page_size: pageSize, ...(isEmpty ? {} : { filter }) },
  });
  const { data, error, loading } = query;
  if (!data) {
    if (error !== undefined && !loading) {
      return <Trouble error={error} onAgain={() => queries.invalidate('searchPayments', 'listPayments')} />;
    }
    return (
      <div aria-busy="true" className="grid gap-2">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    );
  }
  const { per_page: perPage, total_count: total } = data.pagination;
  if (page === 1 && data.data.length === 0) {
    return (
      <EmptyState
        picture="no-bets"
        title={say(isEmpty ? 'cashbox.history.none' : 'cashbox.history.noneFound')}
        text={say(isEmpty ? 'cashbox.history.noneText' : 'cashbox.history.noneFoundText')}
      />
    );
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-2">
        {(data.data as Payment[]).map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ul>
      {onMore && page * perPage < total && (
        <Button block onClick={onMore}>
          {say('cashbox.history.more')}
        </Button>
      )}
    </>
  );
}

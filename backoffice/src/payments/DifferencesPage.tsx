import { Badge } from '@halley/ui';
import type { ReactNode } from 'react';
import { call, useRead } from '../api/index.ts';
import { Loading, MoreButton, Page, usePages } from '../console/index.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import { PaymentTabs } from './PaymentTabs.tsx';
import { paymentWords } from './words.ts';

export function DifferencesPage(): ReactNode {
  const found = useRead('listDifferences', { query: {} });
  const { pages, more } = usePages(found.data, {
    nextOf: ({ next_before }) => next_before,
    load: (before) => call('listDifferences', { query: { before } }),
  });
  const open = found.data?.open ?? 0;
  return (
    <Page
      title={paymentWords.title}
      badge={found.data && <Badge tone={open > 0 ? 'warn' : 'neutral'}>{paymentWords.open(open)}</Badge>}
    >
      <PaymentTabs current="differences" />
      <Loading from={found}>
        {() => (
          <div className="grid gap-4">
            <DifferenceTable differences={pages.flatMap(({ differences }) => differences)} onDone={found.reload} />
            <MoreButton more={more} />
          </div>
        )}
      </Loading>
    </Page>
  );
}

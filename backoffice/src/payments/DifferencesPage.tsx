import { Badge } from '@halley/ui';
import type { ReactNode } from 'react';
import { useCall } from '../api/use-call.ts';
import { Loading } from '../shell/Loading.tsx';
import { Page } from '../shell/Page.tsx';
import { DifferenceTable } from './DifferenceTable.tsx';
import { PaymentTabs } from './PaymentTabs.tsx';
import { paymentWords } from './words.ts';

export function DifferencesPage(): ReactNode {
  const found = useCall('listDifferences', { query: {} });
  const open = found.data?.open ?? 0;
  return (
    <Page
      title={paymentWords.title}
      badge={found.data && <Badge tone={open > 0 ? 'warn' : 'neutral'}>{paymentWords.open(open)}</Badge>}
    >
      <PaymentTabs current="differences" />
      <Loading from={found}>
        {({ differences }) => <DifferenceTable differences={differences} onDone={found.reload} />}
      </Loading>
    </Page>
  );
}

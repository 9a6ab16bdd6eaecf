import type { StaffDifference } from '@halley/contract';
import { Badge } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { assignedColumn, Page, ResourceList, useQueueWork } from '../console/index.ts';
import { differenceActions, differenceColumns } from './difference-columns.tsx';
import { PaymentTabs } from './PaymentTabs.tsx';
import { paymentWords } from './words.ts';

export function DifferencesPage(): ReactNode {
  const work = useQueueWork('differences');
  const [open, setOpen] = useState<number>();
  return (
    <Page
      title={paymentWords.title}
      badge={open !== undefined && <Badge tone={open > 0 ? 'warn' : 'neutral'}>{paymentWords.open(open)}</Badge>}
    >
      <PaymentTabs current="differences" />
      <ResourceList
        call="listDifferences"
        caption={paymentWords.tabs.differences}
        empty={paymentWords.noDifferences}
        rows={({ differences }) => differences}
        rowKey={({ id }) => id}
        columns={[...differenceColumns, assignedColumn<StaffDifference>(work, ({ settled }) => !settled)]}
        actions={differenceActions}
        onRead={(answer) => setOpen(answer.open)}
      />
    </Page>
  );
}

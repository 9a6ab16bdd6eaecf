import { Badge } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { Page, ResourceList } from '../console/index.ts';
import { differenceActions, differenceColumns } from './difference-columns.tsx';
import { PaymentTabs } from './PaymentTabs.tsx';
import { paymentWords } from './words.ts';

export function DifferencesPage(): ReactNode {
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
        columns={differenceColumns}
        actions={differenceActions}
        onRead={(answer) => setOpen(answer.open)}
      />
    </Page>
  );
}

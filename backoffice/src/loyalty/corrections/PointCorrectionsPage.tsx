import type { PointCorrection } from '@halley/contract';
import { Badge } from '@halley/ui';
import type { ReactNode } from 'react';
import { assignedColumn, Page, ResourceList, useQueueWork } from '../../console/index.ts';
import { useQueues } from '../../session/index.ts';
import { LoyaltyTabs } from '../LoyaltyTabs.tsx';
import { loyaltyWords } from '../words.ts';
import { correctionActions } from './correction-actions.ts';
import { correctionColumns } from './correction-columns.tsx';

const { corrections: own } = loyaltyWords;
const { at, waiting, player, chargeable, persistent, reason, by, state } = correctionColumns;

const isOpen = ({ state: is }: PointCorrection) => is === 'proposed';

/** What waits for a second person, the oldest first, and what was decided last. */
export function PointCorrectionsPage(): ReactNode {
  const work = useQueueWork('point_corrections');
  const open = useQueues().point_corrections?.open;
  return (
    <Page
      title={loyaltyWords.title}
      badge={open !== undefined && <Badge tone={open > 0 ? 'warn' : 'neutral'}>{own.waiting(open)}</Badge>}
    >
      <LoyaltyTabs current="corrections" />
      <p className="max-w-prose text-text-soft">{own.intro}</p>
      <ResourceList
        call="listPointCorrections"
        caption={own.title}
        empty={own.none}
        rows={(corrections) => corrections}
        rowKey={({ id }) => id}
        columns={[at, waiting, player, chargeable, persistent, reason, by, state, assignedColumn(work, isOpen)]}
        actions={correctionActions}
      />
    </Page>
  );
}

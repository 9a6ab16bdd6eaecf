import type { LootboxStage, StaffLootbox } from '@halley/contract';
import { Badge, type BadgeTone } from '@halley/ui';
import type { ReactNode } from 'react';
import { action, actionColumn, showTime, TableSection } from '../console/index.ts';
import { words } from '../words/index.ts';
import { loyaltyWords } from './words.ts';

const { boxes: own } = loyaltyWords;
const tones: Readonly<Record<LootboxStage, BadgeTone>> = {
  issued: 'info',
  activated: 'win',
  canceled: 'warn',
  expired: 'neutral',
};

/** What can still be opened can be taken away: a box given by mistake. */
const boxActions = ({ id, stage, title, order_id: order }: StaffLootbox) => [
  stage === 'issued' &&
    action('cancelLootbox', {
      label: own.cancel,
      name: own.cancelName(id),
      title: own.cancelTitle(title),
      text: order === null ? own.cancelText : own.cancelTextOrder(order),
      look: 'quiet',
      params: { id: String(id) },
      done: own.canceled,
    }),
];

/** Boxes and turns of one player, newest first, with where each of them stands. */
export function PlayerBoxes({ boxes, onDone }: { boxes: readonly StaffLootbox[]; onDone: () => void }): ReactNode {
  return (
    <TableSection
      title={own.title}
      empty={own.none}
      rows={boxes}
      rowKey={(box) => box.id}
      columns={[
        { key: 'id', head: own.columns.id, cell: ({ id }) => id },
        {
          key: 'what',
          head: own.columns.what,
          cell: ({ title }) => <span className="whitespace-normal">{title}</span>,
        },
        {
          key: 'stage',
          head: own.columns.stage,
          cell: ({ stage }) => <Badge tone={tones[stage]}>{own.stages[stage]}</Badge>,
        },
        { key: 'from', head: own.columns.from, cell: (box) => showTime(box.created_at), from: 'md' },
        { key: 'until', head: own.columns.until, cell: (box) => showTime(box.valid_until), from: 'md' },
        { key: 'order', head: own.columns.order, cell: (box) => box.order_id ?? words.none, from: 'md' },
        actionColumn(boxActions, onDone),
      ]}
    />
  );
}

import type { PlayerFile } from '@halley/contract';
import { newUuid } from '@halley/contract/new-uuid';
import { toasts } from '@halley/ui';
import type { FormState } from '@halley/ui/form';
import { type ReactNode, useState } from 'react';
import { useRead } from '../api/index.ts';
import { FormDialog, useCall } from '../console/index.ts';
import { giftWords as own } from './words.ts';

interface GivePromotionDialogProps {
  player: Pick<PlayerFile, 'id'>;
  onClosed: () => void;
  onDone: () => void;
}

/** One of the live promotions that staff set off: what it gives and asks is written in it. */
export function GivePromotionDialog({ player, onClosed, onDone }: GivePromotionDialogProps): ReactNode {
  // One grant however often the button is clicked, also when an answer is lost.
  const [start] = useState(() => ({ key: newUuid() }));
  const promotions = useRead('listPromotions', { query: { state: 'live', claim: 'staff' } });
  const form: FormState = useCall('givePromotion', {
    params: { id: String(player.id) },
    start,
    labels: {
      promotion_id: {
        label: own.promotion,
        options: () => [
          { value: '', label: promotions.data?.length === 0 ? own.noPromotions : own.choosePromotion },
          ...(promotions.data ?? []).map(({ id, title }) => ({ value: String(id), label: title })),
        ],
      },
    },
    onDone: () => {
      toasts.show({ title: own.promotionGiven, tone: 'win' });
      onDone();
      onClosed();
    },
  });
  return (
    <FormDialog
      title={own.givePromotionTitle}
      text={own.givePromotionText}
      submit={own.givePromotion}
      form={form}
      isReady={Boolean(form.typed.promotion_id)}
      onClosed={onClosed}
    />
  );
}

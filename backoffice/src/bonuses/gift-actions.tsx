import type { PlayerFile, StaffGift } from '@halley/contract';
import { type Action, action, actionWith } from '../console/index.ts';
import { GiveGiftDialog } from './GiveGiftDialog.tsx';
import { GivePromotionDialog } from './GivePromotionDialog.tsx';
import { giftWords as own } from './words.ts';

export function giveGift(player: Pick<PlayerFile, 'id' | 'currency'>): Action {
  return actionWith('issueGift', {
    label: own.give,
    look: 'primary',
    icon: 'gift',
    dialog: (props) => <GiveGiftDialog player={player} {...props} />,
  });
}

export function givePromotion(player: Pick<PlayerFile, 'id'>): Action {
  return actionWith('givePromotion', {
    label: own.givePromotion,
    look: 'secondary',
    dialog: (props) => <GivePromotionDialog player={player} {...props} />,
  });
}

export function withdrawGift({ id, title }: StaffGift): Action {
  return action('cancelGift', {
    label: own.withdraw,
    title: own.withdrawTitle(title),
    text: own.withdrawText,
    look: 'danger',
    params: { gift: String(id) },
    done: own.withdrawn,
  });
}

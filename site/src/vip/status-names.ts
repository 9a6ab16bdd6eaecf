import type { VipStatus } from '@halley/contract/vip-status';
import type { MessageKey } from '../i18n/index.ts';

export const statusNames: Record<VipStatus, MessageKey> = {
  REGULAR: 'vip.status.regular',
  BRONZE: 'vip.status.bronze',
  SILVER: 'vip.status.silver',
  GOLD: 'vip.status.gold',
  PLATINUM: 'vip.status.platinum',
  DIAMOND: 'vip.status.diamond',
};

/** What a status gives where the operator has not written more about it. */
export const statusGives: Record<VipStatus, MessageKey> = {
  REGULAR: 'vip.gives.regular',
  BRONZE: 'vip.gives.bronze',
  SILVER: 'vip.gives.silver',
  GOLD: 'vip.gives.gold',
  PLATINUM: 'vip.gives.platinum',
  DIAMOND: 'vip.gives.diamond',
};

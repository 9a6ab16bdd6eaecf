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

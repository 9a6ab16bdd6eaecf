import type { RefusalCode } from '@halley/contract';
import type { MessageKey } from '../../../i18n/index.ts';

/** Words for every refusal of an exchange that the contract names. */
export const refusals: Partial<Record<RefusalCode, MessageKey>> = {
  'points.not_enough': 'mart.refused.notEnough',
  'points.other_price': 'mart.refused.otherPrice',
  'points.too_many': 'mart.refused.tooMany',
  'points.sold_out': 'mart.refused.soldOut',
  'points.had_all': 'mart.refused.hadAll',
  'group.unknown': 'mart.refused.unknown',
  'group.not_for_you': 'mart.refused.notForYou',
  'group.several_accounts': 'mart.refused.severalAccounts',
  'group.no_bonuses': 'mart.refused.noBonuses',
  'currency.no_rate': 'mart.refused.noRate',
  'address.needed': 'mart.refused.address',
  'lottery_id.over': 'mart.refused.lotteryOver',
  'tickets_count.other': 'mart.refused.otherPrice',
  'tickets_count.too_many': 'mart.refused.ticketsMost',
  IDEMPOTENCY_CONFLICT: 'mart.refused.conflict',
};

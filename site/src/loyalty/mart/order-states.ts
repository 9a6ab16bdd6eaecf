import type { OrderState } from '@halley/contract';
import type { BadgeTone } from '@halley/ui';
import type { MessageKey } from '../../i18n/index.ts';

/** How each state of an order is called, and how loudly. */
export const orderLooks: Record<OrderState, { text: MessageKey; tone: BadgeTone }> = {
  placed: { text: 'mart.state.placed', tone: 'info' },
  confirmed: { text: 'mart.state.confirmed', tone: 'info' },
  sent: { text: 'mart.state.sent', tone: 'amber' },
  delivered: { text: 'mart.state.delivered', tone: 'win' },
  canceled: { text: 'mart.state.canceled', tone: 'neutral' },
  returned: { text: 'mart.state.returned', tone: 'neutral' },
};

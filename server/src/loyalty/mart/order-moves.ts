import type { ExchangeType, OrderMove, OrderState } from '@halley/contract';

/** What can be done with an order that is sent by post, and what it is then. What is not there cannot be done. */
const moves: { readonly [From in OrderState]: { readonly [Move in OrderMove]?: OrderState } } = {
  placed: { confirm: 'confirmed', cancel: 'canceled' },
  confirmed: { send: 'sent', cancel: 'canceled' },
  sent: { deliver: 'delivered', return: 'returned' },
  delivered: { return: 'returned' },
  canceled: {},
  returned: {},
};

/**
 * What a move makes of an order; undefined: it cannot be done. Digital things are delivered at once and stay so, but for boxes: those
 * that nobody has opened can come back.
 */
export const moveOrder = (
  { type, state }: { type: ExchangeType; state: OrderState },
  move: OrderMove,
): OrderState | undefined => {
  if (type === 'goods') return moves[state][move];
  return type === 'lootboxes' && state === 'delivered' && move === 'return' ? 'returned' : undefined;
};

/** The points go back where they came from, and the things into the stock. */
export const givesBack = (state: OrderState): boolean => state === 'canceled' || state === 'returned';

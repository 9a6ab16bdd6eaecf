import type { OrderMove, OrderState, StaffOrder } from '@halley/contract';
import { type Action, action } from '../../console/index.ts';
import { loyaltyWords } from '../words.ts';

const { orders: own } = loyaltyWords;

/** What can be done next; the server has the same table and the last word. */
const movesFrom: Readonly<Record<OrderState, readonly OrderMove[]>> = {
  placed: ['confirm', 'cancel'],
  confirmed: ['send', 'cancel'],
  sent: ['deliver', 'return'],
  delivered: ['return'],
  canceled: [],
  returned: [],
};

const givesBack = (move: OrderMove) => move === 'cancel' || move === 'return';

/** Buttons of an order that is sent by post. What was given at once stays given; boxes have buttons of their own. */
export function orderActions({ id, type, state }: StaffOrder): Action[] {
  return type === 'goods' ? movesFrom[state].map((move) => moveAction(id, move)) : [];
}

function moveAction(id: number, move: OrderMove): Action {
  const { label, title, text, done } = own.moves[move];
  return action('moveMartOrder', {
    label,
    name: own.moveName(label, id),
    title,
    text,
    look: givesBack(move) ? 'quiet' : 'secondary',
    params: { id: String(id) },
    start: { move },
    labels: move === 'send' ? { tracking: { label: own.trackingLabel, hint: own.trackingHint } } : {},
    // Without points nobody asks why; with them the player may.
    isReady: ({ typed }) => !givesBack(move) || String(typed.reason ?? '').trim().length >= 3,
    done,
  });
}

import type { Book, Order, Output } from './book.ts';

/** What a merchant is told of an order or a payout: in an answer, in a callback, in the day's report. */
export function reportOf(book: Book, order: Order) {
  const token = order.token !== null && order.save ? book.token(order.token) : undefined;
  return {
    event_id: `${order.id}:${order.told}`,
    kind: order.kind,
    id: order.id,
    reference: order.reference,
    status: order.status,
    amount: order.paid.amount,
    currency: order.paid.currency,
    reason: order.reason,
    token: token ? { token: token.id, brand: token.card.brand, last4: token.card.last4 } : null,
    at: new Date(order.changedAt).toISOString(),
  };
}

/** What a merchant is told of coins: how deep they lie is ours to say, how deep is enough is the merchant's. */
export function outputReport(output: Output) {
  return {
    event_id: `${output.id}:${output.status === 'replaced' ? 'replaced' : output.confirmations}`,
    kind: 'output',
    id: output.id,
    currency: output.currency,
    network: output.network,
    address: output.address,
    amount: output.amount,
    confirmations: output.confirmations,
    status: output.status,
    at: new Date(output.changedAt).toISOString(),
  };
}

import type { PaymentOrder, ProviderLine, ProviderReport } from '../../provider.ts';
import type { OrderReport } from './wire.ts';

export function reportFrom(report: OrderReport): ProviderReport {
  return {
    eventId: report.event_id,
    reference: report.reference,
    providerReference: report.id,
    state: report.status,
    amount: report.amount,
    currency: report.currency,
    ...(report.reason !== null && { reason: report.reason }),
    ...(report.token && {
      profile: {
        ...report.token,
        title: report.token.last4 === null ? report.token.brand : `${report.token.brand} ···· ${report.token.last4}`,
      },
    }),
  };
}

export function lineFrom(report: OrderReport): ProviderLine {
  return {
    reference: report.reference,
    providerReference: report.id,
    action: report.kind === 'order' ? 'deposit' : 'cashout',
    state: report.status,
    amount: report.amount,
    currency: report.currency,
    at: new Date(report.at),
  };
}

/** What a provider needs to know of an order. The player's mail address is not among it. */
export function orderOnTheWire(order: PaymentOrder) {
  return {
    reference: order.reference,
    method: order.method,
    amount: String(order.amount),
    currency: order.currency,
    customer: String(order.playerId),
    locale: order.locale,
    fields: order.fields,
    network: order.network ?? null,
    token: order.profileToken ?? null,
    save: order.saveProfile,
    return_url: order.returnUrl,
    callback_url: order.callbackUrl,
  };
}

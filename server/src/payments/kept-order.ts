import { invariant, type Sealer } from '../kit/index.ts';
import type { PaymentRow } from './payment.ts';

/** What a provider must be told beyond the amount. It names accounts and addresses, so it is kept sealed. */
export interface KeptOrder {
  fields: Record<string, string>;
  saveProfile: boolean;
}

const purposeOf = (reference: string) => `payments order ${reference}`;

export function sealOrder(sealer: Sealer, reference: string, order: KeptOrder): Buffer {
  return sealer.seal(Buffer.from(JSON.stringify(order)), purposeOf(reference));
}

export function openOrder(sealer: Sealer, payment: Pick<PaymentRow, 'reference' | 'sealed_order'>): KeptOrder {
  const opened = sealer.open(payment.sealed_order, purposeOf(payment.reference));
  invariant(opened, 'an order that was kept opens with one of the keys of the house');
  return JSON.parse(opened.toString()) as KeptOrder;
}

export { formatAmount } from './amounts.ts';
export { createPayments, type Payments, type PaymentsOptions } from './create-payments.ts';
export type { DeskPayment, PaymentsDesk, WholePayment } from './desk.ts';
export { lookUpPayments } from './look-up-store.ts';
export { sharingInstrument } from './methods/instrument-store.ts';
export { listPastPayments } from './past-store.ts';
export { type PaymentPace, readPaymentPace } from './payment-pace-store.ts';
export { listUnderWay } from './payment-store.ts';
export type { AskedOffer } from './ports.ts';
export type * from './provider.ts';
export type { DemoPayments } from './providers/create-providers.ts';
export { readMethodFigures } from './read-method-figures.ts';

export { auditPayments, countPayments } from './reconcile/audit-payments.ts';
export type { Difference } from './reconcile/difference-store.ts';
export { paymentsRoom } from './room.ts';

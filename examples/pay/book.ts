import { createHash, randomBytes } from 'node:crypto';
import type { CardRule } from './cards.ts';
import { openJournal } from './journal.ts';

export type Status = 'processing' | 'succeeded' | 'declined' | 'canceled';

/** How a customer pays; which page is shown. */
export const ways = ['card', 'transfer', 'login', 'wallet', 'voucher'] as const;
type Way = (typeof ways)[number];

/** Money in (`order`) or out (`payout`). */
export interface Order {
  kind: 'order' | 'payout';
  /** Nobody can guess it: it is the address of the order's page. */
  id: string;
  merchant: string;
  reference: string;
  /** Of what was asked: the same reference with other words is refused. */
  fingerprint: string;
  method: string;
  way: Way | 'coin';
  customer: string;
  locale: string;
  /** What was asked for; what was paid may differ. */
  asked: { amount: string; currency: string };
  paid: { amount: string; currency: string };
  status: Status;
  reason: string | null;
  /** Counts what was told of it. */
  told: number;
  /** How far the customer has come on its page. */
  stage: 'start' | 'confirm';
  tries: number;
  save: boolean;
  card: { brand: string; last4: string; rule: CardRule } | null;
  token: string | null;
  /** Where a payout goes, as far as it may be shown. */
  destination: string | null;
  returnUrl: string;
  callbackUrl: string;
  /** Something that happens by itself later. */
  due: { at: number; outcome: string } | null;
  createdAt: number;
  changedAt: number;
}

export interface Token {
  id: string;
  merchant: string;
  customer: string;
  card: NonNullable<Order['card']>;
}

/** One output of a transaction on our play chain. */
export interface Output {
  /** `transaction:place`, unique on the chain. */
  id: string;
  merchant: string;
  currency: string;
  network: string | null;
  address: string;
  /** In the chain's smallest unit. */
  amount: string;
  confirmations: number;
  status: 'seen' | 'replaced';
  createdAt: number;
  changedAt: number;
}

export interface Callback {
  id: string;
  merchant: string;
  url: string;
  body: string;
  /** Signed by somebody else: what an enemy would send. Tried once. */
  forged: boolean;
  tries: number;
  nextAt: number;
  /** What the merchant answered last; null: nothing yet. */
  answer: number | null;
  done: boolean;
}

/** A demo is open to everybody: its book keeps the latest and lets go of the oldest. */
const mostKept = 20_000;

export type Book = ReturnType<typeof openBook>;

/** Everything we know, in memory; with a path, in a file as well. */
export function openBook({ path, now }: { path?: string | undefined; now: () => number }) {
  const shelves = {
    orders: new Map<string, Order>(),
    tokens: new Map<string, Token>(),
    outputs: new Map<string, Output>(),
    callbacks: new Map<string, Callback>(),
  };
  const byReference = new Map<string, Order>();
  const nameOf = (merchant: string, reference: string) => `${merchant} ${reference}`;
  const take = (shelf: keyof typeof shelves, value: { id: string }) => {
    (shelves[shelf] as Map<string, unknown>).set(value.id, value);
    if (shelf === 'orders')
      byReference.set(nameOf((value as Order).merchant, (value as Order).reference), value as Order);
  };
  const journal = openJournal(path, ({ shelf, value }) => {
    if (Object.hasOwn(shelves, shelf)) take(shelf as keyof typeof shelves, value as { id: string });
  });

  function save(shelf: keyof typeof shelves, value: { id: string }): void {
    take(shelf, value);
    journal.write({ shelf, id: value.id, value });
    const map = shelves[shelf] as Map<string, unknown>;
    if (map.size > mostKept) remove(shelf, map.keys().next().value as string);
  }
  function remove(shelf: keyof typeof shelves, id: string): void {
    const order = shelf === 'orders' ? shelves.orders.get(id) : undefined;
    if (order) byReference.delete(nameOf(order.merchant, order.reference));
    shelves[shelf].delete(id);
    journal.write({ shelf, id });
  }

  return {
    now,
    order: (id: string) => shelves.orders.get(id),
    orderOf: (merchant: string, reference: string) => byReference.get(nameOf(merchant, reference)),
    token: (id: string) => shelves.tokens.get(id),
    output: (id: string) => shelves.outputs.get(id),
    orders: () => shelves.orders.values(),
    outputs: () => shelves.outputs.values(),
    callbacks: () => shelves.callbacks.values(),
    saveOrder: (order: Order) => save('orders', order),
    saveToken: (token: Token) => save('tokens', token),
    saveOutput: (output: Output) => save('outputs', output),
    saveCallback: (callback: Callback) => save('callbacks', callback),
    removeToken: (id: string) => remove('tokens', id),
  };
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(15).toString('base64url')}`;

export const fingerprintOf = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url');

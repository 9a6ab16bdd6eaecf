import { type Book, newId, type Order, type Status } from './book.ts';
import type { Callbacks } from './callbacks.ts';
import { otherAmount, otherCurrency } from './money.ts';
import { reportOf } from './report.ts';

/** Everything that can become of money, good and bad. */
export const outcomes = [
  'approve',
  'decline',
  'cancel',
  'abandon',
  'late',
  'double',
  'amount',
  'currency',
  'forged',
  'silent',
  'reorder',
] as const;
export type Outcome = (typeof outcomes)[number];

export const isOutcome = (text: unknown): text is Outcome => outcomes.includes(text as Outcome);

/** What can still be done with it: money that was refused may come all the same, money that came stays. */
export function outcomesOf(order: Pick<Order, 'kind' | 'status'>): readonly Outcome[] {
  if (order.status === 'succeeded') return [];
  if (order.status !== 'processing') return ['approve', 'silent'];
  return order.kind === 'order'
    ? outcomes
    : ['approve', 'decline', 'late', 'double', 'amount', 'forged', 'silent', 'reorder'];
}

export interface DeskOptions {
  book: Book;
  callbacks: Callbacks;
  lateMs: number;
}

export type Desk = ReturnType<typeof createDesk>;

/** Where it is decided what becomes of an order; what is decided is in the book before anybody hears of it. */
export function createDesk({ book, callbacks, lateMs }: DeskOptions) {
  const timers = new Set<NodeJS.Timeout>();

  const settle = (order: Order, status: Status, change: Partial<Order> = {}): Order => {
    const next = { ...order, status, due: null, ...change, told: order.told + 1, changedAt: book.now() };
    book.saveOrder(next);
    return next;
  };
  const tell = (order: Order) =>
    callbacks.send({ merchant: order.merchant, url: order.callbackUrl, report: reportOf(book, order) });

  /** Where an order stands now; a timer may have come first. */
  const deeds: Record<Outcome, (order: Order) => Promise<void>> = {
    approve: (order) => tell(settle(order, 'succeeded', { reason: null })),
    decline: (order) => tell(settle(order, 'declined', { reason: 'declined by the issuer' })),
    cancel: (order) => tell(settle(order, 'canceled', { reason: 'canceled by the customer' })),
    abandon: async () => undefined,
    late: async (order) => {
      const next = { ...order, due: { at: book.now() + lateMs, outcome: 'approve' } };
      book.saveOrder(next);
      await waitFor(next);
    },
    double: async (order) => {
      const next = settle(order, 'succeeded');
      await Promise.all([tell(next), tell(next)]);
    },
    amount: (order) =>
      tell(settle(order, 'succeeded', { paid: { ...order.asked, amount: otherAmount(order.asked.amount) } })),
    currency: (order) =>
      tell(settle(order, 'succeeded', { paid: { ...order.asked, currency: otherCurrency(order.asked.currency) } })),
    forged: (order) => {
      const report = { ...reportOf(book, order), event_id: newId('forged'), status: 'succeeded' };
      return callbacks.send({ merchant: order.merchant, url: order.callbackUrl, report, forged: true });
    },
    silent: async (order) => void settle(order, 'succeeded'),
    reorder: async (order) => {
      const first = settle(order, 'processing');
      await tell(settle(first, 'succeeded'));
      await tell(first);
    },
  };

  /** Waits for its hour, also when the process has been started anew in the meantime. */
  async function waitFor({ id, due }: Order): Promise<void> {
    if (!due) return;
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        const order = book.order(id);
        if (order?.due && isOutcome(order.due.outcome)) void decide(order, order.due.outcome);
      },
      Math.max(0, due.at - book.now()),
    );
    timer.unref();
    timers.add(timer);
  }

  /** False: it cannot become that any more. */
  async function decide(order: Order, outcome: Outcome): Promise<boolean> {
    const current = book.order(order.id) ?? order;
    if (!outcomesOf(current).includes(outcome)) return false;
    await deeds[outcome](current);
    return true;
  }

  return {
    decide,
    /** Money that comes after all. */
    async approveLater(id: string): Promise<void> {
      const order = book.order(id);
      if (order) await deeds.late(order);
    },
    resume(): void {
      for (const order of [...book.orders()]) void waitFor(order);
    },
    stop(): void {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

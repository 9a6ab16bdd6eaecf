import { type Book, newId, type Order } from './book.ts';
import { expiryProblem, isHolder, isSecurityCode, readCard } from './cards.ts';
import { type Desk, isOutcome, type Outcome } from './desk.ts';
import type { Problems, Typed } from './pages/order-page.ts';
import { mostTries, readVoucher, type VoucherRule } from './vouchers.ts';
import type { Words } from './words/words-for.ts';

/** What a page does next: is shown again, or sends the customer back to the shop. */
export type Step = { show: Order; problems?: Problems; typed?: Typed } | { leave: string };

/** How each kind of voucher ends; the other kinds are told on the page and may be tried again. */
const voucherEndings: Partial<Record<VoucherRule, Outcome>> = {
  good: 'approve',
  half: 'amount',
  other: 'currency',
};

/** A customer presses a button on the page of an order. */
export async function takeStep(
  { book, desk, blockedBins }: { book: Book; desk: Desk; blockedBins?: readonly string[] | undefined },
  order: Order,
  { form, words }: { form: URLSearchParams; words: Words },
): Promise<Step> {
  const outcome = form.get('outcome');
  if (order.status !== 'processing') return { show: order };
  if (outcome === 'abandon') return { leave: order.returnUrl };
  if (order.way === 'transfer' || order.stage === 'confirm') return choose(outcome);
  if (order.way === 'card') return payByCard();
  if (order.way === 'voucher') return redeem();
  return { show: keep({ stage: 'confirm' }) };

  /** What may come back to the form: never a number or a code of a card. */
  function said(name: keyof Typed): string {
    return (form.get(name) ?? '').slice(0, 80);
  }

  function keep(change: Partial<Order>): Order {
    const next = { ...order, ...change };
    book.saveOrder(next);
    return next;
  }

  async function choose(wish: string | null): Promise<Step> {
    if (!isOutcome(wish)) return { show: order };
    const isDone = await soon(desk.decide(order, wish));
    if (isDone === false) return { show: book.order(order.id) ?? order, problems: { all: words.tooLate } };
    return { leave: order.returnUrl };
  }

  /** The number is looked at and forgotten; what stays is a token, the brand and four digits. */
  async function payByCard(): Promise<Step> {
    const card = readCard(form.get('number') ?? '', blockedBins);
    const expiry = expiryProblem(form.get('expiry') ?? '', new Date(book.now()));
    const problems: Problems = {
      ...(typeof card === 'string' && { number: words[`number_${card}`] }),
      ...(!isHolder(form.get('holder') ?? '') && { holder: words.badHolder }),
      ...(expiry && { expiry: words[`expiry_${expiry}`] }),
      ...(!isSecurityCode(form.get('code') ?? '') && { code: words.badCode }),
    };
    if (typeof card === 'string' || Object.keys(problems).length > 0)
      return { show: order, problems, typed: { holder: said('holder'), expiry: said('expiry') } };
    const token = newId('tok');
    book.saveToken({ id: token, merchant: order.merchant, customer: order.customer, card });
    const next = keep({ card, token, stage: 'confirm' });
    if (card.rule === 'ask') return { show: next };
    await soon(desk.decide(next, card.rule === 'approve' ? 'approve' : 'decline'));
    return { leave: order.returnUrl };
  }

  async function redeem(): Promise<Step> {
    const rule = readVoucher(form.get('voucher') ?? '');
    const ending = rule && voucherEndings[rule];
    if (ending) return choose(ending);
    if (order.tries + 1 >= mostTries) return choose('decline');
    const what = rule === 'used' || rule === 'expired' ? words[`voucher_${rule}`] : words.voucher_unknown;
    return { show: keep({ tries: order.tries + 1 }), problems: { voucher: what }, typed: { voucher: said('voucher') } };
  }
}

const longestWaitMs = 1_500;

/** The shop usually hears of it before the customer is back there; who waits longer is sent back all the same. */
async function soon<T>(done: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), longestWaitMs);
  });
  return Promise.race([done, enough]).finally(() => clearTimeout(timer));
}

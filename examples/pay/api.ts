import { type Book, fingerprintOf, newId, type Order, ways } from './book.ts';
import type { Desk } from './desk.ts';
import { isAmount, isCurrency } from './money.ts';
import { isAnswerLost, payoutRule } from './payouts.ts';
import { outputReport, reportOf } from './report.ts';
import { readVoucher, voucherWorth } from './vouchers.ts';

export interface Answer {
  status: number;
  body?: object;
}

export interface ApiOptions {
  book: Book;
  desk: Desk;
  pageOf: (order: Order) => string;
}

const refused = (status: number, code: string, message: string): Answer => ({
  status,
  body: { error: { code, message } },
});
const linesOnAPage = 500;

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longest;
const isUrl = (value: unknown): value is string =>
  isText(value, 2000) && (/^https?:\/\//.test(value) ? URL.canParse(value) : /^\/(?!\/)/.test(value));

type Asked = Pick<Order, 'reference' | 'method' | 'customer' | 'locale' | 'returnUrl' | 'callbackUrl' | 'asked'>;

/** The API of merchants. Whoever asks has been recognised before. */
export function createApi({ book, desk, pageOf }: ApiOptions) {
  const told = (order: Order, page = false) => ({
    ...reportOf(book, order),
    page_url: page ? pageOf(order) : null,
    // A wallet is entered by a form that the shop's page sends, as some providers want it; the others by a link.
    page_fields: page && order.way === 'wallet' ? { entry: order.id } : null,
  });

  /** The same reference is done once, with the answer it would get now; other words under it are refused. */
  function repeated(merchant: string, said: Record<string, unknown>): Answer | undefined {
    const known = book.orderOf(merchant, String(said.reference));
    if (!known) return undefined;
    if (known.fingerprint !== fingerprintOf(said))
      return refused(409, 'REFERENCE_TAKEN', 'another order has this reference');
    return { status: 200, body: told(known, known.kind === 'order' && known.status === 'processing') };
  }

  function begin(merchant: string, said: Record<string, unknown>, asked: Asked): Order {
    const now = book.now();
    return {
      ...asked,
      kind: 'order',
      id: newId('or'),
      merchant,
      fingerprint: fingerprintOf(said),
      way: 'card',
      paid: asked.asked,
      status: 'processing',
      reason: null,
      told: 0,
      stage: 'start',
      tries: 0,
      save: false,
      card: null,
      token: null,
      destination: null,
      due: null,
      createdAt: now,
      changedAt: now,
    };
  }

  async function order(merchant: string, said: Record<string, unknown>): Promise<Answer> {
    const asked = readAsked(said);
    if (!asked) return refused(422, 'INVALID', 'the order cannot be read');
    const before = repeated(merchant, said);
    if (before) return before;
    const way = ways.find((name) => name === said.way);
    if (!way) return refused(422, 'WAY_UNKNOWN', 'there is no such way to pay');
    const fresh: Order = { ...begin(merchant, said, asked), way, save: said.save === true };
    if (said.token === undefined || said.token === null) {
      const code = way === 'voucher' ? fieldsOf(said).voucher_code : undefined;
      if (isText(code, 100)) return byVoucher(fresh, code);
      book.saveOrder(fresh);
      return isAnswerLost(asked.asked.amount) ? { status: 503 } : { status: 201, body: told(fresh, true) };
    }
    const token = isText(said.token, 100) ? book.token(said.token) : undefined;
    if (token?.merchant !== merchant || token.customer !== asked.customer) {
      return refused(422, 'TOKEN_UNKNOWN', 'there is no such saved card');
    }
    return byToken({ ...fresh, card: token.card, token: token.id, stage: 'confirm' });
  }

  /** A saved card is asked for its owner's consent, or decides at once. */
  function byToken(order: Order): Answer {
    const { rule } = order.card as NonNullable<Order['card']>;
    if (rule === 'ask') {
      book.saveOrder(order);
      return { status: 201, body: told(order, true) };
    }
    const done: Order =
      rule === 'approve' ? { ...order, status: 'succeeded' } : { ...order, status: 'declined', reason: rule };
    book.saveOrder({ ...done, told: 1 });
    return { status: 201, body: told({ ...done, told: 1 }) };
  }

  /** A code that was typed at the shop: there is nothing to ask any more. */
  function byVoucher(order: Order, code: string): Answer {
    const rule = readVoucher(code);
    const worth = rule && voucherWorth(rule, order.asked);
    const done: Order = worth
      ? { ...order, status: 'succeeded', paid: worth, told: 1 }
      : { ...order, status: 'declined', reason: `voucher ${rule ?? 'unknown'}`, told: 1 };
    book.saveOrder(done);
    return { status: 201, body: told(done) };
  }

  async function payout(merchant: string, said: Record<string, unknown>): Promise<Answer> {
    const asked = readAsked(said);
    if (!asked) return refused(422, 'INVALID', 'the payout cannot be read');
    const before = repeated(merchant, said);
    if (before) return before;
    const rule = payoutRule(asked.asked.amount);
    if (rule === 'refuse') return refused(422, 'REFUSED', 'this payout is not done');
    const way = ways.find((name) => name === said.way) ?? 'coin';
    const fresh: Order = { ...begin(merchant, said, asked), kind: 'payout', way, destination: destinationOf(said) };
    const saved = (change: Partial<Order>): Order => {
      const next = { ...fresh, ...change };
      book.saveOrder(next);
      return next;
    };
    if (rule === 'at_once') return { status: 201, body: told(saved({ status: 'succeeded', told: 1 })) };
    if (rule === 'decline') {
      return { status: 201, body: told(saved({ status: 'declined', reason: 'account closed', told: 1 })) };
    }
    // The answer tells of what is now; the rest happens behind its back.
    const answer = { status: 201, body: told(saved({})) };
    if (rule === 'later') await desk.decide(fresh, 'late');
    if (rule === 'silence') await desk.decide(fresh, 'silent');
    if (rule === 'paid_after_decline') void desk.decide(fresh, 'decline').then(() => desk.approveLater(fresh.id));
    if (rule === 'lost_answer') {
      await desk.decide(fresh, 'silent');
      return { status: 503 };
    }
    return answer;
  }

  function look(merchant: string, reference: string): Answer {
    const found = book.orderOf(merchant, reference);
    if (found) return { status: 200, body: told(found, found.kind === 'order' && found.status === 'processing') };
    const output = book.output(reference);
    if (output?.merchant === merchant) return { status: 200, body: outputReport(output) };
    return refused(404, 'UNKNOWN', 'there is nothing with this reference');
  }

  /** What reached its end between two moments, and coins that were seen: oldest first, by page. */
  function report(merchant: string, query: URLSearchParams): Answer {
    const [from, to] = [Date.parse(query.get('from') ?? ''), Date.parse(query.get('to') ?? '')];
    const after = Number(query.get('after') ?? 0);
    if (Number.isNaN(from) || Number.isNaN(to) || !Number.isSafeInteger(after) || after < 0) {
      return refused(422, 'INVALID', 'from and to must be moments');
    }
    const isOurs = (one: { merchant: string; changedAt: number }) =>
      one.merchant === merchant && one.changedAt >= from && one.changedAt < to;
    const lines = [
      ...[...book.orders()]
        .filter((one) => isOurs(one) && one.status !== 'processing')
        .map((one) => reportOf(book, one)),
      ...[...book.outputs()].filter(isOurs).map(outputReport),
    ].toSorted((left, right) => left.at.localeCompare(right.at) || left.id.localeCompare(right.id));
    const end = after + linesOnAPage;
    return { status: 200, body: { lines: lines.slice(after, end), next: end < lines.length ? end : null } };
  }

  function forget(merchant: string, id: string): Answer {
    if (book.token(id)?.merchant === merchant) book.removeToken(id);
    return { status: 204 };
  }

  return { order, payout, look, report, forget };
}

function readAsked(said: Record<string, unknown>): Asked | undefined {
  const { reference, method, amount, currency, customer, locale, return_url, callback_url } = said;
  if (!isText(reference, 100) || !isText(method, 60) || !isText(customer, 100) || !isText(locale, 20)) return undefined;
  if (!isAmount(amount) || !isCurrency(currency) || !isUrl(return_url)) return undefined;
  if (!isUrl(callback_url) || callback_url.startsWith('/')) return undefined;
  const asked = { amount, currency };
  return { reference, method, customer, locale, asked, returnUrl: return_url, callbackUrl: callback_url };
}

function fieldsOf({ fields }: Record<string, unknown>): Record<string, unknown> {
  return typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {};
}

/** The end of an account number, or a whole address: those are public. */
function destinationOf(said: Record<string, unknown>): string | null {
  const given = fieldsOf(said);
  if (isText(given.address, 200)) return given.address;
  const account = Object.values(given).find((value) => isText(value, 500)) as string | undefined;
  return account ? `···· ${account.slice(-4)}` : null;
}

import type { Currency, PaymentAction } from '@halley/contract';
import { writeSignificant } from '../../audit/index.ts';
import type { Queryable, Tx } from '../../kit/index.ts';
import { ask } from '../advance-payment.ts';
import { applyReport } from '../apply-report.ts';
import type { PaymentRow } from '../payment.ts';
import { findPayment, paymentColumns } from '../payment-store.ts';
import type { PaymentsPorts } from '../ports.ts';
import type { PaymentProvider, ProviderLine } from '../provider.ts';
import { auditPayments } from './audit-payments.ts';
import { flagDifference, type NewDifference } from './flag-difference.ts';

const dayMs = 24 * 60 * 60 * 1000;
const linesAtOnce = 500;

export interface Reconciled {
  provider: string;
  lines: number;
  differences: number;
}

/**
 * Holds what each provider says it did on the day before against our payments, and our payments against the ledger.
 * May run again: the same difference is one line.
 */
export async function reconcilePayments(ports: PaymentsPorts, now = ports.clock.now()): Promise<Reconciled[]> {
  const today = new Date(Math.floor(now.getTime() / dayMs) * dayMs);
  const yesterday = new Date(today.getTime() - dayMs);
  const results: Reconciled[] = [];
  for (const provider of ports.providers.values()) {
    try {
      // Longer than the day on both sides: what is done at midnight stands in one of the two books a moment later.
      const lines = await readLines(ports, provider, { from: new Date(yesterday.getTime() - dayMs), to: now });
      const differences = await compare(ports, provider.name, { from: yesterday, to: today });
      results.push({ provider: provider.name, lines, differences });
    } catch (error) {
      ports.log.error({ err: error, provider: provider.name }, 'a provider could not be reconciled');
    }
  }
  const findings = await auditPayments(ports.database);
  if (findings.length > 0) ports.log.error({ findings }, 'payments are at odds with the ledger');
  return results;
}

async function readLines(
  ports: PaymentsPorts,
  provider: PaymentProvider,
  span: { from: Date; to: Date },
): Promise<number> {
  let read = 0;
  let page: ProviderLine[] = [];
  const write = async () => {
    if (page.length > 0) await ports.database.tx((tx) => writeLines(tx, provider.name, page, ports.clock.now()));
    read += page.length;
    page = [];
  };
  for await (const line of provider.listDone(span)) {
    page.push(line);
    if (page.length >= linesAtOnce) await write();
  }
  await write();
  return read;
}

async function writeLines(tx: Tx, provider: string, lines: readonly ProviderLine[], at: Date): Promise<void> {
  const uuid = /^[0-9a-f-]{36}$/i;
  for (const line of lines) {
    const reference = line.reference !== null && uuid.test(line.reference) ? line.reference : null;
    await tx.query(
      `insert into payments_report_line (provider, provider_reference, reference, action, state, amount, currency, at,
         read_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (provider, provider_reference) do update set state = excluded.state, amount = excluded.amount,
         currency = excluded.currency, at = excluded.at, read_at = excluded.read_at`,
      [provider, line.providerReference, reference, line.action, line.state, line.amount, line.currency, line.at, at],
    );
  }
}

interface LineRow {
  provider_reference: string;
  action: PaymentAction;
  line_amount: bigint;
  line_currency: Currency;
  payment_id: bigint | null;
}

async function compare(ports: PaymentsPorts, provider: string, span: { from: Date; to: Date }): Promise<number> {
  const { database } = ports;
  const [strange, missing] = await Promise.all([
    linesWithoutPayment(database, provider, span),
    paymentsWithoutLine(database, provider, span),
  ]);
  const found: NewDifference[] = [];
  for (const line of strange) {
    const payment = line.payment_id === null ? undefined : await readAfterLook(ports, line.payment_id);
    const { provider_reference: providerReference, line_amount: amount, line_currency: currency } = line;
    const kind =
      payment?.state !== 'succeeded' || payment.action !== line.action
        ? 'missing_here'
        : payment.currency !== currency
          ? 'wrong_currency'
          : 'wrong_amount';
    const isRight = kind === 'wrong_amount' && payment?.amount === amount;
    if (isRight) continue;
    found.push({ kind, provider, payment, providerReference, amount, currency, detail: `their ${line.action}` });
  }
  for (const payment of missing) {
    const providerReference = payment.provider_reference ?? undefined;
    found.push({ kind: 'missing_at_provider', provider, payment, providerReference });
  }
  for (const difference of found) {
    await database.tx((tx) => flagDifference(ports, tx, difference));
  }
  if (found.length > 0) {
    const day = span.from.toISOString().slice(0, 10);
    await database.tx((tx) =>
      writeSignificant(tx, {
        kind: 'payments.difference_found',
        actor: { kind: 'system' },
        detail: { provider, day, differences: found.length },
      }),
    );
  }
  return found.length;
}

/** What they hold for done, and we do not in the same way. */
async function linesWithoutPayment(db: Queryable, provider: string, { from, to }: { from: Date; to: Date }) {
  const { rows } = await db.query<LineRow>(
    `select l.provider_reference, l.action, l.amount as line_amount, l.currency as line_currency, p.id as payment_id
     from payments_report_line l left join payments_payment p
       on p.provider = l.provider and (p.reference = l.reference or (l.reference is null
         and p.provider_reference = l.provider_reference))
     where l.provider = $1 and l.state = 'succeeded' and l.at >= $2 and l.at < $3
       and (p.id is null or p.state <> 'succeeded' or p.action <> l.action or p.amount <> l.amount
         or p.currency <> l.currency)`,
    [provider, from, to],
  );
  return rows;
}

/** What we hold for done, and they do not. */
async function paymentsWithoutLine(db: Queryable, provider: string, { from, to }: { from: Date; to: Date }) {
  const { rows } = await db.query<PaymentRow>(
    `select ${paymentColumns} from payments_payment p
     where p.provider = $1 and p.state = 'succeeded' and p.finished_at >= $2 and p.finished_at < $3
       and not exists (select 1 from payments_report_line l where l.provider = p.provider and l.state = 'succeeded'
         and (l.reference = p.reference or l.provider_reference = p.provider_reference))`,
    [provider, from, to],
  );
  return rows;
}

/** Their word may have been lost on its way, and nobody looks at what is over: so it is looked at once more. */
async function readAfterLook(ports: PaymentsPorts, id: bigint): Promise<PaymentRow | undefined> {
  const { database } = ports;
  const payment = await findPayment(database, { id });
  if (!payment || payment.state === 'succeeded') return payment;
  const { reference, provider, provider_reference: providerReference } = payment;
  const asked = await ask(ports, payment, (one) => one.look(reference, { providerReference }));
  if (asked === 'away' || 'refused' in asked || !asked.answer) return payment;
  const report = asked.answer;
  await database.tx((tx) => applyReport(ports, tx, provider, report));
  return findPayment(database, { id });
}

import type { Clock } from '../../../kit/index.ts';
import { type DepositStart, type PaymentOrder, type PaymentProvider, ProviderAway } from '../../provider.ts';
import { createCaller } from '../signed/create-caller.ts';
import { readSigned } from '../signed/read-signed.ts';
import { lineFrom, orderOnTheWire, reportFrom } from '../signed/translate.ts';
import { OrderAnswer, OrderReport, ReportPage } from '../signed/wire.ts';

export interface SandboxOptions {
  /** Where its API is, as seen from here. */
  url: () => string;
  merchant: string;
  secret: string;
  clock: Clock;
  timeoutMs?: number;
}

/** Which page a customer of a method is shown. A method of an operator's own is a wallet unless it stands here. */
const ways: Readonly<Record<string, string>> = {
  visa: 'card',
  mastercard: 'card',
  maestro: 'card',
  bank_transfer: 'transfer',
  sofort: 'login',
  ecopayz: 'wallet',
  voucher: 'voucher',
};

/** The example of docs/payments.md: a provider that moves no money, and tries everything a provider can do. */
export function createSandbox(options: SandboxOptions): PaymentProvider {
  const { secret, clock } = options;
  const { ask } = createCaller(options);

  const order = async (path: '/orders' | '/payouts', wanted: PaymentOrder): Promise<OrderAnswer> => {
    const body = { ...orderOnTheWire(wanted), way: ways[wanted.method] ?? 'wallet' };
    const answer = await ask({ method: 'POST', path, body, answer: OrderAnswer });
    if (answer?.reference !== wanted.reference) throw new ProviderAway('the answer is about something else');
    return answer;
  };

  return {
    name: 'sandbox',
    async beginDeposit(wanted): Promise<DepositStart> {
      const answer = await order('/orders', wanted);
      if (answer.page_url === null) return { mode: 'notify', report: reportFrom(answer) };
      const { page_url: url, page_fields: data, id: providerReference } = answer;
      return data
        ? { mode: 'form_redirect', url, data, providerReference }
        : { mode: 'redirect', url, providerReference };
    },
    async sendCashout(wanted) {
      return reportFrom(await order('/payouts', wanted));
    },
    async look(reference) {
      const path = `/orders/${encodeURIComponent(reference)}`;
      const found = await ask({ method: 'GET', path, answer: OrderReport });
      return found && reportFrom(found);
    },
    readCallback(request) {
      const read = readSigned(request, { secret, clock });
      if (!read.ok) return read;
      const report = OrderReport.safeParse(read.body);
      return report.success ? { ok: true, reports: [reportFrom(report.data)] } : { ok: false, why: 'malformed' };
    },
    async *listDone({ from, to }) {
      for (let after: number | null = 0; after !== null; ) {
        const query = new URLSearchParams({ from: from.toISOString(), to: to.toISOString(), after: String(after) });
        const page: ReportPage | null = await ask({ method: 'GET', path: `/report?${query}`, answer: ReportPage });
        for (const line of page?.lines ?? []) if (line.kind !== 'output') yield lineFrom(line);
        after = page?.next ?? null;
      }
    },
    async forgetProfile(token) {
      await ask({ method: 'DELETE', path: `/tokens/${encodeURIComponent(token)}`, answer: OrderReport });
    },
  };
}

import { type Clock, invariant } from '../../../kit/index.ts';
import {
  type PaymentProvider,
  ProviderAway,
  type ProviderLine,
  ProviderRefused,
  type ProviderReport,
} from '../../provider.ts';
import { createCaller } from '../signed/create-caller.ts';
import { readSigned } from '../signed/read-signed.ts';
import { lineFrom, orderOnTheWire, reportFrom } from '../signed/translate.ts';
import { OrderAnswer, OrderReport, OutputReport, Report, ReportPage } from '../signed/wire.ts';
import { type Chain, chainOf, chains } from './chains.ts';
import { deriveAddress } from './derive-address.ts';
import { inSubunits } from './in-subunits.ts';
import { isAddressOf } from './is-address.ts';
import { readExtendedKey } from './read-extended-key.ts';
import { walletLink } from './wallet-link.ts';

export interface CoinsOptions {
  /** The extended public key of an account, by the name of its chain: `BTC`, `USDT-TRC20`. */
  keys: Readonly<Record<string, string>>;
  /** Blocks that make a payment final, where they differ from the usual. */
  confirmations?: Readonly<Record<string, number>>;
  /** Who watches the chains and sends coins out. */
  url: () => string;
  merchant: string;
  secret: string;
  clock: Clock;
  timeoutMs?: number;
  /** In the demo: where an address can be paid with play coins. */
  playChain?: string;
}

const anyReport = OrderReport.or(OutputReport);

/**
 * Coins. Addresses are derived here, from public keys only: whoever breaks in finds nothing to spend. Who watches the
 * chains tells of every output and how deep it lies; when that is deep enough is decided here.
 */
export function createCoins(options: CoinsOptions): PaymentProvider {
  const { secret, clock, playChain } = options;
  const { ask } = createCaller(options);
  const accounts = new Map(
    chains.flatMap((chain) => {
      const key = options.keys[chain.name];
      return key === undefined ? [] : [[chain.name, readExtendedKey(key)] as const];
    }),
  );
  const neededOn = (chain: Chain) => options.confirmations?.[chain.name] ?? chain.confirmations;

  function fromOutput(output: OutputReport): ProviderReport {
    const chain = chainOf(output);
    if (!chain) throw new ProviderAway(`there is no chain for ${output.currency} on ${output.network}`);
    const { amount, dust } = inSubunits(chain, output.amount);
    const needed = neededOn(chain);
    const state =
      output.status === 'replaced' ? 'canceled' : output.confirmations >= needed ? 'succeeded' : 'processing';
    return {
      eventId: output.event_id,
      address: output.address,
      providerReference: output.id,
      state,
      amount,
      currency: output.currency,
      confirmations: { seen: Math.min(output.confirmations, needed), needed },
      ...(output.status === 'replaced' && { reason: 'spent elsewhere before the first block' }),
      ...(dust > 0n && { dust: String(dust) }),
    };
  }
  const fromReport = (report: OrderReport | OutputReport): ProviderReport =>
    report.kind === 'output' ? fromOutput(report) : reportFrom(report);

  function lineOf(report: OrderReport | OutputReport): ProviderLine {
    if (report.kind !== 'output') return lineFrom(report);
    const { providerReference, state, amount, currency } = fromOutput(report);
    return { reference: null, providerReference, action: 'deposit', state, amount, currency, at: new Date(report.at) };
  }

  const find = (name: string) => ask({ method: 'GET', path: `/orders/${encodeURIComponent(name)}`, answer: anyReport });

  return {
    name: 'coins',
    async beginDeposit() {
      throw new ProviderRefused('coins come to an address: there is nothing to begin');
    },
    async sendCashout(order) {
      const chain = chainOf({ currency: order.currency, network: order.network ?? null });
      if (!chain || !isAddressOf(chain.style, order.fields.address ?? '')) {
        throw new ProviderRefused('the address is not one of this chain');
      }
      const body = { ...orderOnTheWire(order), network: chain.network };
      const answer = await ask({ method: 'POST', path: '/payouts', body, answer: OrderAnswer });
      if (answer?.reference !== order.reference) throw new ProviderAway('the answer is about something else');
      return reportFrom(answer);
    },
    async look(reference, known) {
      const found = (await find(reference)) ?? (known?.providerReference ? await find(known.providerReference) : null);
      return found && fromReport(found);
    },
    readCallback(request) {
      const read = readSigned(request, { secret, clock });
      if (!read.ok) return read;
      const report = Report.safeParse(read.body);
      if (!report.success || (report.data.kind === 'output' && !chainOf(report.data)))
        return { ok: false, why: 'malformed' };
      return { ok: true, reports: [fromReport(report.data)] };
    },
    async *listDone({ from, to }) {
      for (let after: number | null = 0; after !== null; ) {
        const query = new URLSearchParams({ from: from.toISOString(), to: to.toISOString(), after: String(after) });
        const page: ReportPage | null = await ask({ method: 'GET', path: `/report?${query}`, answer: ReportPage });
        for (const line of page?.lines ?? []) yield lineOf(line);
        after = page?.next ?? null;
      }
    },
    addressFor({ index, ...where }) {
      const chain = chainOf(where);
      const account = chain && accounts.get(chain.name);
      invariant(chain && account, `there is a key for ${where.currency} ${where.network ?? ''}`);
      return deriveAddress(account, chain.style, index);
    },
    isAddress({ address, ...where }) {
      const chain = chainOf(where);
      return chain !== undefined && isAddressOf(chain.style, address);
    },
    walletLink({ address, ...where }) {
      const chain = chainOf(where);
      invariant(chain, `${where.currency} has a chain`);
      const query = new URLSearchParams({ currency: where.currency, network: chain.network ?? '', address });
      return { ...walletLink(chain, address), ...(playChain && { demoHref: `${playChain}?${query}` }) };
    },
  };
}

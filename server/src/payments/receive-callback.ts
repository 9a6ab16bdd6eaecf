import { createHash } from 'node:crypto';
import { writeSignificant } from '../audit/index.ts';
import type { Tx } from '../kit/index.ts';
import { type AppliedReport, applyReport } from './apply-report.ts';
import type { PaymentsPorts } from './ports.ts';
import type { CallbackRequest, PaymentProvider, ProviderReport } from './provider.ts';

export interface CallbackAnswer {
  status: number;
  body: string;
}

const answer = (status: number, body: object): CallbackAnswer => ({ status, body: JSON.stringify(body) });
const trailPauseMs = 60_000;

/** Takes in what a provider tells. What has been told before, byte for byte, is answered as it was then. */
export function createReceiver(ports: PaymentsPorts) {
  const { database, clock, log, measures } = ports;
  /** When the trail last heard of a bad signature, by provider and address: a flood is one entry a minute. */
  const noted = new Map<string, number>();

  async function refuse(
    provider: PaymentProvider,
    why: 'signature' | 'stale' | 'malformed',
    address: string,
  ): Promise<CallbackAnswer> {
    measures.callback(provider.name, why);
    log.warn({ provider: provider.name, address, why }, 'a payment callback was refused');
    if (why === 'malformed') return answer(422, { error: 'malformed' });
    const nowMs = clock.now().getTime();
    const key = `${provider.name} ${address}`;
    if (nowMs - (noted.get(key) ?? Number.NEGATIVE_INFINITY) >= trailPauseMs) {
      if (noted.size > 1000) noted.clear();
      noted.set(key, nowMs);
      await database.tx((tx) =>
        writeSignificant(tx, {
          kind: 'payments.bad_signature',
          actor: { kind: 'system' },
          address,
          detail: { provider: provider.name, why },
        }),
      );
    }
    return answer(401, { error: why });
  }

  return async (name: string, request: CallbackRequest, address: string): Promise<CallbackAnswer> => {
    const provider = ports.providers.get(name);
    if (!provider) return answer(404, { error: 'unknown_provider' });
    const read = await provider.readCallback(request);
    if (!read.ok) return refuse(provider, read.why, address);
    const hash = createHash('sha256').update(request.rawBody).digest();
    const { given, outcome } = await database.tx((tx) =>
      applyDelivery(ports, tx, { provider: name, hash, reports: read.reports }),
    );
    measures.callback(name, outcome);
    return given;
  };
}

interface DeliveredReports {
  provider: string;
  hash: Buffer;
  reports: readonly ProviderReport[];
}

async function applyDelivery(ports: PaymentsPorts, tx: Tx, { provider, hash, reports }: DeliveredReports) {
  // Two deliveries of the same bytes come one after the other.
  await tx.query("select pg_advisory_xact_lock(hashtextextended('payments callback ' || $1::text, 0))", [
    `${provider} ${hash.toString('hex')}`,
  ]);
  const { rows } = await tx.query<{ status: number; answer: string }>(
    'select status, answer from payments_callback where provider = $1 and body_hash = $2',
    [provider, hash],
  );
  const [kept] = rows;
  if (kept) return { given: { status: kept.status, body: kept.answer }, outcome: 'replayed' };
  const applied: (AppliedReport & { event: string })[] = [];
  // In one order everywhere, so that two callbacks about the same payments do not wait for each other in a ring.
  const sorted = [...reports].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  for (const report of sorted)
    applied.push({ ...(await applyReport(ports, tx, provider, report)), event: report.eventId });
  const outcome = worstOf(applied.map((one) => one.outcome));
  const given = answer(outcome === 'refused' ? 422 : 200, {
    reports: applied.map(({ event, outcome: became }) => ({ event_id: event, outcome: became })),
  });
  await tx.query(
    `insert into payments_callback (provider, body_hash, outcome, status, answer, payment_ids, at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      provider,
      hash,
      outcome,
      given.status,
      given.body,
      applied.flatMap(({ paymentId }) => paymentId ?? []),
      ports.clock.now(),
    ],
  );
  return { given, outcome };
}

const keyOf = ({ reference, providerReference }: ProviderReport) => reference ?? providerReference;

function worstOf(outcomes: readonly AppliedReport['outcome'][]): string {
  const order = ['refused', 'flagged', 'applied', 'late', 'repeated'] as const;
  return order.find((outcome) => outcomes.includes(outcome)) ?? 'empty';
}

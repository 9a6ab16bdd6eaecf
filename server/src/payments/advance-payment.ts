import { invariant, writeEvents } from '../kit/index.ts';
import { applyReport } from './apply-report.ts';
import { judgeCashout } from './cashouts/cashout-signals.ts';
import { readCashoutHistory, readUnplayed } from './cashouts/cashout-store.ts';
import { thresholdsIn } from './cashouts/thresholds.ts';
import { movePayment } from './move-payment.ts';
import { orderFor } from './order.ts';
import type { NextStep, PaymentRow } from './payment.ts';
import { isOpen } from './payment-moves.ts';
import { findPayment, lockPayment, notePayment, noteVerdict } from './payment-store.ts';
import { methodOf, type PaymentsPorts } from './ports.ts';
import { type PaymentProvider, ProviderAway, ProviderRefused, type ProviderReport } from './provider.ts';
import { flagDifference } from './reconcile/flag-difference.ts';

const dayMs = 24 * 60 * 60 * 1000;
const slowCashoutMs = 3 * dayMs;

/**
 * Does whatever comes next for a payment, from wherever it stands: judges a cashout, sends it, asks the provider what has
 * become of it, gives up a deposit nobody finishes. May be called at any time, as often as one likes, by anybody.
 */
export async function advancePayment(ports: PaymentsPorts, id: number | bigint): Promise<void> {
  const payment = await findPayment(ports.database, { id });
  if (!payment || !isOpen(payment.state)) return;
  if (payment.action === 'deposit') return mindDeposit(ports, payment);
  const judged = payment.state === 'reserved' ? await judge(ports, payment) : payment;
  const released = judged?.state === 'pending' ? await release(ports, judged) : judged;
  if (released?.state === 'processing') await mindSent(ports, released);
}

/** What a provider answered; `away`: nobody knows, it is asked again later. */
type Asked<T> = { answer: T } | { refused: string } | 'away';

/** Never inside a transaction. */
export async function ask<T>(
  ports: PaymentsPorts,
  payment: PaymentRow,
  call: (provider: PaymentProvider) => Promise<T>,
): Promise<Asked<T>> {
  const provider = ports.providers.get(payment.provider);
  if (!provider) return 'away';
  try {
    return { answer: await call(provider) };
  } catch (error) {
    if (error instanceof ProviderRefused) return { refused: error.message };
    // A provider's code that breaks is as good as one that does not answer: nobody knows whether it was done.
    const { name, message } = error as Error;
    ports.measures.away(payment.provider);
    const log = error instanceof ProviderAway ? 'warn' : 'error';
    ports.log[log](
      { provider: payment.provider, paymentId: Number(payment.id), error: `${name}: ${message}` },
      'a payment provider did not answer',
    );
    return 'away';
  }
}

async function report(ports: PaymentsPorts, payment: PaymentRow, told: ProviderReport): Promise<void> {
  await ports.database.tx((tx) => applyReport(ports, tx, payment.provider, told));
}

async function decline(ports: PaymentsPorts, payment: PaymentRow, reason: string): Promise<void> {
  await ports.database.tx(async (tx) => {
    const locked = await lockPayment(tx, { id: payment.id });
    if (locked?.state !== payment.state) return;
    await movePayment(ports, tx, locked, {
      to: 'declined',
      actor: { kind: 'provider' },
      reason,
      cancellationReason: 'declined_by_provider',
    });
  });
}

/** Asks the provider to begin, and keeps where the browser goes on. Answers with the payment's next step. */
export async function beginDeposit(ports: PaymentsPorts, payment: PaymentRow): Promise<NextStep> {
  const order = await orderFor(ports, payment);
  const asked = await ask(ports, payment, (provider) => provider.beginDeposit(order));
  if (asked === 'away') return { mode: 'notify' };
  if ('refused' in asked) {
    await decline(ports, payment, asked.refused);
    return { mode: 'notify' };
  }
  const start = asked.answer;
  const nextStep = nextStepOf(start);
  const providerReference = start.mode === 'notify' ? start.report.providerReference : start.providerReference;
  await ports.database.tx((tx) => notePayment(tx, payment.id, { nextStep, providerReference }));
  if (start.mode === 'notify') await report(ports, payment, start.report);
  return nextStep;
}

function nextStepOf(start: Awaited<ReturnType<PaymentProvider['beginDeposit']>>): NextStep {
  if (start.mode === 'notify') return { mode: 'notify' };
  if (start.mode === 'redirect') return { mode: 'redirect', url: start.url };
  return { mode: 'form_redirect', url: start.url, data: start.data };
}

async function mindDeposit(ports: PaymentsPorts, payment: PaymentRow): Promise<void> {
  const asked = await ask(ports, payment, (provider) =>
    provider.look(payment.reference, { providerReference: payment.provider_reference }),
  );
  if (asked === 'away' || 'refused' in asked) return;
  if (asked.answer) await report(ports, payment, asked.answer);
  const waitedMs = ports.clock.now().getTime() - payment.created_at.getTime();
  const patienceMs = methodOf(ports, payment.method)?.abandonAfterMs ?? dayMs;
  if (waitedMs >= patienceMs) return giveUp(ports, payment);
  await beginAgain(ports, payment);
}

/**
 * Nobody knows where the browser goes on: the first request never came to the provider, or its answer was lost on the way
 * back. The same request is made once more, and the player is told. Coins have no such place.
 */
async function beginAgain(ports: PaymentsPorts, { id, next_step: known, method }: PaymentRow): Promise<void> {
  if (known !== null || methodOf(ports, method)?.type === 'crypto') return;
  const payment = await findPayment(ports.database, { id });
  if (!payment || !isOpen(payment.state) || payment.next_step !== null) return;
  const nextStep = await beginDeposit(ports, payment);
  if (nextStep.mode === 'redirect') await tellStepDue(ports, payment, nextStep.url);
  // A form is not told live, it may carry what nobody else should read: the page asks for it (`continuePayment`).
  if (nextStep.mode === 'form_redirect') await tellStepDue(ports, payment, null);
}

/** Nobody has paid for as long as we wait. Should the money come after all, it is credited all the same. */
async function giveUp(ports: PaymentsPorts, payment: PaymentRow): Promise<void> {
  await ports.database.tx(async (tx) => {
    const locked = await lockPayment(tx, { id: payment.id });
    if (!locked || !isOpen(locked.state)) return;
    await movePayment(ports, tx, locked, {
      to: 'canceled',
      actor: { kind: 'clock' },
      reason: 'not paid in time',
      cancellationReason: 'abandoned',
    });
  });
}

/** The automatic checks of a cashout. */
async function judge(ports: PaymentsPorts, payment: PaymentRow): Promise<PaymentRow | undefined> {
  const { clock, database, releaseAfterMs } = ports;
  return database.tx(async (tx) => {
    const locked = await lockPayment(tx, { id: payment.id });
    if (locked?.state !== 'reserved') return locked;
    const playerId = Number(locked.player_id);
    const player = await ports.readPlayer(playerId, tx);
    invariant(player, 'a payment belongs to a player');
    const now = clock.now();
    const said = new Set(locked.signals);
    const { verdict, signals } = judgeCashout({
      ...(await readCashoutHistory(tx, locked)),
      accountAgeMs: now.getTime() - new Date(player.created_at).getTime(),
      verified: player.verified,
      unplayedDeposit: await readUnplayed(tx, { playerId, currency: locked.currency, now }),
      reviewAbove: thresholdsIn(await ports.documents.read('sum-thresholds', tx), locked.currency).review,
      isOtherCountry: said.has('other_country'),
      risk: said.has('risk_decline') ? 'decline' : said.has('risk_review') ? 'review' : 'accept',
    });
    await noteVerdict(tx, locked.id, { verdict, signals });
    const moved = await movePayment(
      ports,
      tx,
      { ...locked, signals, verdict },
      {
        to: 'pending',
        actor: { kind: 'clock' },
        ...(signals.length > 0 && { reason: signals.join(', ') }),
        lookAt: verdict === 'review' ? null : new Date(now.getTime() + releaseAfterMs),
      },
    );
    return moved;
  });
}

/** A cashout nothing speaks against goes to the provider; one that waits for people stays. */
async function release(ports: PaymentsPorts, payment: PaymentRow): Promise<PaymentRow | undefined> {
  const { clock, database, releaseAfterMs } = ports;
  return database.tx(async (tx) => {
    const locked = await lockPayment(tx, { id: payment.id });
    if (locked?.state !== 'pending' || locked.verdict !== 'accept') return locked;
    if (clock.now().getTime() < locked.moved_at.getTime() + releaseAfterMs) return locked;
    return movePayment(ports, tx, locked, { to: 'processing', actor: { kind: 'clock' } });
  });
}

/** The payment says `processing` before anybody is asked: whatever breaks from here on, it is asked again, not sent twice. */
async function mindSent(ports: PaymentsPorts, payment: PaymentRow): Promise<void> {
  const looked =
    payment.provider_reference === null
      ? { answer: null }
      : await ask(ports, payment, (provider) =>
          provider.look(payment.reference, { providerReference: payment.provider_reference }),
        );
  if (looked === 'away' || 'refused' in looked) return;
  const order = await orderFor(ports, payment);
  const asked = looked.answer
    ? { answer: looked.answer }
    : await ask(ports, payment, (provider) => provider.sendCashout(order));
  if (asked === 'away') return;
  if ('refused' in asked) return decline(ports, payment, asked.refused);
  await report(ports, payment, asked.answer);
  await flagSlow(ports, payment);
}

async function flagSlow(ports: PaymentsPorts, payment: PaymentRow): Promise<void> {
  if (ports.clock.now().getTime() - payment.moved_at.getTime() < slowCashoutMs) return;
  await ports.database.tx(async (tx) => {
    const locked = await lockPayment(tx, { id: payment.id });
    if (locked?.state !== 'processing') return;
    const { provider, provider_reference: providerReference } = locked;
    await flagDifference(ports, tx, {
      kind: 'slow_cashout',
      provider,
      payment: locked,
      providerReference: providerReference ?? undefined,
    });
  });
}

/** The player's open pages learn where a payment goes on; null: they have to ask. */
async function tellStepDue(ports: PaymentsPorts, payment: PaymentRow, url: string | null): Promise<void> {
  const news = { playerId: Number(payment.player_id), paymentId: Number(payment.id), url };
  await ports.database.tx((tx) => writeEvents(tx, 'payments.step_due', [news]));
}

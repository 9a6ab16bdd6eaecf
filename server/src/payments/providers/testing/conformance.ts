import { randomUUID } from 'node:crypto';
import type { Currency } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import type { CallbackRequest, PaymentOrder, PaymentProvider, ProviderLine, ProviderReport } from '../../provider.ts';

/** What a provider lets a test do to it: the world outside, at the other end. */
export interface Stage {
  provider: PaymentProvider;
  currency: Currency;
  method: string;
  /** Fields of a cashout that the provider takes. */
  cashoutFields: Readonly<Record<string, string>>;
  network?: string | null;
  /** Callbacks that have come in so far, as they came. */
  callbacks(): readonly CallbackRequest[];
  /** Where callbacks are sent to. */
  callbackUrl: string;
  /** Makes the customer pay a deposit that was begun; unset where nobody begins one. */
  pay?(start: { url?: string }, order: PaymentOrder): Promise<unknown>;
  /** An amount that the provider pays out at once, and one it declines. */
  paidAmount: bigint;
  declinedAmount: bigint;
  refusedAmount: bigint;
}

/**
 * What every provider must be able to do, whoever it is. A provider of an operator's own is handed in here, with a stage
 * on which the test can play the customer.
 */
export function conformance(name: string, stageOf: () => Stage): void {
  const orderOf = (stage: Stage, change: Partial<PaymentOrder> = {}): PaymentOrder => ({
    reference: randomUUID(),
    method: stage.method,
    amount: stage.paidAmount,
    currency: stage.currency,
    playerId: 7,
    email: 'player@example.com',
    locale: 'en',
    country: 'DE',
    network: stage.network ?? null,
    fields: {},
    saveProfile: false,
    returnUrl: 'http://shop.invalid/back',
    callbackUrl: stage.callbackUrl,
    ...change,
  });
  const reportsOf = async (stage: Stage, isWanted: (report: ProviderReport) => boolean): Promise<ProviderReport[]> => {
    const read = await Promise.all(stage.callbacks().map((request) => stage.provider.readCallback(request)));
    return read.flatMap((one) => (one.ok ? one.reports : [])).filter(isWanted);
  };
  const linesOf = async (stage: Stage): Promise<ProviderLine[]> => {
    const lines: ProviderLine[] = [];
    const span = { from: new Date(Date.now() - 3_600_000), to: new Date(Date.now() + 3_600_000) };
    for await (const line of stage.provider.listDone(span)) lines.push(line);
    return lines;
  };

  describe(`${name} behaves as a provider must`, () => {
    test('what it has never heard of is null', async () => {
      expect(await stageOf().provider.look(randomUUID())).toBeNull();
    });

    test('a deposit is begun once, however often it is asked for', async () => {
      const stage = stageOf();
      if (!stage.pay) return;
      const order = orderOf(stage);
      const [first, second] = await Promise.all([
        stage.provider.beginDeposit(order),
        stage.provider.beginDeposit(order),
      ]);
      const third = await stage.provider.beginDeposit(order);
      expect([second, third]).toEqual([first, first]);
      const looked = await stage.provider.look(order.reference);
      expect(looked).toMatchObject({ reference: order.reference, state: 'processing', amount: order.amount });
    });

    test('a deposit that was paid is told by callback, when asked, and in the report: the same each time', async () => {
      const stage = stageOf();
      if (!stage.pay) return;
      const order = orderOf(stage);
      const start = await stage.provider.beginDeposit(order);
      await stage.pay(start.mode === 'notify' ? {} : { url: start.url }, order);
      const looked = await stage.provider.look(order.reference);
      expect(looked).toMatchObject({
        reference: order.reference,
        state: 'succeeded',
        amount: order.amount,
        currency: order.currency,
      });
      await expect
        .poll(() => reportsOf(stage, (report) => report.reference === order.reference), { timeout: 15_000 })
        .toContainEqual(looked);
      const lines = (await linesOf(stage)).filter((line) => line.reference === order.reference);
      expect(lines).toEqual([
        {
          reference: order.reference,
          providerReference: looked?.providerReference,
          action: 'deposit',
          state: 'succeeded',
          amount: order.amount,
          currency: order.currency,
          at: expect.any(Date),
        },
      ]);
    });

    test('a cashout is sent once, however often it is asked for', async () => {
      const stage = stageOf();
      const order = orderOf(stage, { fields: stage.cashoutFields });
      const reports = await Promise.all([1, 2, 3].map(() => stage.provider.sendCashout(order)));
      expect(new Set(reports.map(({ eventId }) => eventId)).size).toBe(1);
      expect(reports[0]).toMatchObject({ reference: order.reference, state: 'succeeded', amount: order.amount });
      expect(await stage.provider.look(order.reference)).toEqual(reports[0]);
      const lines = (await linesOf(stage)).filter((line) => line.reference === order.reference);
      expect(lines).toMatchObject([{ action: 'cashout', state: 'succeeded', amount: order.amount }]);
    });

    test('a cashout that is declined says so; one that is refused has never been', async () => {
      const stage = stageOf();
      const declined = orderOf(stage, { amount: stage.declinedAmount, fields: stage.cashoutFields });
      expect(await stage.provider.sendCashout(declined)).toMatchObject({ state: 'declined' });
      const refused = orderOf(stage, { amount: stage.refusedAmount, fields: stage.cashoutFields });
      await expect(stage.provider.sendCashout(refused)).rejects.toMatchObject({ name: 'ProviderRefused' });
      expect(await stage.provider.look(refused.reference)).toBeNull();
    });

    test('the same reference with another amount is not done: nobody may take it for refused', async () => {
      const stage = stageOf();
      const order = orderOf(stage, { fields: stage.cashoutFields });
      await stage.provider.sendCashout(order);
      const other = { ...order, amount: order.amount * 2n };
      await expect(stage.provider.sendCashout(other)).rejects.toMatchObject({ name: 'ProviderAway' });
      expect(await stage.provider.look(order.reference)).toMatchObject({ amount: order.amount });
    });

    test('a callback that is not signed, or was changed, or is old, is not read', async () => {
      const stage = stageOf();
      const bare = await stage.provider.readCallback({ headers: {}, rawBody: Buffer.from('{}') });
      expect(bare).toEqual({ ok: false, why: 'signature' });
      const [heard] = stage.callbacks();
      if (!heard) return;
      const changed = Buffer.from(heard.rawBody.toString().replace(/"amount":"\d/, '"amount":"9'));
      expect(await stage.provider.readCallback({ ...heard, rawBody: changed })).toEqual({
        ok: false,
        why: 'signature',
      });
      for (const header of Object.keys(heard.headers).filter(
        (key) => key.startsWith('x-pay-') && key !== 'x-pay-merchant',
      )) {
        const headers = { ...heard.headers, [header]: `${heard.headers[header]}0` };
        expect(await stage.provider.readCallback({ ...heard, headers })).toEqual({ ok: false, why: 'signature' });
      }
    });
  });
}

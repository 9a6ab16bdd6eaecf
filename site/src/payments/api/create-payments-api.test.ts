import { describe, expect, test } from 'vitest';
import { createPaymentsApi } from './create-payments-api.ts';
import type { Submission } from './payments-api.d.ts';

type Answer = (url: string, init: RequestInit) => Response | Promise<Response>;

function open(answer: Answer) {
  const sent: { url: string; init: RequestInit }[] = [];
  let keys = 0;
  const api = createPaymentsApi({
    fetch: (async (url: string, init: RequestInit) => {
      sent.push({ url, init });
      return answer(url, init);
    }) as typeof fetch,
    makeKey: () => `key-${++keys}`,
  });
  return { api, sent, keyOf: (index: number) => new Headers(sent[index]?.init.headers).get('idempotency-key') };
}

const methods = (...ids: string[]) => Response.json({ methods: ids.map((id) => ({ id })), providers: [] });
const ask = { currency: 'EUR', paymentAction: 'deposit' } as const;
const order: Submission = { id: 'card', ...ask, amount: '12.50', fields: { name: 'Ada' } };

describe('the payments library', () => {
  test('[CASH-22] methods are asked for by currency and action, once for everyone', async () => {
    const { api, sent } = open(() => methods('card'));
    const [first, second] = await Promise.all([api.getMethods(ask), api.getMethods(ask)]);
    expect(first).toEqual([{ id: 'card' }]);
    expect(second).toBe(first);
    await api.getMethods({ ...ask, paymentAction: 'cashout' });
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/payments/payment_methods/EUR?payment_action=deposit',
      '/api/payments/payment_methods/EUR?payment_action=cashout',
    ]);
    await api.resetCache();
    await api.getMethods(ask);
    expect(sent).toHaveLength(3);
  });

  test('[CASH-22] fields and addresses are asked for by method, currency, action and profile', async () => {
    const { api, sent } = open(() => Response.json({ methodFields: [] }));
    await api.getMethodFields({ id: 'a/b', ...ask });
    await api.getMethodFields({ id: 'a/b', ...ask, savedProfileId: '7' });
    await api.getMethodFields({ id: 'a/b', ...ask });
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/payments/payment_methods/EUR/a%2Fb/fields?payment_action=deposit',
      '/api/payments/payment_methods/EUR/a%2Fb/fields?payment_action=deposit&saved_profile_id=7',
    ]);
  });

  test('an empty list and a failure are not kept', async () => {
    const answers = [() => methods(), () => new Response('{}', { status: 503 }), () => methods('card')];
    const { api } = open(() => (answers.shift() as () => Response)());
    expect(await api.getMethods(ask)).toEqual([]);
    await expect(api.getMethods(ask)).rejects.toMatchObject({ status: 503 });
    expect(await api.getMethods(ask)).toEqual([{ id: 'card' }]);
  });

  test('what was on its way when the cache was reset is not kept', async () => {
    let arrive = (_: Response) => {};
    const slow = new Promise<Response>((resolve) => {
      arrive = resolve;
    });
    const answers = [() => slow, () => methods('new')];
    const { api } = open(() => (answers.shift() as () => Response)());
    const old = api.getMethods(ask);
    await api.resetCache();
    expect(await api.getMethods(ask)).toEqual([{ id: 'new' }]);
    arrive(methods('old'));
    expect(await old).toEqual([{ id: 'old' }]);
    expect(await api.getMethods(ask)).toEqual([{ id: 'new' }]);
  });

  test('a payment is sent as the house reads it, with a key and nothing empty', async () => {
    const { api, sent, keyOf } = open(() => Response.json({ payment_id: 3, mode: 'notify' }));
    expect(await api.submit(order)).toEqual({ payment_id: 3, mode: 'notify' });
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({
      payment_method: 'card',
      payment_action: 'deposit',
      currency: 'EUR',
      amount: '12.50',
      fields: { name: 'Ada' },
    });
    await api.submit(order);
    expect([keyOf(0), keyOf(1)]).toEqual(['key-1', 'key-2']);
  });

  test('after a lost line or a broken house the same payment goes under the same key, after a refusal it is new', async () => {
    const answers: (() => Response)[] = [
      () => {
        throw new TypeError('no line');
      },
      () => new Response('', { status: 502 }),
      () => Response.json({ errors: { amount: { too_small: '' } } }, { status: 422 }),
      () => Response.json({ payment_id: 3, mode: 'notify' }),
    ];
    const { api, keyOf } = open(() => (answers.shift() as () => Response)());
    await expect(api.submit(order)).rejects.toThrow('no line');
    await expect(api.submit(order)).rejects.toMatchObject({ status: 502 });
    await expect(api.submit(order)).rejects.toMatchObject({
      status: 422,
      body: { errors: { amount: { too_small: '' } } },
    });
    await api.submit(order);
    expect([0, 1, 2, 3].map(keyOf)).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
  });

  test('a removed profile takes the lists that named it along', async () => {
    const { api, sent } = open((_url, { method }) =>
      method === 'DELETE' ? new Response(null, { status: 204 }) : methods('card'),
    );
    await api.getMethods(ask);
    await api.removeProfile({ id: 'card', savedProfileId: '9/1' });
    await api.getMethods(ask);
    expect(sent.map(({ init, url }) => `${init.method} ${url}`)).toEqual([
      'GET /api/payments/payment_methods/EUR?payment_action=deposit',
      'DELETE /api/payments/profiles/9%2F1',
      'GET /api/payments/payment_methods/EUR?payment_action=deposit',
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import {
  browserRetries,
  browserTimeoutMs,
  CallFailed,
  type CallOptions,
  type ClientOptions,
  createClient,
  renderingTimeoutMs,
  retryDelayMs,
} from './client.ts';

const routes = {
  readThing: ['GET', '/api/shelves/:shelf/things/:thing'],
  readPage: ['GET', '/api/pages/:path*'],
  listThings: ['GET', '/api/things'],
  putThing: ['POST', '/api/things'],
  setThing: ['PUT', '/api/things'],
  dropThing: ['DELETE', '/api/things'],
  payThing: ['POST', '/api/pay', true],
} as const;

type LooseCall = (input?: unknown, options?: CallOptions) => Promise<unknown>;
type LooseClient = Record<keyof typeof routes, LooseCall>;

/** A client whose every request is answered with the same thing, and the requests it made. */
function clientAnswering(answer: () => Response, options: Partial<ClientOptions> = {}) {
  const sent: { url: string; init: RequestInit & { headers: Record<string, string> } }[] = [];
  const send = (async (url: string, init: RequestInit) => {
    sent.push({ url, init: init as (typeof sent)[number]['init'] });
    return answer();
  }) as typeof fetch;
  return { client: createClient({ routes, fetch: send, ...options }) as unknown as LooseClient, sent };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });

describe('the address of a request', () => {
  test('parameters fill the path, escaped', async () => {
    const { client, sent } = clientAnswering(json({}));
    await client.readThing({ params: { shelf: 'a/b?c#d&é', thing: 7 } });
    expect(sent[0]?.url).toBe('/api/shelves/a%2Fb%3Fc%23d%26%C3%A9/things/7');
  });

  test('a parameter that would be replaced again is taken as it is', async () => {
    const { client, sent } = clientAnswering(json({}));
    await client.readThing({ params: { shelf: ':thing', thing: '$&' } });
    expect(sent[0]?.url).toBe('/api/shelves/%3Athing/things/%24%26');
  });

  test.each(['.', '..', '', undefined, null])('the parameter %j would lead elsewhere and is refused', async (shelf) => {
    const { client, sent } = clientAnswering(json({}));
    await expect(client.readThing({ params: { shelf, thing: 1 } })).rejects.toThrow(/shelf/);
    expect(sent).toEqual([]);
  });

  test('a parameter of several segments keeps its slashes', async () => {
    const { client, sent } = clientAnswering(json({}));
    await client.readPage({ params: { path: 'shop/a b/é?' } });
    expect(sent[0]?.url).toBe('/api/pages/shop/a%20b/%C3%A9%3F');
  });

  test.each(['', '/x', 'x/', 'a//b', '../x', 'a/../../player', 'a/.'])(
    'its segments lead nowhere else: %j',
    async (path) => {
      const { client, sent } = clientAnswering(json({}));
      await expect(client.readPage({ params: { path } })).rejects.toThrow(/path/);
      expect(sent).toEqual([]);
    },
  );

  test('query parameters without a value are left out', async () => {
    const { client, sent } = clientAnswering(json([]));
    await client.listThings({ query: { a: undefined, b: null } });
    await client.listThings({ query: { a: 0, b: '', c: false, d: null, 'e f': 'x&y=z+1' } });
    expect(sent.map(({ url }) => url)).toEqual(['/api/things', '/api/things?a=0&b=&c=false&e+f=x%26y%3Dz%2B1']);
  });

  test('the base goes before the path', async () => {
    const { client, sent } = clientAnswering(json([]), { base: 'http://127.0.0.1:1' });
    await client.listThings();
    expect(sent[0]?.url).toBe('http://127.0.0.1:1/api/things');
  });
});

describe('headers and body of a request', () => {
  test('a body is JSON with its content type, and no body has neither', async () => {
    const { client, sent } = clientAnswering(json({}));
    await client.putThing({ body: { name: 'é' } });
    await client.dropThing();
    expect(sent[0]?.init).toMatchObject({ method: 'POST', body: '{"name":"é"}' });
    expect(sent[0]?.init.headers['content-type']).toBe('application/json');
    expect(sent[1]?.init.method).toBe('DELETE');
    expect(sent[1]?.init.body).toBeUndefined();
    expect(sent[1]?.init.headers).not.toHaveProperty('content-type');
  });

  test('null, false and 0 are bodies too', async () => {
    const { client, sent } = clientAnswering(json({}));
    for (const body of [null, false, 0]) await client.putThing({ body });
    expect(sent.map(({ init }) => init.body)).toEqual(['null', 'false', '0']);
  });

  test('it says that it is a script of ours, carries the key, and the call has the last word on headers', async () => {
    const { client, sent } = clientAnswering(json({}), { headers: { 'accept-language': 'de', 'x-a': '1' } });
    await client.putThing({ body: {} }, { idempotencyKey: 'k-1', headers: { 'x-a': '2' } });
    expect(sent[0]?.init.headers).toMatchObject({
      accept: 'application/json, text/plain, */*',
      'x-content-policy': '3',
      'x-requested-with': 'XMLHttpRequest',
      'idempotency-key': 'k-1',
      'accept-language': 'de',
      'x-a': '2',
    });
    expect(sent[0]?.init.credentials).toBe('same-origin');
  });

  test('a call that is given up is given up on the wire', async () => {
    const { client, sent } = clientAnswering(json({}));
    const giveUp = new AbortController();
    await client.listThings({}, { signal: giveUp.signal });
    expect(sent[0]?.init.signal?.aborted).toBe(false);
    giveUp.abort();
    expect(sent[0]?.init.signal?.aborted).toBe(true);
  });
});

describe('what comes back', () => {
  test.each([
    ['204', () => new Response(null, { status: 204 }), null],
    ['an empty 200', () => new Response('', { status: 200 }), null],
    ['JSON', json({ a: [1] }), { a: [1] }],
    ['text', () => new Response('<p>hello'), '<p>hello'],
    ['broken JSON', () => new Response('{"a":'), '{"a":'],
    ['JSON null', () => new Response('null'), null],
  ])('%s', async (_name, answer, expected) => {
    const { client } = clientAnswering(answer);
    expect(await client.listThings()).toEqual(expected);
  });

  test.each<[string, () => Response, number, string]>([
    ['a refusal', json({ error: { code: 'NOT_FOUND' } }, 404), 404, 'NOT_FOUND'],
    ['a refused field', json({ errors: { email: { taken: 'is taken' } } }, 422), 422, 'email.taken'],
    ['a field with plain words', json({ errors: { ref_code: 'expired' } }, 422), 422, 'ref_code.expired'],
    ['a field with a list of words', json({ errors: { file: ['too_big', 'bad'] } }, 422), 422, 'file.too_big'],
    ['no field at all', json({ errors: {} }, 422), 422, 'HTTP_422'],
    ['a proxy’s page', () => new Response('<html>bad gateway', { status: 502 }), 502, 'HTTP_502'],
    ['nothing', () => new Response('', { status: 503 }), 503, 'HTTP_503'],
    ['an error of another make', json({ error: 'boom' }, 500), 500, 'HTTP_500'],
    ['a list', json([1, 2], 400), 400, 'HTTP_400'],
    ['a number', json(7, 400), 400, 'HTTP_400'],
    ['null', json(null, 400), 400, 'HTTP_400'],
    ['an error without code', json({ error: null }, 500), 500, 'HTTP_500'],
  ])('%s is a failed call with a status and a code', async (_name, answer, status, code) => {
    const { client } = clientAnswering(answer);
    const failure = await client.listThings().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CallFailed);
    expect(failure).toMatchObject({ call: 'listThings', status, code });
  });

  test('a network that fails stays what it is', async () => {
    const { client } = clientAnswering(() => {
      throw new TypeError('fetch failed');
    });
    await expect(client.listThings()).rejects.toThrow(TypeError);
  });
});

describe('no answer', () => {
  const lost = () => {
    throw new TypeError('fetch failed');
  };
  /** A client that does not wait, and the pauses it would have made. */
  function clientRetrying(answer: () => Response, options: Partial<ClientOptions> = {}) {
    const pauses: number[] = [];
    const opened = clientAnswering(answer, {
      retries: browserRetries,
      random: () => 0.5,
      pause: async (ms) => {
        pauses.push(ms);
      },
      ...options,
    });
    return { ...opened, pauses };
  }

  test('[HTTP-02] is asked again up to six times, each pause twice the last and some jitter', async () => {
    const { client, sent, pauses } = clientRetrying(lost);
    await expect(client.listThings()).rejects.toThrow(TypeError);
    expect(sent).toHaveLength(7);
    expect(pauses).toEqual([1500, 2500, 4500, 8500, 16_500, 32_500]);
    for (const chance of [0, 0.25, 0.999]) {
      const pause = retryDelayMs(3, () => chance);
      expect(pause).toBeGreaterThanOrEqual(8000);
      expect(pause).toBeLessThan(9000);
    }
  });

  test('[HTTP-02] ends with the first answer, whichever it is', async () => {
    let asked = 0;
    const { client, sent } = clientRetrying(() => {
      asked++;
      return asked < 3 ? lost() : new Response('{"a":1}');
    });
    expect(await client.listThings()).toEqual({ a: 1 });
    expect(sent).toHaveLength(3);
    for (const status of [401, 408, 429, 500, 502, 503, 504]) {
      const answered = clientRetrying(() => new Response('', { status }));
      await expect(answered.client.listThings()).rejects.toBeInstanceOf(CallFailed);
      expect(answered.sent, String(status)).toHaveLength(1);
    }
  });

  test.each([
    ['listThings', 7],
    ['setThing', 7],
    ['dropThing', 7],
    ['putThing', 1],
    ['payThing', 7],
  ] as const)('%s is sent %i times: only what may be sent twice is', async (name, times) => {
    const { client, sent } = clientRetrying(lost);
    await expect(client[name]({ body: {} })).rejects.toThrow();
    expect(sent).toHaveLength(times);
  });

  test('a call that moves money has a key, the same in every try; another call has another', async () => {
    const { client, sent } = clientRetrying(lost);
    await expect(client.payThing({ body: {} })).rejects.toThrow();
    const keys = new Set(sent.map(({ init }) => init.headers['idempotency-key']));
    expect(keys.size).toBe(1);
    expect([...keys][0]).toMatch(/^[0-9a-f-]{36}$/);
    await expect(client.payThing({ body: {} })).rejects.toThrow();
    expect(new Set(sent.map(({ init }) => init.headers['idempotency-key'])).size).toBe(2);
    const own = clientRetrying(lost);
    await expect(own.client.putThing({ body: {} }, { idempotencyKey: 'k' })).rejects.toThrow();
    expect(own.sent).toHaveLength(7);
  });

  test('whoever gives a call up is not kept waiting for the next try', async () => {
    const giveUp = new AbortController();
    const { client, sent } = clientRetrying(
      () => {
        queueMicrotask(() => giveUp.abort(new Error('enough')));
        return lost();
      },
      { pause: undefined },
    );
    await expect(client.listThings({}, { signal: giveUp.signal })).rejects.toThrow();
    expect(sent).toHaveLength(1);
    const before = clientRetrying(lost);
    await expect(before.client.listThings({}, { signal: AbortSignal.abort() })).rejects.toThrow();
    expect(before.sent).toHaveLength(1);
  });

  test('a call that must not be sent twice says so', async () => {
    const { client, sent } = clientRetrying(lost);
    await expect(client.setThing({ body: {} }, { retries: 0 })).rejects.toThrow();
    expect(sent).toHaveLength(1);
  });

  test('without retries, as in server rendering, there is one try', async () => {
    const { client, sent } = clientAnswering(lost);
    await expect(client.listThings()).rejects.toThrow();
    expect(sent).toHaveLength(1);
  });

  test('[HTTP-01] is waited for 30 s in a browser, 8 s in server rendering; a time-out is no answer', async () => {
    expect([browserTimeoutMs, renderingTimeoutMs]).toEqual([30_000, 8_000]);
    const { client, sent } = clientRetrying(
      (() =>
        new Promise((_, reject) => {
          const { signal } = sent.at(-1)?.init ?? {};
          signal?.addEventListener('abort', () => reject(signal.reason));
        })) as unknown as () => Response,
      { timeoutMs: 1, retries: 2 },
    );
    await expect(client.listThings()).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(sent).toHaveLength(3);
  });
});

describe('answers of the house, not of the call', () => {
  test.each([
    ['maintenance', 503, { 'x-maintenance-mode': '1' }, 'maintenance'],
    ['an ordinary 503', 503, {}, undefined],
    ['a challenge', 403, { 'cf-mitigated': 'challenge' }, 'challenge'],
    ['a challenge that was noticed', 403, { 'x-cf-challenge-detected': '1' }, 'challenge'],
    ['an ordinary 403', 403, {}, undefined],
    ['the header with another status', 200, { 'x-maintenance-mode': '1' }, undefined],
  ])('%s', async (_name, status, headers, reason) => {
    const { client } = clientAnswering(() => new Response('{}', { status, headers }));
    const outcome = await client.listThings().catch((error: unknown) => error);
    expect((outcome as CallFailed).reason).toBe(reason);
  });
});

test('a form with a file keeps the type the browser gives it', async () => {
  const { client, sent } = clientAnswering(json({}));
  const body = new FormData();
  await client.putThing({ body });
  expect(sent[0]?.init.body).toBe(body);
  expect(sent[0]?.init.headers).not.toHaveProperty('content-type');
});

describe('the client as a value', () => {
  test('it is not a promise, so it may be returned from an async function', async () => {
    const { client } = clientAnswering(json({ a: 1 }));
    const returned = await (async () => client)();
    expect(await returned.listThings()).toEqual({ a: 1 });
  });

  test('it has the calls of the table and no other', () => {
    const { client } = clientAnswering(json({}));
    expect(client.listThings).toBeTypeOf('function');
    for (const name of ['then', 'toJSON', 'constructor', 'noSuchCall'])
      expect(Reflect.get(client, name)).toBeUndefined();
  });
});

test('a failure made by another copy of this file is a failure all the same', async () => {
  const copy = (await import('./client.ts?copy' as './client.ts')) as typeof import('./client.ts');
  expect(copy.CallFailed).not.toBe(CallFailed);
  expect(new copy.CallFailed('listThings', 404, null)).toBeInstanceOf(CallFailed);
  expect(new Error('CallFailed')).not.toBeInstanceOf(CallFailed);
  expect(null).not.toBeInstanceOf(CallFailed);
});

import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blockedBins, expiryProblem, testCards } from './cards.ts';
import { createPay } from './create-pay.ts';
import { signCall, windowSeconds } from './signature.ts';
import { languages, wordsFor } from './words/words-for.ts';

const merchants = [
  { id: 'shop', secret: 'of the shop' },
  { id: 'other', secret: 'of another' },
];
let server: Server;
let url: string;
let pay: ReturnType<typeof createPay>;
const failures: unknown[] = [];

beforeAll(async () => {
  pay = createPay({ merchants, watcher: () => ({ merchant: 'shop', url: 'http://127.0.0.1:9/' }), retryMs: 60_000 });
  server = createServer((request, response) => {
    pay.handle(request, response).catch((error) => {
      failures.push(error);
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterAll(() => {
  pay.stop();
  server.closeAllConnections();
  server.close();
  expect(failures).toEqual([]);
});

const evil = `<script>alert(1)</script>"'&`;

interface Call {
  method?: string;
  path: string;
  body?: string;
  merchant?: string;
  secret?: string;
  timestamp?: string;
  nonce?: string;
  signedBody?: string;
}
function call({ method = 'POST', path, body = '', merchant = 'shop', ...rest }: Call) {
  const secret = rest.secret ?? (merchants.find(({ id }) => id === merchant)?.secret as string);
  const timestamp = rest.timestamp ?? String(Math.floor(Date.now() / 1000));
  const nonce = rest.nonce ?? randomUUID();
  const signature = signCall(secret, { timestamp, nonce, method, path, body: rest.signedBody ?? body });
  return fetch(url + path, {
    method,
    ...(method === 'POST' && { body }),
    headers: {
      'x-pay-merchant': merchant,
      'x-pay-timestamp': timestamp,
      'x-pay-nonce': nonce,
      'x-pay-signature': signature,
    },
  });
}
const orderOf = (change: object = {}) =>
  JSON.stringify({
    reference: randomUUID(),
    method: 'visa',
    way: 'card',
    amount: '2500',
    currency: 'EUR',
    customer: '7',
    locale: 'en',
    return_url: '/back',
    callback_url: 'http://127.0.0.1:9/',
    ...change,
  });

describe('who calls', () => {
  const path = '/orders';
  test('is recognised by a signature over everything, made just now, used once', async () => {
    const body = orderOf();
    const nonce = randomUUID();
    const now = Math.floor(Date.now() / 1000);
    expect((await call({ path, body, nonce })).status).toBe(201);
    expect((await call({ path, body, nonce })).status).toBe(401);
    for (const change of [
      { secret: 'a guess' },
      { merchant: 'other', secret: 'of the shop' },
      { merchant: 'nobody', secret: 'x' },
      { signedBody: orderOf() },
      { timestamp: String(now - windowSeconds - 5) },
      { timestamp: String(now + windowSeconds + 5) },
      { timestamp: 'now' },
      { nonce: 'short' },
    ]) {
      expect((await call({ path, body, ...change })).status).toBe(401);
    }
    expect((await fetch(url + path, { method: 'POST', body })).status).toBe(401);
  });

  test('sees nothing of another merchant', async () => {
    const body = orderOf({ reference: 'mine' });
    await call({ path, body });
    expect((await call({ method: 'GET', path: '/orders/mine' })).status).toBe(200);
    expect((await call({ method: 'GET', path: '/orders/mine', merchant: 'other' })).status).toBe(404);
    expect((await call({ path, body, merchant: 'other' })).status).toBe(201);
    const report = await call({ method: 'GET', path: '/report?from=2020-01-01&to=2100-01-01', merchant: 'other' });
    expect(await report.json()).toEqual({ lines: [], next: null });
  });

  test.each([
    ['no JSON', 'hello'],
    ['a list', '[]'],
    ['null', 'null'],
    ['nothing', '{}'],
    ['no amount', orderOf({ amount: '0' })],
    ['a number for an amount', orderOf({ amount: 2500 })],
    ['a part of a subunit', orderOf({ amount: '1.5' })],
    ['a negative amount', orderOf({ amount: '-1' })],
    ['an endless amount', orderOf({ amount: '9'.repeat(100) })],
    ['an unknown currency', orderOf({ currency: 'XXX' })],
    ['a currency of the language', orderOf({ currency: 'constructor' })],
    ['an unknown way', orderOf({ way: 'barter' })],
    ['an address that runs', orderOf({ return_url: 'javascript:alert(1)' })],
    ['an address of nowhere', orderOf({ return_url: '//evil.example' })],
    ['a callback without a host', orderOf({ callback_url: '/here' })],
    ['a token of nobody', orderOf({ token: 'tok_x' })],
    ['a token that is a thing', orderOf({ token: {} })],
  ])('and sends %s is told so', async (_what, body) => {
    const answer = await call({ path, body });
    expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([422, ['error']]);
  });

  test('and sends too much is told so', async () => {
    expect((await call({ path, body: orderOf({ customer: 'x'.repeat(40_000) }) })).status).toBe(413);
  });
});

async function pageOf(change: object = {}): Promise<string> {
  const answer = await (await call({ path: '/orders', body: orderOf(change) })).json();
  return url + (answer as { page_url: string }).page_url;
}

describe('pages', () => {
  const waysOf = ['card', 'transfer', 'login', 'wallet', 'voucher'];
  test.each(waysOf.flatMap((way) => languages.map((language) => [way, language] as const)))(
    '%s in %s: nothing inline, no script, nothing that was sent is markup',
    async (way, language) => {
      const reference = `${evil}${randomUUID()}`;
      const response = await fetch(await pageOf({ way, reference, method: evil, locale: language }));
      const html = await response.text();
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).not.toMatch(/<script|\son\w+=|style=/);
      const desk = await (await fetch(`${url}/?lang=${language}`)).text();
      expect(desk).toContain(wordsFor(language).desk);
      expect(desk).not.toMatch(/<script|\son\w+=|style=/);
    },
  );

  test('what is typed comes back as text, a card’s number and code not at all', async () => {
    const page = await pageOf();
    const form = { number: '4111111111111111', code: '987', holder: evil, expiry: evil };
    const html = await (await fetch(page, { method: 'POST', body: new URLSearchParams(form) })).text();
    expect(html).not.toMatch(/<script|4111111111111111|987/);
    expect(html).toContain('&#60;script');
  });

  /** What stands beneath the fields of a card that was not taken. */
  async function problemsOf(form: object, page?: string) {
    const good = { number: '4242 4242 4242 4242', holder: 'Ada Comet', expiry: '04/41', code: '123' };
    const body = new URLSearchParams({ ...good, ...form });
    const html = await (await fetch(page ?? (await pageOf()), { method: 'POST', body, redirect: 'manual' })).text();
    const notes = [...html.matchAll(/<span id="(\w+)-note" class="error">([^<]*)</g)];
    return Object.fromEntries(notes.map(([, field, note]) => [field, note]));
  }
  const words = wordsFor('en');

  test.each([
    ['4242-4242-4242-4242', undefined],
    ['5555555555554444', undefined],
    ['4242424242424241', words.number_no_number],
    ['424242424242', words.number_no_number],
    ['', words.number_no_number],
    ['4242x24242424242', words.number_no_number],
    // Somebody's, perhaps.
    ['4111 1111 1111 1111', words.number_no_test_card],
  ])('[VALID-23] the number of a card: %j', async (number, problem) => {
    expect((await problemsOf({ number })).number).toBe(problem);
  });

  test('[VALID-24] no issuer is blocked; one that is on a list would be', async () => {
    expect(blockedBins).toEqual([]);
    expect(await problemsOf({})).toEqual({});
    const strict = createPay({ merchants, blockedBins: ['424242'] });
    const handle = createServer((request, response) => void strict.handle(request, response));
    await new Promise<void>((resolve) => handle.listen(0, '127.0.0.1', resolve));
    const [usual, own] = [url, `http://127.0.0.1:${(handle.address() as { port: number }).port}`];
    try {
      url = own;
      const page = await pageOf();
      expect(await problemsOf({}, page)).toEqual({ number: words.number_blocked });
      expect(await problemsOf({ number: '5555555555554444' }, page)).toEqual({});
    } finally {
      url = usual;
      strict.stop();
      handle.closeAllConnections();
      handle.close();
    }
  });

  test.each([
    ['ADA COMET', undefined],
    ['', undefined],
    ['Jürgen', words.badHolder],
    ['Anne-Marie', words.badHolder],
    ['Anne1', words.badHolder],
    // A letter of another script that looks the same.
    ['Аnne', words.badHolder],
  ])('[VALID-11] the name on a card has Latin letters and spaces: %j', async (holder, problem) => {
    expect((await problemsOf({ holder })).holder).toBe(problem);
  });

  const month = (by: number) => {
    const now = new Date();
    const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + by, 1));
    return `${String(at.getUTCMonth() + 1).padStart(2, '0')}/${String(at.getUTCFullYear()).slice(2)}`;
  };

  test.each(['00/41', '13/41', '04/00', '4/41', '0441', '04-41', ''])(
    '[VALID-25] %j is no month and year of a card',
    async (expiry) => {
      expect((await problemsOf({ expiry })).expiry).toBe(words.expiry_form);
    },
  );

  test('[VALID-26] a card of last month has expired, one of the next has not', async () => {
    expect((await problemsOf({ expiry: month(-1) })).expiry).toBe(words.expiry_expired);
    expect((await problemsOf({ expiry: month(1) })).expiry).toBeUndefined();
    const march = new Date('2031-03-31T23:59:59Z');
    expect(['02/31', '03/31', '12/30'].map((expiry) => expiryProblem(expiry, march))).toEqual([
      'expired',
      undefined,
      'expired',
    ]);
  });

  test('every test card is on the form, and passes the form’s own check', async () => {
    const html = await (await fetch(await pageOf())).text();
    for (const { number } of testCards) expect(html).toContain(number.replace(/(.{4})(?=.)/g, '$1 '));
  });

  test('the way back is a link to the shop that asked; a form may lead nowhere else', async () => {
    const page = await pageOf({ return_url: 'https://shop.example/back?x=1&y=2', way: 'transfer' });
    const first = await fetch(page);
    expect(first.headers.get('content-security-policy')).toContain("form-action 'self' https://shop.example;");
    await fetch(page, { method: 'POST', body: new URLSearchParams({ outcome: 'silent' }), redirect: 'manual' });
    expect(await (await fetch(page)).text()).toContain('href="https://shop.example/back?x=1&#38;y=2"');
  });

  const forms: [string, string, string][] = [
    ['/desk', 'id=or_x&outcome=approve', 'an order of nobody'],
    ['/desk', 'outcome=approve', 'no order'],
    ['/desk', '%%%%', 'no form'],
    ['/desk', `id=__proto__&outcome=constructor`, 'words of the language'],
    ['/pay/or_x', 'outcome=approve', 'a page of nobody'],
    ['/chain', 'currency=BTC&amount=1&outcome=pay', 'no address'],
    ['/chain', `currency=BTC&address=${'x'.repeat(40)}&amount=1e9&outcome=pay`, 'no amount'],
    ['/chain', `currency=BTC&address=${'x'.repeat(40)}&amount=0.000000001&outcome=pay`, 'finer than the chain'],
    ['/chain', `currency=BTC&address=${encodeURIComponent(evil.repeat(2))}&amount=1&outcome=pay`, 'markup'],
    ['/chain', `address=${'x'.repeat(40_000)}`, 'too much'],
    ['/nothing', 'a=b', 'nothing'],
  ];
  test.each(forms)('%s with %s (%s) is answered, and nothing happens', async (path, body) => {
    const response = await fetch(url + path, { method: 'POST', body, redirect: 'manual' });
    expect(response.status).toBeLessThan(500);
    expect(response.status).not.toBe(303);
    expect(await response.text()).not.toMatch(/<script>/);
  });

  test('an outcome nobody knows leaves an order as it is', async () => {
    const page = await pageOf({ way: 'transfer' });
    for (const outcome of ['', 'constructor', '__proto__', evil]) {
      const answer = await fetch(page, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
      expect(answer.status).toBe(200);
    }
  });

  test.each(['GET // HTTP/1.1', 'GET /%E0%A4%A HTTP/1.1', 'PUT / HTTP/1.1', 'GET /pay/../../etc HTTP/1.1'])(
    '%s is answered',
    async (line) => {
      const first = await new Promise<string>((resolve, reject) => {
        const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
          socket.write(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`),
        );
        socket.once('data', (data) => resolve(data.toString()));
        socket.once('error', reject);
      });
      expect(first).toMatch(/^HTTP\/1\.1 404/);
    },
  );

  test('all languages say everything', () => {
    const keys = Object.keys(wordsFor('en'));
    for (const language of languages) {
      expect(Object.keys(wordsFor(language)).toSorted()).toEqual(keys.toSorted());
      expect(Object.values(wordsFor(language)).every((text) => text.length > 0)).toBe(true);
      if (language !== 'en') expect(wordsFor(language).approve).not.toBe(wordsFor('en').approve);
    }
  });
});

test('who presses too fast is asked to wait', async () => {
  let nowMs = 0;
  const slow = createPay({ merchants, now: () => nowMs });
  const press = async () => {
    const own = createServer((request, response) => void slow.handle(request, response));
    await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
    const { port } = own.address() as { port: number };
    const statuses = [];
    for (let time = 0; time < 510; time++) {
      statuses.push((await fetch(`http://127.0.0.1:${port}/desk`, { method: 'POST', body: '' })).status);
    }
    nowMs += 1_000;
    statuses.push((await fetch(`http://127.0.0.1:${port}/desk`, { method: 'POST', body: '' })).status);
    own.closeAllConnections();
    own.close();
    return statuses;
  };
  const statuses = await press();
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(statuses.at(-1)).toBe(404);
  slow.stop();
});

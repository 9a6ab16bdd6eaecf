import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningPay, startPay } from '../../../../../examples/pay/testing/start-pay.ts';
import { manualClock, systemClock } from '../../../kit/index.ts';
import type { PaymentOrder, ProviderReport } from '../../provider.ts';
import { conformance } from '../testing/conformance.ts';
import { type Ear, listenForCallbacks } from '../testing/listen-for-callbacks.ts';
import { createSandbox } from './create-sandbox.ts';

const secret = 'the secret of both';
let pay: RunningPay;
let ear: Ear;
let folder: string;
const sandbox = (url: () => string = () => pay.url, timeoutMs = 5_000) =>
  createSandbox({ url, merchant: 'halley', secret, clock: systemClock, timeoutMs });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pay-'));
  ear = await listenForCallbacks((count) => (count % 3 === 0 ? 503 : 204));
  pay = await startPay({ secret, coinsSecret: 'of coins', houseUrl: ear.url, book: join(folder, 'book.jsonl') });
});
afterAll(async () => {
  await pay.kill();
  await ear.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A browser without script: posts the form of a page. */
async function press(url: string, form: Record<string, string>) {
  return fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
}

conformance('the sandbox', () => ({
  provider: sandbox(),
  currency: 'EUR',
  method: 'bank_transfer',
  cashoutFields: { iban: 'DE89370400440532013000' },
  callbacks: () => ear.heard,
  callbackUrl: `${ear.url}/payments/callback/sandbox`,
  pay: ({ url = '' }) => press(url, { outcome: 'approve' }),
  paidAmount: 5_000n,
  declinedAmount: 5_002n,
  refusedAmount: 5_005n,
}));

const orderOf = (change: Partial<PaymentOrder> = {}): PaymentOrder => ({
  reference: randomUUID(),
  method: 'visa',
  amount: 2_500n,
  currency: 'EUR',
  playerId: 11,
  email: 'secret@example.com',
  locale: 'de',
  country: 'DE',
  fields: {},
  saveProfile: false,
  returnUrl: `${ear.url}/back`,
  callbackUrl: `${ear.url}/payments/callback/sandbox`,
  ...change,
});

async function begun(order: PaymentOrder) {
  const start = await sandbox().beginDeposit(order);
  if (start.mode === 'notify') throw new Error('expected a page, got nothing to visit');
  return start.url;
}

async function told(reference: string): Promise<ProviderReport[]> {
  const reads = await Promise.all(ear.heard.map((request) => sandbox().readCallback(request)));
  return reads.flatMap((read) => (read.ok ? read.reports : [])).filter((report) => report.reference === reference);
}

describe('cards', () => {
  const ask = { number: '4242 4242 4242 4242', expiry: '04/41', code: '123' };

  test('a number becomes a token at the sandbox; the house hears brand and four digits', async () => {
    const order = orderOf({ saveProfile: true });
    const page = await begun(order);
    const secure = await press(page, ask);
    expect(await secure.text()).toContain('3-D Secure');
    const back = await press(page, { outcome: 'approve' });
    expect([back.status, back.headers.get('location')]).toEqual([303, order.returnUrl]);
    const looked = await sandbox().look(order.reference);
    expect(looked).toMatchObject({
      state: 'succeeded',
      profile: { title: 'Visa ···· 4242', brand: 'Visa', last4: '4242', token: expect.stringMatching(/^tok_/) },
    });
    expect(JSON.stringify([looked, ear.heard.map(({ rawBody }) => rawBody.toString())], bigints)).not.toContain(
      '42424242',
    );

    const again = orderOf({ profileToken: looked?.profile?.token as string });
    const start = await sandbox().beginDeposit(again);
    expect(start.mode).toBe('redirect');
    const other = orderOf({ profileToken: looked?.profile?.token as string, playerId: 12 });
    await expect(sandbox().beginDeposit(other)).rejects.toMatchObject({ name: 'ProviderRefused' });
    await sandbox().forgetProfile?.(looked?.profile?.token as string);
    await expect(sandbox().beginDeposit({ ...again, reference: randomUUID() })).rejects.toMatchObject({
      name: 'ProviderRefused',
    });
  });

  test('one that needs no consent pays with one click', async () => {
    const order = orderOf({ saveProfile: true });
    await press(await begun(order), { ...ask, number: '4000000000000002' });
    const token = (await sandbox().look(order.reference))?.profile?.token as string;
    const start = await sandbox().beginDeposit(orderOf({ profileToken: token }));
    expect(start).toMatchObject({ mode: 'notify', report: { state: 'succeeded', amount: 2_500n } });
  });

  test.each([
    ['4000000000001018', 'declined'],
    ['6759000000000000', 'declined'],
    ['4000000000000002', 'succeeded'],
  ])('%s is %s', async (number, state) => {
    const order = orderOf();
    expect((await press(await begun(order), { ...ask, number })).status).toBe(303);
    expect(await sandbox().look(order.reference)).toMatchObject({ state });
  });

  test.each([
    { number: '4111111111111111' },
    { number: '4242424242424241' },
    { number: '' },
    { number: '<script>' },
    { expiry: '04/21' },
    { expiry: '13/41' },
    { code: '12' },
  ])('%j is told on the form, and nothing is paid', async (change) => {
    const order = orderOf();
    const answer = await press(await begun(order), { ...ask, ...change });
    expect([answer.status, (await answer.text()).includes('aria-invalid')]).toEqual([422, true]);
    expect(await sandbox().look(order.reference)).toMatchObject({ state: 'processing' });
  });
});

describe('endings', () => {
  const bigSum = { amount: 2_500n, currency: 'EUR' };
  const paid = { state: 'succeeded', ...bigSum };
  test.each([
    ['approve', paid, ['succeeded']],
    ['decline', { state: 'declined', ...bigSum }, ['declined']],
    ['cancel', { state: 'canceled', ...bigSum }, ['canceled']],
    ['abandon', { state: 'processing', ...bigSum }, []],
    ['late', paid, ['succeeded']],
    ['double', paid, ['succeeded', 'succeeded']],
    ['amount', { ...paid, amount: 1_250n }, ['succeeded']],
    ['currency', { ...paid, currency: 'JPY' }, ['succeeded']],
    ['forged', { state: 'processing', ...bigSum }, []],
    ['silent', paid, []],
    ['reorder', paid, ['succeeded', 'processing']],
  ])('%s', async (outcome, end, states) => {
    const order = orderOf({ method: 'ecopayz' });
    const page = await begun(order);
    await press(page, { user: 'x', pin: 'y' });
    expect((await press(page, { outcome })).status).toBe(303);
    await expect.poll(() => sandbox().look(order.reference), { timeout: 10_000 }).toMatchObject(end);
    // One in three answers of ours is a 503: what was not heard is said again, as the same event.
    await expect
      .poll(
        async () => new Set((await told(order.reference)).map(({ eventId, state }) => `${eventId} ${state}`)).size,
        {
          timeout: 10_000,
        },
      )
      .toBe(new Set(states).size);
    expect((await told(order.reference)).length).toBeGreaterThanOrEqual(states.length);
  });

  test('what was declined can be paid after all; what was paid stays paid', async () => {
    const order = orderOf({ method: 'sofort' });
    const page = await begun(order);
    await press(page, { bank: 'Tycho Bank' });
    await press(page, { outcome: 'decline' });
    const id = new URL(page).pathname.split('/').at(-1) as string;
    expect((await press(`${pay.url}/desk`, { id, outcome: 'approve' })).status).toBe(303);
    expect(await sandbox().look(order.reference)).toMatchObject({ state: 'succeeded' });
    expect((await press(`${pay.url}/desk`, { id, outcome: 'decline' })).status).toBe(409);
    expect(await sandbox().look(order.reference)).toMatchObject({ state: 'succeeded' });
  });
});

test('a wallet is entered by a form, once or twice; nothing is decided by entering', async () => {
  const order = orderOf({ method: 'ecopayz' });
  const start = await sandbox().beginDeposit(order);
  if (start.mode !== 'form_redirect') throw new Error(`expected a form, got ${start.mode}`);
  expect(await sandbox().beginDeposit(order)).toEqual(start);
  for (let time = 0; time < 2; time++) {
    const entered = await press(start.url, start.data);
    expect(entered.status).toBe(303);
    const page = await fetch(new URL(entered.headers.get('location') ?? '', start.url));
    expect([page.status, (await page.text()).includes('value="approve"')]).toEqual([200, false]);
  }
  expect(await sandbox().look(order.reference)).toMatchObject({ state: 'processing' });
});

test('an order whose answer is lost was taken: asked for again, it leads to its page', async () => {
  const order = orderOf({ amount: 2_506n });
  await expect(sandbox().beginDeposit(order)).rejects.toMatchObject({ name: 'ProviderAway' });
  expect(await sandbox().look(order.reference)).toMatchObject({ state: 'processing' });
  expect(await sandbox().beginDeposit(order)).toMatchObject({ mode: 'redirect' });
});

test.each([
  ['COMET-2061-GOOD', { state: 'succeeded', amount: 2_500n }],
  ['comet-2061-good ', { state: 'succeeded', amount: 2_500n }],
  ['COMET-1986-USED', { state: 'declined' }],
  ['COMET-1910-GONE', { state: 'declined' }],
  ['COMET-1835-HALF', { state: 'succeeded', amount: 1_250n }],
  ['COMET-1759-ELSE', { state: 'succeeded', currency: 'JPY' }],
  ['anything', { state: 'declined' }],
])('the voucher %s, typed at the shop or at the sandbox', async (code, end) => {
  const atShop = orderOf({ method: 'voucher', fields: { voucher_code: code } });
  expect(await sandbox().beginDeposit(atShop)).toMatchObject({ mode: 'notify', report: end });
  const atSandbox = orderOf({ method: 'voucher' });
  const page = await begun(atSandbox);
  for (let time = 0; time < 5; time++) await press(page, { voucher: code });
  expect(await sandbox().look(atSandbox.reference)).toMatchObject(end);
});

test.each([
  [5_000n, 'succeeded', 'succeeded'],
  [5_001n, 'processing', 'succeeded'],
  [5_002n, 'declined', 'declined'],
  [5_003n, 'processing', 'succeeded'],
  [5_004n, 'processing', 'succeeded'],
  [5_007n, 'processing', 'processing'],
])('a payout of %i is %s at first and %s in the end', async (amount, first, last) => {
  const order = orderOf({ method: 'bank_transfer', amount, fields: { iban: 'DE89370400440532013000' } });
  expect(await sandbox().sendCashout(order)).toMatchObject({ state: first, amount });
  await expect.poll(() => sandbox().look(order.reference), { timeout: 10_000 }).toMatchObject({ state: last });
});

describe('an answer nobody can rely on', () => {
  test('paid, but the answer is lost: away, and the next look tells', async () => {
    const order = orderOf({ method: 'bank_transfer', amount: 5_006n });
    await expect(sandbox().sendCashout(order)).rejects.toMatchObject({ name: 'ProviderAway' });
    expect(await sandbox().look(order.reference)).toMatchObject({ state: 'succeeded' });
  });

  const answers: [string, number, string, Record<string, string>?][] = [
    ['a server in trouble', 500, '{"error":{"code":"X","message":"x"}}'],
    ['too many calls', 429, '{"error":{"code":"X","message":"x"}}'],
    ['a wrong signature', 401, '{"error":{"code":"SIGNATURE","message":"x"}}'],
    ['a page of a proxy', 422, '<html>Unprocessable</html>'],
    ['a proxy that knows no such page', 404, '<html>Not found</html>'],
    ['no JSON', 200, 'fine!'],
    ['another shape', 200, '{"status":"succeeded"}'],
    ['a redirect', 302, '', { location: 'http://127.0.0.1:9/' }],
  ];
  test.each(answers)('%s is away, never refused', async (_what, status, body, headers = {}) => {
    const server = createServer((_request, response) => response.writeHead(status, headers).end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    for (const call of [
      () => sandbox(() => url).sendCashout(orderOf()),
      () => sandbox(() => url).beginDeposit(orderOf()),
      () => sandbox(() => url).look(randomUUID()),
    ]) {
      await expect(call()).rejects.toMatchObject({ name: 'ProviderAway' });
    }
    server.close();
  });

  test('nobody at the address, or nobody who answers', async () => {
    await expect(sandbox(() => 'http://127.0.0.1:9').look(randomUUID())).rejects.toMatchObject({
      name: 'ProviderAway',
    });
    const server = createServer(() => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    await expect(sandbox(() => url, 50).look(randomUUID())).rejects.toMatchObject({ name: 'ProviderAway' });
    server.closeAllConnections();
    server.close();
  });
});

test('a callback is read within five minutes of its saying, by either clock', async () => {
  const order = orderOf({ method: 'bank_transfer' });
  await press(await begun(order), { outcome: 'approve' });
  const isOurs = ({ rawBody }: { rawBody: Buffer }) => rawBody.includes(order.reference);
  await expect.poll(() => ear.heard.some(isOurs), { timeout: 10_000 }).toBe(true);
  const heard = ear.heard.find(isOurs) as (typeof ear.heard)[number];
  const said = Number(heard.headers['x-pay-timestamp']) * 1000;
  for (const [offMs, ok] of [
    [-301_000, false],
    [-299_000, true],
    [299_000, true],
    [301_000, false],
  ] as const) {
    const clock = manualClock(new Date(said + offMs));
    const late = createSandbox({ url: () => pay.url, merchant: 'halley', secret, clock });
    expect((await late.readCallback(heard)).ok).toBe(ok);
  }
});

test('a sandbox that was killed knows everything it has answered, and says what it had not said', async () => {
  const silent = await listenForCallbacks(() => 500);
  const order = orderOf({ method: 'bank_transfer', callbackUrl: silent.url });
  await press(await begun(order), { outcome: 'approve' });
  await expect.poll(() => silent.heard.length, { timeout: 10_000 }).toBeGreaterThan(0);
  await pay.kill();
  await expect(sandbox().look(order.reference)).rejects.toMatchObject({ name: 'ProviderAway' });
  const before = silent.heard.length;
  await pay.start();
  expect(await sandbox().look(order.reference)).toMatchObject({ state: 'succeeded' });
  await expect.poll(() => silent.heard.length, { timeout: 10_000 }).toBeGreaterThan(before);
  await silent.close();
});

function bigints(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

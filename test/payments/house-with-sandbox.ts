import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Currency } from '@halley/contract';
import { expect } from 'vitest';
import { startPay } from '../../examples/pay/testing/start-pay.ts';
import { auditBooks } from '../../server/src/house/audit-books.ts';
import { createHouse } from '../../server/src/house/create-house.ts';
import { createServers } from '../../server/src/house/create-servers.ts';
import { createBrowser } from '../../server/src/identity/testing/test-identity.ts';
import { createMetrics, silentLog, systemClock } from '../../server/src/kit/index.ts';
import { testDatabase } from '../../server/src/kit/testing/test-database.ts';
import { credit, readWallets } from '../../server/src/wallet/index.ts';
import { testSettings } from '../whole-house.ts';
import { lossyLine } from './lossy-line.ts';

const secrets = { secret: 'm'.repeat(32), coinsSecret: 'c'.repeat(32) };
const password = 'Comet-1986!';
const dayMs = 24 * 60 * 60 * 1000;
let count = 0;

export type HouseWithSandbox = Awaited<ReturnType<typeof houseWithSandbox>>;

/**
 * The whole house on a port of its own, the sandbox as a process of its own, and a line between them in each direction on
 * which messages can be lost.
 */
export async function houseWithSandbox() {
  const database = await testDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'pay-'));
  let housePort = 0;
  const toHouse = await lossyLine(() => `http://127.0.0.1:${housePort}`);
  const pay = await startPay({ ...secrets, houseUrl: toHouse.url, book: join(folder, 'book.jsonl') });
  const toPay = await lossyLine(() => pay.url);
  const settings = testSettings({
    HALLEY_ROLE: 'api',
    PUBLIC_URL: toHouse.url,
    RATE_LIMIT_SCALE: '100000',
    PAYMENTS_SANDBOX_URL: toPay.url,
    PAYMENTS_SANDBOX_SECRET: secrets.secret,
    PAYMENTS_COINS_URL: toPay.url,
    PAYMENTS_COINS_SECRET: secrets.coinsSecret,
  });
  const metrics = createMetrics();
  const house = createHouse({ settings, database, clock: systemClock, log: silentLog, metrics });
  const servers = await createServers({
    settings,
    house,
    database,
    metrics,
    log: silentLog,
    isStopping: () => false,
  });
  await servers.app.listen({ host: '127.0.0.1', port: 0 });
  const address = servers.app.server.address();
  housePort = typeof address === 'object' && address ? address.port : 0;
  const passwordHash = await house.identity.hashPassword(password);

  const stateOf = async (paymentId: number): Promise<string> => {
    const { rows } = await database.query('select state from payments_payment where id = $1', [paymentId]);
    return rows[0]?.state;
  };
  const press = (url: string, form: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

  /** A provider that wants a form sends on to its page. */
  async function formPage(form: { url: string; data: Record<string, string> }): Promise<string> {
    const { headers } = await press(form.url, form.data);
    return new URL(headers.get('location') ?? '', form.url).href;
  }

  async function player(currency: Currency, money = 0n) {
    count += 1;
    const email = `payer${count}@example.com`;
    const id = await house.identity.seedPlayer({
      email,
      nickname: `Payer ${count}`,
      passwordHash,
      country: 'DE',
      currency,
      language: 'en',
      staff: false,
      details: {
        first_name: 'Edmond',
        last_name: 'Halley',
        date_of_birth: '1986-02-09',
        city: 'Berlin',
        address: 'Sternwartenweg 76',
        postal_code: '12439',
        mobile_phone: '+4915112345678',
      },
    });
    const playerId = Number(id);
    if (money > 0n) {
      const grant = { playerId, currency, amount: money, key: randomUUID() };
      await database.tx((tx) => credit(tx, { ...grant, reason: 'demo_grant', house: 'demo_money' }));
    }
    const browser = createBrowser(servers.app);
    await browser.signIn(email, password);
    const headers = { 'x-demo-country': 'DE' };
    const call = async (url: string) => (await browser.send({ url, headers })).json();
    async function begin(body: Record<string, unknown>) {
      const answer = await browser.send({
        method: 'POST',
        url: '/api/payment_processing',
        payload: { currency, ...body },
        headers: { ...headers, 'idempotency-key': randomUUID() },
      });
      expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
      const { payment_id: paymentId, url = '', options } = answer.json();
      const page = options ? await formPage(options) : url;
      const { rows } = await database.query('select reference from payments_payment where id = $1', [paymentId]);
      return { id: Number(paymentId), page: String(page), reference: String(rows[0]?.reference) };
    }
    const deposit = (method: string, amount: string, more: object = {}) =>
      begin({ payment_method: method, payment_action: 'deposit', amount, ...more });
    /** Asked for, judged, agreed to by staff, and sent. */
    async function cashout(method: string, amount: string, more: object) {
      const asked = await begin({ payment_method: method, payment_action: 'cashout', amount, ...more });
      await house.payments.mind(asked.id);
      if ((await stateOf(asked.id)) === 'pending') {
        await database.tx((tx) =>
          house.payments.desk.approve(tx, { paymentId: asked.id, member: { id: 1, name: 'Ada' } }),
        );
        await house.payments.mind(asked.id);
      }
      return asked;
    }
    const balance = async () => {
      const wallet = (await readWallets(database, playerId)).find((one) => one.currency === currency);
      return { cash: wallet?.cash ?? 0n, reserved: wallet?.reserved ?? 0n };
    };
    return { id: playerId, call, deposit, cashout, balance };
  }

  return {
    database,
    house,
    pay,
    toHouse,
    toPay,
    press,
    player,
    stateOf,
    /** On the sandbox's desk, as its people would. */
    async decide(reference: string, outcome: string): Promise<number> {
      const page = await (await fetch(`${pay.url}/`)).text();
      const row = page.split('<li class="row"').find((part) => part.includes(`data-reference="${reference}"`)) ?? '';
      const [, id = ''] = /name="id" value="([^"]+)"/.exec(row) ?? [];
      return (await press(`${pay.url}/desk`, { id, outcome })).status;
    },
    settled: (paymentId: number, state: string) =>
      expect.poll(() => stateOf(paymentId), { timeout: 20_000, interval: 20 }).toBe(state),
    /** What does not fit, by kind; the day is taken for over. */
    async differences(): Promise<string[]> {
      const reconciled = await house.payments.reconcile(new Date(Date.now() + dayMs));
      expect(reconciled.map(({ provider }) => provider)).toEqual(['sandbox', 'coins']);
      const { rows } = await database.query('select kind, provider from payments_difference order by id');
      return rows.map(({ kind, provider }) => `${provider} ${kind}`);
    },
    async end(): Promise<void> {
      expect((await auditBooks(database)).findings).toEqual([]);
      await servers.close();
      await pay.kill();
      await Promise.all([toHouse.close(), toPay.close()]);
      await house.identity.stop();
      await house.realtime.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

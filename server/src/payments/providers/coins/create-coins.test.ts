import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningPay, startPay } from '../../../../../examples/pay/testing/start-pay.ts';
import { systemClock } from '../../../kit/index.ts';
import type { ProviderReport } from '../../provider.ts';
import { conformance } from '../testing/conformance.ts';
import { type Ear, listenForCallbacks } from '../testing/listen-for-callbacks.ts';
import { type Chain, chains } from './chains.ts';
import { createCoins } from './create-coins.ts';
import { demoKeys } from './demo-keys.ts';
import { drawQr } from './draw-qr.ts';
import { inSubunits } from './in-subunits.ts';

const secret = 'the secret of the watcher';
let pay: RunningPay;
let ear: Ear;
let folder: string;
const coins = () =>
  createCoins({
    url: () => pay.url,
    merchant: 'halley-coins',
    secret,
    clock: systemClock,
    keys: demoKeys,
    confirmations: { BTC: 2, ETH: 3 },
    playChain: '/demo/pay/chain',
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'coins-'));
  ear = await listenForCallbacks();
  pay = await startPay({
    secret: 'of money',
    coinsSecret: secret,
    houseUrl: ear.url,
    book: join(folder, 'book.jsonl'),
  });
});
afterAll(async () => {
  await pay.kill();
  await ear.close();
  rmSync(folder, { recursive: true, force: true });
});

conformance('the coins', () => ({
  provider: coins(),
  currency: 'BTC',
  method: 'bitcoin',
  cashoutFields: { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
  callbacks: () => ear.heard,
  callbackUrl: `${ear.url}/payments/callback/coins`,
  paidAmount: 150_000n,
  declinedAmount: 150_002n,
  refusedAmount: 150_005n,
}));

const post = (form: Record<string, string>) =>
  fetch(`${pay.url}/chain`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

async function told(address: string): Promise<ProviderReport[]> {
  const reads = await Promise.all(ear.heard.map((request) => coins().readCallback(request)));
  return reads.flatMap((read) => (read.ok ? read.reports : [])).filter((report) => report.address === address);
}
const addressOf = (currency: 'BTC' | 'ETH' | 'USDT', index: number, network: string | null = null) =>
  coins().addressFor?.({ currency, network, index }) as string;

describe('coins that come to an address', () => {
  test('are told block by block, and are there when they lie deep enough', async () => {
    const address = addressOf('BTC', 1);
    await post({ currency: 'BTC', address, amount: '0.0012', outcome: 'pay' });
    const [first] = await told(address);
    expect(first).toMatchObject({
      address,
      state: 'processing',
      amount: 120_000n,
      currency: 'BTC',
      confirmations: { seen: 0, needed: 2 },
    });
    expect(first).not.toHaveProperty('reference');
    const output = first?.providerReference as string;
    await post({ output, outcome: 'confirm' });
    await post({ output, outcome: 'confirm' });
    await post({ output, outcome: 'confirm_six' });
    const all = await told(address);
    expect(all.map(({ state }) => state)).toEqual(['processing', 'processing', ...new Array(7).fill('succeeded')]);
    expect(new Set(all.map(({ eventId }) => eventId)).size).toBe(9);
    expect(all.every(({ confirmations }) => (confirmations?.seen ?? 9) <= 2)).toBe(true);
    expect(await coins().look(randomUUID(), { providerReference: output })).toMatchObject({ state: 'succeeded' });
    expect((await post({ output, outcome: 'replace' })).status).toBe(409);
  });

  test('in two outputs of one transaction are two', async () => {
    const address = addressOf('BTC', 2);
    await post({ currency: 'BTC', address, amount: '0.5', outcome: 'pay_twice' });
    const reports = await told(address);
    expect(reports.map(({ amount }) => amount)).toEqual([50_000_000n, 50_000_000n]);
    expect(new Set(reports.map(({ providerReference }) => providerReference)).size).toBe(2);
  });

  test('and are spent elsewhere before the first block are canceled', async () => {
    const address = addressOf('BTC', 3);
    await post({ currency: 'BTC', address, amount: '1', outcome: 'pay' });
    const [first] = await told(address);
    await post({ output: first?.providerReference as string, outcome: 'replace' });
    expect((await told(address)).map(({ state }) => state)).toEqual(['processing', 'canceled']);
    // No block is found on top of what is void.
    await post({ output: first?.providerReference as string, outcome: 'confirm_six' });
    expect(await told(address)).toHaveLength(2);
  });

  test('ether is counted finer on its chain: what is below a subunit is written down and not credited', async () => {
    const address = addressOf('ETH', 4);
    await post({ currency: 'ETH', address, amount: '0.012345678999999999', outcome: 'pay' });
    expect(await told(address)).toMatchObject([
      { amount: 1_234_567n, dust: '8999999999', confirmations: { needed: 3 } },
    ]);
  });

  test.each(['ERC20', 'TRC20'])('tether on %s is told with its network', async (network) => {
    const address = addressOf('USDT', 5, network);
    await post({ currency: 'USDT', network, address, amount: '25.5', outcome: 'pay' });
    expect(await told(address)).toMatchObject([{ amount: 25_500_000n, currency: 'USDT', state: 'processing' }]);
  });

  test('stand in the report by output', async () => {
    const address = addressOf('BTC', 6);
    await post({ currency: 'BTC', address, amount: '0.25', outcome: 'pay' });
    const [first] = await told(address);
    const lines = [];
    for await (const line of coins().listDone({ from: new Date(0), to: new Date(Date.now() + 60_000) }))
      lines.push(line);
    const ours = lines.filter(({ providerReference }) => providerReference === first?.providerReference);
    expect(ours).toMatchObject([{ reference: null, action: 'deposit', state: 'processing', amount: 25_000_000n }]);
  });
});

test('a cashout to an address of another chain is refused before anybody is asked', async () => {
  const order = {
    reference: randomUUID(),
    method: 'bitcoin',
    amount: 1000n,
    currency: 'BTC' as const,
    playerId: 1,
    email: '',
    locale: 'en',
    country: null,
    saveProfile: false,
    returnUrl: '/',
    callbackUrl: ear.url,
  };
  const nowhere = createCoins({
    url: () => 'http://127.0.0.1:9',
    merchant: 'x',
    secret,
    clock: systemClock,
    keys: {},
  });
  for (const address of ['', 'ltc1qjmxnz78nmc8nq77wuxh25n2es7rzm5c2rkk4wh', 'bc1q']) {
    await expect(nowhere.sendCashout({ ...order, fields: { address } })).rejects.toMatchObject({
      name: 'ProviderRefused',
    });
  }
  const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
  await expect(nowhere.sendCashout({ ...order, fields: { address } })).rejects.toMatchObject({ name: 'ProviderAway' });
});

test.each([
  ['BTC', null, /^bitcoin:bc1q/],
  ['LTC', null, /^litecoin:ltc1q/],
  ['DOG', null, /^dogecoin:D/],
  ['BCH', null, /^bitcoincash:q/],
  ['ETH', null, /^ethereum:0x[0-9a-fA-F]{40}@1$/],
  ['USDT', 'ERC20', /^ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1\/transfer\?address=0x/],
  ['USDT', 'TRC20', /^tron:T/],
] as const)('%s %s: a wallet opens with the address filled in', (currency, network, href) => {
  const address = coins().addressFor?.({ currency, network, index: 9 }) as string;
  const link = coins().walletLink?.({ currency, network, address });
  expect(link?.href).toMatch(href);
  expect(link?.href).toContain(address);
  expect(link?.qr).toEqual(drawQr(network === 'TRC20' ? address : (link?.href as string)));
  expect(link?.qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
  expect(link?.demoHref).toBe(`/demo/pay/chain?${new URLSearchParams({ currency, network: network ?? '', address })}`);
  expect(coins().isAddress?.({ currency, network, address })).toBe(true);
});

test('what a chain counts becomes subunits without loss, and never more than came', () => {
  fc.assert(
    fc.property(fc.constantFrom(...chains), fc.bigInt({ min: 0n, max: 10n ** 28n }), (chain: Chain, onChain) => {
      const { amount, dust } = inSubunits(chain, onChain);
      const finer = chain.name === 'ETH' ? 10n ** 10n : 1n;
      expect(amount * finer + dust).toBe(onChain);
      expect(dust >= 0n && dust < finer).toBe(true);
    }),
  );
});

import type { Currency } from '@halley/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HouseWithSandbox, houseWithSandbox } from './house-with-sandbox.ts';

/** The whole chain: the house on its port, the sandbox as another process, every ending by every way. */
let stage: HouseWithSandbox;
beforeAll(async () => {
  stage = await houseWithSandbox();
});
afterAll(() => stage.end());

const sums: Partial<Record<Currency, { paid: string; subunits: bigint }>> = {
  EUR: { paid: '25.00', subunits: 2_500n },
  JPY: { paid: '2500', subunits: 2_500n },
};

/** How a deposit stands in the end, and whether its money is there. */
const endings: [outcome: string, state: string, credited: boolean][] = [
  ['approve', 'succeeded', true],
  ['decline', 'declined', false],
  ['cancel', 'canceled', false],
  ['abandon', 'processing', false],
  ['late', 'succeeded', true],
  ['double', 'succeeded', true],
  ['amount', 'declined', false],
  ['currency', 'declined', false],
  ['forged', 'processing', false],
  ['silent', 'succeeded', true],
  ['reorder', 'succeeded', true],
];
const ways: [method: string, currency: Currency][] = [
  ['visa', 'EUR'],
  ['visa', 'JPY'],
  ['bank_transfer', 'EUR'],
  ['bank_transfer', 'JPY'],
  ['sofort', 'EUR'],
  ['ecopayz', 'EUR'],
  ['ecopayz', 'JPY'],
];

/** As a customer comes to the last page: the card is typed, the log-in done. */
async function walkTo(method: string, page: string): Promise<void> {
  if (method === 'visa') await stage.press(page, { number: '4242424242424242', expiry: '04/41', code: '123' });
  else if (method !== 'bank_transfer') await stage.press(page, { user: 'halley', pin: '1986' });
}

describe.each(ways)('%s in %s', (method, currency) => {
  const { paid, subunits } = sums[currency] as { paid: string; subunits: bigint };

  test.each(endings)('%s ends %s', async (outcome, state, credited) => {
    const player = await stage.player(currency);
    const { id, page } = await player.deposit(method, paid);
    await walkTo(method, page);
    expect((await stage.press(page, { outcome })).status).toBe(303);
    // Who hears nothing asks: the sweeper does the same by itself.
    if (['abandon', 'forged', 'silent'].includes(outcome)) await stage.house.payments.mind(id);
    await stage.settled(id, state);
    expect(await player.balance()).toEqual({ cash: credited ? subunits : 0n, reserved: 0n });
  });

  test('paid after it was declined: the money is there, and it is the player’s', async () => {
    const player = await stage.player(currency);
    const { id, page, reference } = await player.deposit(method, paid);
    await walkTo(method, page);
    await stage.press(page, { outcome: 'decline' });
    await stage.settled(id, 'declined');
    expect(await stage.decide(reference, 'approve')).toBe(303);
    await stage.settled(id, 'succeeded');
    expect(await player.balance()).toEqual({ cash: subunits, reserved: 0n });
  });
});

test.each([
  ['COMET-2061-GOOD', 'succeeded', true],
  ['COMET-1986-USED', 'declined', false],
  ['COMET-1835-HALF', 'declined', false],
  ['COMET-1759-ELSE', 'declined', false],
  ['COMET-0000-NONE', 'declined', false],
] as const)('the voucher %s is %s', async (voucher_code, state, credited) => {
  const player = await stage.player('EUR');
  const { id } = await player.deposit('voucher', '25.00', { fields: { voucher_code } });
  await stage.settled(id, state);
  expect(await player.balance()).toEqual({ cash: credited ? 2_500n : 0n, reserved: 0n });
});

test.each(['EUR', 'JPY'] as const)(
  'a saved card pays with one click in %s, and money goes back to it',
  async (currency) => {
    const { paid, subunits } = sums[currency] as { paid: string; subunits: bigint };
    const player = await stage.player(currency);
    const first = await player.deposit('visa', paid, { save_profile: true });
    await stage.press(first.page, { number: '4000000000000002', expiry: '04/41', code: '123' });
    await stage.settled(first.id, 'succeeded');
    const { methods } = await player.call(`/api/payments/payment_methods/${currency}`);
    const [profile] = methods.find(({ id }: { id: string }) => id === 'visa').savedProfiles;
    expect(profile.title).toBe('Visa ···· 0002');
    const second = await player.deposit('visa', paid, { saved_profile_id: profile.id });
    expect(second.page).toBe('');
    await stage.settled(second.id, 'succeeded');
    expect(await player.balance()).toEqual({ cash: 2n * subunits, reserved: 0n });
    const back = await player.cashout('visa', currency === 'EUR' ? '30.00' : '3000', { saved_profile_id: profile.id });
    await stage.settled(back.id, 'succeeded');
    expect(await player.balance()).toEqual({ cash: 2_000n, reserved: 0n });
  },
);

const destinations: Record<string, { method: string; fields: object; amount: (digits: string) => string; of: bigint }> =
  {
    EUR: {
      method: 'bank_transfer',
      fields: { iban: 'DE89370400440532013000' },
      amount: (digits: string) => `40.${digits}`,
      of: 4_000n,
    },
    JPY: {
      method: 'bank_transfer',
      fields: { bank_code: '0001', account_number: '1234567' },
      amount: (digits: string) => `40${digits}`,
      of: 4_000n,
    },
    BTC: {
      method: 'bitcoin',
      fields: { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
      amount: (digits: string) => `0.000200${digits}`,
      of: 20_000n,
    },
  };
/** What becomes of a payout, and whether the money has left. */
const payoutEndings: [digits: string, what: string, state: string, gone: boolean][] = [
  ['00', 'paid at once', 'succeeded', true],
  ['01', 'paid later', 'succeeded', true],
  ['02', 'declined', 'declined', false],
  ['03', 'paid in silence', 'succeeded', true],
  ['04', 'declined, then paid after all', 'declined', false],
  ['05', 'refused', 'declined', false],
  ['06', 'paid, but the answer is lost', 'succeeded', true],
  ['07', 'left waiting', 'processing', false],
];

describe.each(['EUR', 'JPY', 'BTC'] as const)('a cashout in %s', (currency) => {
  const { method, fields, amount, of } = destinations[currency] as (typeof destinations)[string];

  test.each(payoutEndings)('…%s: %s', async (digits, _what, state, gone) => {
    const player = await stage.player(currency, 100_000n);
    const sum = of + BigInt(digits);
    const { id, reference } = await player.cashout(method, amount(digits), { fields });
    if (digits === '03' || digits === '06') await stage.house.payments.mind(id);
    await stage.settled(id, state);
    const left = 100_000n - (gone || state === 'processing' ? sum : 0n);
    expect(await player.balance()).toEqual({ cash: left, reserved: state === 'processing' ? sum : 0n });
    if (digits !== '07') return;
    expect(await stage.decide(reference, 'decline')).toBe(303);
    await stage.settled(id, 'declined');
    expect(await player.balance()).toEqual({ cash: 100_000n, reserved: 0n });
  });
});

describe('coins', () => {
  const pay = (form: Record<string, string>) => stage.press(`${stage.pay.url}/chain`, form);
  const addressOf = async (player: Awaited<ReturnType<typeof stage.player>>) => {
    const { methodFields } = await player.call('/api/payments/payment_methods/BTC/bitcoin/fields');
    return methodFields[0].address as string;
  };
  const outputsAt = async (address: string) => {
    const page = await (await fetch(`${stage.pay.url}/chain?currency=BTC&address=${address}`)).text();
    return [...page.matchAll(/data-output="([^"]+)"/g)].map(([, output]) => output as string);
  };

  test('any amount, block by block; twice in one transaction is two payments; spent elsewhere is none', async () => {
    const player = await stage.player('BTC');
    const address = await addressOf(player);
    expect(await addressOf(player)).toBe(address);
    await pay({ currency: 'BTC', address, amount: '0.00300001', outcome: 'pay' });
    const [output = ''] = await outputsAt(address);
    expect(await player.balance()).toMatchObject({ cash: 0n });
    await pay({ output, outcome: 'confirm' });
    expect(await player.balance()).toMatchObject({ cash: 0n });
    await pay({ output, outcome: 'confirm' });
    expect(await player.balance()).toMatchObject({ cash: 300_001n });
    await pay({ output, outcome: 'confirm_six' });
    await pay({ currency: 'BTC', address, amount: '0.001', outcome: 'pay_twice' });
    await pay({ output: (await outputsAt(address))[0] as string, outcome: 'confirm_six' });
    expect(await player.balance()).toMatchObject({ cash: 500_001n });
    await pay({ currency: 'BTC', address, amount: '5', outcome: 'pay' });
    await pay({ output: (await outputsAt(address))[0] as string, outcome: 'replace' });
    expect(await player.balance()).toEqual({ cash: 500_001n, reserved: 0n });
    const payments = await player.call('/api/player/payments');
    expect(payments.map(({ state }: { state: string }) => state)).toEqual([
      ...['canceled', 'succeeded', 'succeeded', 'succeeded'],
    ]);
  });

  test('what the house never heard of, it learns when it asks', async () => {
    const player = await stage.player('BTC');
    const address = await addressOf(player);
    await pay({ currency: 'BTC', address, amount: '0.002', outcome: 'pay' });
    const [payment] = await player.call('/api/player/payments');
    await stage.pay.kill();
    await stage.house.payments.mind(payment.id);
    await stage.pay.start();
    stage.toHouse.lose('request');
    const [output = ''] = await outputsAt(address);
    await pay({ output, outcome: 'confirm_six' });
    expect(await player.balance()).toMatchObject({ cash: 0n });
    await stage.house.payments.mind(payment.id);
    expect(await player.balance()).toMatchObject({ cash: 200_000n });
    stage.toHouse.lose('none');
  });
});

test('what does not fit in the end is exactly what was made not to fit', async () => {
  const found = await stage.differences();
  const times = (kind: string) => found.filter((one) => one === kind).length;
  // Another amount and another currency, by every way and by voucher: told at once, and found in the day's report.
  expect(times('sandbox wrong_amount')).toBe(ways.length + 1);
  expect(times('sandbox wrong_currency')).toBe(ways.length + 1);
  expect(times('sandbox missing_here')).toBe(2 * (ways.length + 1) + 2);
  // Paid out after it was given back: in two currencies at one provider, in one at the other.
  expect(times('sandbox paid_after_return')).toBe(2);
  expect(times('coins paid_after_return')).toBe(1);
  expect(times('coins missing_here')).toBe(1);
  expect(found).toHaveLength(4 * (ways.length + 1) + 6);
});

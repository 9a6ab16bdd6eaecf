import type { Limit } from '@halley/contract';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readDeviceBreak } from '../identity/index.ts';
import { queries } from '../query/index.ts';
import { aPlayer, server, showAs } from '../session/testing/fake-server.tsx';
import { Limits } from './LimitsPage.tsx';
import { aLimit, anAccount, anOffer } from './testing/some-limits.ts';

vi.mock('../query/api.ts', async () => ({ api: (await import('../session/testing/fake-server.tsx')).server.api }));

const spending = [
  {
    currency: 'EUR' as const,
    net_deposits_cents: 64_000,
    net_deposits_month_cents: 12_000,
    weekly_stakes_cents: 34_200,
    time_played_week_seconds: 11_100,
  },
];

beforeEach(() => {
  server.reset();
  queries.clear();
  server.answers.readPlaySettings = () => ({ reality_check_minutes: 30, show_net: true, net_always_shown: false });
});
afterEach(cleanup);

async function show(limits: Limit[], offer = anOffer) {
  const page = <Limits currency="EUR" limits={limits} offer={offer} spending={spending} />;
  await act(async () => showAs(aPlayer(), page));
}
const card = (name: string) => within(screen.getByRole('group', { name }));
const press = (name: string, within = screen as Pick<typeof screen, 'getByRole'>) =>
  act(async () => void fireEvent.click(within.getByRole('button', { name })));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

describe('the page of limits', () => {
  test('[PP-17] shows what was really spent, and the time', async () => {
    await show([]);
    const strip = card('What you have spent');
    expect(strip.getByText('€640.00')).toBeTruthy();
    expect(strip.getByText('€120.00')).toBeTruthy();
    expect(strip.getByText('3 hr 5 min')).toBeTruthy();
  });

  test('[LIMIT-01] [LIMIT-03] one card for each of the six types, with the periods that each is offered in', async () => {
    await show([]);
    const money = ['Deposits', 'Losses', 'Stakes'];
    for (const name of [...money, 'Session time', 'Take a break', 'Self-exclusion']) expect(card(name)).toBeTruthy();
    const lengths = (within: Pick<typeof screen, 'getAllByRole'>) =>
      within.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value);
    for (const name of money) {
      await press(`Set limit: ${name}`);
      expect(lengths(card(name))).toEqual(['day', 'week', 'month']);
    }
    expect(lengths(card('Take a break'))).toEqual(['day', 'day_3', 'week', 'month', 'month_3']);
    await press('Exclude myself');
    expect(lengths(within(screen.getByRole('dialog')))).toEqual(['month_6', 'month_9', 'month_12', 'forever']);
  });

  test.each([
    ['active', undefined],
    ['unconfirmed', /^A rise to €300\.00 was asked for/],
    ['confirmed', /^A rise to €300\.00 is confirmed and holds from/],
    ['unconfirmed_disable', /^Removal was asked for/],
    ['confirmed_disable', /^Removal is confirmed\. The limit ends:/],
  ] as const)('[LIMIT-04] %s is said in words, and what holds until then stays', async (status, words) => {
    const waits = { confirm_until: '2027-01-02T00:00:00.000Z', active_from: '2027-01-02T00:00:00.000Z' };
    const change = aLimit({ status, ...waits, accounts: [anAccount({ amount_cents: 30_000 })] });
    await show(status === 'active' ? [aLimit()] : [aLimit(), change]);
    const losses = card('Losses');
    expect(losses.getByText('of €200.00')).toBeTruthy();
    if (words) expect(losses.getByText(words)).toBeTruthy();
    else expect(losses.queryByText(/A rise|Removal/)).toBeNull();
  });

  test('a limit says what is used, what is left and until when', async () => {
    await show([aLimit()]);
    const losses = card('Losses');
    expect(losses.getByRole('progressbar', { name: 'Losses, Week' }).getAttribute('aria-valuenow')).toBe('86.2');
    expect(losses.getByText(/^€27\.60 left until/)).toBeTruthy();
    expect(card('Stakes').getByText('No limit set.')).toBeTruthy();
  });

  test('[LIMIT-02] a limit of another currency says what it leaves in the selected wallet, and is changed in its own', async () => {
    const inYen = anAccount({ currency: 'JPY', amount_cents: 40_000, current_value_amount_cents: -10_000 });
    const here = anAccount({ amount_cents: 24_000, current_value_amount_cents: -6_000 });
    const euro = aLimit({ type: 'deposit', period: 'day', accounts: [anAccount({ current_value_amount_cents: 0 })] });
    await show([euro, aLimit({ type: 'deposit', accounts: [inYen], selected_account: here })]);
    const deposits = card('Deposits');
    expect(deposits.getByText(/^¥30,000 left until/)).toBeTruthy();
    expect(deposits.getByText('Counts for your EUR wallet too: about €180.00 left there.')).toBeTruthy();
    await press('Change: Deposits');
    // The day is in euro, the week in yen: each is written in its own.
    expect((screen.getByRole('textbox', { name: 'Amount per day' }) as HTMLInputElement).value).toBe('200');
    fireEvent.click(screen.getByRole('radio', { name: 'Week' }));
    expect((screen.getByRole('textbox', { name: 'Amount per week' }) as HTMLInputElement).value).toBe('40000');
    type('Amount per week', '25,000');
    server.answers.setLimit = () => [];
    await press('Set limit', deposits);
    expect(server.inputsOf('setLimit')).toEqual([
      { body: { type: 'deposit', period: 'week', accounts: [{ currency: 'JPY', amount_cents: 25_000 }] } },
    ]);
  });

  test('[F-40] a new limit says from when it counts, before it is saved and after', async () => {
    await show([]);
    await press('Set limit: Deposits');
    expect(screen.getByText('It counts from now: what came before is not in it.')).toBeTruthy();
    const set = new Date(Date.now() - 60_000);
    const accounts = [
      anAccount({
        current_value_amount_cents: 0,
        active_until: new Date(set.getTime() + 168 * 3_600_000).toISOString(),
      }),
    ];
    server.answers.setLimit = () => [aLimit({ type: 'deposit', accounts, created_at: set.toISOString() })];
    type('Amount per week', '200');
    await press('Set limit', card('Deposits'));
    expect(card('Deposits').getByText(/^€200\.00 left until .* Counts from /)).toBeTruthy();
    await press('Change: Deposits');
    expect(screen.queryByText('It counts from now: what came before is not in it.')).toBeNull();
  });

  test('[F-40] a later window of a limit says nothing of how it began', async () => {
    await show([aLimit()]);
    expect(card('Losses').getByText(/^€27\.60 left until/).textContent).not.toContain('Counts from');
  });

  test('the least that a deposit limit may be is said before, and held', async () => {
    const least_deposits = [{ currency: 'EUR' as const, period: 'week' as const, amount_cents: 2_500 }];
    await show([], { ...anOffer, least_deposits });
    await press('Set limit: Deposits');
    expect(screen.getByText('At least €25.00.')).toBeTruthy();
    type('Amount per week', '24.99');
    await press('Set limit', card('Deposits'));
    expect(screen.getByRole('textbox', { name: 'Amount per week' }).getAttribute('aria-invalid')).toBe('true');
    expect(server.inputsOf('setLimit')).toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: 'Day' }));
    expect(screen.queryByText('At least €25.00.')).toBeNull();
  });

  test('[PP-25] a reached deposit limit says when deposits open again', async () => {
    await show([aLimit({ type: 'deposit', accounts: [anAccount({ current_value_amount_cents: -20_000 })] })]);
    expect(card('Deposits').getByText(/^Reached\. Deposits open again/)).toBeTruthy();
  });

  test('[PP-23] a typed amount for day, week or month holds at once', async () => {
    await show([]);
    await press('Set limit: Deposits');
    const periods = within(screen.getByRole('group', { name: 'Period' }));
    expect(periods.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'day',
      'week',
      'month',
    ]);
    fireEvent.click(periods.getByRole('radio', { name: 'Month' }));
    type('Amount per month', '1,250.50');
    expect(screen.getByText('Holds at once.')).toBeTruthy();
    server.answers.setLimit = () => [aLimit({ type: 'deposit', period: 'month' })];
    await press('Set limit', card('Deposits'));
    expect(server.inputsOf('setLimit')).toEqual([
      { body: { type: 'deposit', period: 'month', accounts: [{ currency: 'EUR', amount_cents: 125_050 }] } },
    ]);
    expect(card('Deposits').getByRole('progressbar', { name: 'Deposits, Month' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test.each([
    ['', 'Type an amount.'],
    ['ten', 'That is not an amount.'],
    ['-5', 'That is not an amount.'],
    ['1.234', 'EUR is not divided that finely.'],
    ['9'.repeat(20), 'That is more than can be meant.'],
  ])('“%s” is no amount, and nothing is sent', async (text, words) => {
    await show([]);
    await press('Set limit: Losses');
    type('Amount per week', text);
    await press('Set limit', card('Losses'));
    expect(screen.getByText(words)).toBeTruthy();
    expect(server.inputsOf('setLimit')).toEqual([]);
  });

  test('[PP-24] a lower amount is sent at once; a higher one only after it was said what happens and when', async () => {
    await show([aLimit()]);
    server.answers.setLimit = ({ body }) => [
      aLimit(),
      ...((body as { accounts: { amount_cents: number }[] }).accounts[0]?.amount_cents === 30_000
        ? [
            aLimit({
              status: 'unconfirmed',
              confirm_until: '2027-01-02T00:00:00.000Z',
              accounts: [anAccount({ amount_cents: 30_000 })],
            }),
          ]
        : []),
    ];
    await press('Change: Losses');
    type('Amount per week', '150');
    await press('Set limit', card('Losses'));
    expect(server.inputsOf('setLimit')).toHaveLength(1);

    await press('Change: Losses');
    type('Amount per week', '300');
    expect(screen.getByText(/^More than the €200\.00 of now/)).toBeTruthy();
    await press('Set limit', card('Losses'));
    expect(server.inputsOf('setLimit')).toHaveLength(1);
    expect(screen.getByRole('dialog', { name: 'Raise this limit?' }).textContent).toContain(
      '24 hours later €300.00 holds. Until then €200.00 stays.',
    );
    await press('Send me the link');
    expect(server.inputsOf('setLimit')).toHaveLength(2);
    expect(card('Losses').getByText(/^A rise to €300\.00 was asked for/)).toBeTruthy();
  });

  test('a waiting change is taken back with one press', async () => {
    const rise = aLimit({
      status: 'confirmed',
      active_from: '2027-01-02T00:00:00.000Z',
      accounts: [anAccount({ amount_cents: 30_000 })],
    });
    await show([aLimit(), rise]);
    server.answers.keepLimit = () => [aLimit()];
    await press('Keep €200.00');
    expect(server.inputsOf('keepLimit')).toEqual([{ params: { id: String(rise.id) } }]);
    expect(screen.queryByText(/^A rise to/)).toBeNull();
  });

  test('removing is asked for, in words', async () => {
    const limit = aLimit();
    await show([limit]);
    await press('Change: Losses');
    await press('Remove');
    expect(screen.getByRole('dialog', { name: 'Remove this limit?' })).toBeTruthy();
    server.answers.removeLimit = () => [limit, aLimit({ status: 'unconfirmed_disable' })];
    await press('Send me the link');
    expect(server.inputsOf('removeLimit')).toEqual([{ params: { id: String(limit.id) } }]);
    expect(card('Losses').getByText(/^Removal was asked for/)).toBeTruthy();
  });

  test('what the server refuses is said, and the form stays', async () => {
    const { refuse } = await import('../query/testing/fake-api.ts');
    await show([aLimit()]);
    server.answers.setLimit = refuse(403, { error: { code: 'EXCLUDED', message: 'x' } });
    await press('Change: Losses');
    type('Amount per week', '100');
    await press('Set limit', card('Losses'));
    expect(screen.getByText(/limits can only get stricter/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Amount per week' })).toBeTruthy();
  });

  test('session time: minutes within what is offered', async () => {
    await show([
      aLimit({ type: 'session', period: 'day', accounts: undefined, session_minutes: 60, session_used_seconds: 1440 }),
    ]);
    const session = card('Session time');
    expect(session.getByText('24 min')).toBeTruthy();
    await press('Change: Session time');
    type('Minutes per session', '2');
    await press('Set limit', session);
    expect(screen.getByText('Between 5 and 1,440 minutes.')).toBeTruthy();
    type('Minutes per session', '45');
    server.answers.setLimit = () => [];
    await press('Set limit', session);
    expect(server.inputsOf('setLimit')).toEqual([{ body: { type: 'session', period: 'day', session_minutes: 45 } }]);
  });

  test.each([
    ['[VALID-04]', '4'],
    ['[VALID-04]', '1441'],
    ['[VALID-05]', '45.5'],
    ['[VALID-05]', 'an hour'],
    ['[VALID-05]', ''],
  ])('%s “%s” is no number of minutes that can be set', async (_id, text) => {
    await show([]);
    await press('Set limit: Session time');
    type('Minutes per session', text);
    await press('Set limit', card('Session time'));
    expect(screen.getByText('Between 5 and 1,440 minutes.')).toBeTruthy();
    expect(server.inputsOf('setLimit')).toEqual([]);
  });

  test('a pause says what it does and when it ends, and begins with one more press', async () => {
    await show([]);
    fireEvent.click(card('Take a break').getByRole('radio', { name: '1 week' }));
    await press('Start a break');
    const dialog = within(screen.getByRole('dialog', { name: /^Break until/ }));
    expect(dialog.getByText(/You can log in any time to withdraw/)).toBeTruthy();
    server.answers.setLimit = () => [];
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Start the break now' })));
    expect(server.inputsOf('setLimit')).toEqual([{ body: { type: 'coolingoff', period: 'week' } }]);
    const begun = within(screen.getByRole('dialog', { name: 'Your break has begun' }));
    expect(begun.getByText(/^You are taking a break until/)).toBeTruthy();
    expect(begun.getByRole('link', { name: 'Where to find help' })).toBeTruthy();
  });

  test('[F-37] a break that was begun here stays known to the device, whose session it ends', async () => {
    await show([]);
    fireEvent.click(card('Take a break').getByRole('radio', { name: '1 week' }));
    await press('Start a break');
    server.answers.setLimit = () => [];
    await press('Start the break now');
    expect(readDeviceBreak()?.kind).toBe('coolingoff');
    expect(readDeviceBreak(new Date(Date.now() + 8 * 86_400_000))).toBeUndefined();
  });

  test('[PP-26] self-exclusion from the site itself: two calm steps, and back is always open', async () => {
    await show([]);
    await press('Exclude myself');
    fireEvent.click(screen.getByRole('radio', { name: '12 months' }));
    expect(screen.getByText(/Your money stays yours/, { selector: 'li' })).toBeTruthy();
    await press('Continue');
    expect(server.inputsOf('setLimit')).toEqual([]);
    expect(screen.getByRole('dialog', { name: /^Exclude yourself until/ })).toBeTruthy();
    server.answers.setLimit = () => [];
    await press('Exclude myself now');
    expect(server.inputsOf('setLimit')).toEqual([{ body: { type: 'selfexclusion', period: 'month_12' } }]);
    expect(screen.getByRole('dialog', { name: 'You are excluded from play' })).toBeTruthy();
  });
});

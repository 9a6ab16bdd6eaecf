import type { HistoryLine, Statement } from '@halley/contract';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queries } from '../../query/index.ts';
import { aPlayer, server, showAs } from '../../session/testing/fake-server.tsx';
import { AccountHistory } from './AccountHistoryPage.tsx';
import { Statements } from './StatementsPage.tsx';

vi.mock('../../query/api.ts', async () => ({
  api: (await import('../../session/testing/fake-server.tsx')).server.api,
}));

beforeEach(() => {
  server.reset();
  queries.clear();
});
afterEach(cleanup);

const line = (id: number, given: Partial<HistoryLine> = {}): HistoryLine => ({
  id: String(id),
  at: '2026-03-01T12:00:00.000Z',
  kind: 'play',
  reason: 'stake',
  currency: 'EUR',
  amount_cents: -100,
  set_aside_cents: 0,
  balance_after_cents: 9_900,
  reserved_after_cents: 0,
  title: 'Orbit Dice',
  round_id: 'round-1',
  game: 'halley-studio/orbit-dice',
  payment_id: null,
  ...given,
});
const spending = [
  {
    currency: 'EUR' as const,
    net_deposits_cents: 64_000,
    net_deposits_month_cents: 0,
    weekly_stakes_cents: 0,
    time_played_week_seconds: 0,
  },
];
const show = (lines: HistoryLine[], { next = null, filter = {} }: { next?: string | null; filter?: object } = {}) =>
  act(async () => showAs(aPlayer(), <AccountHistory filter={filter} lines={{ lines, next }} spending={spending} />));
const rows = () =>
  within(screen.getByRole('table', { name: 'Movements' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent ?? '');

describe('the account’s history', () => {
  test('[PP-17] begins with what was paid in less what was taken out', async () => {
    await show([line(1)]);
    expect(screen.getByTestId('net-deposits').textContent).toBe('€640.00');
  });

  test('[PP-16] a line says what, how much and what was left; money set aside is not money gone', async () => {
    await show([
      line(4, {
        kind: 'cashout',
        reason: 'capture',
        amount_cents: -4_000,
        set_aside_cents: -4_000,
        title: 'Bank',
        round_id: null,
        game: null,
        payment_id: 7,
      }),
      line(3, {
        kind: 'cashout',
        reason: 'hold',
        amount_cents: 0,
        set_aside_cents: 4_000,
        title: null,
        round_id: null,
        game: null,
      }),
      line(2, { reason: 'win', amount_cents: 198, game: 'nova/other' }),
      line(1),
    ]);
    expect(rows()[0]).toMatch(/Withdrawal paid · BankPayment 7−€40\.00€99\.00$/);
    expect(rows()[1]).toMatch(/Withdrawal asked for€40\.00 set aside€99\.00$/);
    expect(rows()[2]).toMatch(/Win · Orbit Dice\+€1\.98€99\.00$/);
    expect(rows()[3]).toMatch(/Stake · Orbit DiceWatch the round−€1\.00€99\.00$/);
    expect(screen.getAllByRole('link', { name: 'Watch the round' })[0]?.getAttribute('href')).toBe(
      '/play/halley-studio/orbit-dice?mode=real&replay=round-1',
    );
    expect(screen.getAllByRole('link', { name: 'Payment 7' })[0]?.getAttribute('href')).toBe('/withdraw?payment=7');
  });

  test('goes on where the page ended, with the same filter; one that fails can be asked for again', async () => {
    await show([line(9)], { next: '9', filter: { kind: 'play', from: '2026-03-01' } });
    server.answers.listHistory = () => {
      throw new Error('no network');
    };
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show more' })));
    expect(screen.getByText('More could not be loaded.')).toBeTruthy();
    server.answers.listHistory = () => ({ lines: [line(8)], next: null });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(server.inputsOf('listHistory').at(-1)).toEqual({
      query: { kind: 'play', from: '2026-03-01', limit: 40, before: '9' },
    });
    expect(rows()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('the file has the same filter', async () => {
    await show([line(1)], { filter: { kind: 'play', currency: 'EUR' } });
    const file = screen.getByRole('link', { name: 'Download as CSV' });
    expect(file.getAttribute('href')).toBe('/api/player/history/export?kind=play&currency=EUR');
  });

  test.each([
    [{}, 'Nothing has moved yet'],
    [{ kind: 'jackpot' }, 'Nothing found'],
  ])('with %j and no line it says: %s', async (filter, words) => {
    await show([], { filter });
    expect(screen.getByText(words)).toBeTruthy();
  });

  test.each([
    [{}, 'Filter'],
    [{ kind: 'play', from: '2026-03-01' }, 'Filter (2)'],
  ])('[F-25] the filter %j is one closed row: %s', async (filter, words) => {
    await show([line(1)], { filter });
    const fold = screen.getByText(words).closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.querySelector('form')).toBeTruthy();
  });

  test('days in the wrong order are said, and nothing is asked', async () => {
    await show([], { filter: { from: '2026-03-02', to: '2026-03-01' } });
    expect(screen.getByText('The last day is before the first.')).toBeTruthy();
    expect(server.inputsOf('listHistory')).toEqual([]);
  });
});

describe('statements', () => {
  const statement = (given: Partial<Statement> = {}): Statement => ({
    month: '2026-03',
    currency: 'EUR',
    opening_cents: 1_000,
    deposits_cents: 5_000,
    cashouts_cents: -2_000,
    stakes_cents: -3_000,
    wins_cents: 2_500,
    bonuses_cents: 0,
    corrections_cents: 0,
    closing_cents: 3_500,
    reserved_cents: 500,
    stakes_count: 31,
    ...given,
  });

  test('month by month, each leads to its sheet', async () => {
    await act(async () =>
      showAs(aPlayer(), <Statements month={null} statements={[statement(), statement({ month: '2026-02' })]} />),
    );
    const links = screen.getAllByRole('link', { name: /2026$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/profile/statements?month=2026-03',
      '/profile/statements?month=2026-02',
    ]);
  });

  test('[F-26] the balance’s change is called so, beside what was paid in and out, staked and won', async () => {
    await act(async () => showAs(aPlayer(), <Statements month={null} statements={[statement()]} />));
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual([
      'Month',
      'Opening balance',
      'Deposits',
      'Withdrawals',
      'Stakes',
      'Wins',
      'Change',
      'Closing balance',
    ]);
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells.slice(1)).toEqual(['€10.00', '+€50.00', '−€20.00', '−€30.00', '+€25.00', '+€25.00', '€35.00']);
    // Where there is no room for the columns, they stand with the month.
    expect(cells[0]).toBe('March 2026Deposits +€50.00Withdrawals −€20.00Stakes −€30.00Wins +€25.00');
  });

  test('a sheet can be printed alone and taken home; its parts come to the closing', async () => {
    const list = [statement(), statement({ currency: 'JPY' }), statement({ month: '2026-02' })];
    await act(async () => showAs(aPlayer(), <Statements month="2026-03" statements={list} />));
    const sheet = document.querySelector('[data-print]') as HTMLElement;
    expect(sheet.textContent).toContain('Statement, March 2026');
    expect(sheet.textContent).toContain(
      'Opening balance€10.00Deposits+€50.00Withdrawals−€20.00Stakes (31)−€30.00Wins+€25.00',
    );
    expect(sheet.textContent).toContain('Closing balance€35.00Of which set aside for withdrawals€5.00');
    expect(within(sheet).getByRole('heading', { name: 'JPY' })).toBeTruthy();
    const print = vi.fn();
    vi.stubGlobal('print', print);
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
    expect(screen.getByRole('link', { name: 'Every line as CSV' }).getAttribute('href')).toBe(
      '/api/player/statements/2026-03/export',
    );
  });
});

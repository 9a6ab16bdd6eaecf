import type { LotteryDraw, Lottery as LotteryOf, LotteryStatus } from '@halley/contract';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { showPage } from '../page/testing/show-page.tsx';
import { queries } from '../query/index.ts';
import { aPlayer, server } from '../session/testing/fake-server.tsx';
import { Lottery } from './Lottery.tsx';
import { TicketsPocket } from './TicketsPocket.tsx';
import { aDraw, aLottery, aPrize } from './testing/a-lottery.ts';

vi.mock('../query/api.ts', async () => ({
  api: (await import('../session/testing/fake-server.tsx')).server.api,
}));
vi.mock('../query/report-failure.ts', () => ({ reportFailure: vi.fn() }));

beforeEach(() => {
  cleanup();
  server.reset();
  queries.clear();
});

interface Shown {
  lottery?: Partial<LotteryOf>;
  draw?: Partial<LotteryDraw>;
  status?: LotteryStatus;
  player?: ReturnType<typeof aPlayer> | null;
  excluded?: boolean;
}

const own = (tickets: number[]): LotteryStatus => ({ lottery_id: 47, tickets, prizes: [] });

function show({ lottery, draw, status, player = aPlayer(), excluded = false }: Shown = {}) {
  const root = {
    player,
    flags: { on: { lotteries: true }, pages: { 'rocket-mart': true } },
    frameParents: [],
    chrome: { excluded },
  };
  return showPage(<Lottery lottery={aLottery(lottery)} draw={aDraw(draw)} status={status} />, {
    root: root as never,
    path: '/lottery/perihelion-draw',
  });
}
const words = () => document.body.textContent ?? '';

describe('the page of a lottery', () => {
  test('[ROUTE-57] [LOTT-01] prizes, how tickets are had in the own currency, the own numbers and their chance', async () => {
    await show({ status: own([5, 6, 7, 20]) });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Perihelion draw');
    expect(words()).toContain('Tickets open');
    expect(words()).toContain('A deposit of €20 or more gives a ticket for each €10 of it.');
    expect(words()).toContain('50 points buy one.');
    expect(words()).toContain('One player can have 500 at most.');
    expect(screen.getByTestId('own-tickets').textContent).toBe('4 of 400');
    expect(words()).toContain('5 – 7');
    expect(words()).toContain('is 3%. It falls with every further ticket of others.');
    expect(screen.getByRole('table', { name: 'Prizes' }).textContent).toContain('2 – 310 free spins2');
    expect(words()).toContain('Round 5,418,220 of the beacon quicknet');
    expect(words()).toContain('This is a demonstration');
  });

  test('who pays in another currency reads that it gives nothing', async () => {
    await show({ player: aPlayer({ currency: 'AUD' }), status: own([]) });
    await waitFor(() => expect(words()).toContain('Deposits in AUD give no tickets.'));
    expect(words()).toContain('You have none. Nobody needs any.');
  });

  test('a guest sees all of it but numbers; who takes a break is offered no ticket', async () => {
    await show({ player: null });
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeTruthy();
    cleanup();
    await show({ excluded: true, status: own([1]) });
    expect(await screen.findByRole('heading', { name: 'No tickets while you take a break' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'How tickets are had' })).toBeNull();
  });

  test('frozen: the list stands, and a beacon that is silent is waited for', async () => {
    await show({
      lottery: { state: 'frozen' },
      draw: { state: 'frozen', root: 'aa'.repeat(32), frozen_at: '2026-11-22T19:00:00.000Z', waits_for: 'beacon' },
      status: own([1]),
    });
    await screen.findByRole('heading', { name: /The ticket list is closed/ });
    expect(words()).toContain('no other source is taken');
    expect(words()).not.toContain('How tickets are had');
  });

  test('drawn: winners, what the own tickets won, and the way to check it', async () => {
    const won = { place: 1, nonce: 2, ticket: 7, nickname: 'c***t' };
    const gifts = [{ type: 'cash' as const, amount_cents: 200_000, currency: 'EUR' as const }];
    await show({
      lottery: { state: 'drawn', finished_at: '2026-11-22T20:00:10.000Z' },
      draw: {
        state: 'drawn',
        root: 'aa'.repeat(32),
        signature: 'bb'.repeat(48),
        seed: 'cc'.repeat(32),
        winners: [{ ...won, gifts }],
      },
      status: { ...own([7]), prizes: [aPrize(1, gifts, { ticket: '7', nickname: 'c***t' })] },
    });
    expect((await screen.findByRole('table', { name: 'Winners' })).textContent).toContain('€2,000.00 in cash');
    expect(words()).toContain('Place 1: €2,000.00 in cash.');
    expect(screen.getByRole('link', { name: 'Count it again in my browser' }).getAttribute('href')).toBe(
      '/fair/draws/47',
    );
  });

  test('a page that is shown again reads again: what is newer replaces what was known', async () => {
    await show({ status: own([1]) });
    await screen.findByText('1 of 400');
    server.answers.readLottery = () => aLottery({ lottery_tickets_count: 402 });
    server.answers.readLotteryDraw = () => aDraw();
    server.answers.readLotteryStatus = () => own([1, 401, 402]);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('3 of 402')).toBeTruthy();
  });
});

test('[BONUS-15] the balance has the tickets of all lotteries', async () => {
  server.answers.listLotteryStatuses = () => [own([1, 2]), { ...own([9]), lottery_id: 48 }];
  const root = { player: aPlayer(), flags: { on: { lotteries: true }, pages: {} }, frameParents: [] };
  await showPage(<TicketsPocket asked />, { root: root as never, path: '/' });
  expect((await screen.findByTestId('tickets')).textContent).toBe('3');
});

import type { GameHistoryItem } from '@halley/contract';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogOf } from '../../i18n/index.server.ts';
import { Speaks } from '../../i18n/index.ts';
import { HistoryRounds } from './HistoryRounds.tsx';

const server = vi.hoisted(() => ({ calls: [] as unknown[][], answer: async (): Promise<unknown> => [] }));
vi.mock('../../query/index.ts', async (original) => ({
  ...(await original<object>()),
  callApi: (...call: unknown[]) => {
    server.calls.push(call);
    return server.answer();
  },
  queries: { invalidate: () => {} },
  useQuery: (_name: string, _input: unknown, { initial }: { initial: unknown }) => ({
    data: initial,
    error: initial === undefined ? { status: 500 } : undefined,
    loading: false,
  }),
}));

const round = (bet_id: number, change: Partial<GameHistoryItem> = {}): GameHistoryItem => ({
  bet_id,
  round_id: `round-${bet_id}`,
  bet_status: 'finished',
  created_at: '2026-03-01T12:00:00.000Z',
  finished_at: '2026-03-01T12:00:00.000Z',
  currency: 'EUR',
  provider: 'halley-studio',
  game: 'halley-studio/orbit-dice',
  title: 'Orbit Dice',
  total_bets: 100,
  total_losses: 100,
  total_wins: 0,
  ...change,
});

beforeEach(() => {
  server.calls.length = 0;
});
afterEach(cleanup);

async function show(initial: GameHistoryItem[] | undefined, filter = {}) {
  const opened: GameHistoryItem[] = [];
  const Component = () => (
    <Speaks locale="en" messages={catalogOf('en')}>
      <HistoryRounds filter={filter} pageSize={2} initial={initial} onOpen={(item) => opened.push(item)} />
    </Speaks>
  );
  const Page = createRoutesStub([{ path: '*', Component }]);
  await act(async () => render(<Page initialEntries={['/profile/games-history']} />));
  return opened;
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Rounds' }))
    .getAllByRole('row')
    .slice(1);

describe('the rounds of a player', () => {
  test('stand with stake, win, net and status; one can be opened', async () => {
    const opened = await show([round(9, { total_wins: 198 }), round(8, { bet_status: 'rolled_back' })]);
    expect(rows()[0]?.textContent).toContain('Orbit Dice€1.00€1.98+€0.98Finished');
    expect(rows()[1]?.textContent).toContain('€1.00€0.00–Cancelled');
    fireEvent.click(within(rows()[0] as HTMLElement).getByRole('button', { name: /Details of the round of/ }));
    expect(opened).toMatchObject([{ bet_id: 9 }]);
  });

  test('a free round says what it was played at, and costs nothing', async () => {
    await show([round(9, { total_bets: 0, total_losses: 0, total_wins: 40, free_stake_cents: 20 })]);
    expect(rows()[0]?.textContent).toContain('Free round at €0.20€0.40+€0.40');
  });

  test('go on where the last page ended, until there is no more', async () => {
    server.answer = async () => [round(7)];
    await show([round(9), round(8)], { from: '2026-03-01' });
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('That was all.')).toBeTruthy();
    expect(rows()).toHaveLength(3);
    expect(server.calls).toEqual([['listPlayedRounds', { query: { from: '2026-03-01', limit: 2, before: 8 } }]]);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('a page that does not come can be asked for again', async () => {
    server.answer = () => Promise.reject(new Error('no network'));
    await show([round(9), round(8)]);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('More rounds could not be loaded.')).toBeTruthy();
    server.answer = async () => [];
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(rows()).toHaveLength(2);
  });

  test('the file has the same filter', async () => {
    await show([round(9)], { from: '2026-03-01', game: 'halley-studio/orbit-dice' });
    expect(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toBe(
      '/api/player/games/export?from=2026-03-01&game=halley-studio%2Forbit-dice',
    );
  });

  test.each([
    [[], {}, 'No rounds yet'],
    [[], { from: '2026-03-01' }, 'No rounds found'],
    [undefined, {}, 'Try again'],
  ])('%j with %j says: %s', async (initial, filter, text) => {
    await show(initial, filter);
    expect(screen.getByText(text)).toBeTruthy();
  });
});

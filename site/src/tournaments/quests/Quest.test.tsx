import type { Tournament, TournamentStatus } from '@halley/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { showPage } from '../../page/testing/show-page.tsx';
import { queries } from '../../query/index.ts';
import { refuse } from '../../query/testing/fake-api.ts';
import { tellLive } from '../../realtime/index.ts';
import { aPlayer, server } from '../../session/testing/fake-server.tsx';
import { Quest } from './Quest.tsx';
import { aQuest, aStatus } from './testing/a-quest.ts';

vi.mock('../../query/api.ts', async () => ({
  api: (await import('../../session/testing/fake-server.tsx')).server.api,
}));
vi.mock('../../query/report-failure.ts', () => ({ reportFailure: vi.fn() }));

const now = '2026-11-17T12:00:00.000Z';

beforeEach(() => {
  cleanup();
  server.reset();
  queries.clear();
});

interface Shown {
  quests?: Tournament[];
  status?: TournamentStatus | undefined;
  player?: ReturnType<typeof aPlayer> | null;
  on?: Record<string, boolean>;
  excluded?: boolean;
  slug?: string;
}

async function show({ quests = [aQuest()], player = aPlayer(), on = {}, excluded = false, slug, ...rest }: Shown = {}) {
  const status = 'status' in rest ? rest.status : aStatus({ bet_cents: 80_000 });
  if (status) server.answers.readTournamentStatus ??= () => status;
  const root = { player, flags: { on, pages: {} }, frameParents: [], chrome: { excluded } };
  return showPage(<Quest slug={slug} quests={quests} groups={[]} status={status} now={now} />, {
    root: root as never,
    path: '/action',
  });
}
const words = () => document.body.textContent ?? '';

describe('the page of a quest', () => {
  test('[QUEST-02] [QUEST-05] its name, map, levels and gifts; what the next costs on average, and nothing that urges', async () => {
    await show();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('The long way round');
    expect(screen.getByRole('img', { name: 'The map: you are at level 2 of 6' })).toBeTruthy();
    expect(words()).toContain('Staking €200.00 costs about €8.00 on average');
    const rows = within(screen.getByRole('table', { name: 'All levels' })).getAllByRole('row');
    const states = rows.slice(1).map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
    expect(states).toEqual(['Reached', 'Reached', 'Next', 'Later', 'Later', 'Later']);
    expect(rows[3]?.textContent).toContain('15 free spins');
    expect(words()).not.toMatch(/almost|only|hurry|left to/i);
  });

  test('[QUEST-06] a live event moves the player to the level that was reached', async () => {
    await show();
    await screen.findByRole('heading', { name: 'Level 2 of 6' });
    act(() => tellLive('tournaments_statuses', [aStatus({ tournament_id: 99, bet_cents: 900_000 })]));
    expect(screen.getByRole('heading', { name: 'Level 2 of 6' })).toBeTruthy();
    act(() => tellLive('tournaments_statuses', [aStatus({ bet_cents: 100_000 })]));
    expect(await screen.findByRole('heading', { name: 'Level 3 of 6' })).toBeTruthy();
    act(() => tellLive('tournaments_statuses', [aStatus({ bet_cents: 9_000_000 })]));
    await screen.findByRole('heading', { name: 'Level 6 of 6' });
    expect(words()).toContain('This is the last level.');
  });

  test('taking part is one press; leaving asks once, and staying is as near', async () => {
    let status = aStatus({ user_confirmed: null });
    server.answers.readTournamentStatus = () => status;
    server.answers.confirmTournament = ({ body }) => {
      const { confirmed } = body as { confirmed: boolean };
      status = { ...status, user_confirmed: confirmed };
      return { confirmed };
    };
    await show({ status });
    fireEvent.click(await screen.findByRole('button', { name: 'Take part' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave this quest' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave this quest?' }));
    expect(dialog.getByRole('button', { name: 'Stay' })).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(words()).toContain('You have left this quest.'));
    expect(server.inputsOf('confirmTournament')).toEqual([
      { params: { id: '12' }, body: { confirmed: true } },
      { params: { id: '12' }, body: { confirmed: false } },
    ]);
  });

  test('a refusal says why', async () => {
    const status = aStatus({ user_confirmed: null });
    server.answers.readTournamentStatus = () => status;
    server.answers.confirmTournament = refuse(409, { error: { code: 'TOURNAMENT_NOT_OPEN' } });
    await show({ status });
    fireEvent.click(await screen.findByRole('button', { name: 'Take part' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This quest is not open at the moment.');
  });

  test('a guest sees the way and how to log in; who takes a break is offered nothing', async () => {
    await show({ player: null, status: undefined });
    expect(await screen.findByRole('img', { name: 'The map: a way of 6 levels' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
    cleanup();
    await show({ excluded: true, status: aStatus({ user_confirmed: null }) });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Take part' })).toBeNull();
    expect(words()).toContain('Nothing counts while you take a break.');
  });

  test('[QUEST-08] a test quest is there where its flag is on, and nowhere else', async () => {
    const tried = aQuest({ frontend_identifier: 'quest--xs--first-light--ffc', title: 'First light' });
    await show({ quests: [tried], slug: 'first-light', status: undefined, player: null });
    expect(await screen.findByRole('heading', { name: 'No quest at the moment' })).toBeTruthy();
    cleanup();
    await show({ quests: [tried], slug: 'first-light', status: undefined, player: null, on: { test_quests: true } });
    expect(await screen.findByRole('heading', { name: 'First light' })).toBeTruthy();
  });
});

import type { Tournament } from '@halley/contract';
import { commit, drawTeam } from '@halley/studio/fair';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { showPage } from '../page/testing/show-page.tsx';
import { queries } from '../query/index.ts';
import { refuse } from '../query/testing/fake-api.ts';
import { tellLive } from '../realtime/index.ts';
import { aPlayer, server } from '../session/testing/fake-server.tsx';
import { TournamentView, type TournamentViewProps } from './TournamentView.tsx';
import { aBoard, aStatus, aTournament } from './testing/a-tournament.ts';
import TournamentsTask from './tournaments-task.ts';

vi.mock('../query/api.ts', async () => ({
  api: (await import('../session/testing/fake-server.tsx')).server.api,
}));

const far = { start_at: '2020-01-01T00:00:00.000Z', end_at: '2999-01-01T00:00:00.000Z' };
const cash = (award_place: number, cents: number) =>
  ({
    award_place,
    stuff: '',
    nickname: null,
    gifts: [{ type: 'cash', amount_cents: cents, currency: 'EUR' }],
  }) as never;
const race = (given: Partial<Tournament> = {}) =>
  aTournament({
    ...far,
    strategy: 'spin',
    user_confirmation_required: true,
    prizes: [cash(1, 50_000), cash(2, 20_000)],
    ...given,
  });
const zeros = aStatus(null, { user_confirmed: null, nickname: 'c***t' });

async function show(given: Partial<TournamentViewProps> = {}, player: ReturnType<typeof aPlayer> | null = aPlayer()) {
  queries.clear();
  const root = { player, flags: { on: {}, pages: {} }, frameParents: [], chrome: { excluded: false } };
  const props = {
    tournament: race(),
    studio: null,
    board: aBoard(),
    status: zeros,
    others: [],
    isCounted: true,
    nowMs: Date.now(),
  };
  const page = (
    <>
      <TournamentsTask />
      <TournamentView {...props} {...given} />
    </>
  );
  return showPage(page, { root: root as never, path: '/tournaments/ring-race' });
}
const words = () => document.body.textContent ?? '';
const press = (name: string | RegExp, within_: HTMLElement = document.body) =>
  act(async () => fireEvent.click(within(within_).getByRole('button', { name })));

beforeEach(() => {
  cleanup();
  server.reset();
});

test('[ROUTE-56] what counts, the deal, prizes and terms stand on the page', async () => {
  await show({ tournament: race({ least_stake_cents: 50, game_category_identity: 'slots', version: 3 }) });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ring Race');
  expect(words()).toContain('Each round that you play counts one. Rounds with a stake of at least €0.50 count.');
  expect(screen.getByRole('link', { name: 'Games that count' }).getAttribute('href')).toBe('/categories/slots');
  expect(screen.getByRole('link', { name: 'All terms' }).getAttribute('href')).toBe(
    '/api/promotions/9/terms.txt?version=3&locale=en',
  );
  const prizes = screen.getByRole('table', { name: 'Prizes' });
  expect(
    within(prizes)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['PlacePrize', '1€500.00', '2€200.00']);
  expect(words()).not.toMatch(/almost|hurry|only \d+ left/i);
});

describe('joining', () => {
  test('is asked with what it means, and told once it is done', async () => {
    server.answers.confirmTournament = () => ({ confirmed: true });
    await show();
    await press('Join');
    const dialog = screen.getByRole('dialog', { name: 'Join Ring Race?' });
    expect(dialog.textContent).toContain('Joining costs nothing');
    expect(dialog.textContent).toContain('Others see your name as c***t');
    server.answers.readTournamentStatus = () => ({ ...zeros, user_confirmed: true });
    await press('Join', dialog);
    expect(server.inputsOf('confirmTournament')).toEqual([{ params: { id: '9' }, body: { confirmed: true } }]);
    await waitFor(() => expect(words()).toContain('You take part'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('"no" is a button beside "yes", and sends nothing', async () => {
    await show();
    await press('Join');
    await press('No, thank you', screen.getByRole('dialog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.inputsOf('confirmTournament')).toEqual([]);
  });

  test.each([
    ['TOURNAMENT_NOT_OPEN', 'It cannot be joined now.'],
    ['TOURNAMENT_NOT_FOR_YOU', 'It is not open to you'],
    ['TOURNAMENT_LEFT', 'You have left it before'],
  ])('a refusal, %s, is said in the dialog', async (code, text) => {
    server.answers.confirmTournament = refuse(409, { error: { code } });
    await show();
    await press('Join');
    await press('Join', screen.getByRole('dialog'));
    expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toContain(text);
  });

  test('a team is chosen where teams are chosen', async () => {
    server.answers.confirmTournament = () => ({ confirmed: true });
    const teams = [1, 2].map((id) => ({ id, name: `Team ${id}`, players: 0, score: 0, place: null }));
    await show({ tournament: race({ teams, team_by_choice: true }), board: aBoard({ teams }) });
    await press('Join');
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Team 2' })));
    await press('Join', screen.getByRole('dialog'));
    expect(server.inputsOf('confirmTournament')).toMatchObject([{ body: { confirmed: true, team_id: 2 } }]);
  });

  test('leaving asks once and says that it is for good', async () => {
    server.answers.confirmTournament = () => ({ confirmed: false });
    await show({ status: aStatus(2) });
    await press('Leave');
    const dialog = screen.getByRole('dialog', { name: 'Leave Ring Race?' });
    expect(dialog.textContent).toContain('for good');
    await press('Leave', dialog);
    expect(server.inputsOf('confirmTournament')).toMatchObject([{ body: { confirmed: false } }]);
  });

  test('a guest is shown the ways in, a player who has left is told so', async () => {
    await show({ status: undefined }, null);
    expect(screen.getByRole('link', { name: 'Create account' })).toBeTruthy();
    cleanup();
    await show({ status: { ...zeros, user_confirmed: false } });
    expect(words()).toContain('You have left.');
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  });
});

describe('the board', () => {
  const top = Array.from({ length: 12 }, (_, index) => aStatus(index + 1, { games_taken: 100 - index }));
  const rows = () =>
    within(screen.getByRole('table', { name: 'Leaderboard' }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);

  test('shows the first, their prizes, and the own row below between its neighbours', async () => {
    const own = aStatus(501, { games_taken: 4 });
    const neighbours = [aStatus(500, { games_taken: 5 }), own, aStatus(502, { games_taken: 3 })];
    await show({ status: own, board: aBoard({ top, own, neighbours, players: 900 }) });
    expect(rows()).toHaveLength(1 + 10 + 3);
    expect(rows()[1]).toBe('1p***1100€500.00');
    expect(rows()[12]).toBe('501You4–');
    expect(screen.getByTestId('own-place').textContent).toBe('501');
    expect(words()).toContain('Prize if it ended nownone');
    await press('Show the first 12');
    expect(rows()).toHaveLength(1 + 12 + 3);
  });

  test('[LIVE-09] [TOURN-02] the own result follows what the house tells', async () => {
    const own = top[1] as (typeof top)[number];
    await show({ status: own, board: aBoard({ top, own, players: 12 }) });
    await act(async () => tellLive('tournaments_statuses', [{ ...own, games_taken: 123 }]));
    expect(rows()[2]).toBe('2You123€200.00');
    await act(async () => tellLive('tournaments_statuses', [{ ...own, award_place: 1, games_taken: 140 }]));
    expect(screen.getByTestId('own-place').textContent).toBe('1');
  });

  test('simulated rivals are marked, and their prizes go to who stands behind them', async () => {
    const [rival, own] = [aStatus(1, { simulated: true }), aStatus(2)];
    await show({ status: own, board: aBoard({ top: [rival, own], own, players: 2 }) });
    expect(rows().slice(1)).toEqual(['1p***1simulated0–', '2You0€500.00']);
    expect(words()).toContain('They are marked, and win nothing.');
  });

  test('what settles is said plainly, and what is final is a result with its winners', async () => {
    const over = { end_at: '2020-02-01T00:00:00.000Z' };
    await show({ tournament: race({ ...over, state: 'settling' }), board: aBoard({ state: 'settling', top }) });
    expect(screen.getAllByRole('status')[0]?.textContent).toContain('nothing is final yet');
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
    cleanup();
    const prizes = [{ ...(cash(1, 50_000) as object), nickname: 'p***1' }] as never;
    await show({ tournament: race({ ...over, state: 'finished', prizes }), board: aBoard({ state: 'finished', top }) });
    expect(screen.getByRole('heading', { name: 'Result' })).toBeTruthy();
    expect(within(screen.getByRole('table', { name: 'Prizes' })).getAllByRole('row')[1]?.textContent).toBe(
      '1p***1€500.00',
    );
  });

  test('a board that does not come is said; one that nobody keeps is not there', async () => {
    server.answers.readTournamentBoard = refuse(503, null);
    await show({ board: undefined });
    await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
    cleanup();
    await show({ board: undefined, isCounted: false });
    expect(screen.queryByRole('heading', { name: 'Leaderboard' })).toBeNull();
  });

  test('teams stand in their order, the own one marked', async () => {
    const teams = [
      { id: 1, name: 'Ice', players: 3, score: 10, place: 2 },
      { id: 2, name: 'Ember', players: 4, score: 12, place: 1 },
    ];
    const own = aStatus(1, { tournament_team_id: 1, award_place_in_team: 1 });
    await show({ tournament: race({ teams }), status: own, board: aBoard({ top: [own], own, teams, players: 7 }) });
    const shown = within(screen.getByRole('table', { name: 'Teams' })).getAllByRole('row');
    expect(shown.slice(1).map(({ textContent }) => textContent)).toEqual(['1Ember412', '2Iceyours310']);
  });

  test('shuffled teams are drawn again in the browser; before the end there is only the fingerprint', async () => {
    const seed = '5a'.repeat(32);
    const drawn = [1, 2, 3].map((number) => ({ number, team: drawTeam({ seed, contestId: 9, number, teams: 2 }) }));
    const told = { tournament_id: 9, teams: ['Ice', 'Ember'], seed_hash: commit(seed), seed: null, next: null };
    const teams = [1, 2].map((id) => ({ id, name: `Team ${id}`, players: 0, score: 0, place: null }));
    const own = aStatus(1, { tournament_team_id: 1, number: 2 });
    await show({ tournament: race({ teams }), board: aBoard({ teams, top: [own], own }) });
    expect(words()).toContain('The number of your entry: 2.');
    server.answers.readTeamShuffle = () => ({ ...told, entries: drawn });
    await press('Draw the teams again in my browser');
    await waitFor(() => expect(words()).toContain('The secret is told when the result is final'));
    expect(words()).toContain(commit(seed));
    server.answers.readTeamShuffle = () => ({ ...told, seed, entries: drawn });
    await press('Draw the teams again in my browser');
    await waitFor(() => expect(words()).toContain('every entry comes to the same team'));
    const other = drawn.map((one) => ({ ...one, team: 3 - one.team }));
    server.answers.readTeamShuffle = () => ({ ...told, seed, entries: other });
    await press('Draw the teams again in my browser');
    await waitFor(() => expect(words()).toContain('It does not hold'));
  });

  test('rivals whose masked names are alike can be told apart, and the own name is clear', async () => {
    const own = aStatus(2, { nickname: '***', number: 7 });
    const top = [aStatus(1, { nickname: '***', number: 4 }), own, aStatus(3, { nickname: 'No***', number: 5 })];
    await show({ board: aBoard({ top, own, players: 3 }) }, aPlayer({ nickname: 'Nova' }));
    const shown = within(screen.getByRole('table', { name: 'Leaderboard' }))
      .getAllByRole('row')
      .slice(1);
    expect(shown.map(({ children }) => children[1]?.textContent)).toEqual(['Player 4', 'You, Nova', 'No*** · 5']);
  });
});

test('[AUTH-07] nothing of it stays when the session is forgotten', async () => {
  const own = aStatus(1);
  await show({ status: own, board: aBoard({ top: [own], own }) });
  await waitFor(() => expect(queries.read('readTournamentStatus', { params: { id: '9' } }).data).toBeTruthy());
  act(() => queries.clear());
  expect(queries.read('readTournamentStatus', { params: { id: '9' } }).data).toBeUndefined();
  expect(queries.read('readTournamentBoard', { params: { id: '9' } }).data).toBeUndefined();
});

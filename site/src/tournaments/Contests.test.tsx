import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { showPage } from '../page/testing/show-page.tsx';
import { queries } from '../query/index.ts';
import { refuse } from '../query/testing/fake-api.ts';
import { aPlayer, server } from '../session/testing/fake-server.tsx';
import { Contests, type ContestsProps } from './Contests.tsx';
import { aLottery, aStatus, aTournament } from './testing/a-tournament.ts';

vi.mock('../query/api.ts', async () => ({
  api: (await import('../session/testing/fake-server.tsx')).server.api,
}));

const nowMs = Date.now();
const far = { start_at: '2020-01-01T00:00:00.000Z', end_at: '2999-01-01T00:00:00.000Z' };
const race = aTournament({ ...far, summary: 'Round the ring', money_prize_pool_cents: 1_000_000 });
const none = { lotteries: undefined, custom: [], actions: [], own: undefined, statuses: [] };

async function show(
  lists: Partial<ContestsProps['lists']>,
  given: { variant?: ContestsProps['variant']; root?: object } = {},
) {
  queries.clear();
  const { variant = '', root = {} } = given;
  const base = {
    player: null,
    flags: { on: { lotteries: true }, pages: {} },
    frameParents: [],
    chrome: { excluded: false },
  };
  return showPage(<Contests variant={variant} lists={{ ...none, tournaments: undefined, ...lists }} nowMs={nowMs} />, {
    root: { ...base, ...root } as never,
    path: '/tournaments',
  });
}
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => {
  cleanup();
  server.reset();
});

test('[ROUTE-53] [ROUTE-54] [TOURN-01] a card says what it is, what is to be won and how long; the lists are links', async () => {
  await show({
    tournaments: [race, aTournament({ ...far, id: 2, frontend_identifier: 'quest--m--way', title: 'Long way' })],
  });
  expect(titles()).toEqual(['Ring Race']);
  expect(screen.getByRole('link', { name: 'Ring Race' }).getAttribute('href')).toBe('/tournaments/ring-race');
  expect(document.body.textContent).toContain('€10,000.00');
  expect(document.body.textContent).toContain('left to finish');
  const tabs = within(screen.getByRole('navigation', { name: 'Which ones' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
    '/tournaments',
    ...['all', 'producers', 'lotteries', 'actions', 'live', 'achievements'].map((one) => `/tournaments/${one}`),
  ]);
});

test('[TOURN-10] [TOURN-11] the groups of the player decide here as well, for lotteries too', async () => {
  const own = aTournament({ ...far, id: 3, frontend_identifier: 'club', title: 'Club race', group_ids: [7] });
  const hidden = aTournament({ ...far, id: 4, frontend_identifier: 'nonvisible', title: 'Hidden' });
  const lists = { tournaments: [own, hidden], lotteries: [aLottery({ ...far, group_ids: [7] })] };
  await show(lists, { variant: 'all' });
  expect(titles()).toEqual(['Nothing here at the moment']);
  cleanup();
  await show(lists, { variant: 'all', root: { player: aPlayer({ statuses: [{ id: 7, name: 'Club' }] as never }) } });
  expect(titles().toSorted()).toEqual(['Club race', 'Lantern night']);
});

test('what the operator wrote by hand stands among the others', async () => {
  await show({ tournaments: [], custom: [aTournament({ ...far, id: 99, title: 'By hand' })] });
  expect(titles()).toEqual(['By hand']);
});

test('a player sees where they take part, and in which place', async () => {
  const player = aPlayer();
  await show({ tournaments: [race], own: [race], statuses: [aStatus(3)] }, { root: { player } });
  expect(document.body.textContent).toContain('Your place: 3');
});

describe('[ERR-02] a list that does not come', () => {
  test('is said with a way to read it again, and what comes then is shown', async () => {
    server.answers.listTournaments = refuse(503, null);
    await show({});
    await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
    server.answers.listTournaments = () => [race];
    await act(async () => fireEvent.click(within(screen.getByRole('alert')).getByRole('button')));
    await waitFor(() => expect(titles()).toEqual(['Ring Race']));
  });
});

test('on a break nothing is shown, and nothing is asked', async () => {
  await show({ tournaments: [race] }, { root: { chrome: { excluded: true } } });
  expect(titles()).toEqual(['Tournaments rest while you take a break']);
  expect(server.calls).toEqual([]);
});

test('[STORE-02] who looks at the list has seen what was new', async () => {
  localStorage.setItem('shouldBounceTournaments', '1');
  await show({ tournaments: [race] });
  expect(localStorage.getItem('shouldBounceTournaments')).toBeNull();
});

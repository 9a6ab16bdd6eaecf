import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../session/testing/fake-server.tsx';
import { readStored, writeStored } from '../../storage/index.ts';
import { aCard } from '../testing/a-fixture.ts';
import { holdTime, pass, press, showSport, words } from '../testing/show-sport.tsx';
import { FavouritesView } from './FavouritesView.tsx';
import { marks, parseMarks } from './marks.ts';

vi.mock('../../query/api.ts', async () => ({
  api: (await import('../../session/testing/fake-server.tsx')).server.api,
}));

const menu = { sports: [] };
const show = (given: { player?: null } = {}) => showSport(<FavouritesView menu={menu} />, given);
const stored = () => parseMarks(readStored('sportMarks'));

beforeEach(() => {
  holdTime();
  server.reset();
  server.answers.listMarkedFixtures = () => [aCard()];
  server.answers.readSportFavourites = () => ({ fixtures: [], tournaments: [7], competitors: [] });
  server.answers.keepSportFavourites = () => null;
});
afterEach(() => {
  cleanup();
  marks.leavePlayer();
  for (const kind of ['fixtures', 'tournaments', 'competitors'] as const)
    for (const id of marks.read()[kind]) marks.toggle(kind, id);
  writeStored('sportMarks', null);
  vi.useRealTimers();
});

test('[SPORT-67] without marks the page says how to make some', async () => {
  await show({ player: null });
  expect(words()).toContain('No favourites yet');
});

test('[SPORT-67] what a guest marks stays in the browser, and stands on the page', async () => {
  marks.toggle('fixtures', 11);
  expect(stored().fixtures).toEqual([11]);
  await show({ player: null });
  await pass(10);
  expect(words()).toContain('North Anchors');
  expect(server.inputsOf('listMarkedFixtures')[0]).toEqual({
    query: { fixtures: '11', tournaments: '', competitors: '' },
  });
  await press('Favourite: North Anchors – South Kestrels');
  expect(stored().fixtures).toEqual([]);
  expect(server.inputsOf('keepSportFavourites')).toEqual([]);
});

test('[SPORT-67] at log-in both become one and leave the browser; presses one after the other are one message', async () => {
  marks.toggle('fixtures', 11);
  await show();
  await pass(500);
  expect(marks.read()).toEqual({ fixtures: [11], tournaments: [7], competitors: [] });
  expect(server.inputsOf('keepSportFavourites')).toEqual([
    { body: { fixtures: [11], tournaments: [7], competitors: [] } },
  ]);
  expect(readStored('sportMarks')).toBeNull();
  act(() => {
    marks.toggle('competitors', 3);
    marks.toggle('tournaments', 7);
  });
  await pass(500);
  expect(server.inputsOf('keepSportFavourites')[1]).toEqual({
    body: { fixtures: [11], tournaments: [], competitors: [3] },
  });
});

test('[SPORT-67] what the house did not take is put back', async () => {
  await show();
  await pass(500);
  server.answers.keepSportFavourites = () => {
    throw new Error('away');
  };
  act(() => marks.toggle('fixtures', 99));
  await pass(3_000);
  expect(marks.read().fixtures).toEqual([]);
});

test('a list that cannot be read says so, and is asked for again', async () => {
  server.answers.listMarkedFixtures = () => {
    throw new Error('away');
  };
  marks.toggle('fixtures', 11);
  await show({ player: null });
  await pass(3_000);
  expect(screen.getByRole('alert').textContent).toContain('could not be read');
});

test.each(['{"fixtures":', '[]', '{"fixtures":[1,"2",-3,1.5,null]}', '5'])(
  '%s in the storage is believed as far as it can be',
  (text) => {
    const { fixtures, tournaments } = parseMarks(text);
    expect(fixtures.every((id) => id === 1)).toBe(true);
    expect(tournaments).toEqual([]);
  },
);

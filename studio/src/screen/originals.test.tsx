import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { kenoGame } from '../keno/rules.ts';
import { KenoScreen } from '../keno/screen/KenoScreen.tsx';
import type { HouseGame } from '../kit/game.ts';
import { loadTranslate } from '../messages/index.ts';
import { minesGame } from '../mines/rules.ts';
import { MinesScreen } from '../mines/screen/MinesScreen.tsx';
import { plinkoGame } from '../plinko/rules.ts';
import { PlinkoScreen } from '../plinko/screen/PlinkoScreen.tsx';
import { fakeHouse } from '../testing/fake-house.ts';
import { towerGame } from '../tower/rules.ts';
import { TowerScreen } from '../tower/screen/TowerScreen.tsx';
import { gameWords } from '../words.ts';
import type { ScreenProps } from './GameScreen.tsx';
import type { Launch } from './launch.ts';
import { silentSound } from './sound.ts';
import { WordsProvider } from './words.tsx';

const launch: Launch = { mode: 'real', currency: 'EUR', locale: 'en', replay: undefined, verify: false, paceMs: 0 };
const tell = vi.fn();
const won = vi.fn();

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  HTMLCanvasElement.prototype.getContext = () => null;
  sessionStorage.clear();
  tell.mockClear();
  won.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type House = ReturnType<typeof fakeHouse>;

async function show(Screen: (props: ScreenProps) => ReactNode, house: House) {
  const text = await loadTranslate('en', gameWords);
  await act(async () =>
    render(
      <WordsProvider text={text} locale="en" currency="EUR">
        <Screen
          api={house.api}
          launch={launch}
          link={{ tell, listen: () => () => undefined }}
          sound={{ ...silentSound, won }}
        />
      </WordsProvider>,
    ),
  );
}
const press = (name: RegExp | string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const shown = () => document.querySelector('[data-round]');

/** The picture, the page and the record say the same, and only a return above the stake is celebrated. */
async function agreesWithRecord(house: House) {
  await waitFor(() => expect(shown()).toBeTruthy());
  const round = house.round;
  expect(shown()?.getAttribute('data-round')).toBe(round?.round_id);
  expect(shown()?.getAttribute('data-win')).toBe(String(round?.win_cents));
  const rounds = tell.mock.calls.map(([message]) => message).filter(({ type }) => type === 'round');
  expect(rounds).toMatchObject([{ win_cents: round?.win_cents, balance_cents: round?.balance_cents }]);
  const isAbove = (round?.win_cents ?? 0) > (round?.stake_cents ?? 0);
  expect(document.querySelector('[data-celebrates]') !== null).toBe(isAbove);
  expect(won).toHaveBeenCalledTimes(isAbove ? 1 : 0);
}

describe('[PP-03] [PP-11] a round of one step', () => {
  test.each([1, 2, 3])('Meteor Drop %i', async (nonce) => {
    const house = fakeHouse(plinkoGame as HouseGame, { nonce });
    await show(PlinkoScreen, house);
    expect(shown()).toBeNull();
    await press('Drop');
    await agreesWithRecord(house);
  });

  test.each([1, 2, 3])('Constellation Keno %i', async (nonce) => {
    const house = fakeHouse(kenoGame as HouseGame, { nonce });
    await show(KenoScreen, house);
    // Nothing is chosen yet: nothing is staked.
    await press('Draw');
    expect(house.stakes).toBe(0);
    for (const number of ['3', '17', '28']) await press(number);
    await press('28');
    expect(screen.getByRole('button', { name: '28' }).getAttribute('aria-pressed')).toBe('false');
    await press('Draw');
    await agreesWithRecord(house);
    expect(house.round?.choice).toEqual({ numbers: [3, 17], risk: 'classic' });
  });
});

describe('[PP-03] [PP-11] [PP-15] a round of several steps', () => {
  const boards = [
    ['Moonfield', minesGame, MinesScreen, 'Begin', /^Tile 7$/],
    ['Beacon Tower', towerGame, TowerScreen, 'Climb', /^Floor 1, window 2$/],
  ] as const;

  test.each(boards)('%s is begun once, gone on with and taken', async (_, game, Screen, begin, first) => {
    // The first number whose round survives its first step.
    for (let nonce = 1; ; nonce++) {
      const house = fakeHouse(game as HouseGame, { nonce });
      await show(Screen, house);
      await press(begin);
      await waitFor(() => expect(screen.getByRole('button', { name: /^Take/ }).hasAttribute('disabled')).toBe(true));
      expect(shown()).toBeNull();
      await press(first);
      await waitFor(() => expect(house.round?.steps).toHaveLength(1));
      if (house.round?.state === 'closed') {
        await agreesWithRecord(house);
        cleanup();
        tell.mockClear();
        continue;
      }
      expect(shown()).toBeNull();
      await waitFor(() => expect(screen.getByRole('button', { name: /^Take/ }).hasAttribute('disabled')).toBe(false));
      await press(/^Take/);
      await agreesWithRecord(house);
      expect(house.round?.win_cents).toBeGreaterThan(0);
      expect(house.stakes).toBe(1);
      expect(house.steps.map(({ number }) => number)).toEqual([1, 2]);
      return;
    }
  });

  test.each(boards)('%s that waits is found again and nothing else begins', async (_, game, Screen, begin, first) => {
    const house = fakeHouse(game as HouseGame, { nonce: 5 });
    await show(Screen, house);
    await press(begin);
    await waitFor(() => screen.getByRole('button', { name: /^Take/ }));
    cleanup();
    await show(Screen, house);
    await waitFor(() => screen.getByText('This round was waiting for you. Go on where you stopped.'));
    expect(screen.queryByRole('button', { name: begin })).toBeNull();
    await press(first);
    await waitFor(() => expect(house.steps).toHaveLength(1));
    expect(house.stakes).toBe(1);
  });
});

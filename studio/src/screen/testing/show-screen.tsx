import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { loadTranslate } from '../../messages/index.ts';
import { wordsOfGames } from '../../messages/testing/words-of-games.ts';
import type { ScreenProps } from '../GameScreen.tsx';
import type { Launch } from '../launch.ts';
import { silentSound } from '../sound.ts';
import { WordsProvider } from '../words.tsx';
import type { fakeHouse } from './fake-house.ts';
import { stubMedia } from './stub-media.ts';

export type House = ReturnType<typeof fakeHouse>;
export type Screen = (props: ScreenProps) => ReactNode;

const plain: Launch = { mode: 'real', currency: 'EUR', locale: 'en', replay: undefined, verify: false, paceMs: 0 };
export const tell = vi.fn();
const won = vi.fn();

/** A browser as the screens of games need it, for every test of a file. */
export function prepareScreens({ stillMotion = true } = {}): void {
  beforeEach(() => {
    stubMedia({ still: stillMotion });
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    HTMLCanvasElement.prototype.getContext = () => null;
    sessionStorage.clear();
    localStorage.clear();
    tell.mockClear();
    won.mockClear();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}

export async function show(Shown: Screen, house: { api: House['api'] }, launch: Partial<Launch> = {}): Promise<void> {
  const text = await loadTranslate('en', wordsOfGames());
  await act(async () =>
    render(
      <WordsProvider text={text} locale="en" currency="EUR">
        <Shown
          api={house.api}
          launch={{ ...plain, ...launch }}
          link={{ tell, listen: () => () => undefined }}
          sound={{ ...silentSound, won }}
        />
      </WordsProvider>,
    ),
  );
}

export const press = (name: RegExp | string): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
export const pressKey = (key: string): Promise<void> =>
  act(async () => {
    fireEvent.keyDown(document.body, { key });
  });

/** The round that has been shown to its end. */
export const shown = (): Element | null => document.querySelector('[data-round]');

/** The image, the page and the record say the same, and only a return above the stake is celebrated. */
export async function agreesWithRecord(house: House): Promise<void> {
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

/** Holds the answers of a call back until the test lets them go. */
export function held(house: House, call: 'playRound' | 'takeStep'): { calls: number; letGo(): Promise<void> } {
  const answer = house.api[call] as (input: never) => Promise<unknown>;
  const waiting: (() => void)[] = [];
  const hold = {
    calls: 0,
    letGo: () =>
      act(async () => {
        for (const go of waiting.splice(0)) go();
      }),
  };
  Object.assign(house.api, {
    [call]: async (input: never) => {
      hold.calls += 1;
      await new Promise<void>((go) => waiting.push(go));
      return answer(input);
    },
  });
  return hold;
}

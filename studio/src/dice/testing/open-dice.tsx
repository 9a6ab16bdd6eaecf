import type { GameMessage, PageMessage } from '@halley/contract';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { loadTranslate } from '../../messages/index.ts';
import { createGameApi, type PageLink, readLaunch, type Sound, WordsProvider } from '../../screen/index.ts';
import { stubMedia } from '../../screen/testing/stub-media.ts';
import { DiceScreen } from '../screen/DiceScreen.tsx';
import words from '../words.json' with { type: 'json' };
import type { FakeStudio } from './fake-studio.ts';

/** A page around the game that can be spoken to and listened to. */
function fakePage() {
  const told: GameMessage[] = [];
  let handler: (message: PageMessage) => void = () => undefined;
  const link: PageLink = {
    tell: (message) => told.push(message),
    listen: (next) => {
      handler = next;
      return () => undefined;
    },
  };
  return { link, told, say: (message: PageMessage) => act(() => handler(message)) };
}

function fakeSound(): Sound & { played: string[] } {
  const played: string[] = [];
  return {
    played,
    isOn: () => true,
    set: () => undefined,
    landed: () => played.push('landed'),
    won: () => played.push('won'),
    bigWin: () => played.push('big win'),
    tick: () => played.push('tick'),
    step: () => played.push('step'),
  };
}

/** The whole screen, with a page around it and a studio behind it. */
export async function openDice(studio: FakeStudio, search = '?mode=real&currency=EUR') {
  vi.stubGlobal('fetch', studio.fetch);
  const launch = readLaunch(search);
  const text = await loadTranslate(launch.locale, words);
  const page = fakePage();
  const sound = fakeSound();
  render(
    <WordsProvider text={text} locale={launch.locale} currency={launch.currency}>
      <DiceScreen api={createGameApi()} launch={launch} link={page.link} sound={sound} />
    </WordsProvider>,
  );
  await waitFor(() => expect(page.told).toContainEqual({ type: 'ready', game: 'dice', version: 1 }));
  return { page, sound };
}

export const rollButton = () => screen.getByRole('button', { name: 'Roll' });
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
export const told = (page: { told: GameMessage[] }, kind: GameMessage['type']) =>
  page.told.filter(({ type }) => type === kind);

export async function roll(): Promise<void> {
  fireEvent.click(rollButton());
  await screen.findByText(/^Rolled /);
  await waitFor(() => expect(rollButton().getAttribute('aria-busy')).toBe(null));
}

/** Call it once at the top of a test file. */
export function keepScreensClean(): void {
  beforeEach(() => {
    sessionStorage.clear();
    // Instant states: what is tested is what is shown, not how it travels there.
    stubMedia();
  });
  afterEach(() => vi.unstubAllGlobals());
}

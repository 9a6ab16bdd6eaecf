import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type GameWords, loadTranslate } from '../messages/index.ts';
import { createGameApi } from './api.ts';
import type { ScreenProps } from './GameScreen.tsx';
import { readLaunch } from './launch.ts';
import { isFramed, pageLink } from './page-link.ts';
import { createSound, type SoundPalette } from './sound.ts';
import { WordsProvider } from './words.tsx';

// Beside the game's own words, and not after them.
if (typeof location !== 'undefined') void loadTranslate(readLaunch(location.search).locale, {});

/** Brings the document of a game to life: how it was opened stands in its address. */
export async function startGame(
  title: string,
  Screen: (props: ScreenProps) => ReactNode,
  words: GameWords,
  palette?: SoundPalette,
): Promise<void> {
  const launch = readLaunch(location.search);
  const text = await loadTranslate(launch.locale, words);
  document.documentElement.lang = launch.locale;
  document.documentElement.classList.toggle('alone', !isFramed());
  document.title = title;

  createRoot(document.getElementById('game')!).render(
    <StrictMode>
      <WordsProvider text={text} locale={launch.locale} currency={launch.currency}>
        <Screen api={createGameApi()} launch={launch} link={pageLink()} sound={createSound(palette)} />
      </WordsProvider>
    </StrictMode>,
  );
}

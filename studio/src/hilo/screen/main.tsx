import '../../screen/game.css';
import './hilo.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadTranslate } from '../../messages/index.ts';
import { createGameApi } from '../../screen/api.ts';
import { readLaunch } from '../../screen/launch.ts';
import { isFramed, pageLink } from '../../screen/page-link.ts';
import { createSound } from '../../screen/sound.ts';
import { WordsProvider } from '../../screen/words.tsx';
import { HiloScreen } from './HiloScreen.tsx';

const launch = readLaunch(location.search);
const text = await loadTranslate(launch.locale);
document.documentElement.lang = launch.locale;
document.documentElement.classList.toggle('alone', !isFramed());
document.title = text('hilo.title');

createRoot(document.getElementById('game')!).render(
  <StrictMode>
    <WordsProvider text={text} locale={launch.locale} currency={launch.currency}>
      <HiloScreen api={createGameApi()} launch={launch} link={pageLink()} sound={createSound()} />
    </WordsProvider>
  </StrictMode>,
);

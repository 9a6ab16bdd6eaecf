import { startGame } from '../../screen/index.ts';
import '../../screen/game.css';
import '../../cards/screen/cards.css';
import './hilo.css';
import { hiloGame } from '../rules.ts';
import words from '../words.json' with { type: 'json' };
import { HiloScreen } from './HiloScreen.tsx';

await startGame(hiloGame.title, HiloScreen, words);

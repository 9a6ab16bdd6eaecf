import '../../screen/game.css';
import '../../cards/cards.css';
import './hilo.css';
import { startGame } from '../../screen/start-game.tsx';
import { hiloGame } from '../rules.ts';
import words from '../words.json' with { type: 'json' };
import { HiloScreen } from './HiloScreen.tsx';

await startGame(hiloGame.title, HiloScreen, words);

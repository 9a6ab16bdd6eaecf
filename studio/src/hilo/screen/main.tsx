import '../../screen/game.css';
import './hilo.css';
import { startGame } from '../../screen/start-game.tsx';
import { hiloGame } from '../rules.ts';
import { HiloScreen } from './HiloScreen.tsx';

await startGame(hiloGame.title, HiloScreen);

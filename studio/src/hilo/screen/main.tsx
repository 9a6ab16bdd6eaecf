import '../../screen/game.css';
import './hilo.css';
import { startGame } from '../../screen/start-game.tsx';
import { HiloScreen } from './HiloScreen.tsx';

await startGame('hilo.title', HiloScreen);

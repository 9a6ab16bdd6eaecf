import '../../screen/game.css';
import './dice.css';
import { startGame } from '../../screen/start-game.tsx';
import { DiceScreen } from './DiceScreen.tsx';

await startGame('dice.title', DiceScreen);

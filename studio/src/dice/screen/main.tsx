import { startGame } from '../../screen/index.ts';
import '../../screen/game.css';
import './dice.css';
import { diceGame } from '../rules.ts';
import words from '../words.json' with { type: 'json' };
import { DiceScreen } from './DiceScreen.tsx';

await startGame(diceGame.title, DiceScreen, words);

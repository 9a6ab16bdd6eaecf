import '../../screen/game.css';
import '../../cards/cards.css';
import '../../chips/chips.css';
import './baccarat.css';
import { startGame } from '../../screen/start-game.tsx';
import { baccaratGame } from '../rules.ts';
import words from '../words.json' with { type: 'json' };
import { BaccaratScreen } from './BaccaratScreen.tsx';

await startGame(baccaratGame.title, BaccaratScreen, words);

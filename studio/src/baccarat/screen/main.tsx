import { startGame } from '../../screen/index.ts';
import '../../screen/game.css';
import '../../cards/screen/cards.css';
import '../../chips/chips.css';
import './baccarat.css';
import { baccaratGame } from '../rules.ts';
import words from '../words.json' with { type: 'json' };
import { BaccaratScreen } from './BaccaratScreen.tsx';

await startGame(baccaratGame.title, BaccaratScreen, words);

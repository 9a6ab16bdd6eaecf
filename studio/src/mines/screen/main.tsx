import { startGame } from '../../screen/index.ts';
import '../../screen/game.css';
import './mines.css';
import { minesGame } from '../rules.ts';
import words from '../words.json' with { type: 'json' };
import { MinesScreen } from './MinesScreen.tsx';

await startGame(minesGame.title, MinesScreen, words, {
  step: [
    { frequencyHz: 880, lengthS: 0.18, volume: 0.05 },
    { frequencyHz: 1_320, lengthS: 0.3, atS: 0.04, volume: 0.04 },
  ],
  landed: [
    { frequencyHz: 160, lengthS: 0.5, volume: 0.1, wave: 'noise', glideToHz: 60 },
    { frequencyHz: 110, lengthS: 0.4, volume: 0.08, wave: 'triangle', glideToHz: 45 },
  ],
});

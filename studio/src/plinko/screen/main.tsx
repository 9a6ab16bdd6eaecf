import { startGame } from '../../screen/index.ts';
import '../../screen/game.css';
import './plinko.css';
import { plinkoGame } from '../rules.ts';
import words from '../words.json' with { type: 'json' };
import { PlinkoScreen } from './PlinkoScreen.tsx';

await startGame(plinkoGame.title, PlinkoScreen, words, {
  tick: [{ frequencyHz: 620, lengthS: 0.06, volume: 0.04, wave: 'triangle' }],
  landed: [
    { frequencyHz: 220, lengthS: 0.18, volume: 0.08, wave: 'triangle', glideToHz: 150 },
    { frequencyHz: 900, lengthS: 0.1, volume: 0.03, wave: 'noise' },
  ],
});

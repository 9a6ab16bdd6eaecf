import { startGame } from '../../screen/index.ts';
import '../../screen/game.css';
import './coin.css';
import { coinGame } from '../rules.ts';
import words from '../words.json' with { type: 'json' };
import { CoinScreen } from './CoinScreen.tsx';

await startGame(coinGame.title, CoinScreen, words, {
  tick: [
    { frequencyHz: 2_093, lengthS: 0.28, volume: 0.025 },
    { frequencyHz: 3_136, lengthS: 0.2, volume: 0.015 },
  ],
  landed: [
    { frequencyHz: 1_319, lengthS: 0.12, volume: 0.04, wave: 'triangle' },
    { frequencyHz: 988, atS: 0.07, lengthS: 0.14, volume: 0.03, wave: 'triangle' },
  ],
});

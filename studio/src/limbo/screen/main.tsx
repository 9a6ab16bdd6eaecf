import { startGame } from '../../screen/index.ts';
import '../../screen/game.css';
import './limbo.css';
import { limboGame } from '../rules.ts';
import words from '../words.json' with { type: 'json' };
import { LimboScreen } from './LimboScreen.tsx';

await startGame(limboGame.title, LimboScreen, words, {
  landed: [{ frequencyHz: 900, glideToHz: 320, lengthS: 0.22, volume: 0.05, wave: 'noise' }],
  tick: [{ frequencyHz: 240, glideToHz: 900, lengthS: 0.5, volume: 0.035, wave: 'noise' }],
  won: [
    { frequencyHz: 587, lengthS: 0.24, volume: 0.06, wave: 'triangle' },
    { frequencyHz: 880, atS: 0.12, lengthS: 0.42, volume: 0.06, wave: 'triangle' },
  ],
});

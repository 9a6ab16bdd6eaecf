import { startGame } from '../../screen/index.ts';
import '../../screen/game.css';
import './wheel.css';
import { wheelGame } from '../rules.ts';
import words from '../words.json' with { type: 'json' };
import { WheelScreen } from './WheelScreen.tsx';

await startGame(wheelGame.title, WheelScreen, words, {
  tick: [{ frequencyHz: 1_480, lengthS: 0.025, volume: 0.03, wave: 'square' }],
  landed: [
    { frequencyHz: 392, lengthS: 0.3, volume: 0.05, wave: 'triangle' },
    { frequencyHz: 784, lengthS: 0.2, volume: 0.02 },
  ],
});

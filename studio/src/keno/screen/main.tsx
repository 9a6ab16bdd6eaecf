import { startGame } from '../../screen/index.ts';
import '../../screen/game.css';
import './keno.css';
import { kenoGame } from '../rules.ts';
import words from '../words.json' with { type: 'json' };
import { KenoScreen } from './KenoScreen.tsx';

await startGame(kenoGame.title, KenoScreen, words, {
  tick: [{ frequencyHz: 440, lengthS: 0.05, volume: 0.03 }],
  step: [
    { frequencyHz: 587, lengthS: 0.25, volume: 0.05 },
    { frequencyHz: 1_174, lengthS: 0.4, atS: 0.03, volume: 0.03 },
  ],
  landed: [{ frequencyHz: 294, lengthS: 0.12, volume: 0.05 }],
});

import { startGame } from '../../screen/index.ts';
import '../../screen/game.css';
import './tower.css';
import { towerGame } from '../rules.ts';
import words from '../words.json' with { type: 'json' };
import { TowerScreen } from './TowerScreen.tsx';

await startGame(towerGame.title, TowerScreen, words, {
  step: [
    { frequencyHz: 262, lengthS: 0.35, volume: 0.06, wave: 'triangle' },
    { frequencyHz: 524, lengthS: 0.5, atS: 0.02, volume: 0.03 },
  ],
  landed: [
    { frequencyHz: 196, lengthS: 0.5, volume: 0.08, wave: 'triangle', glideToHz: 65 },
    { frequencyHz: 400, lengthS: 0.6, volume: 0.05, wave: 'noise', glideToHz: 120 },
  ],
});

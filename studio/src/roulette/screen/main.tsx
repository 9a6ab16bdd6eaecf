import { startGame } from '../../screen/index.ts';
import '../../screen/game.css';
import '../../chips/chips.css';
import './roulette.css';
import { rouletteGame } from '../rules.ts';
import words from '../words.json' with { type: 'json' };
import { RouletteScreen } from './RouletteScreen.tsx';

await startGame(rouletteGame.title, RouletteScreen, words);

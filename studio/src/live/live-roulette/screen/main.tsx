import { startGame } from '../../../screen/index.ts';
import '../../../screen/game.css';
import '../../../chips/chips.css';
import '../../../roulette/screen/roulette.css';
import '../../screen/live.css';
import './live-roulette.css';
import roulette from '../../../roulette/words.json' with { type: 'json' };
import live from '../../words.json' with { type: 'json' };
import { liveRouletteGame } from '../rules.ts';
import words from '../words.json' with { type: 'json' };
import { LiveRouletteScreen } from './LiveRouletteScreen.tsx';

await startGame(liveRouletteGame.title, LiveRouletteScreen, { ...live, ...roulette, ...words });

import { startGame } from '../../../screen/index.ts';
import '../../../screen/game.css';
import '../../../cards/screen/cards.css';
import '../../../chips/chips.css';
import '../../../baccarat/screen/baccarat.css';
import '../../screen/live.css';
import './live-baccarat.css';
import baccarat from '../../../baccarat/words.json' with { type: 'json' };
import live from '../../words.json' with { type: 'json' };
import { liveBaccaratGame } from '../rules.ts';
import words from '../words.json' with { type: 'json' };
import { LiveBaccaratScreen } from './LiveBaccaratScreen.tsx';

await startGame(liveBaccaratGame.title, LiveBaccaratScreen, { ...live, ...baccarat, ...words });

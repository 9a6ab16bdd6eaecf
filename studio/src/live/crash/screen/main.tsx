import { startGame } from '../../../screen/index.ts';
import '../../../screen/game.css';
import '../../screen/live.css';
import './crash.css';
import live from '../../words.json' with { type: 'json' };
import { crashGame } from '../rules.ts';
import words from '../words.json' with { type: 'json' };
import { CrashScreen } from './CrashScreen.tsx';

await startGame(crashGame.title, CrashScreen, { ...live, ...words });

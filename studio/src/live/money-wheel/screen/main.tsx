import { startGame } from '../../../screen/index.ts';
import '../../../screen/game.css';
import '../../../chips/chips.css';
import '../../screen/live.css';
import './money-wheel.css';
import live from '../../words.json' with { type: 'json' };
import { moneyWheelGame } from '../rules.ts';
import words from '../words.json' with { type: 'json' };
import { MoneyWheelScreen } from './MoneyWheelScreen.tsx';

await startGame(moneyWheelGame.title, MoneyWheelScreen, { ...live, ...words });

import { startGame } from '../../screen/index.ts';
import '../../screen/game.css';
import '../../cards/screen/cards.css';
import './video-poker.css';
import { pokerGame } from '../rules.ts';
import words from '../words.json' with { type: 'json' };
import { PokerScreen } from './PokerScreen.tsx';

await startGame(pokerGame.title, PokerScreen, words);

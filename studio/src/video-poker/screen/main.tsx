import '../../screen/game.css';
import '../../cards/cards.css';
import './video-poker.css';
import { startGame } from '../../screen/start-game.tsx';
import { pokerGame } from '../rules.ts';
import words from '../words.json' with { type: 'json' };
import { PokerScreen } from './PokerScreen.tsx';

await startGame(pokerGame.title, PokerScreen, words);

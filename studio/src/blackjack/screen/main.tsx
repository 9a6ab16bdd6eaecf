import '../../screen/game.css';
import '../../cards/cards.css';
import './blackjack.css';
import { startGame } from '../../screen/start-game.tsx';
import { blackjackGame } from '../rules.ts';
import words from '../words.json' with { type: 'json' };
import { BlackjackScreen } from './BlackjackScreen.tsx';

await startGame(blackjackGame.title, BlackjackScreen, words);

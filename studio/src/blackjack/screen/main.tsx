import { startGame } from '../../screen/index.ts';
import '../../screen/game.css';
import '../../cards/screen/cards.css';
import './blackjack.css';
import { blackjackGame } from '../rules.ts';
import words from '../words.json' with { type: 'json' };
import { BlackjackScreen } from './BlackjackScreen.tsx';

await startGame(blackjackGame.title, BlackjackScreen, words);

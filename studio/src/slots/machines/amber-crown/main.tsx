import './amber-crown.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { amberCrownArt } from './art.tsx';
import { amberCrown } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(amberCrown, amberCrownArt, words);

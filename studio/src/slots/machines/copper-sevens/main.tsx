import './copper-sevens.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { copperSevensArt } from './art.tsx';
import { copperSevens } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(copperSevens, copperSevensArt, words);

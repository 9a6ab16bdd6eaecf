import './moon-lotus.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { moonLotusArt } from './art.tsx';
import { moonLotus } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(moonLotus, moonLotusArt, words);

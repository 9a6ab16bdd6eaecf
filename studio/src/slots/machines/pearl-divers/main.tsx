import './pearl-divers.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { pearlDiversArt } from './art.tsx';
import { pearlDivers } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(pearlDivers, pearlDiversArt, words);

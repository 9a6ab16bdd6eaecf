import './paper-cranes.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { paperCranesArt } from './art.tsx';
import { paperCranes } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(paperCranes, paperCranesArt, words);

import './brass-bells.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { brassBellsArt } from './art.tsx';
import { brassBells } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(brassBells, brassBellsArt, words);

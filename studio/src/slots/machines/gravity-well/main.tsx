import './gravity-well.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { gravityWellArt } from './art.tsx';
import { gravityWell } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(gravityWell, gravityWellArt, words);

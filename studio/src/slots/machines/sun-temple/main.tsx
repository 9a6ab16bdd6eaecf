import './sun-temple.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { sunTempleArt } from './art.tsx';
import { sunTemple } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(sunTemple, sunTempleArt, words);

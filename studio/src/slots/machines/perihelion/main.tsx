import './perihelion.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { perihelionArt } from './art.tsx';
import { perihelion } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(perihelion, perihelionArt, words);

import './frost-wolf.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { frostWolfArt } from './art.tsx';
import { frostWolf } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(frostWolf, frostWolfArt, words);

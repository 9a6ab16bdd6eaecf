import './night-owl.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { nightOwlArt } from './art.tsx';
import { nightOwl } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(nightOwl, nightOwlArt, words);

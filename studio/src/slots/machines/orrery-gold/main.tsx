import './orrery-gold.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { orreryGoldArt } from './art.tsx';
import { orreryGold } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(orreryGold, orreryGoldArt, words);

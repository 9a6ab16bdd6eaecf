import './sky-whale.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { skyWhaleArt } from './art.tsx';
import { skyWhale } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(skyWhale, skyWhaleArt, words);

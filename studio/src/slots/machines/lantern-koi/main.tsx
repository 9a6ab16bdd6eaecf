import './lantern-koi.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { lanternKoiArt } from './art.tsx';
import { lanternKoi } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(lanternKoi, lanternKoiArt, words);

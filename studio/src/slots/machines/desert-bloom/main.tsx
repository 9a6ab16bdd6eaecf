import './desert-bloom.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { desertBloomArt } from './art.tsx';
import { desertBloom } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(desertBloom, desertBloomArt, words);

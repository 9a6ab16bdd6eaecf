import './kraken-deep.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { krakenDeepArt } from './art.tsx';
import { krakenDeep } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(krakenDeep, krakenDeepArt, words);

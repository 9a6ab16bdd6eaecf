import './storm-lighthouse.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { stormLighthouseArt } from './art.tsx';
import { stormLighthouse } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(stormLighthouse, stormLighthouseArt, words);

import './far-light.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { farLightArt } from './art.tsx';
import { farLight } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(farLight, farLightArt, words);

import './meteor-rain.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { meteorRainArt } from './art.tsx';
import { meteorRain } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(meteorRain, meteorRainArt, words);

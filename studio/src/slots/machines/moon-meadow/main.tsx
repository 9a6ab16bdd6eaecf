import './moon-meadow.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { moonMeadowArt } from './art.tsx';
import { moonMeadow } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(moonMeadow, moonMeadowArt, words);

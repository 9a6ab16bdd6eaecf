import './salt-road.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { saltRoadArt } from './art.tsx';
import { saltRoad } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(saltRoad, saltRoadArt, words);

import './firefly-garden.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { fireflyGardenArt } from './art.tsx';
import { fireflyGarden } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(fireflyGarden, fireflyGardenArt, words);

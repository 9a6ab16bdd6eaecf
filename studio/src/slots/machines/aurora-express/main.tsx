import './aurora-express.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { auroraExpressArt } from './art.tsx';
import { auroraExpress } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(auroraExpress, auroraExpressArt, words);

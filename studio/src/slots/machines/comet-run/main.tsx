import './comet-run.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { cometRunArt } from './art.tsx';
import { cometRun } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(cometRun, cometRunArt, words);

import './comet-run.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { cometRunArt } from './art.tsx';
import { cometRun } from './machine.ts';

await startSlot(cometRun, cometRunArt);

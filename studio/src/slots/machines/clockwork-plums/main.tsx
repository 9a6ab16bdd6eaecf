import './clockwork-plums.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { clockworkPlumsArt } from './art.tsx';
import { clockworkPlums } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(clockworkPlums, clockworkPlumsArt, words);

import './cherry-comet.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { cherryCometArt } from './art.tsx';
import { cherryComet } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(cherryComet, cherryCometArt, words);

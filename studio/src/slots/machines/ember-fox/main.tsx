import './ember-fox.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { emberFoxArt } from './art.tsx';
import { emberFox } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(emberFox, emberFoxArt, words);

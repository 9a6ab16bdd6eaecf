import './star-atlas.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { starAtlasArt } from './art.tsx';
import { starAtlas } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(starAtlas, starAtlasArt, words);

import './tea-house.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { teaHouseArt } from './art.tsx';
import { teaHouse } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(teaHouse, teaHouseArt, words);

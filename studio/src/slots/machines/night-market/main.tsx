import './night-market.css';
import { startSlot } from '../../screen/start-slot.tsx';
import { nightMarketArt } from './art.tsx';
import { nightMarket } from './machine.ts';
import words from './words.json' with { type: 'json' };

await startSlot(nightMarket, nightMarketArt, words);

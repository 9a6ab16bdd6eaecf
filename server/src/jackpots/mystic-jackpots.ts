import { currencyCodes } from '@halley/contract';
import type { JackpotDefinition } from './jackpot.ts';

/**
 * The jackpots of the demo: four levels, fed by every game and every currency. Together the levels take 0.18 % of a
 * stake and the seeds cost about another 0.08 %, which the house pays out of its own share: no game returns less.
 */
export const mysticJackpots: JackpotDefinition = {
  identifier: 'mystic-jackpots',
  name: 'Mystic Jackpots',
  currency: 'EUR',
  allowedCurrencies: currencyCodes,
  games: [],
  levels: [
    { identifier: 'ember', name: 'Ember', ratePpm: 800, seedAmount: 20_00n, ceilingAmount: 100_00n },
    { identifier: 'trail', name: 'Trail', ratePpm: 500, seedAmount: 100_00n, ceilingAmount: 500_00n },
    { identifier: 'halo', name: 'Halo', ratePpm: 300, seedAmount: 500_00n, ceilingAmount: 5_000_00n },
    { identifier: 'perihelion', name: 'Perihelion', ratePpm: 200, seedAmount: 5_000_00n, ceilingAmount: 25_000_00n },
  ],
};

import { marketKey } from '../../markets/index.ts';
import { plain } from '../kit/index.ts';
import type { FairMarket } from '../sport-model.ts';
import type { SeasonChances } from './league-forecast.ts';

export const seasonKeys = (season: string, places: number) => ({
  winner: marketKey('outright', { season }),
  place: marketKey('place', { season, places }),
});

/** The markets on a whole competition. Who can no longer win, or is sure to, has no price. */
export function seasonMarkets(season: string, places: number, chances: SeasonChances): FairMarket[] {
  const keys = seasonKeys(season, places);
  const market = (key: string, by: 'winner' | 'place'): FairMarket => ({
    key,
    outcomes: [...chances[by]].map((chance, at) => {
      const error = chances.errors[by][at]!;
      return { ...plain(`competitor:${at + 1}`, Math.min(1, chance)), ...(error > 0 && { error }) };
    }),
  });
  return [market(keys.winner, 'winner'), market(keys.place, 'place')];
}

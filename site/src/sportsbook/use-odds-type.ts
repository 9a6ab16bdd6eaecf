import type { OddsType } from '@halley/contract';
import { useQuery } from '../query/index.ts';
import { usePlayer } from '../session/index.ts';

/** How this player reads prices. Guests, and whoever chose nothing: european. */
export function useOddsType(): OddsType {
  const isPlayer = usePlayer() !== null;
  const { data } = useQuery('readSportPreferences', undefined, { enabled: isPlayer });
  return data?.odds_type ?? 'european';
}

import type { OddsType } from '@halley/contract';
import { usePreferences } from './settings/use-preferences.ts';

/** How this visitor reads prices; whoever chose nothing: european. */
export const useOddsType = (): OddsType => usePreferences().preferences.odds_type;

import type { SportPreferences } from '@halley/contract';
import { useSyncExternalStore } from 'react';
import { callApi, queries, useQuery } from '../../query/index.ts';
import { usePlayer } from '../../session/index.ts';
import { guestPreferences, usualPreferences } from './guest-preferences.ts';

interface Preferences {
  preferences: SportPreferences;
  /** Holds on the whole page at once. False: the house could not keep it. */
  change(change: Partial<SportPreferences>): Promise<boolean>;
}

/** How prices are shown and taken: a player's wishes are kept by the house, a guest's by this browser. */
export function usePreferences(): Preferences {
  const isPlayer = usePlayer() !== null;
  const { data } = useQuery('readSportPreferences', undefined, { enabled: isPlayer });
  const ofGuest = useSyncExternalStore(guestPreferences.subscribe, guestPreferences.read, () => usualPreferences);
  const preferences = isPlayer ? (data ?? usualPreferences) : ofGuest;
  return {
    preferences,
    async change(change) {
      const next = { ...preferences, ...change };
      if (!isPlayer) {
        guestPreferences.write(next);
        return true;
      }
      queries.set('readSportPreferences', undefined, next);
      try {
        await callApi('keepSportPreferences', { body: next });
        return true;
      } catch {
        queries.invalidate('readSportPreferences');
        return false;
      }
    },
  };
}

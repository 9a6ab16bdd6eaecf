import type { Game, GamesAliasesConfig } from '@halley/contract';
import { callApi } from '../query/index.ts';

/** Games under other words than their titles, by the operator's list; the first entry whose key is in the words counts. */
export function aliasedGames({ enabled = true, aliases }: GamesAliasesConfig, text: string): readonly string[] {
  const words = text.trim().toLowerCase();
  const entry = aliases.find(({ keys }) => keys.some((key) => key !== '' && words.includes(key.toLowerCase())));
  return enabled && entry ? entry.games : [];
}

/** Asked only where the search itself has found nothing. Without the list there is nothing more to find. */
export async function findByAlias(text: string, signal: AbortSignal): Promise<Game[]> {
  try {
    const config = await callApi('readGamesAliasesConfig', undefined, { signal });
    const wanted = config ? aliasedGames(config, text) : [];
    if (wanted.length === 0) return [];
    const games = await callApi('selectGames', { body: { game_ids: [...wanted] } }, { signal });
    return games ? wanted.flatMap((identifier) => games[identifier] ?? []) : [];
  } catch {
    return [];
  }
}

import type { Game, PageContext } from '@halley/contract';
import { orElse } from '../page/index.server.ts';
import { readPlayer } from '../session/index.server.ts';
import type { MenuConfig } from './menu.ts';
import { type Tile, tileOf } from './tile.ts';

export type Device = 'mobile' | 'desktop';

/** The same rule by which guests' pages are kept apart in the server's memory. */
export function deviceOf(request: Request): Device {
  return /Mobi|Android/i.test(request.headers.get('user-agent') ?? '') ? 'mobile' : 'desktop';
}

export interface Studio {
  id: string;
  title: string;
}

export interface Collection extends Studio {
  games_count: number;
}

/** Null: could not be read. */
export function readStudios(site: PageContext): Promise<Studio[] | null> {
  return orElse(site, site.api.listProviders(), null);
}

export function readCollections(site: PageContext): Promise<Collection[] | null> {
  return orElse(site, site.api.listCollections(), null);
}

/** What the operator wants in the menus; null: the built-in lists. */
export function readMenu(site: PageContext): Promise<MenuConfig | null> {
  return orElse(site, site.api.readMenuCategoriesConfig(), null);
}

/** By id, as tiles want them. */
export function titlesOf(studios: readonly Studio[] | null): Record<string, string> {
  return Object.fromEntries((studios ?? []).map(({ id, title }) => [id, title]));
}

/** A player's favourites, the latest first; null for a guest, and for a player whose list could not be read. */
export async function readFavourites(site: PageContext, isPlayer: boolean): Promise<Game[] | null> {
  if (!isPlayer) return null;
  const games = await orElse(
    site,
    site.api.listFavourites(undefined, { headers: { 'accept-client': 'application/vnd.s.v2+json' } }) as Promise<
      Game[]
    >,
    null,
  );
  return games?.filter((game) => typeof game === 'object').toReversed() ?? null;
}

/** What the hearts of a page begin with: none for a guest; a player whose list could not be read has empty ones. */
export async function readLiked(site: PageContext): Promise<string[] | null> {
  const isPlayer = (await readPlayer(site)) !== null;
  return likedOf(await readFavourites(site, isPlayer), isPlayer);
}

export function likedOf(favourites: readonly Game[] | null, isPlayer: boolean): string[] | null {
  return isPlayer ? (favourites ?? []).map(({ identifier }) => identifier) : null;
}

/** What a player played last, the latest first: games that are closed now are left out. */
export async function readRecent(
  site: PageContext,
  { most, device, studios }: { most: number; device: Device; studios: Promise<Studio[] | null> },
): Promise<Tile[]> {
  const played = await orElse(site, site.api.listPlayedGames(), []);
  const ids = played.slice(0, most).map(({ identifier }) => identifier);
  if (ids.length === 0) return [];
  const found = await orElse(
    site,
    site.api.selectGames({ body: { game_ids: ids, device } }),
    {} as Record<string, Game>,
  );
  const titles = titlesOf(await studios);
  return ids.flatMap((id) => {
    const game = found[id];
    return game ? [tileOf(game, titles)] : [];
  });
}

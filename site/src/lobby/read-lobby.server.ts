import { bannerArt } from '@halley/ui';
import { tileArt } from '@halley/ui/art/tiles.ts';
import { readCatalog, type Tile } from '../games/read-catalog.server.ts';
import { messagesOf } from '../i18n/catalog.server.ts';
import { sayIn } from '../i18n/say.server.ts';
import type { SiteContext } from '../site-context.ts';
import { upcomingGames } from './upcoming.server.ts';

export async function readLobby(context: SiteContext) {
  const { locale } = context;
  const say = sayIn(locale);
  let games: Tile[] | null = null;
  try {
    games = await readCatalog(context);
  } catch (error) {
    context.onError(error);
  }
  return {
    messages: messagesOf(locale, 'lobby'),
    seo: { title: say('lobby.seo.title'), description: say('lobby.seo.description') },
    /** Null: the catalogue could not be read. */
    games,
    upcoming: upcomingGames,
    art: { welcome: bannerArt['the-return'], odds: bannerArt['open-table'], demo: tileArt['orbit-dice'] ?? '' },
  };
}

export type LobbyData = Awaited<ReturnType<typeof readLobby>>;

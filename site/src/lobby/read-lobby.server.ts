import type { PageContext } from '@halley/contract';
import { bannerArt } from '@halley/ui';
import welcomeDrawing from '@halley/ui/art/banners/the-return.svg?raw';
import { tileArt } from '@halley/ui/art/tiles.ts';
import { readCatalog, type Tile } from '../games/read-catalog.server.ts';
import { messagesOf } from '../i18n/catalog.server.ts';
import { sayIn } from '../i18n/say.server.ts';
import { upcomingGames } from './upcoming.server.ts';

/** The largest thing on the first screen comes with the page: 3 kB more, and one way to the server less. */
const welcomeArt = `data:image/svg+xml,${encodeURIComponent(welcomeDrawing).replaceAll('%20', ' ').replaceAll('%3D', '=').replaceAll('%2F', '/').replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%22', "'")}`;

export async function readLobby(context: PageContext) {
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
    art: { welcome: welcomeArt, odds: bannerArt['open-table'], demo: tileArt['orbit-dice'] ?? '' },
  };
}

export type LobbyData = Awaited<ReturnType<typeof readLobby>>;

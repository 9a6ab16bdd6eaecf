import type { Jackpot, JackpotFairness, JackpotWinner, PageContext } from '@halley/contract';
import { type Device, readLiked, readStudios, titlesOf } from '../catalogue/index.server.ts';
import { type Tile, tileOf } from '../catalogue/index.ts';
import { messagesOf } from '../i18n/index.server.ts';
import { orElse } from '../page/index.server.ts';

const mostGames = 6;

export interface JackpotsData {
  messages: ReturnType<typeof messagesOf>;
  /** Null: could not be read. */
  jackpots: Jackpot[] | null;
  winners: JackpotWinner[] | null;
  liked: string[] | null;
}

/** What every page of jackpots begins with. A part that cannot be read leaves its place to the browser. */
export async function readJackpots(site: PageContext): Promise<JackpotsData> {
  const [jackpots, winners, liked] = await Promise.all([
    orElse(site, site.api.listJackpots(), null),
    orElse(site, site.api.listJackpotWins(), null),
    readLiked(site),
  ]);
  return { messages: messagesOf(site.locale, 'jackpots', 'tile'), jackpots, winners, liked };
}

export function readFairness(site: PageContext, identifier: string): Promise<JackpotFairness | null> {
  return orElse(site, site.api.readJackpotFairness({ params: { identifier } }), null);
}

/** Some of the games that feed a jackpot: those it names, or any, the popular ones first. */
export async function readFeeders(site: PageContext, jackpot: Jackpot | undefined, device: Device): Promise<Tile[]> {
  const [studios, found] = await Promise.all([readStudios(site), findGames(site, jackpot, device)]);
  return found.map((game) => tileOf(game, titlesOf(studios)));
}

async function findGames(site: PageContext, jackpot: Jackpot | undefined, device: Device) {
  if (jackpot && jackpot.games.length > 0) {
    const game_ids = jackpot.games.slice(0, mostGames);
    return Object.values(await orElse(site, site.api.selectGames({ body: { device, game_ids } }), {}));
  }
  return (await orElse(site, site.api.filterGames({ body: { device, page_size: mostGames } }), null))?.data ?? [];
}

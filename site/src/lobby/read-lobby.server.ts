import type { Game, PageContext } from '@halley/contract';
import { loadTranslate } from '@halley/studio/messages';
import { gameWords } from '@halley/studio/words';
import { readSlides } from '../banners/index.server.ts';
import {
  categoryTitle,
  type Device,
  emblemOf,
  gameNumbers,
  likedOf,
  readCollections,
  readFavourites,
  readMenu,
  readRecent,
  readStudios,
  studioGame,
  titlesOf,
} from '../catalogue/index.server.ts';
import { categoryHref, menuOf, rowSize, type Tile, tileOf } from '../catalogue/index.ts';
import { readSeo } from '../content/index.server.ts';
import { messagesOf, sayIn } from '../i18n/index.server.ts';
import { readStrip } from '../jackpots/index.server.ts';
import { orElse, wantsQuiet } from '../page/index.server.ts';
import { keepLanguage } from '../page/index.ts';
import { readPlayer } from '../session/index.server.ts';
import { readLiveNow } from '../sportsbook/index.server.ts';
import { readRunning } from '../tournaments/index.server.ts';
import { readAdventure } from '../vip/index.server.ts';
import { playCurrency } from '../wallet/index.server.ts';
import { fewGames, rowsToShow } from './rows.ts';
import { upcomingGames } from './upcoming.server.ts';

/** However many collections a house has, the lobby asks for this many. */
const mostRows = 8;
const mostWinners = 12;
const mostContests = 3;
const mostLive = 8;
/** What the rail of sport says besides its title. */
const sportKeys = /^sportsbook\.(live|minute|simulated|state\.[a-z]+)$/;

/** Everything main shows, in two rounds of questions asked at once. A part that cannot be read is left out. */
export async function readLobby(site: PageContext, device: Device) {
  const { locale, country, api } = site;
  const say = sayIn(locale);
  const studiosAsked = readStudios(site);
  const seoAsked = readSeo(site, 'home');
  const [popular, collections, studios, winners, menu, jackpots, player, snippets] = await Promise.all([
    orElse(site, api.filterGames({ body: { device, page_size: rowSize } }), null),
    readCollections(site),
    studiosAsked,
    orElse(site, api.listLatestWinners(), []),
    readMenu(site),
    readStrip(site),
    readPlayer(site),
    orElse(site, api.listCmsSnippets({ query: { l: locale } }), []),
  ]);
  const titles = titlesOf(studios);
  // A game stands in several rows: it is sent once.
  const tiles = new Map<string, Tile>();
  const tile = (game: Game): Tile => {
    const known = tiles.get(game.identifier) ?? tileOf(game, titles);
    tiles.set(game.identifier, known);
    return known;
  };
  const categories = menuOf('MAIN', { config: menu, collections: collections ?? [], country }).map((entry) => ({
    ...entry,
    title: categoryTitle(locale, entry.slug, entry.title),
    href: categoryHref(entry.slug),
  }));
  const few = (popular?.pagination.total_count ?? 0) <= fewGames;
  const now = new Date();
  const [rows, recent, favourites, currency, slides, adventure, contests, sport] = await Promise.all([
    Promise.all(
      (few ? [] : categories.slice(0, mostRows)).map(async ({ id, slug, title, href }) => {
        const body = { device, page_size: rowSize, filter: { categories: { identifiers: [id] } } };
        const found = await orElse(site, api.filterGames({ body }), null);
        return { slug, title, href, tiles: (found?.data ?? []).map(tile) };
      }),
    ),
    player ? readRecent(site, { most: rowSize, device, studios: studiosAsked }) : [],
    readFavourites(site, player !== null),
    playCurrency(site),
    readSlides(site, { jackpots: jackpots?.jackpots ?? [], now }),
    wantsQuiet(site) ? null : readAdventure(site, now),
    wantsQuiet(site) ? [] : readRunning(site, { most: mostContests, now }),
    wantsQuiet(site) ? [] : readLiveNow(site, mostLive),
  ]);
  const text = await loadTranslate(locale, gameWords);
  const popularTiles = popular?.data.map(tile) ?? null;
  const shown = rowsToShow(rows);
  return {
    messages: messagesOf(locale, 'lobby', 'tile'),
    seo: (await seoAsked) ?? { title: say('lobby.seo.title'), description: say('lobby.seo.description') },
    /** Null: the catalogue could not be read. Empty where rows say it all. */
    featured: few
      ? (popularTiles?.map((tile) => {
          const key = studioGame(tile.identifier)?.listing.description;
          return { tile, facts: gameNumbers(tile.identifier, { locale, currency }), text: key ? text(key) : '' };
        }) ?? null)
      : [],
    rows: few
      ? []
      : shown.length > 0
        ? shown
        : [{ slug: '', title: say('lobby.popular'), href: '/games', tiles: popularTiles ?? [] }],
    recent,
    favourites: (favourites ?? []).slice(0, rowSize).map(tile),
    liked: likedOf(favourites, player !== null),
    studios: studios && studios.length > 1 ? studios.map((studio) => ({ ...studio, emblem: emblemOf(studio.id) })) : [],
    categories: categories.length > 1 && !few ? categories.map(({ slug, title, href }) => ({ slug, title, href })) : [],
    jackpots,
    winners: winners.slice(0, mostWinners),
    /** What the house says of itself, above the foot: for readers, and for machines that read. */
    about: keepLanguage(snippets.find(({ id }) => id === 'footer-content')?.content ?? '', site.prefix),
    upcoming: upcomingGames(popularTiles ?? []),
    slides,
    adventure: adventure && { adventure, messages: messagesOf(locale, 'adventure') },
    contests: contests.length > 0 ? { contests, messages: messagesOf(locale, 'tournaments') } : null,
    /** Null: nothing is on, or betting is not open here. */
    sport: sport.length > 0 ? { cards: sport, messages: sportMessages(locale) } : null,
    nowMs: now.getTime(),
  };
}

/** A page is sent the few texts that it says. */
const sportMessages = (locale: string) =>
  Object.fromEntries(Object.entries(messagesOf(locale, 'sportsbook')).filter(([key]) => sportKeys.test(key)));

export type LobbyData = Awaited<ReturnType<typeof readLobby>>;

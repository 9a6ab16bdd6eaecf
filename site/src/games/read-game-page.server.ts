import type { Game, GameDetail, PageContext } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';
import { currencyOfCountry, isCurrency } from '@halley/contract/money';
import { games } from '@halley/studio/games';
import { formatMoney } from '@halley/ui/format-money.ts';
import { data, redirect } from 'react-router';
import type { CountedGame } from '../bonuses/index.ts';
import { pictureOf, type Tile, tileOf } from '../catalogue/index.ts';
import { localeOf } from '../i18n/index.ts';
import { readPlayer } from '../session/index.server.ts';

/** A figure of a game and its words, as text in the page's language. */
export interface GameFact {
  name: 'return' | 'stake' | 'largestWin' | 'hitRate' | 'lines' | 'ways';
  value: string;
}

/** What a game's page says and needs, with all that a loader can work out worked out. */
export interface GameView {
  identifier: string;
  /** Of a game of our own house: the name of its bundle and of its rounds. */
  studioId: string | null;
  /** Everybody plays the same rounds of it: a player has bets in them. */
  isShared: boolean;
  title: string;
  studio: string;
  producer: string;
  path: string;
  art: string;
  description: string;
  facts: GameFact[];
  hasDemo: boolean;
  hasRules: boolean;
  /** The game's id in each currency it takes. */
  ids: Record<string, number>;
  /** Currencies in which a round of this player waits. */
  unfinishedIn: string[];
  /** What weights of bonuses go by. */
  counts: CountedGame;
  similar: Tile[];
}

/** A game by the words of its address. Unknown is 404, closed in this country 451, an older address moves on. */
export async function readGamePage(
  site: PageContext,
  { producer, name, search }: { producer: string; name: string; search: string },
): Promise<GameView> {
  // Signs that no address of a game has; the API would refuse to look for them.
  if (/\p{Cc}|\ufffd/u.test(producer + name)) throw data(null, { status: 404 });
  const player = await readPlayer(site);
  const currency = player?.currency ?? currencyOfCountry(site.country);
  const wanted = { currency, locale: site.locale };
  const detail =
    (await readDetail(site, `${producer}/${name}`, wanted)) ??
    (await readDetail(site, await identifierOf(site, producer, name), wanted));
  if (!detail) throw data(null, { status: 404 });
  const view = viewOf(detail, { ...wanted, studios: await studioTitles(site) });
  const path = view.path.slice('/play/'.length);
  if (path !== `${producer}/${name}`) throw redirect(`${site.prefix && `/${site.prefix}`}/play/${path}${search}`, 301);
  return view;
}

async function readDetail(
  { api }: PageContext,
  identifier: string | undefined,
  view: { currency: string; locale: string },
): Promise<GameDetail | undefined> {
  if (identifier === undefined) return undefined;
  try {
    return await api.readGame({ query: { identifier, ...view } });
  } catch (error) {
    if (error instanceof CallFailed && (error.status === 404 || error.status === 422)) return undefined;
    if (error instanceof CallFailed && error.status === 451) throw data(null, { status: 451 });
    throw error;
  }
}

/** Games of other studios have a name for their page that is not their identifier. */
async function identifierOf({ api }: PageContext, producer: string, name: string): Promise<string | undefined> {
  if (name.length > 200) return undefined;
  const found = await api.selectGamesBySeoTitle({
    body: { game_seo_titles: [name, `${producer}/${name}`], without_territorial_restrictions: true },
  });
  return Object.values(found).find((game) => game.provider === producer && game.seo_title === name)?.identifier;
}

/** Titles of the studios by their ids; without them tiles show the ids. */
async function studioTitles({ api, onError }: PageContext): Promise<Record<string, string>> {
  try {
    return Object.fromEntries((await api.listProviders({})).map(({ id, title }) => [id, title]));
  } catch (error) {
    onError(error);
    return {};
  }
}

interface View {
  currency: string;
  locale: string;
  studios: Record<string, string>;
}

function viewOf(detail: GameDetail, view: View): GameView {
  const { game } = detail;
  const own = Object.values(games).find(({ identifier }) => identifier === game.identifier);
  return {
    identifier: game.identifier,
    studioId: own?.id ?? null,
    isShared: own?.kind === 'shared',
    title: game.title,
    studio: detail.provider_title,
    producer: game.provider,
    path: pathOf(game),
    art: pictureOf(game),
    description: detail.description,
    facts: factsOf(detail, view),
    hasDemo: game.has_demo_mode,
    hasRules: own !== undefined,
    ids: Object.fromEntries(Object.entries(game.currencies).map(([code, { id }]) => [code, id])),
    unfinishedIn: game.unfinished_games_for,
    counts: countedGame(game, own?.listing.kind),
    similar: detail.similar.map((other) => tileOf(other, view.studios)),
  };
}

const kinds: Record<string, CountedGame['kind']> = {
  slot: 'slots',
  slots: 'slots',
  pokies: 'slots',
  instant: 'other',
  crash: 'other',
  bingo: 'other',
};

/** A game of another studio is known by its collections; one that none of them tells of counts as tables do, least. */
function countedGame({ identifier, categories }: Game, ownKind: string | undefined): CountedGame {
  const collections = categories.map((category) => category.split(':')[0] ?? '');
  const named = ownKind === undefined ? collections : [ownKind];
  return { identifier, collections, kind: named.map((name) => kinds[name]).find(Boolean) ?? 'tables' };
}

function pathOf({ provider, seo_title }: Pick<Game, 'provider' | 'seo_title'>): string {
  return `/play/${provider}/${seo_title}`;
}

function factsOf(detail: GameDetail, { currency, locale }: { currency: string; locale: string }): GameFact[] {
  const { tag } = localeOf(locale);
  const { game } = detail;
  const percent = (text: string) =>
    new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: 2 }).format(Number(text) / 100);
  const number = new Intl.NumberFormat(tag);
  const money = (cents: number) => (isCurrency(currency) ? formatMoney(cents, { currency, locale: tag }) : '');
  const facts: (GameFact | null)[] = [
    range('return', [detail.return_lowest, detail.return_highest], percent),
    range('stake', [detail.stake_min_cents, detail.stake_max_cents], money),
    detail.win_max_cents === null ? null : { name: 'largestWin', value: money(detail.win_max_cents) },
    game.hit_rate === null ? null : { name: 'hitRate', value: percent(game.hit_rate) },
    game.lines === null ? null : { name: 'lines', value: number.format(game.lines) },
    game.ways === null ? null : { name: 'ways', value: number.format(game.ways) },
  ];
  return facts.filter((fact) => fact !== null);
}

function range<T>(
  name: GameFact['name'],
  [low, high]: [T | null, T | null],
  show: (value: T) => string,
): GameFact | null {
  const [from, to] = [low ?? high, high ?? low];
  if (from === null || to === null) return null;
  return { name, value: from === to ? show(from) : `${show(from)} – ${show(to)}` };
}

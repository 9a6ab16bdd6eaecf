import type { Game, PageContext } from '@halley/contract';
import { dicePublishedReturn, games, ratioInHundredthsOfPercent } from '@halley/studio/games';
import { formatMoney } from '@halley/ui';
import { tileArt } from '@halley/ui/art/tiles.ts';
import { localeOf } from '../i18n/locales.ts';
import { playCurrency } from './play-currency.server.ts';

/** A game as a tile shows it: everything a loader can know is worked out on the server. */
export interface Tile {
  identifier: string;
  title: string;
  studio: string;
  art: string;
  href: string;
  facts: GameNumbers | null;
}

/** As text in the page's language. */
export interface GameNumbers {
  highestReturn: string;
  lowestReturn: string;
  stakeMin: string;
  stakeMax: string;
  winMax: string;
}

export async function readCatalog(site: PageContext): Promise<Tile[]> {
  const [{ data }, currency] = await Promise.all([
    site.api.filterGames({ body: { page_size: 100 } }),
    playCurrency(site),
  ]);
  return data.map((game) => tileOf(game, { locale: site.locale, currency }));
}

export function tileOf(
  game: Pick<Game, 'identifier' | 'title' | 'provider'>,
  view: { locale: string; currency: string },
): Tile {
  const own = studioGame(game.identifier);
  const name = game.identifier.split('/').at(-1) ?? '';
  return {
    identifier: game.identifier,
    title: game.title,
    studio: own?.providerTitle ?? game.provider,
    art: tileArt[name] ?? tileArt['far-light'] ?? '',
    href: `/play/${game.identifier}`,
    facts: own ? gameNumbers(own.identifier, view) : null,
  };
}

export function studioGame(identifier: string) {
  return Object.values(games).find((game) => game.identifier === identifier);
}

export function gameNumbers(
  identifier: string,
  { locale, currency }: { locale: string; currency: string },
): GameNumbers | null {
  const limits = studioGame(identifier)?.limits(currency);
  if (!limits) return null;
  const { tag } = localeOf(locale);
  const money = (cents: bigint) => formatMoney(cents, { currency, locale: tag });
  const percent = (hundredths: number) =>
    new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: 2 }).format(hundredths / 10_000);
  return {
    highestReturn: percent(ratioInHundredthsOfPercent(dicePublishedReturn.highest)),
    lowestReturn: percent(ratioInHundredthsOfPercent(dicePublishedReturn.lowest)),
    stakeMin: money(limits.stakeMin),
    stakeMax: money(limits.stakeMax),
    winMax: money(limits.winMax),
  };
}

import { badgeTypes, type Game } from '@halley/contract';
import type { CatalogueGame } from './catalogue.ts';
import type { CollectionsHere } from './collections-here.ts';

/** What each game's jackpot holds: by currency, then by identifier. */
export type JackpotAmounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface WireView {
  collections: CollectionsHere;
  jackpots: JackpotAmounts;
  showsMysticJackpots: boolean;
  /** Currencies with a round waiting, by identifier. */
  unfinished: ReadonlyMap<string, readonly string[]>;
}

const themes: Record<Game['badges'][number]['type'], string> = {
  top: 'gold',
  new: 'mint',
  'bonus-wagering': 'violet',
  'mystic-jackpots': 'nebula',
  jackpot: 'ember',
};

export function gameOnTheWire(game: CatalogueGame, view: WireView): Game {
  const categories = view.collections.of(game);
  return {
    identifier: game.identifier,
    name: game.name,
    title: game.title,
    slug: game.seoTitle,
    seo_title: game.seoTitle,
    uniq_seo_title: game.uniqSeoTitle,
    provider: game.provider,
    preview: pictureOf(game),
    categories,
    collections: view.collections.placesOf(game),
    badges: badgesOf(categories, view.showsMysticJackpots),
    currencies: Object.fromEntries(
      game.currencies.map(({ id, currency }) => [
        currency,
        { id, jackpot: view.jackpots[currency]?.[game.identifier] ?? null },
      ]),
    ),
    has_demo_mode: game.hasDemo,
    devices: [...game.devices],
    lines: game.lines,
    ways: game.ways,
    volatility_rating: game.volatility,
    hit_rate: game.hitRate,
    payout: game.payout,
    unfinished_games_for: [...(view.unfinished.get(game.identifier) ?? [])],
  };
}

/** A game of the house has its own drawing, which the site serves by the game's name. */
export function pictureOf({ preview, launch, name }: Pick<CatalogueGame, 'preview' | 'launch' | 'name'>): string {
  return preview || launch !== 'house' ? preview : `/tiles/${name}-300.webp`;
}

/** One for each collection of that name, whatever its country, in the order in which tiles show them. */
function badgesOf(categories: readonly string[], showsMysticJackpots: boolean): Game['badges'] {
  const slugs = new Set(categories.map((category) => category.split(':')[0]));
  return badgeTypes
    .filter((type) => slugs.has(type) && (type !== 'mystic-jackpots' || showsMysticJackpots))
    .map((type) => ({ type, theme: themes[type] }));
}

import type { BadgeType, Game } from '@halley/contract';
import { currencies, isCurrency } from '@halley/contract/money';
import { spareArt, tileArt, tileNameOf } from '@halley/ui/art/tiles.ts';

/** A game as a tile shows it: no more than the tile needs, because a list may have thousands. */
export interface Tile {
  identifier: string;
  title: string;
  studio: string;
  art: string;
  /** The game's own page. */
  href: string;
  /** The game's id in one of its currencies: by it the game becomes a favourite. */
  id: number;
  /** Ordinary currencies in which it cannot be played; a crypto wallet is never locked out. */
  lacks: string[];
  demo: boolean;
  /** In the order they are shown. */
  badges: BadgeType[];
  /** The one kind of device it runs on. */
  only: 'mobile' | 'desktop' | null;
}

const badgeOrder: readonly BadgeType[] = ['top', 'new', 'bonus-wagering', 'mystic-jackpots', 'jackpot'];
const ordinary = Object.entries(currencies)
  .filter(([, { fiat }]) => fiat)
  .map(([code]) => code);

export function tileOf(game: Game, studios: Readonly<Record<string, string>>): Tile {
  const [only = null] = game.devices.length === 1 ? game.devices : [];
  const badges = new Set(game.badges.map(({ type }) => type));
  return {
    identifier: game.identifier,
    title: game.title,
    studio: studios[game.provider] ?? game.provider,
    art: pictureOf(game),
    href: `/play/${game.provider}/${game.seo_title}`,
    id: Object.values(game.currencies)[0]?.id ?? 0,
    lacks: ordinary.filter((code) => !Object.hasOwn(game.currencies, code)),
    demo: game.has_demo_mode,
    badges: badgeOrder.filter((type) => badges.has(type)),
    only,
  };
}

/**
 * The image a game came with; else ours. Our own drawings are kept by browsers for ever, so their address changes with
 * them, and the plain one that the catalogue tells is not used here.
 */
export function pictureOf(
  { preview, identifier }: Pick<Game, 'preview' | 'identifier'>,
  width: 150 | 300 = 300,
): string {
  return preview && !tileNameOf(preview) ? preview : artOf(identifier, width);
}

/** Our own drawing by the name behind the slash, else one that the name chooses. */
export function artOf(identifier: string, width: 150 | 300 = 300): string {
  const name = identifier.slice(identifier.lastIndexOf('/') + 1);
  return tileArt(name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase(), width) ?? spareArt(identifier, width);
}

/** A player's wallet in an ordinary currency that the game does not take locks the tile; a guest has no wallet. */
export function isLocked(tile: Pick<Tile, 'lacks'>, currency: string | undefined): boolean {
  if (currency === undefined || (isCurrency(currency) && !currencies[currency].fiat)) return false;
  return tile.lacks.includes(currency);
}

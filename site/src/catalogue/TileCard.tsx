import type { BadgeType } from '@halley/contract';
import type { ArtBadgeKind, IconName } from '@halley/ui';
import { GameTile, type GameTileProps, IconTile } from '@halley/ui/GameTile.tsx';
import { memo } from 'react';
import { type MessageKey, useSay } from '../i18n/index.ts';
import { useCurrency } from '../session/index.ts';
import { useFavourite } from './favourites.tsx';
import { playHref } from './play-href.ts';
import { isLocked, type Tile } from './tile.ts';

const badges: Record<BadgeType, { kind: ArtBadgeKind; icon: IconName; label: MessageKey }> = {
  top: { kind: 'top', icon: 'top', label: 'tile.badge.top' },
  new: { kind: 'new', icon: 'new', label: 'tile.badge.new' },
  'bonus-wagering': { kind: 'counts', icon: 'gift', label: 'tile.badge.bonusWagering' },
  'mystic-jackpots': { kind: 'mystic', icon: 'chance', label: 'tile.badge.mystic' },
  jackpot: { kind: 'jackpot', icon: 'jackpot', label: 'tile.badge.jackpot' },
};

/** A game as this visitor may play it. */
export const TileCard = memo(function TileCard({ tile, eager }: { tile: Tile; eager?: GameTileProps['eager'] }) {
  const say = useSay();
  const favourite = useFavourite(tile);
  const currency = useCurrency();
  return (
    <GameTile
      name={tile.title}
      studio={tile.studio}
      art={tile.art}
      href={playHref(tile, currency !== null)}
      pageHref={tile.href}
      demoHref={tile.demo ? `${tile.href}?mode=demo` : undefined}
      badges={tile.badges.map((type) => ({ ...badges[type], label: say(badges[type].label) }))}
      favourite={favourite && { ...favourite, label: say('tile.favourite', { name: tile.title }) }}
      locked={
        isLocked(tile, currency ?? undefined)
          ? {
              title: say('tile.locked.title', { currency: currency ?? '' }),
              text: say('tile.locked.text', { currency: currency ?? '' }),
            }
          : undefined
      }
      hint={
        tile.only
          ? {
              icon: tile.only === 'mobile' ? 'phone' : 'fullscreen',
              text: say(tile.only === 'mobile' ? 'tile.only.mobile' : 'tile.only.desktop'),
            }
          : undefined
      }
      eager={eager}
    />
  );
});

/** Any game of a collection, or of all. */
export function RandomCard({ slug }: { slug: string | null }) {
  const say = useSay();
  return (
    <IconTile
      icon="random"
      label={say('tile.random.title')}
      text={say('tile.random.text')}
      href={`/random-game${slug ? `?category=${encodeURIComponent(slug)}` : ''}`}
    />
  );
}

/** First among live games, where the house has such an offer; its page says the terms. */
export function CashbackCard() {
  const say = useSay();
  return (
    <IconTile
      icon="gift"
      lamp="amber"
      label={say('tile.cashback.title')}
      text={say('tile.cashback.text')}
      href="/promo/cashback"
    />
  );
}

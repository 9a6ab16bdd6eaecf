import type { BonusGift, FreespinGift } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import { cardGame } from './card-game.ts';
import type { Gift } from './gift.ts';
import { bonusOnTheWire, freespinsOnTheWire, type GiftShown } from './gift-on-the-wire.ts';
import { listGifts } from './gift-store.ts';
import type { BonusesPorts } from './ports.ts';

export type DescribePorts = Pick<BonusesPorts, 'clock' | 'promotions' | 'titlesOf'>;

/** All gifts of a player, newest first, and what is needed to show them in a language. */
export async function readShown(
  { clock, promotions, titlesOf }: DescribePorts,
  db: Queryable,
  { playerId, locale }: { playerId: number; locale: string },
): Promise<GiftShown> {
  const gifts = await listGifts(db, { playerIds: [playerId] });
  const given = gifts.flatMap(({ promotionId, version }) =>
    promotionId === null || version === null ? [] : [{ promotionId, version }],
  );
  const [versions, reviews, titles] = [
    given.length > 0 ? await promotions.versionsOf(db, given) : [],
    await promotions.reviewsOf(
      db,
      gifts.map(({ id }) => id),
    ),
    await titlesOf(db),
  ];
  return {
    now: clock.now(),
    locale,
    game: cardGame,
    gifts,
    hashOf: ({ promotionId, version }) =>
      versions.find((one) => one.id === promotionId && one.version === version)?.hash,
    reviewUntil: (giftId) => reviews.get(giftId),
    titleOfGame: (identifier) => titles.get(identifier) ?? identifier,
  };
}

export async function describeBonuses(
  ports: DescribePorts,
  db: Queryable,
  asked: { playerId: number; locale: string },
): Promise<BonusGift[]> {
  const shown = await readShown(ports, db, asked);
  return of(shown, 'bonus').map((gift) => bonusOnTheWire(gift, shown));
}

export async function describeFreespins(
  ports: DescribePorts,
  db: Queryable,
  asked: { playerId: number; locale: string },
): Promise<FreespinGift[]> {
  const shown = await readShown(ports, db, asked);
  return of(shown, 'freespins').map((gift) => freespinsOnTheWire(gift, shown));
}

const of = ({ gifts }: GiftShown, type: Gift['type']) => gifts.filter((gift) => gift.type === type);

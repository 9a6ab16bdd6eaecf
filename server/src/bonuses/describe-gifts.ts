import type { BonusGift, FreespinGift } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import { withCardGame } from './card-game.ts';
import type { Gift } from './gift.ts';
import { bonusOnTheWire, freespinsOnTheWire, type GiftShown } from './gift-on-the-wire.ts';
import { listGifts } from './gift-store.ts';
import type { BonusesPorts } from './ports.ts';
import { returnOf } from './reference-game.ts';

export type DescribePorts = Pick<BonusesPorts, 'clock' | 'promotions' | 'titlesOf' | 'returnsOf' | 'freeRounds'>;

/** All gifts of a player, newest first, and what is needed to show them in a language. */
export async function readShown(
  { clock, promotions, titlesOf, returnsOf, freeRounds }: DescribePorts,
  db: Queryable,
  { playerId, locale }: { playerId: number; locale: string },
): Promise<Omit<GiftShown, 'game'>> {
  const gifts = await listGifts(db, { playerIds: [playerId] });
  const given = gifts.flatMap(({ promotionId, version }) =>
    promotionId === null || version === null ? [] : [{ promotionId, version }],
  );
  const roundsIds = gifts.flatMap(({ freeRoundsId }) => freeRoundsId ?? []);
  const [versions, titles, returns, played] = [
    given.length > 0 ? await promotions.versionsOf(db, given) : [],
    await titlesOf(db),
    await returnsOf(db),
    roundsIds.length > 0 ? await freeRounds.playedIn(db, roundsIds) : undefined,
  ];
  return {
    now: clock.now(),
    locale,
    gifts,
    hashOf: ({ promotionId, version }) =>
      versions.find((one) => one.id === promotionId && one.version === version)?.hash,
    titleOfGame: (identifier) => titles.get(identifier) ?? identifier,
    returnOfGame: (identifier) => returnOf(identifier, returns),
    playedIn: (id) => played?.get(id),
  };
}

export async function describeBonuses(
  ports: DescribePorts,
  db: Queryable,
  asked: { playerId: number; locale: string },
): Promise<BonusGift[]> {
  const shown = await readShown(ports, db, asked);
  return withCardGame((game) => of(shown, 'bonus').map((gift) => bonusOnTheWire(gift, { ...shown, game })));
}

export async function describeFreespins(
  ports: DescribePorts,
  db: Queryable,
  asked: { playerId: number; locale: string },
): Promise<FreespinGift[]> {
  const shown = await readShown(ports, db, asked);
  return withCardGame((game) => of(shown, 'freespins').map((gift) => freespinsOnTheWire(gift, { ...shown, game })));
}

const of = ({ gifts }: Pick<GiftShown, 'gifts'>, type: Gift['type']) => gifts.filter((gift) => gift.type === type);

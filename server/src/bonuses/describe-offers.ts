import { type BonusOffer, currencyAt } from '@halley/contract';
import type { Context } from '../kit/index.ts';
import type { OfferType } from '../promotions/index.ts';
import { withCardGame } from './card-game.ts';
import { offerOnTheWire } from './offer-on-the-wire.ts';
import type { BonusesPorts } from './ports.ts';
import { returnOf } from './reference-game.ts';

type OfferPorts = Pick<BonusesPorts, 'database' | 'geo' | 'identity' | 'promotions' | 'titlesOf' | 'returnsOf'>;

/** What whoever asks may take; while a player has a bonus code, only what the code gives. */
export async function describeOffers(ports: OfferPorts, type: OfferType, context: Context): Promise<BonusOffer[]> {
  const { database, geo, identity, promotions, titlesOf, returnsOf } = ports;
  const playerId = context.principal?.playerId;
  const player = playerId === undefined ? undefined : await identity.readPlayer(playerId);
  const place = geo.standingOf(context);
  const brand = promotions.brandAt(context);
  const { country, licence } = place;
  const guest = { currency: currencyAt(brand, country), country, licence, offers: brand.offers };
  const receiver = player && (await identity.receiversOf(database, [player.id])).get(player.id);
  const offers = await promotions.offersFor(database, {
    who: player ? { playerId: player.id } : guest,
    type,
    code: type === 'deposit' ? (player?.deposit_bonus_code ?? null) : null,
  });
  if (offers.length === 0) return [];
  const [titles, returns] = [await titlesOf(database), await returnsOf(database)];
  const shown = {
    locale: identity.localeOf(context),
    titleOfGame: (identifier: string) => titles.get(identifier) ?? identifier,
    returnOfGame: (identifier: string) => returnOf(identifier, returns),
    protection: geo.protectionOf(receiver?.licence ?? place.licence),
  };
  return withCardGame((game) => offers.flatMap((offer) => offerOnTheWire(offer, { ...shown, game }) ?? []));
}

import { type BonusOffer, currencyOfCountry } from '@halley/contract';
import type { Context } from '../kit/index.ts';
import type { OfferType } from '../promotions/index.ts';
import { cardGame } from './card-game.ts';
import { offerOnTheWire } from './offer-on-the-wire.ts';
import type { BonusesPorts } from './ports.ts';

type OfferPorts = Pick<BonusesPorts, 'database' | 'geo' | 'identity' | 'promotions' | 'titlesOf'>;

/** What whoever asks may take; while a player has a bonus code, only what the code gives. */
export async function describeOffers(ports: OfferPorts, type: OfferType, context: Context): Promise<BonusOffer[]> {
  const { database, geo, identity, promotions, titlesOf } = ports;
  const playerId = context.principal?.playerId;
  const player = playerId === undefined ? undefined : await identity.readPlayer(playerId);
  const place = geo.standingOf(context);
  const guest = { currency: currencyOfCountry(place.country), country: place.country, licence: place.licence };
  const receiver = player && (await identity.receiversOf(database, [player.id])).get(player.id);
  const offers = await promotions.offersFor(database, {
    who: player ? { playerId: player.id } : guest,
    type,
    code: type === 'deposit' ? (player?.deposit_bonus_code ?? null) : null,
  });
  if (offers.length === 0) return [];
  const titles = await titlesOf(database);
  const shown = {
    locale: identity.localeOf(context),
    game: cardGame,
    titleOfGame: (identifier: string) => titles.get(identifier) ?? identifier,
    protection: geo.protectionOf(receiver?.licence ?? place.licence),
  };
  return offers.flatMap((offer) => offerOnTheWire(offer, shown) ?? []);
}

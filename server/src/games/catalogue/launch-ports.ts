import { chooseLicence, defaultLicence, isFiat, type Player, providerContexts } from '@halley/contract';
import { contextOf, playerFieldsFor } from '../../config/index.ts';
import { type Geo, mayTry } from '../../geo/index.ts';
import type { IdentityRoom } from '../../identity/index.ts';
import type { Context, Database } from '../../kit/index.ts';
import type { Visitors } from '../../visitor/index.ts';
import type { WagersRoom } from '../../wagers/index.ts';

export interface LaunchPortsOptions {
  database: Database;
  geo: Geo;
  identity: Pick<IdentityRoom, 'readPlayer' | 'standingsOf' | 'localeOf'>;
  visitor: Pick<Visitors, 'visitorOf'>;
  wagers: Pick<WagersRoom, 'judgeLaunch'>;
}

/** Where a visitor stands, what is shown, and what stands in the way of a game. */
export function launchPorts({ database, geo, identity, visitor, wagers }: LaunchPortsOptions) {
  return {
    standingOf(context: Context) {
      const country = geo.countryOf(context);
      return { country, mayPlay: geo.may('sign-in', country), mayTry: mayTry(geo, context) };
    },
    async sightOf(context: Context) {
      const { flags, isBot } = await visitor.visitorOf(context);
      return { seesEverything: flags.on.all_providers || isBot, showsMysticJackpots: flags.on.mystic_jackpots };
    },
    localeOf: (context: Context) => identity.localeOf(context),
    async missingFields(playerId: number, game: { provider: string }) {
      const player = await identity.readPlayer(playerId);
      return player ? missingFor(player, game.provider) : [];
    },
    async protectionOf(playerId: number) {
      const standing = (await identity.standingsOf(database, [playerId])).get(playerId);
      return geo.protectionOf(standing?.licence ?? defaultLicence);
    },
    mayLaunch: (playerId: number, { game, currency }: { game: { identifier: string }; currency: string }) =>
      wagers.judgeLaunch({ playerId, game: game.identifier, currency }),
  };
}

/** Only some producers want to know anything about a player. */
function missingFor(player: Player, provider: string): string[] {
  if (!(providerContexts as readonly string[]).includes(provider)) return [];
  const fields = playerFieldsFor({
    licence: chooseLicence({ licenseName: player.license_name }),
    country: player.country,
    isFiat: isFiat(player.currency),
  });
  const { required = [] } = contextOf(fields, provider) ?? {};
  return required.filter((field) => String(player[field as keyof Player] ?? '').trim() === '');
}

import {
  chooseLicence,
  defaultLicence,
  groupIdsOf,
  isCurrency,
  isFiat,
  type Player,
  providerContexts,
  Refusal,
} from '@halley/contract';
import { isbot } from 'isbot';
import { type Config, contextOf, playerFieldsFor } from './config/index.ts';
import type { Geo } from './geo/index.ts';
import type { Identity } from './identity/index.ts';
import { type Context, type Database, type Queryable, readLocaleCookie } from './kit/index.ts';
import type { Limits } from './limits/index.ts';
import { mayTry } from './may-try.ts';
import type { Verification } from './verification/index.ts';
import { listOpen } from './wagers/index.ts';
import { chooseLocale } from './web/index.ts';

export interface GamesPortsOptions {
  database: Database;
  geo: Geo;
  config: Config;
  identity: Pick<Identity, 'readPlayer' | 'standingsOf'>;
  verification: Pick<Verification, 'mayPlayForReal'>;
  limits: Pick<Limits, 'judgeLaunch'>;
}

/** What the games room asks of others: where a visitor stands, what is shown, and what stands in the way of a game. */
export function gamesPorts({ database, geo, config, identity, verification, limits }: GamesPortsOptions) {
  return {
    standingOf(context: Context) {
      const country = geo.countryOf(context);
      return { country, mayPlay: geo.may('sign-in', country), mayTry: mayTry(geo, context) };
    },
    async sightOf(context: Context) {
      const player = context.principal ? await identity.readPlayer(context.principal.playerId) : undefined;
      const standing = geo.standingOf(context);
      const { on } = config.flagsFor({
        ...standing,
        licence: chooseLicence({ licenseName: player?.license_name, place: standing.licence }),
        isGuest: player === undefined,
        groups: groupIdsOf(player?.statuses ?? []),
        clickId: context.cookie('click_id'),
        playerId: player?.id,
      });
      return {
        seesEverything: on.all_providers || isbot(context.userAgent),
        showsMysticJackpots: on.mystic_jackpots,
      };
    },
    localeOf: (context: Context) =>
      chooseLocale({
        enabled: config.localeCodes,
        cookie: readLocaleCookie(context.header('cookie')),
        acceptLanguage: context.header('accept-language'),
        country: geo.countryOf(context),
      }),
    async missingFields(playerId: number, game: { provider: string }) {
      const player = await identity.readPlayer(playerId);
      return player ? missingFor(player, game.provider) : [];
    },
    async protectionOf(playerId: number) {
      const standing = (await identity.standingsOf(database, [playerId])).get(playerId);
      return geo.protectionOf(standing?.licence ?? defaultLicence);
    },
    async mayLaunch(playerId: number, { game, currency }: { game: { identifier: string }; currency: string }) {
      const standing = (await identity.standingsOf(database, [playerId])).get(playerId);
      if (!standing || !verification.mayPlayForReal(standing)) throw new Refusal('VERIFICATION_REQUIRED');
      // A round that waits may be finished (PP-15); the door takes no new stake all the same.
      const waiting = await listOpen(database, playerId);
      if (waiting.some((round) => round.game === game.identifier)) return;
      if (isCurrency(currency)) await limits.judgeLaunch(playerId, currency);
    },
  };
}

/** Which of some players' accounts the house has closed. */
export function closedAmong({ standingsOf }: Pick<Identity, 'standingsOf'>) {
  return async (db: Queryable, playerIds: readonly number[]): Promise<ReadonlySet<number>> => {
    const standings = await standingsOf(db, [...playerIds]);
    return new Set([...standings].flatMap(([id, { blocked }]) => (blocked ? [id] : [])));
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

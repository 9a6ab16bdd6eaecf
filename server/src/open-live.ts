import { defaultCurrency } from '@halley/contract';
import { purseOf } from './games/index.ts';
import type { Geo } from './geo/index.ts';
import type { Identity } from './identity/index.ts';
import { createSealer, deriveKeys, type Settings } from './kit/index.ts';
import { createLive, type LiveOptions } from './live/index.ts';
import { mayTry } from './may-try.ts';
import type { Realtime } from './realtime/index.ts';

export interface OpenLiveOptions
  extends Pick<LiveOptions, 'database' | 'clock' | 'log' | 'wagers' | 'catalogue' | 'door'> {
  settings: Settings;
  secureCookies: boolean;
  identity: Pick<Identity, 'readPlayer' | 'nicknames' | 'openTokens'>;
  geo: Pick<Geo, 'countryOf' | 'tierOf' | 'may'>;
  realtime: Pick<Realtime, 'publish'>;
  /** The state of a table could not be told; whoever asks sees it all the same. */
  onLost(error: unknown): void;
}

/** Shared rounds with what other rooms know of players and places. */
export function openLive({ settings, secureCookies, identity, geo, realtime, onLost, ...ports }: OpenLiveOptions) {
  return createLive({
    ...ports,
    purseOf: purseOf({ secureCookies }),
    sealer: createSealer(deriveKeys(settings, 'live')),
    currencyOf: async (playerId) => (await identity.readPlayer(playerId))?.currency ?? defaultCurrency,
    countryOf: (context) => geo.countryOf(context),
    mayTry: (context) => mayTry(geo, context),
    nicknames: identity.nicknames,
    openSessions: identity.openTokens,
    publish: (channel, state) => realtime.publish(channel, state).catch(onLost),
  });
}

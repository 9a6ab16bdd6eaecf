import { defaultCurrency } from '@halley/contract';
import type { ConfigRoom } from '../config/index.ts';
import { type GamesRoom, purseOf } from '../games/index.ts';
import { type Geo, mayTry } from '../geo/index.ts';
import type { Identity } from '../identity/index.ts';
import { type Base, createSealer, isWorker, type Room } from '../kit/index.ts';
import type { Realtime } from '../realtime/index.ts';
import type { HandedRules, Wagers } from '../wagers/index.ts';
import { createLive, createLiveDoor } from './create-live.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface LiveRoomOptions extends Base {
  config: Pick<ConfigRoom, 'hosts'>;
  geo: Pick<Geo, 'countryOf' | 'standingOf' | 'may'>;
  identity: Pick<Identity, 'readPlayer' | 'nicknames' | 'openTokens'>;
  realtime: Pick<Realtime, 'publish'>;
  games: Pick<GamesRoom, 'catalogue'>;
  wagers: Wagers;
}

export function liveRoom({ config, geo, identity, realtime, games, wagers, ...base }: LiveRoomOptions) {
  const { clock, log, secureCookies } = base;
  const door = createLiveDoor({ clock });
  const live = createLive({
    ...base,
    wagers,
    door,
    longest: base.settings.testRounds,
    catalogue: games.catalogue,
    purseOf: purseOf({ secureCookies }),
    sealer: createSealer(base.keys('live')),
    currencyOf: async (playerId) => (await identity.readPlayer(playerId))?.currency ?? defaultCurrency,
    brandAt: config.hosts.brandAt,
    countryOf: geo.countryOf,
    mayTry: (context) => mayTry(geo, context),
    nicknames: identity.nicknames,
    openSessions: identity.openTokens,
    publish: (channel, state) =>
      realtime.publish(channel, state).catch((error) => log.warn({ err: error }, 'a live event could not be sent')),
  });
  let tables: ReturnType<typeof live.start> | undefined;
  return {
    ...live,
    name: 'live',
    /** At the wagers' door. */
    rules: { 'table-open': door.rule } satisfies Partial<HandedRules>,
    follower: door.follower,
    joins: door.joins,
    // Bets for fun go with the purses they were paid from.
    tasks: { 'games.sweep_purses': () => live.sweep(new Date(Date.now() - dayMs)) },
    start(role) {
      if (isWorker(role)) tables = live.start();
    },
    stop: async () => tables?.stop(),
  } as const satisfies Room;
}

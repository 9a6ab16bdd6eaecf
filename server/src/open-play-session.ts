import { defaultLicence } from '@halley/contract';
import { createPlaySession } from './games/index.ts';
import type { Geo } from './geo/index.ts';
import type { Identity } from './identity/index.ts';
import type { Clock, Database } from './kit/index.ts';
import type { Realtime } from './realtime/index.ts';

export interface OpenPlaySessionOptions {
  database: Database;
  clock: Clock;
  identity: Pick<Identity, 'standingsOf'>;
  geo: Pick<Geo, 'protectionOf'>;
  realtime: Pick<Realtime, 'publishToPlayer'>;
  /** A screen could not be told; the door refuses stakes all the same. */
  onLost(error: unknown): void;
}

/** Play sessions with what other rooms know of players and licences. */
export function openPlaySession({ database, clock, identity, geo, realtime, onLost }: OpenPlaySessionOptions) {
  return createPlaySession({
    database,
    clock,
    licenceOf: async (playerId) =>
      (await identity.standingsOf(database, [playerId])).get(playerId)?.licence ?? defaultLicence,
    netAlwaysShown: (licence) => geo.protectionOf(licence).netPosition === 'always',
    tellDue: (playerId) =>
      void realtime.publishToPlayer(playerId, 'game_limits', { reason: 'trigger_reality_check' }).catch(onLost),
  });
}

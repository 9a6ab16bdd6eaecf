import { type pushCalls, Refusal } from '@halley/contract';
import type { Clock, Database, Handlers, Sealer } from '../../kit/index.ts';
import { type AddressRules, isPushAddress } from './push-address.ts';
import type { PushKeys } from './push-keys.ts';
import { areBrowserKeys } from './push-request.ts';
import { endpointHash, sealSubscription } from './sealed-subscription.ts';
import { dropSubscription, findSubscription, keepSubscription } from './subscription-store.ts';

export interface PushHandlersOptions {
  database: Database;
  clock: Clock;
  sealer: Sealer;
  pushKeys: PushKeys;
  rules: AddressRules;
}

export function pushHandlers({
  database,
  clock,
  sealer,
  pushKeys,
  rules,
}: PushHandlersOptions): Handlers<typeof pushCalls> {
  return {
    readPushKey: async () => ({ status: 200, body: { public_key: (await pushKeys.read())?.publicKey ?? null } }),
    async readPushSubscription({ body }, { principal }) {
      const found = await findSubscription(database, {
        playerId: principal.playerId,
        endpointHash: endpointHash(body.endpoint),
      });
      return { status: 200, body: { subscribed: found !== undefined, marketing: found?.marketing ?? false } };
    },
    async addPushSubscription({ body }, { principal }) {
      if (!(await pushKeys.read())) throw new Refusal('UNAVAILABLE');
      const { endpoint, keys, marketing } = body;
      if (!isPushAddress(endpoint, rules)) throw new Refusal('endpoint.not_allowed');
      if (!(await areBrowserKeys(keys))) throw new Refusal('keys.invalid');
      await database.tx((tx) =>
        keepSubscription(tx, {
          playerId: principal.playerId,
          sessionId: principal.sessionId,
          marketing,
          at: clock.now(),
          endpointHash: endpointHash(endpoint),
          sealed: sealSubscription(sealer, { endpoint, keys }),
        }),
      );
      return { status: 204, body: null };
    },
    async removePushSubscription({ body }, { principal }) {
      const { playerId } = principal;
      await dropSubscription(database, { playerId, endpointHash: endpointHash(body.endpoint) });
      return { status: 204, body: null };
    },
  };
}

import type { pointsCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import type { LoyaltyPorts } from '../ports.ts';
import { entryOnTheWire, readStanding } from './describe-points.ts';
import { compPoints } from './points-on-the-wire.ts';
import { listEntries, readAccount } from './points-store.ts';

export function pointsHandlers(ports: LoyaltyPorts): Handlers<typeof pointsCalls> {
  const { database, identity } = ports;
  return {
    readCompPoints: async (_input, { principal: { playerId } }) => ({
      status: 200,
      body: compPoints(await readAccount(database, playerId)),
    }),
    readPointsStanding: async (_input, { principal: { playerId } }) => ({
      status: 200,
      body: await readStanding(ports, database, playerId),
    }),
    async listPointEntries({ query }, context) {
      const { playerId } = context.principal;
      const [entries, locale] = [await listEntries(database, { playerId, ...query }), await identity.localeOf(context)];
      return { status: 200, body: entries.map((entry) => entryOnTheWire(entry, locale)) };
    },
  };
}

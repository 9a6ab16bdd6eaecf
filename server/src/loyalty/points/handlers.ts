import { levelOf, type pointsCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import type { LoyaltyPorts } from '../ports.ts';
import { entryOnTheWire, pointsStanding } from './describe-points.ts';
import { readPointRates } from './point-rates.ts';
import { compPoints } from './points-on-the-wire.ts';
import { listEntries, readAccount } from './points-store.ts';

export function pointsHandlers({ database, clock, identity }: LoyaltyPorts): Handlers<typeof pointsCalls> {
  return {
    readCompPoints: async (_input, { principal: { playerId } }) => ({
      status: 200,
      body: compPoints(await readAccount(database, playerId)),
    }),
    async readPointsStanding(_input, { principal: { playerId } }) {
      const [account, player, rates] = await Promise.all([
        readAccount(database, playerId),
        identity.readPlayer(playerId),
        readPointRates(database),
      ]);
      const level = Number(/\d+/.exec(levelOf(player?.statuses ?? []) ?? '')?.[0] ?? 1);
      const currency = player?.currency ?? 'EUR';
      return { status: 200, body: pointsStanding(account, { level, currency, rates, now: clock.now() }) };
    },
    async listPointEntries({ query }, context) {
      const { playerId } = context.principal;
      const [entries, locale] = [await listEntries(database, { playerId, ...query }), await identity.localeOf(context)];
      return { status: 200, body: entries.map((entry) => entryOnTheWire(entry, locale)) };
    },
  };
}

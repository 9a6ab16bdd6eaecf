import { levelOf, type loyaltyCalls } from '@halley/contract';
import type { Handlers } from '../kit/index.ts';
import { entryOnTheWire, pointsStanding } from './points/describe-points.ts';
import { readPointRates } from './points/point-rates.ts';
import { compPoints } from './points/points-on-the-wire.ts';
import { listEntries, readAccount } from './points/points-store.ts';
import type { LoyaltyPorts } from './ports.ts';

export function loyaltyHandlers({ database, clock, identity }: LoyaltyPorts): Handlers<typeof loyaltyCalls> {
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

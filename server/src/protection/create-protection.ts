import type { protectionCalls } from '@halley/contract';
import type { Handlers, Queryable } from '../kit/index.ts';
import { playersAtRisk } from './cases/case-store.ts';
import { createProtectionDesk } from './create-protection-desk.ts';
import type { ProtectionPorts } from './ports.ts';
import { rulesInForce } from './rules/rules-in-force.ts';
import { countPlay } from './signs/count-play.ts';
import { lookAtDays } from './signs/look-at-days.ts';

/** Signs that play may be hurting somebody, and what people do about them. */
export function createProtection(ports: ProtectionPorts) {
  const { database, clock } = ports;
  const handlers: Handlers<typeof protectionCalls> = {
    async readProtectionRules() {
      const { version, from, rules } = await rulesInForce(database, clock.now());
      return { status: 200, body: { version, from: from?.toISOString() ?? null, rules } };
    },
  };
  return {
    handlers,
    consumers: [countPlay(ports)],
    tasks: { 'protection.mind': () => lookAtDays(ports) },
    desk: createProtectionDesk(ports),
    /** Those among these players to whom nothing is given, offered or advertised: somebody is to act for them. */
    atRiskAmong: (db: Queryable, playerIds: readonly number[]): Promise<ReadonlySet<number>> =>
      playersAtRisk(db, playerIds),
    async isAtRisk(db: Queryable, playerId: number): Promise<boolean> {
      return (await playersAtRisk(db, [playerId])).has(playerId);
    },
  };
}

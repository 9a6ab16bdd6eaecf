import type { protectionCalls } from '@halley/contract';
import type { Handlers, Queryable } from '../kit/index.ts';
import { playersAtRisk } from './cases/case-store.ts';
import { messagesTo } from './cases/contact-store.ts';
import { createProtectionDesk } from './create-protection-desk.ts';
import { standingOf } from './funds/standing-of.ts';
import { takeSurvey } from './funds/take-survey.ts';
import type { ProtectionPorts } from './ports.ts';
import { rulesInForce } from './rules/rules-in-force.ts';
import { forgetSelfTests, keepSelfTest } from './self-test/self-test-store.ts';
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
    async listProtectionMessages(_input, { principal }) {
      const messages = await messagesTo(database, principal.playerId);
      const body = messages.flatMap(({ id, template, title, said: text, at }) =>
        template && title ? [{ id, template, title, text, at: at.toISOString() }] : [],
      );
      return { status: 200, body };
    },
    async noteSelfTest({ body: { result } }, { principal: { playerId } }) {
      await keepSelfTest(database, { playerId, at: clock.now(), result });
      return { status: 204, body: null };
    },
    readFundsStanding: async (_input, { principal }) => ({
      status: 200,
      body: await standingOf(database, principal.playerId),
    }),
    sendSurveyTicket: async ({ body }, { principal }) => ({
      status: 200,
      body: await takeSurvey(ports, principal.playerId, body),
    }),
  };
  return {
    handlers,
    consumers: [countPlay(ports)],
    tasks: {
      async 'protection.mind'() {
        await lookAtDays(ports);
        await forgetSelfTests(database, clock.now());
      },
    },
    desk: createProtectionDesk(ports),
    /** Those among these players to whom nothing is given, offered or advertised: somebody is to act for them. */
    atRiskAmong: (db: Queryable, playerIds: readonly number[]): Promise<ReadonlySet<number>> =>
      playersAtRisk(db, playerIds),
    async isAtRisk(db: Queryable, playerId: number): Promise<boolean> {
      return (await playersAtRisk(db, [playerId])).has(playerId);
    },
  };
}

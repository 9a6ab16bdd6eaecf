import type { Lootbox, lootboxCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import type { LoyaltyPorts } from '../ports.ts';
import { activateLootbox } from './activate-lootbox.ts';
import { describeLootboxes } from './describe-lootboxes.ts';
import type { StoredLootbox } from './lootbox.ts';
import { listLootboxesOf } from './lootbox-store.ts';
import { readWheel } from './read-wheel.ts';
import { takeDailyTurn } from './take-daily-turn.ts';

const mostListed = 200;

export function lootboxHandlers(ports: LoyaltyPorts): Handlers<typeof lootboxCalls> {
  const { database, geo, given, identity } = ports;
  const describeOne = async (box: StoredLootbox, locale: string): Promise<Lootbox> => {
    const [described] = await describeLootboxes(ports, database, { boxes: [box], locale });
    return described as Lootbox;
  };
  return {
    async listLootboxes(_input, context) {
      const boxes = await listLootboxesOf(database, { playerId: context.principal.playerId, limit: mostListed });
      const locale = await identity.localeOf(context);
      return { status: 200, body: await describeLootboxes(ports, database, { boxes, locale }) };
    },
    async activateLootbox({ params: { id } }, context) {
      const { playerId } = context.principal;
      const box = await database.tx((tx) => activateLootbox(ports, tx, { id, playerId }));
      given.doubt(box);
      return { status: 200, body: await describeOne(box, await identity.localeOf(context)) };
    },
    async readWheel(_input, context) {
      const body = await readWheel(ports, {
        playerId: context.principal?.playerId ?? null,
        licence: geo.standingOf(context).licence,
        locale: await identity.localeOf(context),
      });
      return { status: 200, body };
    },
    async takeDailyTurn(_input, context) {
      const turn = await database.tx((tx) => takeDailyTurn(ports, tx, context.principal.playerId));
      return { status: 200, body: await describeOne(turn, await identity.localeOf(context)) };
    },
  };
}

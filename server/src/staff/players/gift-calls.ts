import type { staffBonusesCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import type { StaffPorts } from '../ports.ts';
import { record } from '../record.ts';
import { findPlayer } from './read-player.ts';

export function giftCalls(ports: StaffPorts): Handlers<typeof staffBonusesCalls> {
  const { database, giftDesk: desk } = ports;
  return {
    listPlayerGifts: ({ params: { id: playerId } }, context) =>
      database.tx(async (tx) => {
        await findPlayer(ports, playerId, tx);
        const target = { kind: 'player', id: playerId };
        await record(tx, context, { kind: 'staff.player_viewed', target, playerId, detail: { part: 'gifts' } });
        return { status: 200, body: await desk.list(tx, playerId) };
      }),
    issueGift: ({ params: { id: playerId }, body: { take_days: takeDays, ...wanted } }, context) =>
      database.tx(async (tx) => {
        await findPlayer(ports, playerId, tx);
        const gift = await desk.issue(tx, { ...wanted, playerId, takeDays, by: context.staff.name });
        await record(tx, context, {
          kind: 'bonuses.issued',
          target: { kind: 'gift', id: gift.id },
          playerId,
          reason: wanted.reason,
          detail: { type: wanted.reward.type, currency: wanted.currency, key: wanted.key },
        });
        return { status: 200, body: gift };
      }),
    cancelGift: ({ params: { gift: id }, body: { reason } }, context) =>
      database.tx(async (tx) => {
        const playerId = await desk.playerOf(tx, id);
        const gift = await desk.withdraw(tx, { id, by: context.staff.name, reason });
        await record(tx, context, { kind: 'bonuses.withdrawn', target: { kind: 'gift', id }, playerId, reason });
        return { status: 200, body: gift };
      }),
  };
}

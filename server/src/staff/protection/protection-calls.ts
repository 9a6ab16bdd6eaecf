import type { staffProtectionCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import { findPlayer } from '../players/read-player.ts';
import type { StaffPorts } from '../ports.ts';
import { record } from '../record.ts';

/** Signs, cases and rules of player protection: calls on the desk of that room. */
export function protectionCalls(ports: StaffPorts): Handlers<typeof staffProtectionCalls> {
  const { database, protectionDesk: desk } = ports;
  return {
    readPlayerSigns: ({ params: { id: playerId } }, context) =>
      database.tx(async (tx) => {
        await findPlayer(ports, playerId, tx);
        const target = { kind: 'player', id: playerId };
        await record(tx, context, { kind: 'staff.player_viewed', target, playerId, detail: { part: 'signs' } });
        return { status: 200, body: await desk.signsOf(tx, playerId) };
      }),
  };
}

import { Refusal, type staffFreeRoundsCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import { authorOf } from '../author-of.ts';
import { findPlayer } from '../players/read-player.ts';
import type { StaffPorts } from '../ports.ts';
import { record } from '../record.ts';

export function freeRoundsCalls(ports: StaffPorts): Handlers<typeof staffFreeRoundsCalls> {
  const { database, freeRoundsDesk: desk } = ports;
  return {
    listPlayerFreeRounds: ({ params: { id: playerId } }, context) =>
      database.tx(async (tx) => {
        await findPlayer(ports, playerId, tx);
        const target = { kind: 'player', id: playerId };
        const detail = { part: 'free_rounds' };
        await record(tx, context, { kind: 'staff.player_viewed', target, playerId, detail });
        return { status: 200, body: await desk.list(tx, playerId) };
      }),
    listFreeRoundsGames: async ({ query }) => ({ status: 200, body: await desk.games(database, query.currency) }),
    grantFreeRounds: ({ params, body: { reason, stake_cents, expires_at, ...wanted } }, context) =>
      database.tx(async (tx) => {
        await findPlayer(ports, params.id, tx);
        if (await ports.identity.desk.blockOf(tx, params.id)) throw new Refusal('player.locked');
        if ((await ports.limitsDesk.read(tx, params.id)).exclusion.kind) throw new Refusal('player.excluded');
        const grant = { ...wanted, playerId: params.id, stake: BigInt(stake_cents), expiresAt: new Date(expires_at) };
        return { status: 200, body: await desk.grant(tx, grant, authorOf(context, reason)) };
      }),
    withdrawFreeRounds: ({ params, body }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await desk.withdraw(tx, params.grant, authorOf(context, body.reason)),
      })),
  };
}

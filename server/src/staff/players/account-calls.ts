import type { staffPlayerAccountCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import type { StaffPorts } from '../ports.ts';
import { record } from '../record.ts';
import { detailsOf, findPlayer } from './read-player.ts';

/** Deeds upon an account, each with its entry in the trail: both or neither. */
export function accountCalls(ports: StaffPorts): Handlers<typeof staffPlayerAccountCalls> {
  const { database } = ports;
  const { account } = ports.identity.desk;
  const about = (playerId: number) => ({ target: { kind: 'player', id: playerId }, playerId });
  const done = { status: 204 as const, body: null };

  return {
    endPlayerSessions: ({ params: { id }, body: { reason } }, context) =>
      database.tx(async (tx) => {
        await findPlayer(ports, id, tx);
        const ended = await account.endSessions(tx, id);
        const kind = 'staff.player_sessions_ended';
        await record(tx, context, { kind, ...about(id), reason, detail: { sessions: ended } });
        return { status: 200, body: { ended } };
      }),
    sendPlayerPasswordLink: ({ params: { id }, body: { reason } }, context) =>
      database.tx(async (tx) => {
        await findPlayer(ports, id, tx);
        await account.mailPasswordLink(tx, id);
        await record(tx, context, { kind: 'staff.player_password_link_sent', ...about(id), reason });
        return done;
      }),
    resetPlayerTwoFactor: ({ params: { id }, body: { reason } }, context) =>
      database.tx(async (tx) => {
        await findPlayer(ports, id, tx);
        await account.resetTwoFactor(tx, id);
        await record(tx, context, { kind: 'staff.player_two_factor_reset', ...about(id), reason });
        return done;
      }),
    correctPlayerDetails: ({ params: { id }, body: { reason, changes: asked } }, context) =>
      database.tx(async (tx) => {
        const changes = await account.correctDetails(tx, { playerId: id, changes: asked });
        const kind = 'staff.player_details_changed';
        await record(tx, context, { kind, ...about(id), reason, detail: { changes } });
        return { status: 200, body: await detailsOf(ports, id, tx) };
      }),
  };
}

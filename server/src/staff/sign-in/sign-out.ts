import type { Context } from '../../kit/index.ts';
import type { StaffPorts } from '../ports.ts';
import { recordOf } from '../record.ts';
import { endSession, findSession } from '../sessions/session-store.ts';

/** Ends the session and takes the cookie back, also from a browser whose session was over already. */
export async function signOut({ database, clock, cookie }: StaffPorts, context: Context): Promise<void> {
  const at = clock.now();
  const session = await findSession(database, context.cookie(cookie.name), at);
  if (session) {
    const { id, member, stage } = session;
    await database.tx(async (tx) => {
      const ended = await endSession(tx, { memberId: Number(member.id), sessionId: id, at });
      if (!ended || stage !== 'open') return;
      await recordOf(tx, context, { id: Number(member.id), name: member.name }, { kind: 'staff.signed_out' });
    });
  }
  cookie.clear(context);
}

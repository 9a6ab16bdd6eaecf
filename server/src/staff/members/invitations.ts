import { Refusal, type StaffState } from '@halley/contract';
import { type Context, invariant, type Queryable, type Tx } from '../../kit/index.ts';
import type { StaffPorts } from '../ports.ts';
import { recordOf } from '../record.ts';
import { endSessions, openSession } from '../sessions/session-store.ts';
import { newToken, tokenHash } from '../sessions/session-token.ts';
import { checkNewPassword } from '../sign-in/check-password.ts';
import { stateOf } from '../sign-in/read-state.ts';
import { findMemberByInvitation, setInvitation, useInvitation } from './invitation-store.ts';
import type { MemberRow } from './member-store.ts';

const lifetimeMs = 48 * 60 * 60 * 1000;

/** Gives a member a set-up link. An older one ends. The token stands behind `#`, where no server's log sees it. */
export async function makeInvitation(
  tx: Tx,
  { memberId, publicUrl, at }: { memberId: number; publicUrl: string; at: Date },
): Promise<string> {
  const token = newToken();
  const hash = tokenHash(token);
  invariant(hash, 'a new token has the shape of a token');
  await setInvitation(tx, { memberId, tokenHash: hash, expiresAt: new Date(at.getTime() + lifetimeMs) });
  return `${new URL('/staff/set-up', publicUrl)}#${token}`;
}

/** Whose link it is, while it holds. */
export async function findInvited(db: Queryable, token: string, at: Date): Promise<MemberRow | undefined> {
  const hash = tokenHash(token);
  return hash === undefined ? undefined : findMemberByInvitation(db, { tokenHash: hash, at });
}

/** Sets the password, once. The second factor comes next: the session is half open. */
export async function acceptInvitation(
  ports: StaffPorts,
  body: { token: string; password: string },
  context: Context,
): Promise<StaffState> {
  const { database, clock, passwords, cookie } = ports;
  const at = clock.now();
  const hash = tokenHash(body.token);
  const invited = await findInvited(database, body.token, at);
  if (!invited || hash === undefined) throw new Refusal('token.invalid');
  checkNewPassword(body.password, invited.email);
  const passwordHash = await passwords.hash(body.password);
  const memberId = Number(invited.id);
  const token = await database.tx(async (tx) => {
    if (!(await useInvitation(tx, { memberId, tokenHash: hash, passwordHash, at }))) throw new Refusal('token.invalid');
    await endSessions(tx, { memberId, at });
    await recordOf(tx, context, { id: memberId, name: invited.name }, { kind: 'staff.invitation_accepted' });
    return openSession(tx, context, { memberId, stage: 'password', at });
  });
  invariant(invited.totp_confirmed_at === null, 'whoever gets a link has no second factor');
  cookie.set(context, token);
  return stateOf(ports, { stage: 'password', member: invited, permissions: [] });
}

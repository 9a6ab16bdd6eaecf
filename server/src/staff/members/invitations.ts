import { Refusal, type StaffState } from '@halley/contract';
import { type Context, invariant, type Queryable, type Tx } from '../../kit/index.ts';
import type { StaffPorts } from '../ports.ts';
import { recordOf } from '../record.ts';
import { endSessions, openSession } from '../sessions/session-store.ts';
import { newToken, tokenHash } from '../sessions/session-token.ts';
import { checkNewPassword } from '../sign-in/check-password.ts';
import { stateOf } from '../sign-in/read-state.ts';
import { type MemberRow, memberColumns } from './member-store.ts';

const lifetimeMs = 48 * 60 * 60 * 1000;

/** Gives a member a set-up link. An older one ends. The token stands behind `#`, where no server's log sees it. */
export async function makeInvitation(
  tx: Tx,
  { memberId, publicUrl, at }: { memberId: number; publicUrl: string; at: Date },
): Promise<string> {
  const token = newToken();
  await tx.query(
    `update staff_member set invitation_hash = decode($2, 'hex'), invitation_expires_at = $3 where id = $1`,
    [memberId, tokenHash(token), new Date(at.getTime() + lifetimeMs)],
  );
  return `${new URL('/staff/set-up', publicUrl)}#${token}`;
}

/** Whose link it is, while it holds. */
export async function findInvited(db: Queryable, token: string, at: Date): Promise<MemberRow | undefined> {
  const hash = tokenHash(token);
  if (hash === undefined) return undefined;
  const { rows } = await db.query<MemberRow>(
    `select ${memberColumns} from staff_member m
     where m.invitation_hash = decode($1, 'hex') and m.invitation_expires_at > $2 and m.active`,
    [hash, at],
  );
  return rows[0];
}

/** Sets the password, once. The second factor comes next: the session is half open. */
export async function acceptInvitation(
  ports: StaffPorts,
  body: { token: string; password: string },
  context: Context,
): Promise<StaffState> {
  const { database, clock, passwords, cookie } = ports;
  const at = clock.now();
  const invited = await findInvited(database, body.token, at);
  if (!invited) throw new Refusal('token.invalid');
  checkNewPassword(body.password, invited.email);
  const passwordHash = await passwords.hash(body.password);
  const memberId = Number(invited.id);
  const token = await database.tx(async (tx) => {
    const { rowCount } = await tx.query(
      `update staff_member set password_hash = $3, invitation_hash = null, invitation_expires_at = null
       where id = $1 and invitation_hash = decode($2, 'hex') and invitation_expires_at > $4 and active`,
      [memberId, tokenHash(body.token), passwordHash, at],
    );
    if (rowCount !== 1) throw new Refusal('token.invalid');
    await endSessions(tx, { memberId, at });
    await recordOf(tx, context, { id: memberId, name: invited.name }, { kind: 'staff.invitation_accepted' });
    return openSession(tx, context, { memberId, stage: 'password', at });
  });
  invariant(invited.totp_confirmed_at === null, 'whoever gets a link has no second factor');
  cookie.set(context, token);
  return stateOf(ports, { stage: 'password', member: invited, permissions: [] });
}

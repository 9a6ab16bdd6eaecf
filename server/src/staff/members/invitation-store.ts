import type { Queryable, Tx } from '../../kit/index.ts';
import { type MemberRow, memberColumns } from './member-store.ts';

/** An older one ends. */
export async function setInvitation(
  tx: Tx,
  invitation: { memberId: number; tokenHash: string; expiresAt: Date },
): Promise<void> {
  await tx.query(
    `update staff_member set invitation_hash = decode($2, 'hex'), invitation_expires_at = $3 where id = $1`,
    [invitation.memberId, invitation.tokenHash, invitation.expiresAt],
  );
}

export async function findMemberByInvitation(
  db: Queryable,
  { tokenHash, at }: { tokenHash: string; at: Date },
): Promise<MemberRow | undefined> {
  const { rows } = await db.query<MemberRow>(
    `select ${memberColumns} from staff_member m
     where m.invitation_hash = decode($1, 'hex') and m.invitation_expires_at > $2 and m.active`,
    [tokenHash, at],
  );
  return rows[0];
}

/** Sets the password for the first who brings the token; false for all others. */
export async function useInvitation(
  tx: Tx,
  input: { memberId: number; tokenHash: string; passwordHash: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update staff_member set password_hash = $3, invitation_hash = null, invitation_expires_at = null
     where id = $1 and invitation_hash = decode($2, 'hex') and invitation_expires_at > $4 and active`,
    [input.memberId, input.tokenHash, input.passwordHash, input.at],
  );
  return rowCount === 1;
}

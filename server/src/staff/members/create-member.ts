import { Refusal } from '@halley/contract';
import { writeSignificant } from '../../audit/index.ts';
import { normaliseEmail } from '../../identity/index.ts';
import type { Clock, Database, Tx } from '../../kit/index.ts';
import { makeInvitation } from './invitations.ts';
import { takeAccess } from './manage-members.ts';
import { findMemberByEmail, insertMember, isRole, updateRole } from './member-store.ts';

export interface CreateMemberInput {
  email: string;
  role: string;
  name?: string;
  publicUrl: string;
  clock: Clock;
  /** An existing member loses password and second factor and gets a link: for the last administrator's lost phone. */
  reset?: boolean;
}

/** For the operator at the console, where the first member comes from. Returns the set-up link. */
export async function createMember(tx: Tx, input: CreateMemberInput): Promise<string> {
  const { role, publicUrl, clock } = input;
  const email = normaliseEmail(input.email);
  if (email === undefined) throw new Refusal('email.invalid');
  if (!(await isRole(tx, role))) throw new Refusal('role.unknown');
  const at = clock.now();
  const existing = await findMemberByEmail(tx, email);
  if (existing && !input.reset) throw new Refusal('email.taken');
  const member = existing ?? (await insertMember(tx, { email, role, name: input.name ?? email, at }));
  if (!member) throw new Refusal('email.taken');
  const memberId = Number(member.id);
  if (existing) {
    await takeAccess(tx, { memberId, email, at });
    await updateRole(tx, { memberId, role, active: true });
  }
  await writeSignificant(tx, {
    kind: existing ? 'staff.member_reset' : 'staff.member_created',
    actor: { kind: 'system' },
    target: { kind: 'staff member', id: memberId },
    detail: { role, at: 'console' },
  });
  return makeInvitation(tx, { memberId, publicUrl, at });
}

export interface SeedMember {
  email: string;
  name: string;
  role: string;
  hashPassword(): Promise<string>;
  at: Date;
}

/** The demo's administrator: a member with a known password and no second factor yet. Made once. */
export async function seedMember(database: Database, { hashPassword, ...member }: SeedMember): Promise<void> {
  if (await findMemberByEmail(database, member.email)) return;
  const passwordHash = await hashPassword();
  await database.tx(async (tx) => {
    const row = await insertMember(tx, { ...member, passwordHash });
    if (!row) return;
    await writeSignificant(tx, {
      kind: 'staff.member_created',
      actor: { kind: 'system' },
      target: { kind: 'staff member', id: Number(row.id) },
      detail: { role: member.role, at: 'demo' },
    });
  });
}

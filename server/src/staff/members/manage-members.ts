import { Refusal, type StaffMember } from '@halley/contract';
import { normaliseEmail } from '../../identity/index.ts';
import type { StaffContext, Tx } from '../../kit/index.ts';
import { handBackUnseen } from '../assignments/hand-back.ts';
import type { StaffPorts } from '../ports.ts';
import { record } from '../record.ts';
import { endSessions } from '../sessions/session-store.ts';
import { forgetAttempts, lockedUntil } from '../sign-in/attempt-store.ts';
import { deleteRecoveryCodes } from '../sign-in/recovery-code-store.ts';
import { makeInvitation } from './invitations.ts';
import { invitationMail } from './mails.ts';
import {
  clearAccess,
  countAdministrators,
  findRole,
  insertMember,
  listMembers,
  listRoles,
  lockAdministrators,
  lockMember,
  memberOnTheWire,
  updateRole,
} from './member-store.ts';

/** Nobody gives a role that allows what they may not do themselves. */
async function mayGive(tx: Tx, { staff }: StaffContext, name: string): Promise<void> {
  const role = await findRole(tx, name);
  if (!role) throw new Refusal('role.unknown');
  if (!role.permissions.every((permission) => staff.permissions.includes(permission))) {
    throw new Refusal('role.above_you');
  }
}

export async function readMembers({ database, clock }: StaffPorts, context: StaffContext) {
  await database.tx((tx) => record(tx, context, { kind: 'staff.members_viewed' }));
  const members = await listMembers(database);
  const at = clock.now();
  const locks = await Promise.all(
    members.map(async (member) => {
      const ways = [{ password: member.email }, { code: Number(member.id) }];
      const until = await Promise.all(ways.map((guess) => lockedUntil(database, guess, at)));
      return until.find((lock) => lock !== null) ?? null;
    }),
  );
  return {
    members: members.map((member, index) => memberOnTheWire(member, locks[index])),
    roles: await listRoles(database),
  };
}

export async function inviteMember(
  { database, clock, queueMail, publicUrl }: StaffPorts,
  body: { email: string; name: string; role: string },
  context: StaffContext,
): Promise<StaffMember> {
  const email = normaliseEmail(body.email);
  if (email === undefined) throw new Refusal('email.invalid');
  const at = clock.now();
  return database.tx(async (tx) => {
    await mayGive(tx, context, body.role);
    const member = await insertMember(tx, { email, name: body.name, role: body.role, at });
    if (!member) throw new Refusal('email.taken');
    const link = await makeInvitation(tx, { memberId: Number(member.id), publicUrl, at });
    await queueMail(tx, invitationMail(member, link));
    await record(tx, context, {
      kind: 'staff.member_invited',
      target: { kind: 'staff member', id: Number(member.id) },
      detail: { email, role: body.role },
    });
    return memberOnTheWire(member);
  });
}

/** Another role, or off the staff and back on. Sessions end: what was allowed a moment ago may not be any more. */
export async function changeMember(
  { database, clock }: StaffPorts,
  memberId: number,
  change: { reason: string; role?: string; active?: boolean },
  context: StaffContext,
): Promise<StaffMember> {
  if (memberId === context.staff.memberId) throw new Refusal('member.yourself');
  return database.tx(async (tx) => {
    await lockAdministrators(tx);
    const before = await lockMember(tx, memberId);
    if (!before) throw new Refusal('NOT_FOUND');
    const { role = before.role, active = before.active } = change;
    if (role !== before.role) await mayGive(tx, context, role);
    await updateRole(tx, { memberId, role, active });
    if ((await countAdministrators(tx)) === 0) throw new Refusal('member.last_admin');
    await endSessions(tx, { memberId, at: clock.now() });
    const handedBack = await handBackUnseen(tx);
    await record(tx, context, {
      kind: 'staff.member_changed',
      target: { kind: 'staff member', id: memberId },
      reason: change.reason,
      detail: {
        role: { from: before.role, to: role },
        active: { from: before.active, to: active },
        handed_back: handedBack,
      },
    });
    return memberOnTheWire({ ...before, role, active });
  });
}

/** For a lost phone or password: both go, and a new set-up link comes by mail. */
export async function resetMember(
  { database, clock, queueMail, publicUrl }: StaffPorts,
  memberId: number,
  reason: string,
  context: StaffContext,
): Promise<void> {
  if (memberId === context.staff.memberId) throw new Refusal('member.yourself');
  const at = clock.now();
  await database.tx(async (tx) => {
    const member = await lockMember(tx, memberId);
    if (!member?.active) throw new Refusal('NOT_FOUND');
    await takeAccess(tx, { memberId, email: member.email, at });
    const link = await makeInvitation(tx, { memberId, publicUrl, at });
    await queueMail(tx, invitationMail(member, link));
    await record(tx, context, { kind: 'staff.member_reset', target: { kind: 'staff member', id: memberId }, reason });
  });
}

/** Password, second factor, recovery codes and sessions go; so do the locks of failed tries. */
export async function takeAccess(
  tx: Tx,
  { memberId, email, at }: { memberId: number; email: string; at: Date },
): Promise<void> {
  await clearAccess(tx, memberId);
  await deleteRecoveryCodes(tx, memberId);
  await endSessions(tx, { memberId, at });
  await forgetAttempts(tx, { password: email });
  await forgetAttempts(tx, { code: memberId });
}

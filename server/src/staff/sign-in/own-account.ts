import { Refusal } from '@halley/contract';
import { invariant, type StaffContext } from '../../kit/index.ts';
import { findMemberByEmail, lockMember, updatePassword } from '../members/member-store.ts';
import type { StaffPorts } from '../ports.ts';
import { record } from '../record.ts';
import { endSession, endSessions, listSessions } from '../sessions/session-store.ts';
import { forgetAttempts, type Guess, takeAttempt } from './attempt-store.ts';
import { checkNewPassword } from './check-password.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { checkCode } from './second-step.ts';
import { noteFailure } from './sign-in.ts';

export function listOwnSessions({ database, clock }: StaffPorts, { staff }: StaffContext) {
  return listSessions(database, { memberId: staff.memberId, currentId: Number(staff.sessionId), at: clock.now() });
}

export async function endOwnSession(
  { database, clock }: StaffPorts,
  sessionId: number,
  context: StaffContext,
): Promise<void> {
  await database.tx(async (tx) => {
    const ended = await endSession(tx, { memberId: context.staff.memberId, sessionId, at: clock.now() });
    if (!ended) throw new Refusal('NOT_FOUND');
    await record(tx, context, { kind: 'staff.session_ended', target: { kind: 'staff session', id: sessionId } });
  });
}

/** New recovery codes for whoever shows the second factor once more. */
export async function renewOwnCodes(ports: StaffPorts, code: string, context: StaffContext): Promise<string[]> {
  const { memberId, email } = context.staff;
  const member = await findMemberByEmail(ports.database, email);
  invariant(member, 'a session has a member');
  await checkCode(ports, context, { member, code });
  return ports.database.tx(async (tx) => {
    await record(tx, context, { kind: 'staff.recovery_codes_renewed' });
    return renewRecoveryCodes(tx, memberId);
  });
}

export async function changeOwnPassword(
  ports: StaffPorts,
  body: { current_password: string; password: string },
  context: StaffContext,
): Promise<void> {
  const { database, clock, passwords } = ports;
  const { memberId, email, sessionId } = context.staff;
  checkNewPassword(body.password, email);
  const at = clock.now();
  // Counted with the guesses at the door: a session left open is no way to try passwords.
  const guess: Guess = { password: email };
  const failures = await takeAttempt(database, guess, at);
  if (failures === null) throw new Refusal('login.locked');
  const member = await findMemberByEmail(database, email);
  invariant(member, 'a session has a member');
  if (!(await passwords.matches(body.current_password, member.password_hash))) {
    await noteFailure(ports, context, { member, failures });
    throw new Refusal('current_password.invalid');
  }
  const passwordHash = await passwords.hash(body.password);
  await database.tx(async (tx) => {
    const current = await lockMember(tx, memberId);
    if (current?.password_hash !== member.password_hash) throw new Refusal('current_password.invalid');
    await updatePassword(tx, memberId, passwordHash);
    await endSessions(tx, { memberId, exceptId: Number(sessionId), at });
    await forgetAttempts(tx, guess);
    await record(tx, context, { kind: 'staff.password_changed' });
  });
}

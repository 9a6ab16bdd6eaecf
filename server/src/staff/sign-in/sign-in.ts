import { Refusal, type StaffState } from '@halley/contract';
import { writeSignificant } from '../../audit/index.ts';
import { normaliseEmail } from '../../identity/index.ts';
import type { Context } from '../../kit/index.ts';
import { lockedOutMail } from '../members/mails.ts';
import { findMemberByEmail, lockMember, type MemberRow } from '../members/member-store.ts';
import type { StaffPorts } from '../ports.ts';
import { openSession } from '../sessions/session-store.ts';
import { forgetAttempts, type Guess, mostFailures, takeAttempt } from './attempt-store.ts';
import { stateOf } from './read-state.ts';

/** The first step. An unknown address and a wrong password get the same answer after the same work, and lock alike. */
export async function signIn(
  ports: StaffPorts,
  body: { email: string; password: string },
  context: Context,
): Promise<StaffState> {
  const { database, clock, passwords, cookie } = ports;
  const email = normaliseEmail(body.email) ?? '';
  const guess: Guess = { password: email };
  const at = clock.now();
  const failures = await takeAttempt(database, guess, at);
  if (failures === null) throw new Refusal('login.locked');

  const member = await findMemberByEmail(database, email);
  const isRight = await passwords.matches(body.password, member?.active ? member.password_hash : null);
  if (!isRight || !member) {
    await noteFailure(ports, context, { member, failures });
    throw new Refusal('login.invalid');
  }
  const memberId = Number(member.id);
  const token = await database.tx(async (tx) => {
    // While the password was being compared it may have been taken away, or the member.
    const current = await lockMember(tx, memberId);
    if (!current?.active || current.password_hash !== member.password_hash) throw new Refusal('login.invalid');
    await forgetAttempts(tx, guess);
    return openSession(tx, context, { memberId, stage: 'password', at });
  });
  cookie.set(context, token);
  return stateOf(ports, { stage: 'password', member, permissions: [] });
}

/** A failure is in the trail; the one that locks is told to the member too. What was typed is not kept. */
export async function noteFailure(
  { database, queueMail }: Pick<StaffPorts, 'database' | 'queueMail'>,
  { address }: Pick<Context, 'address'>,
  { member, failures }: { member: MemberRow | undefined; failures: number },
): Promise<void> {
  await database.tx(async (tx) => {
    const actor = member
      ? ({ kind: 'staff', id: Number(member.id), name: member.name } as const)
      : ({ kind: 'system' } as const);
    await writeSignificant(tx, { kind: 'staff.sign_in_failed', actor, address });
    if (failures < mostFailures) return;
    await writeSignificant(tx, { kind: 'staff.locked_out', actor, address });
    if (member?.active) await queueMail(tx, lockedOutMail(member));
  });
}

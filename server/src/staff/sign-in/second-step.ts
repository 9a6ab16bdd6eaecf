import { Refusal, type StaffState } from '@halley/contract';
import type { Context, Tx } from '../../kit/index.ts';
import { lockMember, type MemberRow, markSignedIn } from '../members/member-store.ts';
import type { StaffPorts } from '../ports.ts';
import { recordOf } from '../record.ts';
import { endSession, findSession, type LiveSession, openSession } from '../sessions/session-store.ts';
import { forgetAttempts, takeAttempt } from './attempt-store.ts';
import { noteStep } from './authenticator-store.ts';
import { stepOfMember } from './member-secret.ts';
import { stateOf } from './read-state.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { noteFailure } from './sign-in.ts';

/** The second step: with the code the session opens, under a new token. */
export async function submitCode(ports: StaffPorts, code: string, context: Context): Promise<StaffState> {
  const session = await halfWay(ports, context);
  if (!session.member.totp_confirmed_at) throw new Refusal('two_factor.expired');
  const method = await checkCode(ports, context, { member: session.member, code });
  await openFully(ports, context, session, (tx, member) =>
    recordOf(
      tx,
      context,
      { id: Number(member.id), name: member.name },
      { kind: 'staff.signed_in', detail: { method } },
    ),
  );
  return stateOf(ports, { ...session, stage: 'open' });
}

/** The session of somebody whose password was right and who has not come further. */
export async function halfWay(ports: StaffPorts, context: Context): Promise<LiveSession> {
  const session = await findSession(ports.database, context.cookie(ports.cookie.name), ports.clock.now());
  if (session?.stage !== 'password') throw new Refusal('two_factor.expired');
  return session;
}

/**
 * Checks a code of the authenticator, or spends a recovery code. Wrong ones are counted and lock, also for somebody who
 * knows the password; a code that was used once is wrong.
 */
export async function checkCode(
  ports: StaffPorts,
  context: Context,
  { member, code }: { member: MemberRow; code: string },
): Promise<'authenticator' | 'recovery code'> {
  const { database, clock } = ports;
  const memberId = Number(member.id);
  const at = clock.now();
  const failures = await takeAttempt(database, { code: memberId }, at);
  if (failures === null) throw new Refusal('login.locked');
  const method = await database.tx(async (tx) => {
    const current = await lockMember(tx, memberId);
    if (!current?.totp_secret || !current.totp_confirmed_at) return null;
    const step = stepOfMember(ports, current, { code, at });
    if (step !== undefined && step > current.totp_step) {
      await noteStep(tx, { memberId, step });
      return 'authenticator';
    }
    return (await spendRecoveryCode(tx, { memberId, code, at })) ? 'recovery code' : null;
  });
  if (method === null) {
    await noteFailure(ports, context, { member, failures });
    throw new Refusal('two_factor.invalid');
  }
  await forgetAttempts(database, { code: memberId });
  return method;
}

/** Ends the half-open session and opens a whole one, once: of two that come at the same moment one is too late. */
export async function openFully<T>(
  { database, clock, cookie }: StaffPorts,
  context: Context,
  session: LiveSession,
  work: (tx: Tx, member: MemberRow) => Promise<T>,
): Promise<T> {
  const at = clock.now();
  const memberId = Number(session.member.id);
  const { token, result } = await database.tx(async (tx) => {
    const member = await lockMember(tx, memberId);
    if (!member?.active) throw new Refusal('two_factor.expired');
    if (!(await endSession(tx, { memberId, sessionId: session.id, at }))) throw new Refusal('two_factor.expired');
    await markSignedIn(tx, memberId, at);
    const result = await work(tx, member);
    return { result, token: await openSession(tx, context, { memberId, stage: 'open', at }) };
  });
  cookie.set(context, token);
  return result;
}

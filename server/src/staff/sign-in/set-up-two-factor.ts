import { Refusal } from '@halley/contract';
import { type Context, newTotpSecret, totpAddress } from '../../kit/index.ts';
import { lockMember } from '../members/member-store.ts';
import type { StaffPorts } from '../ports.ts';
import { recordOf } from '../record.ts';
import { forgetAttempts, takeAttempt } from './attempt-store.ts';
import { confirmSecret, setSecret } from './authenticator-store.ts';
import { sealSecret, stepOfMember, totpIssuer } from './member-secret.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { halfWay, openFully } from './second-step.ts';
import { noteFailure } from './sign-in.ts';

/** A fresh secret for a member who has none that is confirmed. Asking again makes another one. */
export async function startTwoFactor(ports: StaffPorts, context: Context): Promise<{ secret: string; uri: string }> {
  const { member } = await halfWay(ports, context);
  const memberId = Number(member.id);
  const secret = newTotpSecret();
  const isKept = await setSecret(ports.database, memberId, sealSecret(ports, memberId, secret));
  if (!isKept) throw new Refusal('two_factor.already_on');
  return { secret, uri: totpAddress({ secret, issuer: totpIssuer, email: member.email }) };
}

/** The first code turns it on and opens the session. The recovery codes are shown this once. */
export async function confirmTwoFactor(ports: StaffPorts, code: string, context: Context): Promise<string[]> {
  const { clock, database } = ports;
  const session = await halfWay(ports, context);
  const memberId = Number(session.member.id);
  const at = clock.now();
  const failures = await takeAttempt(database, { code: memberId }, at);
  if (failures === null) throw new Refusal('login.locked');
  const { member } = session;
  const step = stepOfMember(ports, member, { code, at });
  if (step === undefined) {
    await noteFailure(ports, context, { member, failures });
    throw new Refusal('two_factor.invalid');
  }
  const codes = await openFully(ports, context, session, async (tx) => {
    const current = await lockMember(tx, memberId);
    if (current?.totp_confirmed_at) throw new Refusal('two_factor.already_on');
    // Another browser may have asked for another secret meanwhile: then this code belongs to the old one.
    if (!current?.totp_secret || !member.totp_secret?.equals(current.totp_secret)) {
      throw new Refusal('two_factor.invalid');
    }
    await confirmSecret(tx, { memberId, step, at });
    const who = { id: memberId, name: member.name };
    await recordOf(tx, context, who, { kind: 'staff.two_factor_set_up' });
    await recordOf(tx, context, who, { kind: 'staff.signed_in', detail: { method: 'authenticator' } });
    return renewRecoveryCodes(tx, memberId);
  });
  await forgetAttempts(database, { code: memberId });
  return codes;
}

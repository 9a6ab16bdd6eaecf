import { stepOfCode, totpSecretBytes } from '../../kit/index.ts';
import type { MemberRow } from '../members/member-store.ts';
import type { StaffPorts } from '../ports.ts';

export const totpIssuer = 'Halley back office';

/** The time step of a code of this member's authenticator; undefined: it is none, or there is no secret to open. */
export function stepOfMember(
  { secretBox }: Pick<StaffPorts, 'secretBox'>,
  member: Pick<MemberRow, 'id' | 'totp_secret'>,
  { code, at }: { code: string; at: Date },
): number | undefined {
  const secret = member.totp_secret && secretBox.open(member.totp_secret, String(member.id));
  return secret ? stepOfCode(totpSecretBytes(secret), code, at) : undefined;
}

import {
  createSealer,
  type Keys,
  nonceBytes,
  type Sealer,
  stepOfCode,
  tagBytes,
  totpSecretBytes,
} from '../../kit/index.ts';
import type { MemberRow } from '../members/member-store.ts';
import type { StaffPorts } from '../ports.ts';

export const totpIssuer = 'Halley back office';

/** Seals the secrets of members, each for its member alone. Before envelopes had a version: nonce, tag, content. */
export function createMemberSealer(keys: Keys): Sealer {
  return createSealer(keys, (key, sealed, purpose) => ({
    key,
    nonce: sealed.subarray(0, nonceBytes),
    label: purpose,
    tag: sealed.subarray(nonceBytes, nonceBytes + tagBytes),
    content: sealed.subarray(nonceBytes + tagBytes),
  }));
}

export function sealSecret({ sealer }: Pick<StaffPorts, 'sealer'>, memberId: number, secret: string): Buffer {
  return sealer.seal(Buffer.from(secret), String(memberId));
}

/** The time step of a code of this member's authenticator; undefined: it is none, or there is no secret to open. */
export function stepOfMember(
  { sealer }: Pick<StaffPorts, 'sealer'>,
  member: Pick<MemberRow, 'id' | 'totp_secret'>,
  { code, at }: { code: string; at: Date },
): number | undefined {
  const secret = member.totp_secret && sealer.open(member.totp_secret, String(member.id));
  return secret ? stepOfCode(totpSecretBytes(secret.toString()), code, at) : undefined;
}

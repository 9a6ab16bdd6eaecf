import { Refusal } from '@halley/contract';
import type { Context } from '../../kit/index.ts';
import type { IdentityPorts } from '../ports.ts';

export interface RelyingParty {
  name: string;
  id: string;
  origin: string;
}

/** Whom a passkey is for: the host players use. The port may differ from the one in the settings, the host may not. */
export function relyingParty({ publicUrl }: Pick<IdentityPorts, 'publicUrl'>, { host }: Context): RelyingParty {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const asked = `${protocol}//${host}`;
  const isOurs = URL.canParse(asked) && new URL(asked).hostname === hostname;
  return { name: 'Halley', id: hostname, origin: isOurs ? new URL(asked).origin : origin };
}

/** A passkey's user is known to the authenticator by a name that tells nothing. */
export function userHandleOf({ secrets }: Pick<IdentityPorts, 'secrets'>, playerId: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(secrets.sign(wordsOf(playerId), handleBytes));
}

/** Whether an authenticator that was asked for this player's passkey has answered with it. */
export function isUserHandleOf(
  { secrets }: Pick<IdentityPorts, 'secrets'>,
  playerId: number,
  userHandle: unknown,
): boolean {
  if (typeof userHandle !== 'string') return false;
  const bytes = Buffer.from(userHandle, 'base64url');
  return bytes.length === handleBytes && secrets.isSigned(wordsOf(playerId), bytes);
}

const handleBytes = 32;
const wordsOf = (playerId: number) => `passkey user\0${playerId}`;

/** The challenge that an answer says it signed; whether it did is checked afterwards. */
export function challengeOf(response: Record<string, unknown>): string {
  try {
    const { clientDataJSON } = Object(response.response) as { clientDataJSON: string };
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    if (typeof challenge === 'string') return challenge;
  } catch {
    // Nothing an authenticator would send.
  }
  throw new Refusal('passkey.invalid');
}

/** The library says no by throwing, and a hostile answer can make it stumble in any way. */
export async function verified<T>(verification: Promise<T>): Promise<T> {
  try {
    return await verification;
  } catch {
    throw new Refusal('passkey.invalid');
  }
}

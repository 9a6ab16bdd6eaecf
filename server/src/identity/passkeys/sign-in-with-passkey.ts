import { type Player, Refusal } from '@halley/contract';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { Context } from '../../kit/index.ts';
import { passkeyClaim } from '../homes/create-claims.ts';
import type { IdentityPorts } from '../ports.ts';
import { homeOfToken } from '../sessions/session-token.ts';
import { completeSignIn, refuseRegion } from '../sign-in/complete-sign-in.ts';
import { findHalfSignIn, finishHalfSignIn, type HalfSignIn } from '../sign-in/half-sign-in-store.ts';
import { descriptorOf } from './add-passkey.ts';
import { insertChallenge, takeChallenge } from './challenge-store.ts';
import { findPasskey, noteUse, type PasskeyRow, selectPasskeys } from './passkey-store.ts';
import { challengeOf, isUserHandleOf, relyingParty, verified } from './relying-party.ts';

/** Asks for any passkey of ours; after a right password for one of this player's, as the second factor. */
export async function startPasskeySignIn(ports: IdentityPorts, context: Context) {
  const { homes, clock } = ports;
  refuseRegion(ports, context);
  const half = await halfSignInOf(ports, context);
  const known = half ? await selectPasskeys(homes.of(half.playerId), half.playerId) : [];
  const isSecondFactor = half !== undefined && known.length > 0;
  const challenge = await insertChallenge(homes, {
    playerId: isSecondFactor ? half.playerId : undefined,
    purpose: 'sign_in',
    halfSignInId: isSecondFactor ? half.id : undefined,
    at: clock.now(),
  });
  return generateAuthenticationOptions({
    rpID: relyingParty(ports, context).id,
    challenge,
    allowCredentials: known.map(descriptorOf),
    userVerification: isSecondFactor ? 'preferred' : 'required',
  });
}

/** Opens a session. Instead of a password, the authenticator must have checked who holds it. */
export async function signInWithPasskey(
  ports: IdentityPorts,
  response: Record<string, unknown>,
  context: Context,
): Promise<Player> {
  const { homes, clock } = ports;
  refuseRegion(ports, context);
  const challenge = challengeOf(response);
  const taken = await takeChallenge(homes, { challenge, purpose: 'sign_in', at: clock.now() });
  if (!taken) throw new Refusal('passkey.invalid');
  const half = taken.halfSignInId === null ? undefined : await halfSignInOf(ports, context);
  if (taken.halfSignInId !== null && half?.id !== taken.halfSignInId) throw new Refusal('two_factor.expired');
  const passkey = await passkeyOf(ports, response);
  if (half && half.playerId !== Number(passkey.player_id)) throw new Refusal('passkey.invalid');
  await usePasskey(ports, { response, challenge, passkey, half, context });
  return completeSignIn(ports, context, { playerId: Number(passkey.player_id), passwordHash: half?.passwordHash });
}

async function passkeyOf(ports: IdentityPorts, response: Record<string, unknown>): Promise<PasskeyRow> {
  const { id } = response;
  const credentialId = typeof id === 'string' ? Buffer.from(id, 'base64url') : undefined;
  const home = credentialId && (await ports.claims.homeOf(passkeyClaim(credentialId)));
  const passkey = home && (await findPasskey(home, credentialId));
  if (!passkey) throw new Refusal('passkey.invalid');
  const { userHandle } = Object(response.response) as { userHandle?: unknown };
  if (userHandle != null && !isUserHandleOf(ports, Number(passkey.player_id), userHandle)) {
    throw new Refusal('passkey.invalid');
  }
  return passkey;
}

interface Use {
  response: Record<string, unknown>;
  challenge: string;
  passkey: PasskeyRow;
  half: HalfSignIn | undefined;
  context: Context;
}

async function usePasskey(ports: IdentityPorts, { response, challenge, passkey, half, context }: Use): Promise<void> {
  const { homes, clock } = ports;
  const { id, origin } = relyingParty(ports, context);
  const { verified: isRight, authenticationInfo } = await verified(
    verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: half === undefined,
      credential: {
        id: passkey.credential_id.toString('base64url'),
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.sign_count),
      },
    }),
  );
  if (!isRight) throw new Refusal('passkey.invalid');
  const { newCounter: signCount, credentialBackedUp: synced } = authenticationInfo;
  await homes.of(Number(passkey.player_id)).tx(async (tx) => {
    const at = clock.now();
    if (half && !(await finishHalfSignIn(tx, { id: half.id, at }))) throw new Refusal('two_factor.expired');
    const seen = { id: passkey.id, seenCount: passkey.sign_count };
    if (!(await noteUse(tx, { ...seen, signCount, synced, at }))) throw new Refusal('passkey.invalid');
  });
}

function halfSignInOf({ homes, clock, cookies }: IdentityPorts, context: Context): Promise<HalfSignIn | undefined> {
  const token = cookies.halfSignIn.read(context);
  return findHalfSignIn(homeOfToken(homes, token), { token, at: clock.now() });
}

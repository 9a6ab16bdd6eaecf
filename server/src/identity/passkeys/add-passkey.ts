import { Refusal } from '@halley/contract';
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { invariant, type PlayerContext, type Queryable, type Tx, writeEvents } from '../../kit/index.ts';
import { passkeyClaim, Taken } from '../homes/create-claims.ts';
import { passkeyAddedMail } from '../mails/security-mails.ts';
import { findCredentialsOf, lockCredentials } from '../player/player-store.ts';
import type { IdentityPorts } from '../ports.ts';
import { deviceInWords } from '../sessions/describe-device.ts';
import { requireProof } from '../sessions/require-proof.ts';
import { rotateToken } from '../sessions/rotate-token.ts';
import { insertChallenge, takeChallenge } from './challenge-store.ts';
import { insertPasskey, type PasskeyRow, selectPasskeys } from './passkey-store.ts';
import { challengeOf, relyingParty, userHandleOf, verified } from './relying-party.ts';

const mostPasskeys = 10;
const longestName = 60;

/** What the browser needs to make a passkey for this player. */
export async function startPasskey(ports: IdentityPorts, context: PlayerContext) {
  const { homes, clock } = ports;
  const { playerId, sessionId } = context.principal;
  const home = homes.of(playerId);
  await requireProof(ports, home, context);
  const player = await findCredentialsOf(home, playerId);
  invariant(player, 'whoever is logged in exists');
  const known = await refuseTooMany(home, playerId);
  const { name, id } = relyingParty(ports, context);
  return generateRegistrationOptions({
    rpName: name,
    rpID: id,
    userName: player.email,
    userID: userHandleOf(ports, playerId),
    challenge: await insertChallenge(homes, { playerId, purpose: 'create', sessionId, at: clock.now() }),
    attestationType: 'none',
    excludeCredentials: known.map(descriptorOf),
    // Kept in the authenticator, so that a player needs to type nothing at all to log in.
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
}

/** Keeps the passkey the browser has made, if it answers a question of this session. */
export async function addPasskey(
  ports: IdentityPorts,
  form: { response: Record<string, unknown>; name?: string },
  context: PlayerContext,
): Promise<PasskeyRow> {
  const { homes, clock, queueMail, publicUrl } = ports;
  const { playerId, sessionId } = context.principal;
  await requireProof(ports, homes.of(playerId), context);
  const challenge = challengeOf(form.response);
  const taken = await takeChallenge(homes, { challenge, purpose: 'create', at: clock.now() });
  if (taken?.sessionId !== sessionId) throw new Refusal('passkey.invalid');
  const { id, origin } = relyingParty(ports, context);
  const { registrationInfo } = await verified(
    verifyRegistrationResponse({
      response: form.response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
    }),
  );
  if (!registrationInfo) throw new Refusal('passkey.invalid');
  const { credential, credentialBackedUp } = registrationInfo;
  const credentialId = Buffer.from(credential.id, 'base64url');
  const keep = async (tx: Tx) => {
    const player = await lockCredentials(tx, playerId);
    await refuseTooMany(tx, playerId);
    const at = clock.now();
    const passkey = await insertPasskey(tx, {
      playerId,
      credentialId,
      publicKey: credential.publicKey,
      signCount: credential.counter,
      transports: transportsOf(credential.transports),
      synced: credentialBackedUp,
      name: nameOf(form.name) || deviceInWords(context.userAgent).slice(0, longestName),
      at,
    });
    if (!passkey) throw new Refusal('passkey.invalid');
    await writeEvents(tx, 'identity.passkey_changed', [
      { playerId, passkeyId: Number(passkey.id), change: 'added', at: at.toISOString() },
    ]);
    const mail = passkeyAddedMail({ language: player.language, publicUrl, at, name: passkey.name });
    await queueMail(tx, { to: player.email, ...mail });
    return { passkey, hand: await rotateToken(ports, tx, context) };
  };
  const { claims } = ports;
  const { passkey, hand } = await claims.forPlayer(playerId, passkeyClaim(credentialId), keep).catch((error) => {
    throw error instanceof Taken ? new Refusal('passkey.invalid') : error;
  });
  hand();
  return passkey;
}

async function refuseTooMany(db: Queryable, playerId: number): Promise<PasskeyRow[]> {
  const known = await selectPasskeys(db, playerId);
  if (known.length >= mostPasskeys) throw new Refusal('passkey.too_many');
  return known;
}

export function descriptorOf(row: PasskeyRow) {
  return { id: row.credential_id.toString('base64url'), transports: row.transports };
}

/** Without characters that could hide or turn what stands beside the name. */
export function nameOf(text: string | undefined): string {
  return text?.replace(/[\p{Cc}\p{Cf}\p{Co}]/gu, '').trim() ?? '';
}

const mostTransports = 8;

/** Hints of the browser's own; only words that could be such are kept. */
function transportsOf(given: unknown): string[] {
  if (!Array.isArray(given)) return [];
  return given.filter((word) => typeof word === 'string' && /^[a-z-]{1,20}$/.test(word)).slice(0, mostTransports);
}

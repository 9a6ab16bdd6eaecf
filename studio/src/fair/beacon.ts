import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';

/** Of drand's scheme `bls-unchained-g1-rfc9380`: signatures are points of G1, keys are points of G2. */
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const bls = bls12_381.shortSignatures;
const signatureText = /^[0-9a-f]{96}$/;
const keyText = /^[0-9a-f]{192}$/;

export interface BeaconRound {
  publicKey: string;
  round: number;
  signature: string;
}

/** What a beacon signs for a round: SHA-256 of its number in eight bytes, as a point. */
function messageOf(round: number) {
  if (!Number.isSafeInteger(round) || round < 1) throw new RangeError('rounds are numbered from 1');
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return bls.hash(sha256(bytes), domain);
}

/** Whether the beacon with this key has signed this round: for each round there is one signature that holds, and no other. */
export function checkBeacon({ publicKey, round, signature }: BeaconRound): boolean {
  if (!signatureText.test(signature) || !keyText.test(publicKey)) return false;
  try {
    return bls.verify(hexToBytes(signature), messageOf(round), hexToBytes(publicKey));
  } catch {
    // Digits that are no point of the curve.
    return false;
  }
}

/** What a beacon itself does. */
export function signRound(secretKey: Uint8Array, round: number): string {
  return bls.Signature.toHex(bls.sign(messageOf(round), secretKey));
}

/** A key pair out of at least 48 bytes that nobody else knows. */
export function beaconKeys(secret: Uint8Array): { secretKey: Uint8Array; publicKey: string } {
  const { secretKey, publicKey } = bls.keygen(secret);
  return { secretKey, publicKey: publicKey.toHex(true) };
}

/** The first round that is not made before this time, counted from the beacon's first. */
export function roundAt(beacon: { genesis_at: string; period_seconds: number }, time: Date): number {
  const passedMs = time.getTime() - Date.parse(beacon.genesis_at);
  return Math.max(1, Math.ceil(passedMs / (beacon.period_seconds * 1000)) + 1);
}

/** When a round is made. */
export function timeOfRound(beacon: { genesis_at: string; period_seconds: number }, round: number): Date {
  return new Date(Date.parse(beacon.genesis_at) + (round - 1) * beacon.period_seconds * 1000);
}

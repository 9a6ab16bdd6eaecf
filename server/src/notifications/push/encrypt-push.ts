import { createCipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export interface BrowserKeys {
  /** The browser's public point, 65 bytes uncompressed. */
  p256dh: Buffer;
  /** 16 bytes that only the browser and we know. */
  auth: Buffer;
}

export interface Chance {
  salt: Buffer;
  /** Of the key pair that is made for this one message. */
  privateKey: Buffer;
}

const curve = 'prime256v1';
const recordBytes = 4096;
/** What fits into the one record a push service has to take: less the delimiter, the tag and the header. */
export const mostPlainBytes = recordBytes - 17 - 86;

const newChance = (): Chance => {
  const pair = createECDH(curve);
  pair.generateKeys();
  return { salt: randomBytes(16), privateKey: pair.getPrivateKey() };
};

/**
 * Encrypts a message for one browser: RFC 8291 over RFC 8188 (`aes128gcm`), one record. Throws when the browser's point
 * is not on the curve.
 *
 * @param chance for the vectors of the RFC only
 */
export function encryptPush(plain: Buffer, browser: BrowserKeys, chance: Chance = newChance()): Buffer {
  const own = createECDH(curve);
  own.setPrivateKey(chance.privateKey);
  const ownPoint = own.getPublicKey();
  const secret = own.computeSecret(browser.p256dh);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.p256dh, ownPoint]);
  // HKDF with `auth` as its salt; then once more with the salt of the record.
  const key = Buffer.from(hkdfSync('sha256', secret, browser.auth, info, 32));
  const pseudoRandom = createHmac('sha256', chance.salt).update(key).digest();
  const expand = (label: string, bytes: number) =>
    createHmac('sha256', pseudoRandom)
      .update(`Content-Encoding: ${label}\0`)
      .update(Buffer.from([1]))
      .digest()
      .subarray(0, bytes);

  const cipher = createCipheriv('aes-128-gcm', expand('aes128gcm', 16), expand('nonce', 12));
  // 2 says: the last record.
  const content = Buffer.concat([cipher.update(plain), cipher.update(Buffer.from([2])), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordBytes);
  return Buffer.concat([chance.salt, size, Buffer.from([ownPoint.length]), ownPoint, content, cipher.getAuthTag()]);
}

/** Whether these are keys one can encrypt for. */
export function readBrowserKeys(keys: { p256dh: string; auth: string }): BrowserKeys | undefined {
  const p256dh = Buffer.from(keys.p256dh, 'base64url');
  const auth = Buffer.from(keys.auth, 'base64url');
  if (p256dh.length !== 65 || p256dh[0] !== 4 || auth.length !== 16) return undefined;
  try {
    const probe = createECDH(curve);
    probe.generateKeys();
    probe.computeSecret(p256dh);
    return { p256dh, auth };
  } catch {
    return undefined;
  }
}

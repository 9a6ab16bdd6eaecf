import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

export interface Secrets {
  /** The one name under which an address is counted, known or not: hex, 32 bytes. */
  addressHash(email: string): string;
  /** What is kept of a recovery code: hex, 32 bytes. */
  codeHash(playerId: number, code: string): string;
  /** A short proof that words came from us. */
  sign(words: string, bytes: number): Buffer;
  isSigned(words: string, signature: Uint8Array): boolean;
  /** Encrypts for keeping. What was sealed for one purpose opens for no other. */
  seal(secret: Uint8Array, purpose: string): Buffer;
  open(sealed: Uint8Array, purpose: string): Buffer;
}

/** Everything this room hides, under one key of its own (`deriveKey(secret, 'identity')`). */
export function createSecrets(key: string): Secrets {
  const mac = (use: string, words: string) => createHmac('sha256', key).update(`${use}\0${words}`).digest();
  const sealKey = mac('seal', '');
  const sign = (words: string, bytes: number) => mac('sign', words).subarray(0, bytes);
  return {
    addressHash: (email) => mac('address', email).toString('hex'),
    codeHash: (playerId, code) => mac('recovery code', `${playerId}\0${code}`).toString('hex'),
    sign,
    isSigned: (words, signature) => timingSafeEqual(sign(words, signature.length), signature),
    seal(secret, purpose) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce).setAAD(Buffer.from(purpose));
      return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, purpose) {
      const nonce = sealed.subarray(0, nonceBytes);
      const decipher = createDecipheriv('aes-256-gcm', sealKey, nonce, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(sealed.subarray(-tagBytes));
      return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]);
    },
  };
}

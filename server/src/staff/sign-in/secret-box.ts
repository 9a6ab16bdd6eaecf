import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Keeps small secrets in the database in a form that is of no use without the house's key. */
export interface SecretBox {
  /** `owner` is sealed in: a secret moved to another member's row does not open. */
  seal(text: string, owner: string): Buffer;
  /** Null: it was sealed for another owner, or with another key. */
  open(box: Buffer, owner: string): string | null;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** @param key 32 bytes in hex */
export function createSecretBox(key: string): SecretBox {
  const keyBytes = Buffer.from(key, 'hex');
  return {
    seal(text, owner) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, keyBytes, nonce).setAAD(Buffer.from(owner));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), content]);
    },
    open(box, owner) {
      const nonce = box.subarray(0, nonceBytes);
      const decipher = createDecipheriv(algorithm, keyBytes, nonce, { authTagLength: tagBytes })
        .setAAD(Buffer.from(owner))
        .setAuthTag(box.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        return decipher.update(box.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}

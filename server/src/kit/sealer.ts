import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Keys } from './secrets.ts';

/**
 * Encrypts what is kept or handed out, with AES-256-GCM. The envelope:
 *
 *     byte 0        version, 1
 *     bytes 1–4     which key: the first bytes of HMAC-SHA256(key, 'key id')
 *     bytes 5–16    nonce, random
 *     then          the content, and 16 bytes of tag
 *
 * The first five bytes and the purpose are authenticated with the content. Nonces are random: one key is good for 2³²
 * envelopes, which is a petabyte of documents.
 */
export interface Sealer {
  /** What was sealed for one purpose opens for no other. */
  seal(content: Uint8Array, purpose: string): Buffer;
  /** Undefined: changed, sealed for another purpose, or with a key we do not have. */
  open(sealed: Uint8Array, purpose: string): Buffer | undefined;
}

/** An envelope in its pieces. */
interface SealedParts {
  key: Buffer;
  nonce: Uint8Array;
  label: string | Uint8Array;
  content: Uint8Array;
  tag: Uint8Array;
}

/** How a room sealed before envelopes had a version. */
export type OlderLayout = (key: Buffer, sealed: Buffer, purpose: string) => SealedParts;

const algorithm = 'aes-256-gcm';
const version = 1;
const headBytes = 5;
export const nonceBytes = 12;
export const tagBytes = 16;

/** @param olderLayout for rooms that kept something before there was a version */
export function createSealer(keys: Keys, olderLayout?: OlderLayout): Sealer {
  const ring = keys.map((hex) => {
    const key = Buffer.from(hex, 'hex');
    return { key, head: headOf(key) };
  });
  const [current] = ring as [(typeof ring)[number]];

  return {
    seal(content, purpose) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, current.key, nonce).setAAD(labelOf(current.head, purpose));
      return Buffer.concat([current.head, nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
    },
    open(bytes, purpose) {
      const sealed = Buffer.from(bytes);
      if (sealed.length >= headBytes + nonceBytes + tagBytes) {
        const known = ring.find(({ head }) => head.equals(sealed.subarray(0, headBytes)));
        const opened = known && unlock(partsOf(known.key, sealed, purpose));
        if (opened) return opened;
      }
      // Without a version the first bytes are anything, also those of a head: so this comes second, not instead.
      if (!olderLayout || sealed.length < tagBytes) return undefined;
      for (const { key } of ring) {
        const opened = unlock(olderLayout(key, sealed, purpose));
        if (opened) return opened;
      }
      return undefined;
    },
  };
}

function headOf(key: Buffer): Buffer {
  const id = createHmac('sha256', key).update('key id').digest();
  return Buffer.concat([Buffer.from([version]), id.subarray(0, headBytes - 1)]);
}

function labelOf(head: Uint8Array, purpose: string): Buffer {
  return Buffer.concat([head, Buffer.from(purpose)]);
}

function partsOf(key: Buffer, sealed: Buffer, purpose: string): SealedParts {
  return {
    key,
    nonce: sealed.subarray(headBytes, headBytes + nonceBytes),
    label: labelOf(sealed.subarray(0, headBytes), purpose),
    content: sealed.subarray(headBytes + nonceBytes, -tagBytes),
    tag: sealed.subarray(-tagBytes),
  };
}

function unlock({ key, nonce, label, content, tag }: SealedParts): Buffer | undefined {
  try {
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(label)).setAuthTag(tag);
    return Buffer.concat([decipher.update(content), decipher.final()]);
  } catch {
    return undefined;
  }
}

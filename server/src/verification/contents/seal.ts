import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

const tagBytes = 16;

/** Which piece of which document this is. It is part of the seal: a piece put elsewhere does not open. */
export interface Place {
  contentId: string;
  index: number;
  isLast: boolean;
}

/**
 * AES-256-GCM with a key per document. A document's name is random and its content is written once, so the number of
 * the piece is a nonce that never comes twice under one key.
 */
export function createSeals(secret: string) {
  const keyOf = (contentId: string) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'hex'), contentId, 'document', 32));
  const nonceOf = (index: number) => {
    const nonce = Buffer.alloc(12);
    nonce.writeUInt32BE(index, 8);
    return nonce;
  };
  const labelOf = (place: Place) => Buffer.from(`${place.contentId}:${place.index}:${place.isLast ? 'last' : 'more'}`);

  return {
    seal(place: Place, piece: Uint8Array): Buffer {
      const cipher = createCipheriv('aes-256-gcm', keyOf(place.contentId), nonceOf(place.index));
      cipher.setAAD(labelOf(place));
      return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    },
    /** Throws on anything that is not exactly what was sealed for this place. */
    open(place: Place, sealed: Buffer): Buffer {
      const cipher = createDecipheriv('aes-256-gcm', keyOf(place.contentId), nonceOf(place.index), {
        authTagLength: tagBytes,
      });
      cipher.setAAD(labelOf(place));
      cipher.setAuthTag(sealed.subarray(sealed.length - tagBytes));
      return Buffer.concat([cipher.update(sealed.subarray(0, sealed.length - tagBytes)), cipher.final()]);
    },
  };
}

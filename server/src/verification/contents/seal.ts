import { hkdfSync } from 'node:crypto';
import { createSealer, type Keys, type OlderLayout, tagBytes } from '../../kit/index.ts';

/** Which piece of which document this is. It is part of the seal: a piece put elsewhere does not open. */
export interface Place {
  contentId: string;
  index: number;
  isLast: boolean;
}

/** Before envelopes had a version: a key for each document, the number of the piece for a nonce; content, tag. */
const olderLayout: OlderLayout = (key, sealed, purpose) => {
  const [contentId = '', index] = purpose.split(':');
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(Number(index), 8);
  return {
    key: Buffer.from(hkdfSync('sha256', key, contentId, 'document', 32)),
    nonce,
    label: purpose,
    content: sealed.subarray(0, -tagBytes),
    tag: sealed.subarray(-tagBytes),
  };
};

/** Seals documents piece by piece. */
export function createSeals(keys: Keys) {
  const sealer = createSealer(keys, olderLayout);
  const purposeOf = ({ contentId, index, isLast }: Place) => `${contentId}:${index}:${isLast ? 'last' : 'more'}`;
  return {
    seal: (place: Place, piece: Uint8Array) => sealer.seal(piece, purposeOf(place)),
    /** Undefined for anything that is not exactly what was sealed for this place. */
    open: (place: Place, sealed: Uint8Array) => sealer.open(sealed, purposeOf(place)),
  };
}

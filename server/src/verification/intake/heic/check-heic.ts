import { Refusal } from '@halley/contract';
import { blankMetadata } from './blank-metadata.ts';
import { readBoxes } from './boxes.ts';

const knownBoxes = new Set(['ftyp', 'meta', 'mdat', 'moov', 'free', 'skip', 'idat', 'uuid']);

/**
 * We cannot draw HEIC anew (its codec is patented, and our decoder has none), so its pictures are kept as they came. What
 * can be done without decoding: it is boxes of the format from the first byte to the last, with a picture's description,
 * and what the camera wrote beside the pictures is blanked.
 */
export function checkHeic(content: Uint8Array): Uint8Array {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const names = readBoxes(bytes, 0, bytes.length).map(({ name }) => name);
  if (names.some((name) => !knownBoxes.has(name))) throw new Refusal('document.unreadable');
  if (!names.includes('meta') || !(names.includes('mdat') || names.includes('idat'))) {
    throw new Refusal('document.unreadable');
  }
  return blankMetadata(bytes);
}

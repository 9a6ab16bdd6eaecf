import { Refusal } from '@halley/contract';

const knownBoxes = new Set(['ftyp', 'meta', 'mdat', 'moov', 'free', 'skip', 'idat', 'uuid']);

/**
 * We cannot draw HEIC anew (its codec is patented, and our decoder has none), so it is kept as it came. What can be
 * checked without decoding: it is boxes of the format from the first byte to the last, with a picture's description.
 */
export function checkHeic(content: Uint8Array): Uint8Array {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const seen = new Set<string>();
  for (let at = 0; at < content.length; ) {
    if (content.length - at < 8) throw new Refusal('document.unreadable');
    const name = String.fromCharCode(...content.subarray(at + 4, at + 8));
    if (!knownBoxes.has(name)) throw new Refusal('document.unreadable');
    seen.add(name);
    at += boxBytes(view, at);
    if (at > content.length) throw new Refusal('document.unreadable');
  }
  if (!seen.has('meta') || !(seen.has('mdat') || seen.has('idat'))) throw new Refusal('document.unreadable');
  return content;
}

/** A size of 0 means "to the end", 1 that eight more bytes hold it. */
function boxBytes(view: DataView, at: number): number {
  const size = view.getUint32(at);
  if (size === 0) return view.byteLength - at;
  if (size >= 8) return size;
  if (size !== 1 || view.byteLength - at < 16) throw new Refusal('document.unreadable');
  const large = view.getBigUint64(at + 8);
  if (large < 16n || large > BigInt(view.byteLength)) throw new Refusal('document.unreadable');
  return Number(large);
}

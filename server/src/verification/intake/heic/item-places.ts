import { Refusal } from '@halley/contract';
import { type Box, createReader, mostParts, readBoxes } from './boxes.ts';

export interface Stretch {
  start: number;
  end: number;
}

/** What each item of the file is: `hvc1` for a picture, `Exif`, `mime`. */
export function readItemTypes(content: Buffer, iinf: Box): Map<number, string> {
  const reader = createReader(content, iinf);
  const version = reader.number(1);
  reader.number(3);
  reader.number(version === 0 ? 2 : 4);
  const types = new Map<number, string>();
  for (const entry of readBoxes(content, reader.at, iinf.end)) {
    const own = createReader(content, entry);
    const ownVersion = own.number(1);
    // Older ones have no type: no camera writes them.
    if (entry.name !== 'infe' || ownVersion < 2) throw new Refusal('document.unreadable');
    own.number(3);
    const id = own.number(ownVersion === 2 ? 2 : 4);
    own.number(2);
    types.set(id, own.text(4));
  }
  return types;
}

/** Where the bytes of each item are in the file. */
export function readItemPlaces(content: Buffer, iloc: Box, idat: Box | undefined): Map<number, Stretch[]> {
  const reader = createReader(content, iloc);
  const version = reader.number(1);
  reader.number(3);
  const [offsetBytes, lengthBytes] = halves(reader.number(1));
  const [baseBytes, indexBytes] = halves(reader.number(1));
  const idBytes = version < 2 ? 2 : 4;
  const places = new Map<number, Stretch[]>();
  let parts = 0;
  for (let left = reader.number(idBytes); left > 0; left -= 1) {
    const id = reader.number(idBytes);
    const method = version === 0 ? 0 : reader.number(2) % 16;
    const reference = reader.number(2);
    const base = reader.number(baseBytes) + (method === 1 ? (idat?.inside ?? 0) : 0);
    const stretches: Stretch[] = [];
    for (let extents = reader.number(2); extents > 0; extents -= 1) {
      parts += 1;
      if (parts > mostParts) throw new Refusal('document.unreadable');
      if (version > 0) reader.number(indexBytes);
      const start = base + reader.number(offsetBytes);
      const end = start + reader.number(lengthBytes);
      stretches.push({ start, end });
    }
    if (places.size === mostParts) throw new Refusal('document.unreadable');
    // In another file, or put together from other items: where that is we do not know.
    places.set(id, reference === 0 && method < 2 && (method === 0 || idat) ? stretches : []);
  }
  return places;
}

function halves(byte: number): [high: number, low: number] {
  return [byte >> 4, byte % 16];
}

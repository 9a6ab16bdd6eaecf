import { Refusal } from '@halley/contract';
import { type Box, readBoxes } from './boxes.ts';
import { readItemPlaces, readItemTypes, type Stretch } from './item-places.ts';

/** Items that are pictures, or are put together from them. Whatever else a file carries is not needed to look at it. */
const pictures = new Set('hvc1 hev1 lhv1 hvt1 av01 avc1 jpeg unci grid iovl iden tmap'.split(' '));
/** Boxes for what anybody likes to add. */
const notes = new Set(['uuid', 'free', 'skip', 'udta']);

/**
 * The same file with zeros where cameras write place, time and owner: Exif, XMP and boxes for notes. Nothing moves, so
 * the pictures stay where the file says they are, and nothing has to be decoded. How a picture is turned does not stand
 * there in this format.
 */
export function blankMetadata(file: Uint8Array): Buffer {
  const content = Buffer.from(file);
  const top = readBoxes(content, 0, content.length);
  const meta = top.find(({ name }) => name === 'meta');
  if (!meta) throw new Refusal('document.unreadable');
  const stretches = [
    ...metadataItems(content, meta),
    ...top.filter(({ name }) => notes.has(name)).map(insideOf),
    ...top.filter(({ name }) => name === 'moov').flatMap((moov) => notesOfMovie(content, moov)),
  ];
  // Blanking the same bytes again and again would be work without end.
  const total = stretches.reduce((sum, { start, end }) => sum + end - start, 0);
  if (total > content.length || stretches.some(({ end }) => end > content.length)) {
    throw new Refusal('document.unreadable');
  }
  for (const { start, end } of stretches) content.fill(0, start, end);
  return content;
}

function metadataItems(content: Buffer, meta: Box): Stretch[] {
  // Four bytes of version and flags stand before the boxes.
  if (meta.end - meta.inside < 4) throw new Refusal('document.unreadable');
  const boxes = readBoxes(content, meta.inside + 4, meta.end);
  const boxOf = (name: string) => boxes.find((box) => box.name === name);
  const [iinf, iloc, idat] = ['iinf', 'iloc', 'idat'].map(boxOf);
  if (!iinf || !iloc) throw new Refusal('document.unreadable');
  const types = readItemTypes(content, iinf);
  const places = readItemPlaces(content, iloc, idat);
  const others = [...places].filter(([id]) => !pictures.has(types.get(id) ?? ''));
  // Of a length of 0 only the camera knows how much it means; of no place at all, where it is.
  if (others.some(([, own]) => own.length === 0 || own.some(({ start, end }) => start === end))) {
    throw new Refusal('document.unreadable');
  }
  return [...others.flatMap(([, own]) => own), ...boxes.filter(({ name }) => notes.has(name)).map(insideOf)];
}

/** A picture that moves has its notes beside its tracks. */
function notesOfMovie(content: Buffer, moov: Box): Stretch[] {
  const boxes = readBoxes(content, moov.inside, moov.end);
  const tracks = boxes.filter(({ name }) => name === 'trak');
  return [...boxes, ...tracks.flatMap((track) => readBoxes(content, track.inside, track.end))]
    .filter(({ name }) => notes.has(name) || name === 'meta')
    .map(insideOf);
}

function insideOf({ inside, end }: Box): Stretch {
  return { start: inside, end };
}

import { Refusal } from '@halley/contract';

/** A box of the file format that HEIC is written in: a length, a name, and what is inside. */
export interface Box {
  name: string;
  /** Of the whole box, in the file. */
  start: number;
  /** Of what is inside. */
  inside: number;
  end: number;
}

/** More than any camera makes: whoever sends more wants to keep us busy. */
export const mostParts = 10_000;

/** Boxes one after the other, from `start` to `end` without a rest. Anything else is no such file. */
export function readBoxes(content: Buffer, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at < end; ) {
    if (end - at < 8) throw new Refusal('document.unreadable');
    const name = content.toString('latin1', at + 4, at + 8);
    const { head, bytes } = sizesOf(content, at, end);
    if (bytes < head || bytes > end - at) throw new Refusal('document.unreadable');
    if (boxes.length === mostParts) throw new Refusal('document.unreadable');
    boxes.push({ name, start: at, inside: at + head, end: at + bytes });
    at += bytes;
  }
  return boxes;
}

/** A size of 0 means "to the end", 1 that eight more bytes hold it. */
function sizesOf(content: Buffer, at: number, end: number): { head: number; bytes: number } {
  const size = content.readUInt32BE(at);
  if (size === 0) return { head: 8, bytes: end - at };
  if (size !== 1) return { head: 8, bytes: size };
  if (end - at < 16) throw new Refusal('document.unreadable');
  return { head: 16, bytes: Number(content.readBigUInt64BE(at + 8)) };
}

/** Reads numbers of a box one after the other; none that is not there. */
export function createReader(content: Buffer, { inside, end }: Pick<Box, 'inside' | 'end'>) {
  let at = inside;
  return {
    get at() {
      return at;
    },
    /** 0 to 8 bytes; no bytes are a zero. */
    number(bytes: number): number {
      if (bytes > end - at) throw new Refusal('document.unreadable');
      let value = 0;
      for (let index = 0; index < bytes; index += 1) value = value * 256 + (content[at + index] as number);
      at += bytes;
      if (!Number.isSafeInteger(value)) throw new Refusal('document.unreadable');
      return value;
    },
    text(bytes: number): string {
      if (bytes > end - at) throw new Refusal('document.unreadable');
      at += bytes;
      return content.toString('latin1', at - bytes, at);
    },
  };
}

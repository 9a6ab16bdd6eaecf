import { promisify } from 'node:util';
import { inflate as inflateWithCallback } from 'node:zlib';
import { Refusal } from '@halley/contract';
import { findActive } from './find-active.ts';
import type { PdfStream } from './split-streams.ts';

const inflate = promisify(inflateWithCallback);

const mostBytesTogether = 64 * 1024 * 1024;

/**
 * The objects that are packed into streams, as text. A reader needs the keys `N` and `First` to unpack them, so every
 * stream that has both counts, whatever it calls itself. What we cannot unpack is refused: ordinary programs use Flate.
 */
export async function openObjectStreams(streams: readonly PdfStream[]): Promise<string[]> {
  const packed = streams.filter(isObjectStream);
  const opened: string[] = [];
  let left = mostBytesTogether;
  for (const { dictionary, body } of packed) {
    const objects = isPlain(dictionary) ? body : await unpack(dictionary, body, left);
    left -= objects.length;
    if (left < 0) throw new Refusal('document.unreadable');
    opened.push(objects);
  }
  return opened;
}

function isObjectStream({ dictionary }: PdfStream): boolean {
  const has = (name: string) => findActive(dictionary, [name]) !== undefined;
  return has('ObjStm') || (has('N') && has('First'));
}

function isPlain(dictionary: string): boolean {
  return findActive(dictionary, ['Filter', 'F']) === undefined;
}

async function unpack(dictionary: string, body: string, maxOutputLength: number): Promise<string> {
  const isFlate = /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])/.test(dictionary);
  const isPredicted = findActive(dictionary, ['Predictor']) !== undefined;
  if (!isFlate || isPredicted || maxOutputLength < 1) throw new Refusal('document.unreadable');
  try {
    const objects = (await inflate(Buffer.from(body, 'latin1'), { maxOutputLength })) as Buffer;
    return objects.toString('latin1');
  } catch {
    throw new Refusal('document.unreadable');
  }
}

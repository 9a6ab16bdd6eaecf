import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import type { Tx } from '../database/database.ts';
import { linesOf } from './part-store.ts';

export interface Archive {
  part: string;
  file: string;
  lines: number;
  /** Of the file, in hex. */
  sha256: string;
}

/** Writes a part to a file, a line of JSON each, and says what it wrote once it is safely on the disk. */
export async function archivePart(
  tx: Tx,
  part: string,
  { name, folder }: { name: string; folder: string },
): Promise<Archive> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${name}.jsonl.zst`);
  const draft = `${file}.draft`;
  let lines = 0;
  async function* text() {
    for await (const batch of linesOf(tx, part)) {
      lines += batch.length;
      yield `${batch.join('\n')}\n`;
    }
  }
  await pipeline(Readable.from(text()), createZstdCompress(), createWriteStream(draft, { mode: 0o600 }));
  const written = await open(draft);
  await written.sync();
  await written.close();
  await rename(draft, file);
  return { part, file: basename(file), lines, sha256: await hashOf(file) };
}

export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Lines of an archive as they were written. */
export function readArchive(file: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(file).pipe(createZstdDecompress()) });
}

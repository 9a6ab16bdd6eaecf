import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Remembered, readLines, writeLine } from './remembered.ts';

/** Then a file is begun anew with its last line: it holds what the lines before it hold. */
const mostLines = 100;
const ending = '.jsonl';

/** What all processes that wrote into a folder remember. */
export async function readPlace(folder: string): Promise<{ lines: Remembered[]; strange: number }> {
  const files = await Promise.all((await filesIn(folder)).map(readOne));
  return { lines: files.flatMap(({ lines }) => lines), strange: files.reduce((sum, file) => sum + file.strange, 0) };
}

/** A folder outside of the database. Each process writes a file of its own in it, and reads all. */
export function createPlace(folder: string, process: string) {
  const own = join(folder, `${process}${ending}`);
  let lines = 0;

  async function write(path: string, flags: string, text: string): Promise<void> {
    const file = await open(path, flags, 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  /** A name that was not written down is gone after a power cut, whatever is in the file. */
  async function keepNames(): Promise<void> {
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  }

  return {
    folder,
    async prepare(): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
    },
    async append(line: Remembered): Promise<void> {
      if (lines > 0 && lines < mostLines) {
        await write(own, 'a', writeLine(line));
        lines += 1;
        return;
      }
      await write(`${own}.new`, 'w', writeLine(line));
      await rename(`${own}.new`, own);
      await keepNames();
      lines = 1;
    },
    /** Files that nobody wrote to since: what they hold was compared, and our own line was committed after it. */
    async forget({ house, before }: { house: string; before: Date }): Promise<void> {
      for (const path of await filesIn(folder)) {
        if (path === own || (await stat(path)).mtime >= before) continue;
        const { lines: held } = await readOne(path);
        if (held.every((line) => line.house === house)) await rm(path, { force: true });
      }
    },
  };
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith(ending)).map((name) => join(folder, name));
}

async function readOne(path: string): Promise<{ lines: Remembered[]; strange: number }> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // Another process cleared it away between the two looks.
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return readLines(text);
}

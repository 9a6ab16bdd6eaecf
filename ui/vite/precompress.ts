import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;
const smallestBytes = 512;
/** The best takes thirty times as long for files that are a fifteenth smaller: a release is built with it, a first start is not. */
const quality = process.env.BUILD_COMPRESSION === 'best' ? constants.BROTLI_MAX_QUALITY : 9;

/**
 * Files that never change are compressed once; the server only picks the right one. `app` for a build
 * of several parts: after the framework has moved the files of the server's build over to the client's.
 */
export function precompress(folder: string, when: 'app' | 'bundle'): Plugin {
  const handler = () => compressFolder(folder);
  return {
    name: 'halley-precompress',
    apply: 'build',
    ...(when === 'app' ? { buildApp: { order: 'post', handler } } : { closeBundle: { order: 'post', handler } }),
  };
}

async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const work = files.filter((file) => file.isFile() && compressible.test(file.name));
  await Promise.all(
    work.map(async (file) => {
      const path = join(file.parentPath, file.name);
      const plain = await readFile(path);
      if (plain.length < smallestBytes) return;
      await writeFile(
        `${path}.br`,
        await promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
      );
      await writeFile(`${path}.gz`, await promisify(gzip)(plain, { level: 9 }));
    }),
  );
}

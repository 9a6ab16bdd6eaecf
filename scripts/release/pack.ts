import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { runStep } from '../boot/run-step.mjs';

interface Packing {
  /** The folder that holds the one folder of the archive. */
  from: string;
  name: string;
  to: string;
  /** Seconds; every file is of the moment of its commit. */
  at: number;
}

/**
 * The same files make the same bytes: sorted, owned by nobody in particular, without times of their own. Blocks of one
 * size, whatever number of processors compresses them.
 */
export async function pack({ from, name, to, at }: Packing): Promise<void> {
  const tar = [
    '--create --format=posix --pax-option=exthdr.name=%d/PaxHeaders/%f,delete=atime,delete=ctime',
    `--sort=name --mtime=@${at} --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX`,
  ].join(' ');
  await runStep({
    title: 'pack',
    command: '/bin/sh',
    args: [
      '-c',
      `set -e; tar --directory "$1" ${tar} --file "$3.tar" "$2"; xz -2 --threads=2 --block-size=16MiB --stdout "$3.tar" > "$3"; rm "$3.tar"`,
      'pack',
      from,
      name,
      to,
    ],
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  });
}

export async function hashArchive(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

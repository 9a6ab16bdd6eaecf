import { createHash } from 'node:crypto';
import { readFrames } from './read-stack.ts';

export interface ReportedError {
  label: string;
  message: string;
  stack?: string | undefined;
}

/** `/assets/LobbyPage-BxY12abc.js` → `LobbyPage`: the same place in every build. */
const placeOf = (file: string) => (file.split('/').at(-1) ?? '').replace(/\.js$/, '').replace(/-[\w-]{6,12}$/, '');

/**
 * The same for what broke in the same way, whatever the build: numbers, ids, addresses and quoted words differ from one
 * time to the next, lines and columns from one build to the next.
 */
export function fingerprintOf({ label, message, stack = '' }: ReportedError): string {
  const words = message
    .replace(/https?:\/\/\S+|\/\S*/g, '/')
    .replace(/(["'`]).{0,200}?\1/g, '""')
    .replace(/[0-9a-f]{8,}|\d+/gi, '#');
  const places = readFrames(stack).map(({ file }) => placeOf(file));
  const way = places.filter((one, index) => one !== places[index - 1]).slice(0, 3);
  return createHash('sha256')
    .update([label, words, ...way].join('\n'))
    .digest('hex')
    .slice(0, 16);
}

import { Writable } from 'node:stream';
import { createLog, type Log } from '../log.ts';

/** A real log, and every line it wrote. */
export function logLines(level?: string): { log: Log; lines: string[] } {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { log: createLog({ destination, ...(level !== undefined && { level }) }), lines };
}

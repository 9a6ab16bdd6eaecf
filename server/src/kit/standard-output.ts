import { writeSync } from 'node:fs';

/** What waits while its reader is slow; what comes beyond that is lost. */
const mostWaitingBytes = 4 * 1024 * 1024;
const againAfterMs = 10;

/**
 * Where a log's lines go. Each is written at once, so that whoever is killed has said all it said. A full disk costs the line and
 * not the process: the library's own stream ends the process by an error, or holds it in its last flush for ever, because
 * that tries again whatever the reason.
 */
export function standardOutput(fd = 1): { write(line: string): void } {
  // Opening the stream makes a pipe one that does not block: else whoever stops reading the log would hold the whole process.
  if (fd === process.stdout.fd) process.stdout.on('error', () => undefined);
  const waiting: Buffer[] = [];
  let bytes = 0;
  let timer: NodeJS.Timeout | undefined;

  const forget = () => {
    waiting.length = 0;
    bytes = 0;
  };
  const send = () => {
    timer = undefined;
    try {
      for (let first = waiting[0]; first !== undefined; first = waiting[0]) {
        const written = writeSync(fd, first);
        bytes -= written;
        if (written === first.length) waiting.shift();
        else waiting[0] = first.subarray(written);
      }
    } catch (error) {
      // A pipe that is full; nothing else gets better by waiting for it.
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') timer = setTimeout(send, againAfterMs).unref();
      else forget();
    }
  };
  process.once('exit', send);
  return {
    write(line) {
      if (bytes > mostWaitingBytes) return;
      const text = Buffer.from(line);
      waiting.push(text);
      bytes += text.length;
      if (timer === undefined) send();
    },
  };
}

import { createServer } from 'node:net';
import { BootError } from './boot-error.ts';

/** Says at once that the port is taken, before a database has been started for nothing. */
export function checkPort(host: string, port: number): Promise<void> {
  if (port === 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, host, port)));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

export function portError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new BootError(`Port ${port} is in use by another program. Stop it, or choose another with PORT=…`);
  }
  if (error.code === 'EACCES') return new BootError(`This user may not listen on port ${port}. Choose one above 1023.`);
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL') {
    return new BootError(`${host} is not an address of this machine. Set HOST to one that is.`);
  }
  return error;
}

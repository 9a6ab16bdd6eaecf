import { connect } from 'node:net';

/** Sends bytes to a port of this machine, closes our side and reads until the server closes its own. */
export function talk(port: number, bytes: Buffer | string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

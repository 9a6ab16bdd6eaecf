import { connect, type Socket } from 'node:net';
import { type Figures, figuresOf } from './measure.ts';

/** One connection: what it sends again and again. `#` in the head becomes a number that was never used before. */
export interface Seat {
  head: string;
  body: string;
}

/** What the parent asks for; the answer is `Figures`. */
export interface LoadOrder {
  port: number;
  seats: Seat[];
  warmMs: number;
  forMs: number;
  /** Requests a second over all seats, on a fixed timetable; unset: each seat asks again as soon as it has its answer. */
  perSecond?: number;
}

/**
 * Browsers of players and guests, HTTP/1.1, each on a connection that stays open. Written on bare sockets: with two
 * cores the client's own work is part of what is measured, and this took 56 to 90 microseconds of processor time a
 * request where autocannon took 171 to 189 (64 players, in turns against one server, which itself took 411 to 631).
 */
async function load({ port, seats, warmMs, forMs, perSecond }: LoadOrder): Promise<Figures> {
  const latenciesMs: number[] = [];
  let failed = 0;
  const startMs = performance.now();
  const countFromMs = startMs + warmMs;
  const untilMs = countFromMs + forMs;
  const stepMs = perSecond === undefined ? 0 : (1000 * seats.length) / perSecond;

  const one = async ({ head, body }: Seat, index: number) => {
    const socket = await open(port);
    const ask = createAsk(socket);
    const [before = '', after = ''] = head.split('#');
    // On a timetable the clock starts when the request was due, so that waiting behind a slow one counts.
    let dueMs = perSecond === undefined ? performance.now() : startMs + (stepMs * index) / seats.length;
    for (let count = 0; dueMs < untilMs; count += 1) {
      const earlyMs = dueMs - performance.now();
      if (earlyMs > 0) await new Promise((resolve) => setTimeout(resolve, earlyMs));
      const unique = head.includes('#') ? `${before}${process.pid}-${startMs}-${index}-${count}${after}` : head;
      const status = await ask(`${unique}content-length: ${body.length}\r\n\r\n${body}`);
      const endedMs = performance.now();
      if (endedMs >= countFromMs && endedMs < untilMs) {
        if (status >= 200 && status < 300) latenciesMs.push(endedMs - Math.min(dueMs, endedMs));
        else failed += 1;
      }
      dueMs = perSecond === undefined ? endedMs : dueMs + stepMs;
    }
    socket.destroy();
  };
  await Promise.all(seats.map(one));
  return figuresOf(latenciesMs, { forMs, failed });
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Sends a request and resolves with the status once the whole answer has come. */
function createAsk(socket: Socket): (request: string) => Promise<number> {
  let received = '';
  let answer: { resolve(status: number): void; reject(error: Error): void } | undefined;
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    received += chunk;
    if (!isComplete(received)) return;
    const status = Number(received.slice(9, 12));
    received = '';
    answer?.resolve(status);
  });
  socket.on('close', () => answer?.reject(new Error('the server closed the connection')));
  return (request) =>
    new Promise((resolve, reject) => {
      answer = { resolve, reject };
      socket.write(request);
    });
}

function isComplete(received: string): boolean {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, headEnd))?.[1];
  if (length !== undefined) return received.length >= headEnd + 4 + Number(length);
  return received.endsWith('\r\n0\r\n\r\n');
}

process.on('message', async (order: LoadOrder) => {
  process.send?.(await load(order));
});
process.on('disconnect', () => process.exit(0));

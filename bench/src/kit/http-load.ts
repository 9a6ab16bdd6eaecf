import { connect, type Socket } from 'node:net';
import { createAnswerReader } from './answer-reader.ts';
import { type Figures, figuresOf } from './measure.ts';

/** One connection: what it sends again and again. `#` in the head becomes a number that was never used before. */
export interface Seat {
  head: string;
  body: string;
}

/** What the parent asks for; the answer is `Figures`. */
export interface LoadOrder {
  /** One for each process of the house; seats are dealt out among them. */
  ports: number[];
  seats: Seat[];
  warmMs: number;
  forMs: number;
  /** Requests a second over all seats, on a fixed timetable; unset: each seat asks again as soon as it has its answer. */
  perSecond?: number;
}

/**
 * Browsers of players and guests, HTTP/1.1, each on a connection that stays open. As thin as can be: with two cores the
 * client's own work is part of what is measured. A request is one buffer made in advance in which only a number changes;
 * an answer is read in place, without a stream, a promise or a text of it.
 */
async function load(order: LoadOrder): Promise<Figures> {
  const { ports, seats, warmMs, forMs, perSecond } = order;
  const latenciesMs: number[] = [];
  let failed = 0;
  const startMs = performance.now();
  const countFromMs = startMs + warmMs;
  const untilMs = countFromMs + forMs;
  const stepMs = perSecond === undefined ? 0 : (1000 * seats.length) / perSecond;

  const note = (status: number, { dueMs, endedMs }: { dueMs: number; endedMs: number }) => {
    if (endedMs < countFromMs || endedMs >= untilMs) return;
    if (status >= 200 && status < 300) latenciesMs.push(endedMs - Math.min(dueMs, endedMs));
    else failed += 1;
  };

  const sit = (seat: Seat, index: number) =>
    new Promise<void>((resolve, reject) => {
      const nextRequest = createRequests(seat, `${process.pid}-${Math.round(startMs)}-${index}-`);
      // On a timetable the clock starts when the request was due, so that waiting behind a slow one counts.
      let dueMs = startMs + (stepMs * index) / seats.length;
      const socket = open(ports[index % ports.length] as number, {
        onOpen: () => askNext(),
        onAnswer(status) {
          const endedMs = performance.now();
          note(status, { dueMs, endedMs });
          dueMs = perSecond === undefined ? endedMs : dueMs + stepMs;
          askNext();
        },
        onLost: reject,
      });
      const ask = () => void socket.write(nextRequest());
      const askNext = () => {
        if (dueMs >= untilMs) {
          resolve();
          return void socket.destroy();
        }
        const earlyMs = perSecond === undefined ? 0 : dueMs - performance.now();
        if (earlyMs > 0) setTimeout(ask, earlyMs);
        else ask();
      };
    });
  await Promise.all(seats.map(sit));
  return figuresOf(latenciesMs, { forMs, failed });
}

const digits = 9;

/** The requests of one seat: the same bytes each time but for a number that is counted up in them. */
function createRequests({ head, body }: Seat, prefix: string): () => Buffer {
  const [before = '', after] = head.split('#');
  const end = `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  if (after === undefined) {
    const always = Buffer.from(`${head}${end}`);
    return () => always;
  }
  const request = Buffer.from(`${before}${prefix}${'0'.repeat(digits)}${after}${end}`);
  const firstDigit = Buffer.byteLength(`${before}${prefix}`);
  let count = 0;
  // Written over only when its answer has come, so that it has left long before.
  return () => {
    count += 1;
    for (let rest = count, at = firstDigit + digits - 1; rest > 0; rest = Math.floor(rest / 10), at -= 1) {
      request[at] = 48 + (rest % 10);
    }
    return request;
  };
}

/** All connections read into it: an answer is looked at before the next one is read. */
const readBuffer = Buffer.allocUnsafe(64 * 1024);

interface Listeners {
  onOpen(): void;
  onAnswer(status: number): void;
  onLost(error: Error): void;
}

function open(port: number, { onOpen, onAnswer, onLost }: Listeners): Socket {
  const read = createAnswerReader();
  const onread = {
    buffer: readBuffer,
    callback(bytes: number) {
      const status = read(readBuffer.subarray(0, bytes));
      if (status !== undefined) onAnswer(status);
      return true;
    },
  };
  const socket = connect({ host: '127.0.0.1', port, noDelay: true, onread }, onOpen);
  socket.on('error', onLost);
  socket.on('end', () => onLost(new Error('the server closed the connection')));
  return socket;
}

process.on('message', async (order: LoadOrder) => {
  process.send?.(await load(order));
});
process.on('disconnect', () => process.exit(0));

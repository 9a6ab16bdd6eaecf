import { connect } from 'node:net';

/** Sockets of people who look at fixtures or lists, in a process of their own. */
export interface ListeningOrder {
  url: string;
  token: string;
  /** One socket each. */
  channels: string[];
}

export type ListeningReport =
  | { kind: 'connected' }
  /** How many changes were told since the last time, by whole milliseconds from the producer to the socket. */
  | { kind: 'heard'; events: Waits; lists: Waits };

export type Waits = [ms: number, count: number][];

const together = 100;
/** As the bench feed says when its prices were made. */
const sentSign = '"sent":';
const listSign = 'sport_live_';

let events = new Map<number, number>();
let lists = new Map<number, number>();
const report = (one: ListeningReport) => process.send?.(one);

/**
 * The frame that came last, and when its prices were made. Many sockets get the same one after the other: read by each, it would
 * keep this process from hearing what has come meanwhile, and that is no wait of anybody who has a device of their own.
 */
let last: { frame: Buffer; sentMs: number[]; isList: boolean } | undefined;

function heard(frame: Buffer): void {
  const nowMs = Date.now();
  if (!last?.frame.equals(frame)) {
    const text = frame.toString('latin1');
    const sentMs: number[] = [];
    for (let at = text.indexOf(sentSign); at >= 0; at = text.indexOf(sentSign, at + 1))
      sentMs.push(Number.parseInt(text.slice(at + sentSign.length, at + sentSign.length + 13), 10));
    last = { frame: Buffer.from(frame), sentMs, isList: text.includes(listSign) };
  }
  const told = last.isList ? lists : events;
  for (const one of last.sentMs) told.set(nowMs - one, (told.get(nowMs - one) ?? 0) + 1);
}

const push = Buffer.from('{"push"');
/** What was read last, of whichever socket: it is looked at before the next is read. */
const read = Buffer.allocUnsafe(1 << 18);

/** Of a frame of a server, which masks nothing: where its text lies; undefined: the rest of it is still to come. */
function frameAt(bytes: Buffer, at: number): { from: number; to: number } | undefined {
  const short = bytes[at + 1] ?? Number.POSITIVE_INFINITY;
  const from = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
  if (from > bytes.length) return undefined;
  const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : bytes.readUInt32BE(at + 6);
  return from + length > bytes.length ? undefined : { from, to: from + length };
}

/** A frame of a client, whose mask changes nothing: it is all zeros. */
function clientFrame(text: string): Buffer {
  const bytes = Buffer.from(text);
  const length = bytes.length < 126 ? [0x80 | bytes.length] : [0xfe, bytes.length >> 8, bytes.length & 0xff];
  return Buffer.concat([Buffer.from([0x81, ...length, 0, 0, 0, 0]), bytes]);
}

/**
 * A socket of a person. Not the client of a library: ten thousand of those would want more of the processors that the house needs
 * than the house itself, and nobody has ten thousand in one device.
 */
function open({ url, token }: ListeningOrder, channel: string): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  const commands = [
    { id: 1, connect: { token } },
    { id: 2, subscribe: { channel } },
  ];
  return new Promise((resolve, reject) => {
    let isOpen = false;
    let rest: Buffer | undefined;
    const take = (bytes: Buffer, from: number, to: number) => {
      if (bytes.subarray(from, from + push.length).equals(push)) return heard(bytes.subarray(from, to));
      const text = bytes.toString('latin1', from, to);
      if (text === '{}') socket.write(clientFrame('{}'));
      else if (text.includes('"error"')) reject(new Error(text));
      else if (text.includes('"id":2')) resolve();
    };
    const taken = (bytes: Buffer) => {
      let at = 0;
      if (!isOpen) {
        const end = bytes.indexOf('\r\n\r\n');
        if (end < 0) return bytes;
        if (!bytes.toString('latin1', 0, 16).includes(' 101')) reject(new Error(bytes.toString('latin1', 0, end)));
        isOpen = true;
        at = end + 4;
        socket.write(clientFrame(commands.map((command) => JSON.stringify(command)).join('\n')));
      }
      while (at < bytes.length) {
        const frame = frameAt(bytes, at);
        if (!frame) break;
        take(bytes, frame.from, frame.to);
        at = frame.to;
      }
      return at === bytes.length ? undefined : bytes.subarray(at);
    };
    const socket = connect({
      host: hostname,
      port: Number(port),
      onread: {
        buffer: read,
        callback(count) {
          const fresh = read.subarray(0, count);
          const left = taken(rest ? Buffer.concat([rest, fresh]) : fresh);
          rest = left && Buffer.from(left);
          return true;
        },
      },
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('a socket was closed')));
    const key = Buffer.from('nobody looks at ').toString('base64');
    socket.write(
      `GET ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    );
  });
}

process.on('message', async (order: ListeningOrder | 'report') => {
  if (order === 'report') {
    report({ kind: 'heard', events: [...events], lists: [...lists] });
    [events, lists] = [new Map(), new Map()];
    return;
  }
  for (let from = 0; from < order.channels.length; from += together) {
    await Promise.all(order.channels.slice(from, from + together).map((channel) => open(order, channel)));
  }
  report({ kind: 'connected' });
});
process.on('disconnect', () => process.exit(0));

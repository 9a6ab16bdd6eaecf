import { WebSocket } from 'ws';

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

function open({ url, token }: ListeningOrder, channel: string): Promise<void> {
  const commands = [
    { id: 1, connect: { token } },
    { id: 2, subscribe: { channel } },
  ];
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    socket.on('error', reject);
    socket.on('open', () => socket.send(commands.map((command) => JSON.stringify(command)).join('\n')));
    socket.on('message', (data: Buffer) => {
      if (data.subarray(0, push.length).equals(push)) return heard(data);
      const text = data.toString('latin1');
      if (text === '{}') socket.send('{}');
      else if (text.includes('"error"')) reject(new Error(text));
      else if (text.includes('"id":2')) resolve();
    });
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

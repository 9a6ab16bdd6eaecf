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
  /** Milliseconds from the producer to the socket, of every change that was told since the last time. */
  | { kind: 'heard'; events: number[]; lists: number[] };

const together = 100;
/** As the bench feed says when its prices were made. */
const sentSign = '"sent":';
const listSign = 'sport_live_';

let events: number[] = [];
let lists: number[] = [];
const report = (one: ListeningReport) => process.send?.(one);

function heard(text: string): void {
  const nowMs = Date.now();
  const told = text.includes(listSign) ? lists : events;
  for (let at = text.indexOf(sentSign); at >= 0; at = text.indexOf(sentSign, at + 1)) {
    told.push(nowMs - Number.parseInt(text.slice(at + sentSign.length, at + sentSign.length + 13), 10));
  }
}

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
      const text = data.toString('latin1');
      if (text === '{}') socket.send('{}');
      else if (text.startsWith('{"push"')) heard(text);
      else if (text.includes('"error"')) reject(new Error(text));
      else if (text.includes('"id":2')) resolve();
    });
  });
}

process.on('message', async (order: ListeningOrder | 'report') => {
  if (order === 'report') {
    report({ kind: 'heard', events, lists });
    [events, lists] = [[], []];
    return;
  }
  for (let from = 0; from < order.channels.length; from += together) {
    await Promise.all(order.channels.slice(from, from + together).map((channel) => open(order, channel)));
  }
  report({ kind: 'connected' });
});
process.on('disconnect', () => process.exit(0));

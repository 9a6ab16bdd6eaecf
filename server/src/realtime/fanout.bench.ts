import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { privateChannels, publicChannels } from '@halley/contract';
import { createRealtime } from './create-realtime.ts';
import { RealtimeChild } from './testing/realtime-child.ts';

/**
 * Sockets in one process: what each costs in memory, and how long one publication takes to reach all of them.
 * The server is a process of its own, the sockets are opened from another, everything on this machine.
 * By hand: `node server/src/realtime/fanout.bench.ts [sockets] [guest|player]`.
 */
export interface FanOutInput {
  sockets: number;
  /** Guests listen to the public channels, players to their private ones as well. */
  audience: 'guest' | 'player';
  rounds?: number;
}

export interface FanOutFigures {
  sockets: number;
  channelsPerSocket: number;
  connectedPerSecond: number;
  bytesPerConnection: number;
  /** From the call of publish in the server to the last socket's receipt; the median of the rounds. */
  firstMs: number;
  p50Ms: number;
  p99Ms: number;
  lastMs: number;
}

/** What the process with the sockets reports. */
export type AudienceReport =
  | { kind: 'connected'; elapsedMs: number }
  | { kind: 'heard'; firstMs: number; p50Ms: number; p99Ms: number; lastMs: number };

const secret = 'a secret of the bench';
const maxSockets = 50_000;

export async function measureFanOut(input: FanOutInput): Promise<FanOutFigures> {
  const sockets = Math.min(input.sockets, maxSockets);
  const options = { limits: { maxConnections: maxSockets + 100 } } as never;
  const server = await RealtimeChild.start({ secret, options, nodeFlags: ['--expose-gc'] });
  const audience = fork(fileURLToPath(new URL('./testing/audience-process.ts', import.meta.url)));
  const report = () => new Promise<AudienceReport>((resolve) => audience.once('message', resolve));
  try {
    const before = await server.ask({ kind: 'stats' });
    const channels = [...publicChannels, ...(input.audience === 'player' ? privateChannels : [])];
    const tokens = createRealtime({ secret, log: { info() {}, warn() {}, error() {} } });
    const connected = report();
    audience.send({
      url: server.socketUrl,
      publicChannels,
      privateChannels: input.audience === 'player' ? privateChannels : [],
      tokens: Array.from({ length: sockets }, (_, index) =>
        tokens.connectionToken(input.audience === 'player' ? index + 1 : null),
      ),
    });
    await tokens.close();
    const opened = (await connected) as Extract<AudienceReport, { kind: 'connected' }>;
    const after = await server.ask({ kind: 'stats' });
    if (after.connections !== sockets) throw new Error(`${after.connections} of ${sockets} sockets are open`);
    const rounds: Extract<AudienceReport, { kind: 'heard' }>[] = [];
    for (let round = 0; round < (input.rounds ?? 7); round += 1) {
      const heard = report();
      const data = { at: String(process.hrtime.bigint()), game: { identifier: 'halley/dice', title: 'x'.repeat(200) } };
      await server.ask({ kind: 'fanOut', data });
      rounds.push((await heard) as Extract<AudienceReport, { kind: 'heard' }>);
    }
    const median = (name: 'firstMs' | 'p50Ms' | 'p99Ms' | 'lastMs') =>
      Math.round(rounds.map((round) => round[name]).sort((x, y) => x - y)[rounds.length >> 1]!);
    return {
      sockets,
      channelsPerSocket: channels.length,
      connectedPerSecond: Math.round(sockets / (opened.elapsedMs / 1000)),
      bytesPerConnection: Math.round((after.rssBytes - before.rssBytes) / sockets),
      firstMs: median('firstMs'),
      p50Ms: median('p50Ms'),
      p99Ms: median('p99Ms'),
      lastMs: median('lastMs'),
    };
  } finally {
    audience.kill();
    await server.stop('SIGKILL');
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sockets = Number(process.argv[2] ?? 10_000);
  const audience = process.argv[3] === 'player' ? 'player' : 'guest';
  console.table([await measureFanOut({ sockets, audience })]);
}

import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Centrifuge, type Options, type Subscription } from 'centrifuge';
import { WebSocket } from 'ws';
import { createRealtime, type Realtime, type RealtimeOptions } from '../create-realtime.ts';
import type { RealtimeLog } from '../ports.ts';
import { until } from './until.ts';

export const testSecret = 'a secret of the tests';

export interface LogLine {
  level: 'info' | 'warn' | 'error';
  message: string;
}

export function memoryLog(): RealtimeLog & { lines: LogLine[] } {
  const lines: LogLine[] = [];
  const write = (level: LogLine['level']) => (_details: object, message: string) => {
    lines.push({ level, message });
  };
  return { lines, info: write('info'), warn: write('warn'), error: write('error') };
}

export interface TestServer {
  realtime: Realtime;
  http: Server;
  port: number;
  origin: string;
  socketUrl: string;
  log: ReturnType<typeof memoryLog>;
  /** The TCP connections under it. */
  sockets(): Socket[];
  stop(): Promise<void>;
}

/** What tests publish: on a channel of all, and of one. */
export const wins = 'ws:site:public:wins';
export const win = (title: string) => ({
  player: { nickname: 'Nova' },
  round: { bet: 1, win: 2, currency: 'EUR' },
  game: { identifier: 'halley/dice', title },
});
export const note = (id: number) => ({ id, title: `note ${id}`, text: '' });

/** A real server on a free port, and real clients of it; `stop` ends them all. */
export class World {
  readonly #cleanups: (() => void | Promise<void>)[] = [];

  async server(options: Partial<RealtimeOptions> & { port?: number } = {}): Promise<TestServer> {
    const { port: wantedPort = 0, ...rest } = options;
    const log = memoryLog();
    const realtime = createRealtime({ secret: testSecret, log, shutdownMs: 500, ...rest });
    const http = createServer((_request, response) => response.writeHead(404).end());
    realtime.attach(http);
    const sockets = new Set<Socket>();
    http.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    await new Promise<void>((resolve) => http.listen(wantedPort, '127.0.0.1', resolve));
    const { port } = http.address() as AddressInfo;
    const stop = async () => {
      await realtime.close();
      await new Promise((resolve) => {
        http.close(resolve);
        http.closeAllConnections();
      });
    };
    this.onStop(stop);
    const origin = `http://127.0.0.1:${port}`;
    const socketUrl = `ws://127.0.0.1:${port}/connection/websocket`;
    return { realtime, http, port, origin, socketUrl, log, sockets: () => [...sockets], stop };
  }

  /** The client the site uses, not a stand-in. */
  client(url: string, options: Partial<Options> = {}): TestClient {
    const client = new TestClient(url, options);
    this.onStop(() => client.centrifuge.disconnect());
    return client;
  }

  /** A socket without manners, for what a real client would never send. */
  async raw(url: string, options: { origin?: string } = {}): Promise<RawSocket> {
    const raw = new RawSocket(new WebSocket(url, { perMessageDeflate: false, ...options }));
    this.onStop(() => raw.socket.terminate());
    await raw.opened;
    return raw;
  }

  onStop(cleanup: () => void | Promise<void>): void {
    this.#cleanups.push(cleanup);
  }

  async stop(): Promise<void> {
    for (const cleanup of this.#cleanups.splice(0).reverse()) await cleanup();
  }
}

export class TestClient {
  readonly centrifuge: Centrifuge;
  readonly happened: string[] = [];

  constructor(url: string, options: Partial<Options>) {
    this.centrifuge = new Centrifuge(url, {
      websocket: globalThis.WebSocket,
      networkEventTarget: null,
      minReconnectDelay: 10,
      maxReconnectDelay: 100,
      ...options,
    });
    this.centrifuge.on('connected', () => this.happened.push('connected'));
    this.centrifuge.on('connecting', (event) => this.happened.push(`connecting ${event.code}`));
    this.centrifuge.on('disconnected', (event) => this.happened.push(`disconnected ${event.code}`));
    this.centrifuge.on('error', (event) => this.happened.push(`error ${event.type} ${event.error.code}`));
  }

  async connect(): Promise<this> {
    this.centrifuge.connect();
    await this.centrifuge.ready(20_000);
    return this;
  }

  listen(channel: string): Listening {
    const listening = new Listening(this.centrifuge.newSubscription(channel));
    listening.subscription.subscribe();
    return listening;
  }
}

export class Listening {
  readonly data: unknown[] = [];
  readonly offsets: number[] = [];
  readonly happened: string[] = [];
  readonly subscription: Subscription;

  constructor(subscription: Subscription) {
    this.subscription = subscription;
    subscription.on('publication', (event) => {
      this.data.push(event.data);
      if (event.offset !== undefined) this.offsets.push(event.offset);
    });
    subscription.on('subscribed', (event) =>
      this.happened.push(event.wasRecovering ? `recovered ${event.recovered}` : 'subscribed'),
    );
    subscription.on('unsubscribed', (event) => this.happened.push(`unsubscribed ${event.code}`));
    subscription.on('subscribing', (event) => this.happened.push(`subscribing ${event.code}`));
  }

  ready(): Promise<void> {
    return this.subscription.ready(20_000);
  }

  async received(count: number, timeoutMs?: number): Promise<unknown[]> {
    await until(`${count} publications arrive`, () => this.data.length >= count, timeoutMs);
    return this.data;
  }
}

export class RawSocket {
  readonly socket: WebSocket;
  readonly opened: Promise<void>;
  /** Code and reason the server closed with. */
  readonly closed: Promise<{ code: number; reason: string }>;
  readonly replies: Record<string, unknown>[] = [];

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.opened = new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
      socket.once('unexpected-response', (_request, response) => {
        reject(new Error(`status ${response.statusCode}`));
        socket.terminate();
      });
    });
    socket.on('error', () => {});
    this.closed = new Promise((resolve) => {
      socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() }));
    });
    socket.on('message', (data: Buffer) => {
      for (const line of data.toString().split('\n')) this.replies.push(JSON.parse(line));
    });
  }

  say(...commands: (object | string)[]): void {
    this.socket.send(
      commands.map((command) => (typeof command === 'string' ? command : JSON.stringify(command))).join('\n'),
    );
  }

  async reply(id: number): Promise<Record<string, unknown>> {
    const find = () => this.replies.find((reply) => reply.id === id);
    await until(`command ${id} is answered`, () => find() !== undefined);
    return find()!;
  }
}

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { LaneRequest } from './lane-request.ts';
import { LaneResponse } from './lane-response.ts';
import { type PlainRequest, readRequest } from './read-request.ts';

/** As much as may wait on a connection whose request is being answered. */
const mostWaiting = 128 * 1024;

export interface ConnectionOptions {
  server: Server;
  prefixes: readonly string[];
  /** Gives it to Node. */
  handOver(socket: Socket): void;
  /** It has ended, or is Node's from now on. */
  onGone(): void;
}

/** One connection of the lane: a request, its answer, the next request. */
export class Connection {
  readonly #socket: Socket;
  readonly #options: ConnectionOptions;
  readonly #listeners: [string, (value: never) => void][];
  #request: LaneRequest | undefined;
  #response: LaneResponse | undefined;
  /** What came before its turn. */
  #waiting: Buffer | undefined;
  /** The other side has sent all it will. */
  #isOver = false;

  constructor(socket: Socket, options: ConnectionOptions) {
    this.#socket = socket;
    this.#options = options;
    this.#listeners = [
      ['data', (bytes: Buffer) => this.#hear(bytes)],
      ['end', () => this.#end()],
      ['error', () => socket.destroy()],
      ['timeout', () => this.closeIfIdle()],
      ['close', () => this.#lose()],
    ];
    for (const [event, listener] of this.#listeners) socket.on(event, listener as () => void);
    socket.setTimeout(options.server.keepAliveTimeout);
  }

  closeIfIdle(): void {
    if (!this.#request && !this.#waiting) this.close();
  }

  close(): void {
    this.#socket.destroy();
  }

  #hear(bytes: Buffer): void {
    if (!this.#request && !this.#waiting) {
      this.#take(bytes);
      return;
    }
    this.#waiting = this.#waiting ? Buffer.concat([this.#waiting, bytes]) : bytes;
    if (this.#waiting.length >= mostWaiting) this.#socket.pause();
  }

  #take(bytes: Buffer): void {
    const plain = readRequest(bytes);
    if (plain && this.#options.prefixes.some((prefix) => plain.url.startsWith(prefix))) this.#answer(plain);
    else this.#handOver(bytes);
  }

  #answer(plain: PlainRequest): void {
    const { server } = this.#options;
    const request = new LaneRequest(this.#socket, plain);
    const response = new LaneResponse(this.#socket, {
      keepsAlive: plain.keepsAlive && !this.#isOver && server.listening,
      keepAliveSeconds: Math.floor(server.keepAliveTimeout / 1000),
      onEnd: () => this.#answered(response),
    });
    this.#request = request;
    this.#response = response;
    // They have what Fastify and our own code ask of Node's.
    server.emit('request', request, response);
  }

  #answered({ keepsAlive }: LaneResponse): void {
    this.#request = undefined;
    this.#response = undefined;
    const isLast = !keepsAlive || !this.#options.server.listening || (this.#isOver && !this.#waiting);
    if (isLast) this.#socket.end();
    // Not from within the answer before it.
    else if (this.#waiting) setImmediate(() => this.#takeWaiting());
  }

  #takeWaiting(): void {
    const bytes = this.#waiting;
    if (!bytes || this.#socket.destroyed) return;
    this.#waiting = undefined;
    this.#socket.resume();
    this.#take(bytes);
  }

  /** What it has asked for it still gets. */
  #end(): void {
    this.#isOver = true;
    if (!this.#request && !this.#waiting) this.#socket.end();
  }

  #lose(): void {
    this.#options.onGone();
    this.#waiting = undefined;
    const request = this.#request;
    const response = this.#response;
    this.#request = undefined;
    this.#response = undefined;
    request?.lose();
    response?.lose();
  }

  #handOver(bytes: Buffer): void {
    const socket = this.#socket;
    // Half a request, or several, and the other side has gone: Node would not answer either.
    if (this.#isOver) {
      socket.end();
      return;
    }
    for (const [event, listener] of this.#listeners) socket.removeListener(event, listener as () => void);
    socket.setTimeout(0);
    this.#options.onGone();
    socket.unshift(bytes);
    this.#options.handOver(socket);
  }
}

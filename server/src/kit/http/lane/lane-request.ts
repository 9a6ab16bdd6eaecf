import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type { PlainRequest } from './read-request.ts';

/** What Fastify asks of Node's request, for one that has arrived whole. */
export class LaneRequest extends EventEmitter {
  readonly httpVersion = '1.1';
  readonly httpVersionMajor = 1;
  readonly httpVersionMinor = 1;
  readonly complete = true;
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly socket: Socket;
  aborted = false;
  destroyed = false;
  #body: Buffer | undefined;
  #isRead = false;

  constructor(socket: Socket, { method, url, headers, body }: PlainRequest) {
    super();
    this.socket = socket;
    this.method = method;
    this.url = url;
    this.headers = headers;
    this.#body = body;
  }

  /** Its body is given once, to whoever listens by now. */
  resume(): this {
    if (this.#isRead) return this;
    this.#isRead = true;
    const body = this.#body;
    this.#body = undefined;
    if (body) this.emit('data', body);
    this.emit('end');
    return this;
  }

  destroy(): this {
    this.socket.destroy();
    return this;
  }

  /** Its connection is gone before it was answered. */
  lose(): void {
    this.aborted = true;
    this.destroyed = true;
    this.emit('close');
  }
}

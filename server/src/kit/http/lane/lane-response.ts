import { EventEmitter } from 'node:events';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { httpDate } from './http-date.ts';

type HeaderValue = number | string | readonly string[];

const plainName = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const plainValue = /^[\t\x20-\x7e\x80-\xff]*$/;
const ascii = /^[\0-\x7f]*$/;
const knownNames = new Set<string>();

export interface LaneResponseOptions {
  keepsAlive: boolean;
  /** `timeout=…` for the other side, in whole seconds. */
  keepAliveSeconds: number;
  /** Everything has been handed to the connection. */
  onEnd(response: LaneResponse): void;
}

/** What Fastify asks of Node's response: nearly always one head and one body, which leave as one write. */
export class LaneResponse extends EventEmitter {
  statusCode = 200;
  headersSent = false;
  writableEnded = false;
  writableFinished = false;
  destroyed = false;
  writable = true;
  readonly socket: Socket;
  #headers: Record<string, HeaderValue> = {};
  #head: string | undefined;
  #isChunked = false;
  readonly #options: LaneResponseOptions;
  keepsAlive: boolean;

  constructor(socket: Socket, options: LaneResponseOptions) {
    super();
    this.socket = socket;
    this.#options = options;
    this.keepsAlive = options.keepsAlive;
  }

  get writableNeedDrain(): boolean {
    return this.socket.writableNeedDrain;
  }

  setHeader(name: string, value: HeaderValue): this {
    this.#refuseAfterHead('set');
    this.#headers[name.toLowerCase()] = value;
    return this;
  }

  getHeader(name: string): HeaderValue | undefined {
    return this.#headers[name.toLowerCase()];
  }

  getHeaders(): Record<string, HeaderValue> {
    return { ...this.#headers };
  }

  hasHeader(name: string): boolean {
    return this.#headers[name.toLowerCase()] !== undefined;
  }

  removeHeader(name: string): void {
    this.#refuseAfterHead('remove');
    delete this.#headers[name.toLowerCase()];
  }

  writeHead(status: number, headers: Record<string, HeaderValue> = {}): this {
    this.#refuseAfterHead('write');
    this.statusCode = status;
    for (const name in headers) this.#headers[name.toLowerCase()] = headers[name] as HeaderValue;
    const head = this.#compose();
    this.headersSent = true;
    this.#head = head;
    return this;
  }

  write(chunk: string | Uint8Array): boolean {
    if (this.writableEnded || this.destroyed) return false;
    if (!this.headersSent) this.#beginStream();
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    if (bytes.length === 0 || this.#hasNoBody()) return true;
    if (!this.#isChunked) return this.#send(bytes);
    this.socket.cork();
    this.#send(`${bytes.length.toString(16)}\r\n`);
    this.#send(bytes);
    const goesOn = this.#send('\r\n');
    this.socket.uncork();
    return goesOn;
  }

  end(chunk?: string | Uint8Array | null): this {
    if (this.writableEnded) return this;
    if (this.destroyed) {
      this.writableEnded = true;
      return this;
    }
    const body = typeof chunk === 'string' || chunk instanceof Uint8Array ? chunk : '';
    if (!this.headersSent) {
      this.#headers['content-length'] ??= Buffer.byteLength(body);
      this.writeHead(this.statusCode);
    }
    if (this.#isChunked) {
      if (body.length > 0) this.write(body);
      this.#send('0\r\n\r\n');
    } else this.#send(this.#hasNoBody() ? '' : body);
    this.writableEnded = true;
    this.writable = false;
    this.writableFinished = true;
    this.emit('finish');
    this.#options.onEnd(this);
    return this;
  }

  destroy(error?: Error): this {
    if (this.destroyed) return this;
    this.socket.destroy(error);
    return this;
  }

  /** Its connection is gone before all was written. */
  lose(): void {
    this.destroyed = true;
    this.writable = false;
    this.emit('close');
  }

  #beginStream(): void {
    if (this.#headers['content-length'] === undefined) {
      this.#headers['transfer-encoding'] = 'chunked';
      this.#isChunked = !this.#hasNoBody();
    }
    this.writeHead(this.statusCode);
    const goOn = () => this.emit('drain');
    this.socket.on('drain', goOn);
    this.once('finish', () => this.socket.removeListener('drain', goOn));
  }

  #hasNoBody(): boolean {
    return this.statusCode === 204 || this.statusCode === 304;
  }

  #send(what: string | Uint8Array): boolean {
    const head = this.#head;
    this.#head = undefined;
    if (head === undefined) return this.socket.write(what);
    // One write instead of two where both are text; what a head may hold beyond ASCII is written a byte a sign.
    if (typeof what === 'string' && ascii.test(head)) return this.socket.write(head + what);
    this.socket.cork();
    this.socket.write(head, 'latin1');
    const goesOn = this.socket.write(what);
    this.socket.uncork();
    return goesOn;
  }

  #compose(): string {
    let head = `HTTP/1.1 ${this.statusCode} ${STATUS_CODES[this.statusCode] ?? 'unknown'}\r\n`;
    for (const name in this.#headers) {
      const value = this.#headers[name] as HeaderValue;
      if (typeof value === 'object') for (const one of value) head += lineOf(name, one);
      else head += lineOf(name, value);
    }
    const { connection } = this.#headers;
    if (connection !== undefined) this.keepsAlive = this.keepsAlive && String(connection).toLowerCase() !== 'close';
    else head += this.keepsAlive ? 'connection: keep-alive\r\n' : 'connection: close\r\n';
    if (this.keepsAlive) head += `keep-alive: timeout=${this.#options.keepAliveSeconds}\r\n`;
    return `${head}date: ${httpDate()}\r\n\r\n`;
  }

  #refuseAfterHead(what: string): void {
    if (!this.headersSent) return;
    const error = new Error(`Cannot ${what} headers after they are sent to the client`);
    throw Object.assign(error, { code: 'ERR_HTTP_HEADERS_SENT' });
  }
}

function lineOf(name: string, value: string | number): string {
  if (!knownNames.has(name)) {
    if (!plainName.test(name))
      throw Object.assign(new TypeError(`${name} is no name of a header`), { code: 'ERR_INVALID_HTTP_TOKEN' });
    if (knownNames.size < 1000) knownNames.add(name);
  }
  if (typeof value === 'string' && !plainValue.test(value))
    throw Object.assign(new TypeError(`the header ${name} holds a sign it must not`), { code: 'ERR_INVALID_CHAR' });
  return `${name}: ${value}\r\n`;
}

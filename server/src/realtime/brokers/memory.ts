import { randomBytes } from 'node:crypto';
import type { Publication } from '../stream.ts';
import type { Broker, BrokerListener, History } from './broker.ts';

interface Stream {
  readonly epoch: string;
  offset: number;
  publications: Publication[];
  expiresAtMs: number;
}

const none: Publication[] = [];

export interface MemoryBrokerOptions {
  history: History;
  now(): number;
}

/** One process, nothing outside it. A stream nobody listens to is forgotten when its history has run out. */
export function createMemoryBroker(options: MemoryBrokerOptions, listener: BrokerListener): Broker {
  const { history, now } = options;
  const streams = new Map<string, Stream>();
  const process = randomBytes(4).toString('hex');
  let count = 0;

  /** A stream that was forgotten comes back under another epoch, so that old positions do not fit to it. */
  function open(channel: string): Stream {
    let stream = streams.get(channel);
    if (!stream) {
      count += 1;
      stream = {
        epoch: `${process}.${count.toString(36)}`,
        offset: 0,
        publications: none,
        expiresAtMs: now() + history.ttlMs,
      };
      streams.set(channel, stream);
    } else if (stream.expiresAtMs <= now()) {
      stream.publications = none;
    }
    return stream;
  }

  function forgetExpired() {
    const nowMs = now();
    for (const [channel, stream] of streams) {
      if (stream.expiresAtMs > nowMs) continue;
      if (listener.isListening(channel)) stream.publications = none;
      else streams.delete(channel);
    }
  }
  const sweep = setInterval(forgetExpired, Math.min(30_000, Math.max(50, history.ttlMs)));
  sweep.unref();

  return {
    kind: 'memory',
    isHealthy: () => true,
    async publish(channel, data) {
      const stream = open(channel);
      stream.offset += 1;
      const publication = { epoch: stream.epoch, offset: stream.offset, data };
      if (stream.publications === none) stream.publications = [];
      stream.publications.push(publication);
      if (stream.publications.length > history.size) stream.publications.shift();
      stream.expiresAtMs = now() + history.ttlMs;
      listener.onPublication(channel, publication);
      return 'published';
    },
    read(channel) {
      const stream = open(channel);
      return { epoch: stream.epoch, offset: stream.offset, publications: stream.publications.slice() };
    },
    async disconnectUser(user, session) {
      listener.onDisconnectUser(user, session);
    },
    async close() {
      clearInterval(sweep);
    },
  };
}

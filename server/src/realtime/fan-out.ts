import { insufficientState } from './codes.ts';
import type { Protocol } from './protocols/protocol.ts';
import type { Publication } from './stream.ts';
import { textFrame } from './text-frame.ts';

/** A connection, as the hub sees it. */
export interface Subscriber {
  readonly protocol: Protocol;
  /** Its channels: the offset it joined at, or the question it still waits for an answer to. */
  readonly channels: Map<string, number | Waiting>;
  /** As it goes over the wire. */
  sendFrame(frame: Buffer): void;
}

/** A subscription that waits until the channel's position is known. */
export interface Waiting {
  /** Unsubscribed before it began: runs right after the answer. */
  leave: (() => void) | null;
}

interface Delivery {
  publication: Publication;
  /** Who was listening when it was published; those who come later have it already. */
  subscribers: readonly Subscriber[];
  next: number;
}

/**
 * Sockets written to before others get a turn. Whatever else this process does asks the database several times in a row, and
 * may wait for a slice each time.
 */
const sliceSize = 100;

/** Publications of one channel that may wait; beyond it the audience is sent to recover from history instead. */
const maxBacklog = 256;

/**
 * Writes publications to the subscribers of one channel, in order. A publication is encoded and framed once per protocol. Large
 * audiences are served in slices, so that one jackpot change does not hold up every bet in the process.
 */
export class FanOut {
  delivered = 0;
  readonly #backlogs = new Map<string, Delivery[]>();
  readonly #defer: (next: () => void) => void;

  constructor(defer: (next: () => void) => void = setImmediate) {
    this.#defer = defer;
  }

  deliver(channel: string, subscribers: Set<Subscriber>, publication: Publication): void {
    const backlog = this.#backlogs.get(channel);
    if (!backlog && subscribers.size <= sliceSize) {
      this.#write(channel, publication, subscribers);
      return;
    }
    if (backlog && backlog.length >= maxBacklog) {
      this.dismiss(channel, subscribers);
      return;
    }
    const delivery = { publication, subscribers: [...subscribers], next: 0 };
    if (backlog) {
      backlog.push(delivery);
      return;
    }
    this.#backlogs.set(channel, [delivery]);
    this.#pump(channel);
  }

  /** Tells everyone in the channel to subscribe again from where they stand. */
  dismiss(channel: string, subscribers: Set<Subscriber>): void {
    // What still waits belongs to the positions that end here.
    const backlog = this.#backlogs.get(channel);
    if (backlog) backlog.length = 0;
    const frames = encodeOnce((protocol) => protocol.encodeUnsubscribe(channel, insufficientState));
    for (const subscriber of subscribers) {
      subscriber.channels.delete(channel);
      subscriber.sendFrame(frames(subscriber.protocol));
    }
    subscribers.clear();
  }

  #pump(channel: string): void {
    const backlog = this.#backlogs.get(channel);
    const delivery = backlog?.[0];
    if (!backlog || !delivery) {
      this.#backlogs.delete(channel);
      return;
    }
    const slice = delivery.subscribers.slice(delivery.next, delivery.next + sliceSize);
    delivery.next += sliceSize;
    if (delivery.next >= delivery.subscribers.length) backlog.shift();
    this.#write(channel, delivery.publication, slice);
    this.#defer(() => this.#pump(channel));
  }

  #write(channel: string, publication: Publication, subscribers: Iterable<Subscriber>): void {
    const frames = encodeOnce((protocol) => protocol.encodePublication(channel, publication));
    for (const subscriber of subscribers) {
      const joinedAt = subscriber.channels.get(channel);
      if (typeof joinedAt !== 'number') continue;
      if (publication.offset > 0 && publication.offset <= joinedAt) continue;
      subscriber.sendFrame(frames(subscriber.protocol));
      this.delivered += 1;
    }
  }
}

function encodeOnce(encode: (protocol: Protocol) => string): (protocol: Protocol) => Buffer {
  const frames = new Map<Protocol, Buffer>();
  return (protocol) => {
    let frame = frames.get(protocol);
    if (!frame) {
      frame = textFrame(encode(protocol));
      frames.set(protocol, frame);
    }
    return frame;
  };
}

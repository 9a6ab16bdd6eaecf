import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deep } from '../../../test/deep.ts';
import type { Broker } from './brokers/broker.ts';
import type { Subscriber } from './fan-out.ts';
import { Hub } from './hub.ts';
import { centrifugeV2 } from './protocols/centrifuge-v2.ts';
import type { Position, Publication, Snapshot } from './stream.ts';
import { frameText } from './testing/frame-text.ts';

const channel = 'ws:site:public:wins';
const historySize = 5;

/** A broker whose news and answers arrive when the schedule says so, as over a network. */
class ScheduledBroker implements Broker {
  readonly kind = 'redis';
  epoch = 0;
  offset = 0;
  history: Publication[] = [];
  isDown = false;
  readonly news: (() => void)[] = [];
  readonly reads: { settle(): void }[] = [];
  readonly #hub: Hub;

  constructor(hub: Hub) {
    this.#hub = hub;
  }

  isHealthy() {
    return !this.isDown;
  }
  async publish(): Promise<'published'> {
    this.offset += 1;
    const publication = { epoch: `e${this.epoch}`, offset: this.offset, data: `"${this.epoch}:${this.offset}"` };
    this.history = [...this.history, publication].slice(-historySize);
    this.news.push(() => this.#hub.onPublication(channel, publication));
    return 'published';
  }
  reset() {
    this.epoch += 1;
    this.offset = 0;
    this.history = [];
    this.news.push(() => this.#hub.onReset(channel));
  }
  loseNews() {
    this.news.length = 0;
    this.#hub.onResync();
  }
  read(): Promise<Snapshot> {
    return new Promise((resolve, reject) => {
      const snapshot = { epoch: `e${this.epoch}`, offset: this.offset, publications: this.history };
      const { isDown } = this;
      this.reads.push({ settle: () => (isDown ? reject(new Error('away')) : resolve(snapshot)) });
    });
  }
  async disconnectUser() {}
  async close() {}
}

/** A client that keeps its position as the real one does, and knows when it has to reload. */
class Ear implements Subscriber {
  readonly protocol = centrifugeV2;
  readonly channels = new Map();
  position: Position | null = null;
  isSubscribed = false;
  readonly #hub: Hub;

  constructor(hub: Hub) {
    this.#hub = hub;
  }

  subscribe() {
    if (this.channels.has(channel)) return;
    this.#hub.subscribe({
      channel,
      subscriber: this,
      since: this.position,
      answer: ({ position, recovery }) => {
        this.isSubscribed = true;
        if (recovery?.recovered) for (const { offset } of recovery.publications) this.#follow(offset);
        else this.position = { ...position };
        expect(this.position).toEqual(position);
      },
    });
  }
  unsubscribe() {
    this.#hub.unsubscribe(this, channel, () => {
      this.isSubscribed = false;
    });
  }
  vanish() {
    this.#hub.remove(this);
    this.isSubscribed = false;
  }
  sendFrame(frame: Buffer) {
    const { push } = JSON.parse(frameText(frame));
    if (push.unsubscribe) {
      this.isSubscribed = false;
      queueMicrotask(() => this.subscribe());
      return;
    }
    expect(this.isSubscribed).toBe(true);
    this.#follow(push.pub.offset);
  }
  #follow(offset: number) {
    expect(offset).toBe((this.position?.offset ?? 0) + 1);
    this.position = { epoch: this.position!.epoch, offset };
  }
}

const settleMicrotasks = () => new Promise(setImmediate);

describe('the hub', { timeout: 30_000 }, () => {
  test('whatever the order of news, reads, gaps and resets: every listener follows without gap or repeat', async () => {
    const action = fc.oneof(
      { weight: 6, arbitrary: fc.constant('publish' as const) },
      { weight: 6, arbitrary: fc.constant('news' as const) },
      { weight: 5, arbitrary: fc.constant('read' as const) },
      { weight: 1, arbitrary: fc.constant('reset' as const) },
      { weight: 1, arbitrary: fc.constant('lose' as const) },
      {
        weight: 6,
        arbitrary: fc.record({ ear: fc.nat(2), does: fc.constantFrom('subscribe', 'unsubscribe', 'vanish') }),
      },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 60 }), async (actions) => {
        const hub = new Hub(() => {});
        const broker = new ScheduledBroker(hub);
        hub.use(broker);
        const ears = [new Ear(hub), new Ear(hub), new Ear(hub)];
        for (const one of actions) {
          if (one === 'publish') await broker.publish();
          else if (one === 'news') broker.news.shift()?.();
          else if (one === 'read') broker.reads.shift()?.settle();
          else if (one === 'reset') broker.reset();
          else if (one === 'lose') broker.loseNews();
          else ears[one.ear]![one.does as 'subscribe']();
          await settleMicrotasks();
        }
        for (const one of ears) one.subscribe();
        while (broker.news.length > 0 || broker.reads.length > 0) {
          broker.news.shift()?.();
          broker.reads.shift()?.settle();
          await settleMicrotasks();
        }
        for (const one of ears) one.subscribe();
        while (broker.reads.length > 0) {
          broker.reads.shift()?.settle();
          await settleMicrotasks();
        }
        for (const one of ears) {
          expect(one.isSubscribed).toBe(true);
          expect(one.position).toEqual({ epoch: `e${broker.epoch}`, offset: broker.offset });
        }
        for (const one of ears) one.vanish();
        expect(hub.channelCount).toBe(0);
      }),
      { numRuns: deep(100, 300) },
    );
  });

  test('while the broker is away listeners are let in with a position that fits nothing, and reload when it is back', async () => {
    const hub = new Hub(() => {});
    const broker = new ScheduledBroker(hub);
    hub.use(broker);
    const ear = new Ear(hub);
    broker.isDown = true;
    ear.subscribe();
    broker.reads.shift()?.settle();
    await settleMicrotasks();
    expect(ear.isSubscribed).toBe(true);
    expect(ear.position?.epoch).toMatch(/^unknown\./);

    broker.isDown = false;
    hub.onResync();
    broker.reads.shift()?.settle();
    await settleMicrotasks();
    expect(hub.unrecovered).toBe(0);
    broker.reads.shift()?.settle();
    await settleMicrotasks();
    expect(hub.unrecovered).toBe(1);
    expect(ear.position).toEqual({ epoch: 'e0', offset: 0 });
  });

  test('many who ask at once are answered by one look', async () => {
    const hub = new Hub(() => {});
    const broker = new ScheduledBroker(hub);
    hub.use(broker);
    const ears = Array.from({ length: 1_000 }, () => new Ear(hub));
    for (const ear of ears) ear.subscribe();
    expect(broker.reads.length).toBe(1);
    broker.reads.shift()?.settle();
    await settleMicrotasks();
    expect(ears.every((ear) => ear.isSubscribed)).toBe(true);
  });
});

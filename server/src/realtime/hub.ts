import { randomBytes } from 'node:crypto';
import type { Broker, BrokerListener } from './brokers/broker.ts';
import { FanOut, type Subscriber, type Waiting } from './fan-out.ts';
import type { SubscribeRecovery } from './protocols/protocol.ts';
import { extend, type Position, type Publication, recover, type Snapshot } from './stream.ts';

export interface SubscribeAnswer {
  position: Position;
  recovery: SubscribeRecovery | null;
}

interface Question extends Waiting {
  subscriber: Subscriber;
  since: Position | null;
  answer: (reply: SubscribeAnswer) => void;
}

/** A look at the broker under way. What arrives meanwhile is kept and laid over what the look brings. */
interface Look {
  questions: Question[];
  arrived: Publication[];
  /** The channel started anew after we began to look: look again. */
  isOutdated: boolean;
}

interface Channel {
  readonly name: string;
  readonly subscribers: Set<Subscriber>;
  /** What every subscriber has been sent; null before the first look. */
  position: Position | null;
  look: Look | null;
}

const looksAtOnce = 200;

/**
 * Who listens to what in this process. All subscribers of a channel stand at the same position; a publication that
 * does not follow on from it makes the hub look at the broker, which either fills the gap for everyone or shows that
 * it cannot be filled, and then everyone is told to subscribe again.
 */
export class Hub implements BrokerListener {
  readonly fanOut = new FanOut();
  recovered = 0;
  unrecovered = 0;
  readonly #channels = new Map<string, Channel>();
  readonly #onDisconnectUser: BrokerListener['onDisconnectUser'];
  #broker: Broker | null = null;
  #resync: Promise<void> | null = null;
  #isResyncWanted = false;

  constructor(onDisconnectUser: BrokerListener['onDisconnectUser']) {
    this.#onDisconnectUser = onDisconnectUser;
  }

  use(broker: Broker): void {
    this.#broker = broker;
  }

  get channelCount(): number {
    return this.#channels.size;
  }

  /** The answer may come at once or later, always before the first publication. */
  subscribe(input: Omit<Question, 'leave'> & { channel: string }): void {
    const { subscriber, since, answer } = input;
    const channel = this.#open(input.channel);
    if (channel.position && !channel.look && !since) {
      subscriber.channels.set(channel.name, channel.position.offset);
      channel.subscribers.add(subscriber);
      answer({ position: channel.position, recovery: null });
      return;
    }
    const question: Question = { subscriber, since, answer, leave: null };
    subscriber.channels.set(channel.name, question);
    this.#ask(channel, question);
  }

  /** `done` runs when the subscription is over, which is after its own answer. */
  unsubscribe(subscriber: Subscriber, name: string, done: () => void): void {
    const state = subscriber.channels.get(name);
    if (typeof state === 'object' && !state.leave) {
      state.leave = () => {
        this.#leave(subscriber, name);
        done();
      };
      return;
    }
    if (typeof state === 'number') this.#leave(subscriber, name);
    done();
  }

  /** The connection is gone: nothing is answered any more. */
  remove(subscriber: Subscriber): void {
    for (const name of [...subscriber.channels.keys()]) this.#leave(subscriber, name);
  }

  // Arrow functions: brokers take them without the hub around them.
  isListening = (name: string): boolean => this.#channels.has(name);

  onPublication = (name: string, publication: Publication): void => {
    const channel = this.#channels.get(name);
    if (!channel) return;
    if (publication.offset === 0) {
      this.fanOut.deliver(name, channel.subscribers, publication);
      return;
    }
    channel.look?.arrived.push(publication);
    if (!channel.position || this.#advance(channel, publication)) return;
    if (!channel.look) this.#ask(channel, null, publication);
  };

  onReset = (name: string): void => {
    const channel = this.#channels.get(name);
    if (!channel) return;
    if (channel.look) channel.look.isOutdated = true;
    channel.position = null;
    this.fanOut.dismiss(name, channel.subscribers);
    this.#dropIfUnused(channel);
  };

  onResync = (): void => {
    this.#isResyncWanted = true;
    this.#resync ??= this.#lookAtAll().finally(() => {
      this.#resync = null;
    });
  };

  onDisconnectUser = (user: string, session?: string): void => this.#onDisconnectUser(user, session);

  async #lookAtAll(): Promise<void> {
    while (this.#isResyncWanted) {
      this.#isResyncWanted = false;
      const names = [...this.#channels.keys()];
      for (let start = 0; start < names.length; start += looksAtOnce) {
        const group = names.slice(start, start + looksAtOnce);
        await Promise.all(group.map((name) => this.#lookAgain(name)));
      }
    }
  }

  #lookAgain(name: string): Promise<void> | void {
    const channel = this.#channels.get(name);
    if (!channel) return;
    if (!channel.look) return this.#ask(channel, null);
    channel.look.isOutdated = true;
  }

  #open(name: string): Channel {
    let channel = this.#channels.get(name);
    if (!channel) {
      channel = { name, subscribers: new Set(), position: null, look: null };
      this.#channels.set(name, channel);
    }
    return channel;
  }

  #leave(subscriber: Subscriber, name: string): void {
    subscriber.channels.delete(name);
    const channel = this.#channels.get(name);
    if (!channel) return;
    channel.subscribers.delete(subscriber);
    this.#dropIfUnused(channel);
  }

  #dropIfUnused(channel: Channel): void {
    if (channel.subscribers.size === 0 && !channel.look) this.#channels.delete(channel.name);
  }

  /** True when the publication was the next one, or an old one. */
  #advance(channel: Channel, publication: Publication): boolean {
    const { position } = channel;
    if (!position || publication.epoch !== position.epoch) return false;
    if (publication.offset <= position.offset) return true;
    if (publication.offset !== position.offset + 1) return false;
    channel.position = { epoch: position.epoch, offset: publication.offset };
    this.fanOut.deliver(channel.name, channel.subscribers, publication);
    return true;
  }

  /** Joins the look under way, or begins one. */
  #ask(channel: Channel, question: Question | null, arrived?: Publication): Promise<void> | void {
    if (channel.look) {
      if (question) channel.look.questions.push(question);
      return;
    }
    channel.look = { questions: question ? [question] : [], arrived: arrived ? [arrived] : [], isOutdated: false };
    return this.#look(channel, channel.look);
  }

  #look(channel: Channel, look: Look): Promise<void> | void {
    const snapshot = this.#broker!.read(channel.name);
    if (!(snapshot instanceof Promise)) {
      this.#settle(channel, look, extend(snapshot, look.arrived));
      return;
    }
    return this.#lookRepeatedly(channel, look, snapshot);
  }

  /** What arrived before a look began is older than what it shows, so each further look needs newer news to fail. */
  async #lookRepeatedly(channel: Channel, look: Look, first: Promise<Snapshot>): Promise<void> {
    let reading = first;
    for (;;) {
      const snapshot = await reading.catch(() => null);
      const known = snapshot && !look.isOutdated ? extend(snapshot, look.arrived) : null;
      if (known || !snapshot) {
        this.#settle(channel, look, known);
        return;
      }
      look.isOutdated = false;
      look.arrived = [];
      reading = Promise.resolve(this.#broker!.read(channel.name));
    }
  }

  #settle(channel: Channel, look: Look, known: Snapshot | null): void {
    // Unknown: an epoch that fits nothing, so that whoever subscribes now will reload when the broker is back.
    const snapshot = known ?? { epoch: `unknown.${randomBytes(6).toString('hex')}`, offset: 0, publications: [] };
    this.#bringUp(channel, snapshot, known !== null);
    for (const question of look.questions) this.#answer(channel, question, snapshot);
    // Only now: a channel without a look is dropped as soon as one of those just answered leaves.
    channel.look = null;
    this.#dropIfUnused(channel);
  }

  /** Those who listen already get what they lack. While the broker is away they are left in peace. */
  #bringUp(channel: Channel, snapshot: Snapshot, isKnown: boolean): void {
    if (channel.position && channel.subscribers.size > 0) {
      if (!isKnown) return;
      const missed = recover(snapshot, channel.position);
      if (missed.recovered) {
        for (const publication of missed.publications) this.#advance(channel, publication);
        return;
      }
      this.fanOut.dismiss(channel.name, channel.subscribers);
    }
    channel.position = { epoch: snapshot.epoch, offset: snapshot.offset };
  }

  #answer(channel: Channel, question: Question, snapshot: Snapshot): void {
    const { subscriber, since } = question;
    if (subscriber.channels.get(channel.name) !== question) return;
    subscriber.channels.set(channel.name, snapshot.offset);
    channel.subscribers.add(subscriber);
    const recovery = since ? recover(snapshot, since) : null;
    if (recovery) this[recovery.recovered ? 'recovered' : 'unrecovered'] += 1;
    question.answer({ position: { epoch: snapshot.epoch, offset: snapshot.offset }, recovery });
    question.leave?.();
  }
}

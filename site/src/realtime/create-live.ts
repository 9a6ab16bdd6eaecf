import { type LiveChannel, privateChannels, publicChannels } from '@halley/contract/channels';
import type { Centrifuge, Options } from 'centrifuge';
import type { pageChannels } from './page-channels.ts';

/** The answer of `GET /api/notification_center/centrifugo/subscription`. */
export interface LiveSubscription {
  user: string;
  url: string;
  client_name: string;
  token: string;
}

/**
 * `idle`: not started, or the server offers no live events. `connecting`: on the way, also after a short loss.
 * `offline`: away long enough that the player should know that figures on the page may be old.
 */
export type LiveState = 'idle' | 'connecting' | 'online' | 'offline';

export interface LiveOptions {
  getSubscription(): Promise<LiveSubscription>;
  onEvent(channel: LiveChannel, data: unknown): void;
  /** Something may have been missed in this channel: what the page knows from it has to be loaded again. */
  onMissed(channel: LiveChannel): void;
  /** Every subscription is confirmed, so nothing that is published from now on passes by; or one no longer is. */
  onJoined?(isJoined: boolean): void;
  /** Beside the channels that every page listens to: those that the open page wants. */
  pageChannels?: Pick<typeof pageChannels, 'current' | 'subscribe'>;
  /** How long a loss may last before the state becomes `offline`. */
  offlineAfterMs?: number;
  /** Bounds of the delay between attempts; it doubles, with chance in it so that a crowd does not come back as one. */
  retry?: { minMs: number; maxMs: number };
  /** Guests' first paint shall not carry the client, so it is loaded when it is needed. */
  loadClient?: () => Promise<{ Centrifuge: new (url: string, options: Partial<Options>) => Centrifuge }>;
}

export interface Live {
  start(): void;
  /** After login and logout: another player, other channels. */
  restart(): void;
  close(): void;
  readonly state: LiveState;
  subscribe(onChange: () => void): () => void;
}

/** A connection that lasted this long was a good one: the next loss is met without delay. */
const steadyMs = 10_000;

/** The client's own code for an attempt that we asked for. */
const connectCalled = 0;

export function createLive(options: LiveOptions): Live {
  const {
    offlineAfterMs = 3_000,
    retry = { minMs: 500, maxMs: 20_000 },
    loadClient = () => import('centrifuge'),
  } = options;
  const listeners = new Set<() => void>();
  let state: LiveState = 'idle';
  /** Every start gets a number; what an older one still brings is not heard any more. */
  let turn = 0;
  let client: Centrifuge | null = null;
  /** Of wire names on this connection. */
  let prefix = '';
  let stopFollowing: (() => void) | undefined;
  let attempts = 0;
  let onlineSinceMs: number | null = null;
  /** There was a time without a connection since the start: a subscription without a position comes too late. */
  let wasLost = false;
  /** Subscriptions the server has not confirmed on this connection. */
  const unconfirmed = new Set<string>();
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let offlineTimer: ReturnType<typeof setTimeout> | undefined;

  function become(next: LiveState) {
    clearTimeout(offlineTimer);
    offlineTimer = undefined;
    if (next !== 'online') options.onJoined?.(false);
    if (next === state) return;
    state = next;
    for (const listener of [...listeners]) listener();
  }

  /** A short loss is nobody's business; a long one is shown. */
  function becomeLost() {
    wasLost = true;
    if (state === 'offline' || offlineTimer !== undefined) return;
    become('connecting');
    offlineTimer = setTimeout(() => become('offline'), offlineAfterMs);
  }

  function stop() {
    turn += 1;
    clearTimeout(retryTimer);
    client?.disconnect();
    client = null;
  }

  function tryLater() {
    stop();
    becomeLost();
    if (onlineSinceMs !== null && Date.now() - onlineSinceMs > steadyMs) attempts = 0;
    onlineSinceMs = null;
    const longestMs = Math.min(retry.maxMs, retry.minMs * 2 ** Math.min(attempts, 16));
    attempts += 1;
    retryTimer = setTimeout(begin, longestMs / 2 + (Math.random() * longestMs) / 2);
  }

  function begin() {
    stop();
    const mine = turn;
    const isOld = () => mine !== turn;
    Promise.all([options.getSubscription(), loadClient()]).then(
      ([subscription, { Centrifuge }]) => {
        if (isOld()) return;
        const { url, token, client_name: clientName } = subscription;
        if (url === '' || token === '' || clientName === '') become('idle');
        else connect(Centrifuge, subscription, isOld);
      },
      () => {
        if (!isOld()) tryLater();
      },
    );
  }

  function connect(
    Client: new (url: string, options: Partial<Options>) => Centrifuge,
    subscription: LiveSubscription,
    isOld: () => boolean,
  ) {
    /** A session that ended or changed is another player: the old channels are not theirs. */
    const getToken = async () => {
      const next = await options.getSubscription();
      if (next.user === subscription.user) return next.token;
      if (!isOld()) begin();
      throw new Error('the player changed');
    };
    const one = new Client(`${subscription.url}/connection/websocket`, {
      token: subscription.token,
      getToken,
      minReconnectDelay: retry.minMs,
      maxReconnectDelay: retry.maxMs,
    });
    client = one;
    one.on('connected', () => {
      if (isOld()) return;
      onlineSinceMs = Date.now();
      become('online');
    });
    const onLoss = () => {
      if (!isOld()) becomeLost();
    };
    one.on('connecting', ({ code }) => {
      if (code !== connectCalled) onLoss();
    });
    one.on('error', () => {
      if (state !== 'online') onLoss();
    });
    // The server does not want this connection back: begin anew, as whoever the session says we are now.
    one.on('disconnected', () => {
      if (!isOld()) tryLater();
    });
    unconfirmed.clear();
    prefix = `ws:${subscription.client_name}:`;
    for (const name of publicChannels) listen(one, name, `${prefix}${name}`, () => wasLost);
    for (const name of options.pageChannels?.current() ?? []) listen(one, name, `${prefix}${name}`, () => true);
    stopFollowing ??= options.pageChannels?.subscribe(follow);
    if (subscription.user !== '') {
      // What the page shows of a player was loaded before anyone listened, and a deposit may just have come in.
      for (const name of privateChannels) listen(one, name, `${prefix}${name}#${subscription.user}`, () => true);
    }
    one.connect();
  }

  function listen(one: Centrifuge, name: LiveChannel, wireName: string, isFirstTooLate: () => boolean) {
    const subscription = one.newSubscription(wireName);
    unconfirmed.add(wireName);
    subscription.on('subscribing', () => unconfirmed.add(wireName));
    subscription.on('publication', ({ data }) => options.onEvent(name, data));
    subscription.on('subscribed', ({ wasRecovering, recovered }) => {
      if (wasRecovering ? !recovered : isFirstTooLate()) options.onMissed(name);
      if (one !== client) return;
      unconfirmed.delete(wireName);
      if (unconfirmed.size === 0) options.onJoined?.(true);
    });
    subscription.subscribe();
  }

  /** Another page wants another channel. */
  function follow(name: LiveChannel, isWanted: boolean) {
    if (!client) return;
    const wireName = `${prefix}${name}`;
    if (isWanted) return listen(client, name, wireName, () => true);
    const subscription = client.getSubscription(wireName);
    if (subscription) client.removeSubscription(subscription);
    unconfirmed.delete(wireName);
  }

  return {
    start() {
      if (state !== 'idle') return;
      become('connecting');
      begin();
    },
    restart() {
      attempts = 0;
      wasLost = false;
      become('connecting');
      begin();
    },
    close() {
      stop();
      stopFollowing?.();
      stopFollowing = undefined;
      wasLost = false;
      become('idle');
    },
    get state() {
      return state;
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

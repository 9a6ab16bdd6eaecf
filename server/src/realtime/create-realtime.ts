import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  type PrivateChannel,
  type PrivatePayloads,
  type PublicChannel,
  type PublicPayloads,
  promotionLanguages,
  type SportEvent,
} from '@halley/contract';
import { type ServerOptions, WebSocketServer } from 'ws';
import { createLoader, inSpan } from '../kit/index.ts';
import type { Broker, History, PublishOutcome } from './brokers/broker.ts';
import { type CentrifugoOptions, createCentrifugoBroker } from './brokers/centrifugo.ts';
import { createMemoryBroker } from './brokers/memory.ts';
import { createRedisBroker } from './brokers/redis.ts';
import { type ChannelAddress, isPrivateChannel, isPublicChannel, userPattern, wireName } from './channels.ts';
import { disconnects } from './codes.ts';
import { Hub } from './hub.ts';
import { defaultLimits, type Limits } from './limits.ts';
import type { RealtimeClock, RealtimeLog } from './ports.ts';
import { centrifugeV2 } from './protocols/centrifuge-v2.ts';
import { Session, type SessionHost } from './session.ts';
import { type Subscription, subscriptionFor } from './subscription.ts';
import { readToken, signToken } from './token.ts';
import { isOriginAllowed, pathOf, refuseUpgrade, socketPath } from './upgrade.ts';

export interface RealtimeOptions {
  secret: string;
  log: RealtimeLog;
  clock?: RealtimeClock;
  /**
   * Which of these sessions of players are open. Asked when a player connects and again from time to time, so it must
   * not count as a sign of life. Unset: tokens are believed until they run out.
   */
  openSessions?(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  clientName?: string;
  tokenTtlSec?: number;
  /** Set: fan-out, history and positions are shared by all processes on this Redis. */
  redisUrl?: string;
  redisKeyPrefix?: string;
  /** Set: clients connect to this Centrifugo, and publications go to its HTTP API. */
  centrifugo?: CentrifugoOptions;
  history?: Partial<History>;
  pingIntervalMs?: number;
  limits?: Partial<Limits>;
  /** Origins besides the server's own host whose pages may connect. */
  allowedOrigins?: readonly string[];
  /** How long `close` waits for clients to say goodbye. */
  shutdownMs?: number;
}

export interface RealtimeStats {
  broker: Broker['kind'];
  isHealthy: boolean;
  connections: number;
  players: number;
  channels: number;
  published: number;
  publishedLocally: number;
  failed: number;
  delivered: number;
  recovered: number;
  unrecovered: number;
  slowConsumers: number;
  refusedUpgrades: number;
}

export interface Realtime {
  attach(server: Server): void;
  publish<Name extends PublicChannel>(channel: Name, data: PublicPayloads[Name]): Promise<PublishOutcome>;
  publishToPlayer<Name extends PrivateChannel>(
    playerId: number,
    channel: Name,
    data: PrivatePayloads[Name],
  ): Promise<PublishOutcome>;
  /** On the sport's own channel, in whatever language the page is. */
  publishToSport(playerId: number, data: SportEvent): Promise<void>;
  /** To connect with, for a quarter of an hour; good for nothing once the session has ended. */
  connectionToken(playerId: number | null, sessionId?: string): string;
  subscriptionFor(playerId: number | null, origin: string, sessionId?: string): Subscription;
  /** Ends all connections of a player, or those of one session. */
  disconnectPlayer(playerId: number, sessionId?: string): Promise<void>;
  stats(): RealtimeStats;
  close(): Promise<void>;
}

const sessionsPerQuery = 1_000;

const defaultHistory: History = { size: 100, ttlMs: 5 * 60_000 };

export function createRealtime(options: RealtimeOptions): Realtime {
  const { secret, log, clientName = 'site', tokenTtlSec = 15 * 60, allowedOrigins = [], shutdownMs = 3_000 } = options;
  if (!/^[a-z0-9_-]+$/i.test(clientName)) throw new Error('clientName is letters, digits, - and _');
  const limits = { ...defaultLimits, ...options.limits };
  const history = { ...defaultHistory, ...options.history };
  const pingIntervalMs = options.pingIntervalMs ?? 25_000;
  const nowMs = () => (options.clock ? options.clock.now().getTime() : Date.now());
  const nowSec = () => Math.floor(nowMs() / 1000);

  const sessions = new Set<Session>();
  const sessionsOfUser = new Map<string, Set<Session>>();
  const attached = new Map<Server, (request: IncomingMessage, socket: Duplex, head: Buffer) => void>();
  const counts = { published: 0, publishedLocally: 0, failed: 0, slowConsumers: 0, refusedUpgrades: 0 };
  let isClosing = false;

  const hub = new Hub((user, playerSession) => {
    for (const session of sessionsOfUser.get(user) ?? []) {
      if (playerSession === undefined || session.playerSession === playerSession) session.end(disconnects.forced);
    }
  });
  const broker = createBroker();
  hub.use(broker);

  function createBroker(): Broker {
    if (options.centrifugo) return createCentrifugoBroker({ ...options.centrifugo, log });
    if (!options.redisUrl) return createMemoryBroker({ history, now: nowMs }, hub);
    return createRedisBroker({ url: options.redisUrl, keyPrefix: options.redisKeyPrefix, history, log }, hub);
  }

  const { openSessions } = options;
  /** All that connect in one turn are one question: after a restart everybody comes at once. */
  const findOpen =
    openSessions &&
    createLoader<string, true>(async (ids) => new Map([...(await openSessions(ids))].map((id) => [id, true])));

  const host: SessionHost = {
    hub,
    limits,
    clientName,
    pingIntervalMs,
    nowMs,
    readToken: (token) => readToken(secret, token, nowSec()),
    admit(session, user) {
      if (user === '') return true;
      const same = sessionsOfUser.get(user) ?? new Set();
      if (same.size >= limits.maxConnectionsPerPlayer) return false;
      sessionsOfUser.set(user, same.add(session));
      return true;
    },
    isOpen({ user, session }) {
      if (user === '' || !findOpen) return true;
      if (session === undefined) return false;
      return findOpen(session).then(
        (found) => found === true,
        (error) => {
          log.error({ error }, 'realtime: a session could not be looked up');
          throw error;
        },
      );
    },
    onSlow: () => {
      counts.slowConsumers += 1;
    },
  };

  const socketOptions: ServerOptions & { closeTimeout: number } = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.maxFrameBytes,
    // Known to the library, not yet to its types.
    closeTimeout: limits.closeTimeoutMs,
  };
  const sockets = new WebSocketServer(socketOptions);

  function open(request: IncomingMessage, socket: Duplex, head: Buffer) {
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const id = randomBytes(12).toString('base64url');
      const session = new Session({ id, socket: webSocket, wire: socket, protocol: centrifugeV2, host });
      sessions.add(session);
      webSocket.on('message', (data: Buffer, isBinary: boolean) => {
        if (isBinary) session.end(disconnects.wrongProtocol);
        else receive(session, data);
      });
      // Broken frames and lost connections: `close` always follows and does the rest.
      webSocket.on('error', () => {});
      webSocket.on('close', () => {
        session.forget();
        leave(session);
      });
      if (isClosing) session.end(disconnects.shutdown);
    });
  }

  /** A mistake of ours while obeying one client must not take the others with it. */
  function receive(session: Session, data: Buffer) {
    try {
      session.receive(data.toString());
    } catch (error) {
      log.error({ error }, 'realtime: a frame could not be handled');
      session.end(disconnects.serverError);
    }
  }

  function leave(session: Session) {
    sessions.delete(session);
    if (!session.user) return;
    const same = sessionsOfUser.get(session.user);
    same?.delete(session);
    if (same?.size === 0) sessionsOfUser.delete(session.user);
  }

  function refuse(socket: Duplex, status: 403 | 404 | 503) {
    counts.refusedUpgrades += 1;
    refuseUpgrade(socket, status);
  }

  const shortestMs = Math.min(pingIntervalMs, limits.pongTimeoutMs, limits.connectTimeoutMs);
  const heartbeat = setInterval(
    () => {
      const tickMs = nowMs();
      for (const session of sessions) session.tick(tickMs);
    },
    Math.max(20, Math.min(1_000, shortestMs / 4)),
  );
  heartbeat.unref();

  /** Sessions that end are told of; those that run out are found here. */
  async function endRunOut() {
    if (!openSessions) return;
    const ids = [...new Set([...sessions].flatMap(({ playerSession }) => playerSession ?? []))];
    for (let start = 0; start < ids.length; start += sessionsPerQuery) {
      const some = ids.slice(start, start + sessionsPerQuery);
      const open = await openSessions(some);
      const over = new Set(some.filter((id) => !open.has(id)));
      for (const session of sessions) {
        if (session.playerSession !== undefined && over.has(session.playerSession)) session.end(disconnects.forced);
      }
    }
  }
  const sessionCheck = setInterval(() => {
    void endRunOut().catch((error) => log.warn({ error }, 'realtime: sessions could not be looked up'));
  }, limits.sessionCheckMs);
  sessionCheck.unref();

  async function send(address: ChannelAddress, data: unknown): Promise<PublishOutcome> {
    const text = JSON.stringify(data);
    if (text === undefined) throw new Error(`nothing to publish to ${address.name}`);
    const outcome = await inSpan('live publication', { attributes: { 'halley.channel': address.name } }, () =>
      broker.publish(wireName(clientName, address), text),
    );
    counts[outcome === 'local' ? 'publishedLocally' : outcome] += 1;
    return outcome;
  }

  const userOf = (playerId: number) => {
    const user = String(playerId);
    if (!userPattern.test(user)) throw new Error(`not a player id: ${user}`);
    return user;
  };

  const connectionToken = (playerId: number | null, sessionId?: string) =>
    signToken(secret, {
      user: playerId === null ? '' : userOf(playerId),
      session: sessionId,
      expiresAtSec: nowSec() + tokenTtlSec,
    });

  return {
    connectionToken,

    attach(server) {
      if (options.centrifugo || attached.has(server)) return;
      const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        if (pathOf(request) !== socketPath) {
          // Somebody else on this server may know the path; alone, nobody would ever answer.
          if (server.listenerCount('upgrade') === 1) refuse(socket, 404);
        } else if (isClosing || sessions.size >= limits.maxConnections) refuse(socket, 503);
        else if (!isOriginAllowed(request, allowedOrigins)) refuse(socket, 403);
        else open(request, socket, head);
      };
      attached.set(server, onUpgrade);
      server.on('upgrade', onUpgrade);
    },

    async publish(channel, data) {
      if (!isPublicChannel(channel)) throw new Error(`not a public channel: ${channel}`);
      return send({ kind: 'public', name: channel }, data);
    },

    async publishToPlayer(playerId, channel, data) {
      if (!isPrivateChannel(channel)) throw new Error(`not a private channel: ${channel}`);
      return send({ kind: 'private', name: channel, user: userOf(playerId) }, data);
    },

    async publishToSport(playerId, data) {
      const user = userOf(playerId);
      await Promise.all(promotionLanguages.map((name) => send({ kind: 'sport', name, user }, data)));
    },

    subscriptionFor: (playerId, origin, sessionId) =>
      subscriptionFor({
        playerId,
        origin: options.centrifugo ? (options.centrifugo.publicUrl ?? options.centrifugo.url) : origin,
        clientName,
        token: connectionToken(playerId, sessionId),
      }),

    disconnectPlayer: (playerId, sessionId) => broker.disconnectUser(userOf(playerId), sessionId),

    stats: () => ({
      broker: broker.kind,
      isHealthy: broker.isHealthy(),
      connections: sessions.size,
      players: sessionsOfUser.size,
      channels: hub.channelCount,
      delivered: hub.fanOut.delivered,
      recovered: hub.recovered,
      unrecovered: hub.unrecovered,
      ...counts,
    }),

    /** Clients are told to come back, which they do elsewhere; whoever does not answer in time is cut. */
    async close() {
      if (isClosing) return;
      isClosing = true;
      clearInterval(heartbeat);
      clearInterval(sessionCheck);
      for (const session of sessions) session.end(disconnects.shutdown);
      const untilMs = performance.now() + shutdownMs;
      while (sessions.size > 0 && performance.now() < untilMs) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      for (const session of sessions) {
        session.cut();
        leave(session);
      }
      for (const [server, onUpgrade] of attached) server.off('upgrade', onUpgrade);
      await broker.close();
      sockets.close();
    },
  };
}

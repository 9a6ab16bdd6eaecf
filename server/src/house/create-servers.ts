import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import {
  createApp,
  createInnerCalls,
  createRateLimits,
  type Database,
  type Log,
  type Metrics,
  type MountOptions,
  type manualClock,
  measureCalls,
  mountApiPage,
  mountCalls,
  mountHealth,
  openRedis,
  type Settings,
} from '../kit/index.ts';
import { type Tracer, traceRequests } from '../kit/trace/index.ts';
import { closeDrafts, guardMaintenance, inProcessApi, mountBackoffice, mountSite, placeOf } from '../web/index.ts';
import type { House } from './create-house.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const idleSweepMs = 50;

export interface ServersOptions {
  settings: Settings;
  house: House;
  database: Database;
  metrics: Metrics;
  log: Log;
  isStopping(): boolean;
  /** The clock of a house for tests; unset: time is real. */
  testClock?: ReturnType<typeof manualClock> | undefined;
  /** Unset: no request is traced. */
  tracer?: Tracer | undefined;
  /** The file in which the demo's payment provider keeps its book; unset: it forgets with the process. */
  sandboxBook?: string;
}

export interface Servers {
  app: FastifyInstance;
  close(): Promise<void>;
}

/** The HTTP side of one process: which routes it serves depends on its role. */
export async function createServers(options: ServersOptions): Promise<Servers> {
  const { settings, house, log } = options;
  const { role } = settings;
  const redis = settings.redisUrl ? connectRedis(settings.redisUrl, log) : undefined;
  const mount: MountOptions = {
    authenticate: house.identity.authenticate,
    recognise: house.identity.recognise,
    rateLimits: createRateLimits({ scale: settings.rateLimitScale, redis }),
    checkAnswers: settings.demo,
    publicUrl: settings.publicUrl,
  };
  const app = await createApp({ log, trustProxy: settings.trustProxy });
  if (options.tracer) traceRequests(app, options.tracer);
  measureCalls(app, options.metrics);
  // Whoever keeps a connection hears on it that the next request should go elsewhere, before it is closed.
  app.addHook('onRequest', (_request, reply, done) => {
    if (options.isStopping()) reply.header('connection', 'close');
    done();
  });
  guardMaintenance(app, settings.maintenance);
  closeDrafts(app, house.config.hosts);
  mountHealth(app, { ...options, metricsToken: settings.metricsToken, demo: settings.demo });

  if (role === 'all' || role === 'api') {
    mountApi(app, mount, options, redis);
    house.demo.answersAt(app);
  }
  if (role === 'all' || role === 'realtime') house.realtime.attach(app.server);
  let inner: FastifyInstance | undefined;
  if (role === 'all' || role === 'web') {
    // A call may ask others: in a process that only renders pages through an instance that listens nowhere.
    if (role === 'web') {
      inner = await createApp({ log, trustProxy: settings.trustProxy });
      if (options.tracer) traceRequests(inner, options.tracer);
      mountApi(inner, mount, options, redis);
      await inner.ready();
    }
    await mountBackoffice(app, {
      buildDir: resolve(root, 'backoffice/dist'),
      log,
      publicUrl: settings.publicUrl,
    });
    await mountSite(app, {
      api: inProcessApi(
        createInnerCalls(house.api, house.handlers, { mount, server: inner ?? app, metrics: options.metrics }),
      ),
      mode: settings.mode,
      buildDir: resolve(root, 'site/build'),
      gamesDir: resolve(root, 'studio/dist'),
      log,
      publicUrl: settings.publicUrl,
      hosts: house.config.hosts,
      wordsOf: house.content.wordsOf,
      frameAncestors: settings.frameAncestors,
      gameOrigins: house.games.providers.origins,
      paymentsLibrary: settings.paymentsLibrary,
      scriptHosts: settings.scriptHosts,
      chatOrigin: settings.support.widget ? new URL(settings.support.widget.script).origin : undefined,
      cryptoHosts: settings.cryptoHosts,
      preview: (cookie) => house.content.previewOf({ cookie }),
      place: async (request) => placeOf(await house.visitor.visitorOfPage(request)),
    });
  }
  return {
    app,
    async close() {
      // A connection that is busy now would be kept for its browser's next request: ended as soon as it falls idle.
      const sweep = setInterval(() => app.server.closeIdleConnections(), idleSweepMs);
      await app.close().finally(() => clearInterval(sweep));
      await inner?.close();
      redis?.disconnect();
    },
  };
}

function mountApi(
  app: FastifyInstance,
  mount: MountOptions,
  { settings, house, testClock, sandboxBook }: ServersOptions,
  redis: Redis | undefined,
): void {
  mountCalls(app, house.api, house.handlers, mount);
  // Sessions of their own: a player's cookie means nothing here, and a member's nothing above.
  mountCalls(app, house.staffApi, house.staff.handlers, {
    ...mount,
    authenticate: house.staff.authenticate,
    recognise: undefined,
    onForbidden: house.staff.noteForbidden,
  });
  for (const room of house.all) room.mount?.(app, { mount, redis, testClock, sandboxBook });
  mountApiPage(app, {
    demo: settings.demo,
    isStaff: async (request) => (await house.staff.authenticate(request)) !== null,
  });
}

function connectRedis(url: string, log: Log): Redis {
  const redis = openRedis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  redis.on('error', (error) => log.warn({ error: error.message }, 'Redis is not answering'));
  return redis;
}

import { timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { isMigrated } from '../database/migrate.ts';
import type { Metrics } from '../metrics.ts';

const longestLookMs = 1_000;

export interface HealthOptions {
  database: Database;
  metrics: Metrics;
  /** Without a token, metrics are for this machine alone in a demo, and absent in production. */
  metricsToken: string | undefined;
  demo: boolean;
  isStopping(): boolean;
}

/** For load balancers and monitors: is the process alive, may it get traffic, and its figures. */
export function mountHealth(app: FastifyInstance, options: HealthOptions): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const checks = { database: false, migrations: false, running: !options.isStopping() };
    const look = async () => {
      await options.database.query('select 1');
      checks.database = true;
      checks.migrations = await isMigrated(options.database);
    };
    // The checks say what is wrong. A balancer must not wait for a primary that fails over.
    await Promise.race([look().catch(() => undefined), sleep(longestLookMs, undefined, { ref: false })]);
    const found = { ...checks };
    const ready = Object.values(found).every(Boolean);
    // Who leaves in good order, or has no database, answers what it was asked by itself: a balancer that knows the difference
    // (HAProxy's `http-check disable-on-404`) sends it nothing new, and cuts nobody off. Anybody else is broken.
    return reply
      .status(ready ? 200 : found.running && found.database ? 503 : 404)
      .send({ status: ready ? 'ready' : 'not ready', checks: found });
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, options)) return reply.callNotFound();
    return reply.type(options.metrics.registry.contentType).send(await options.metrics.registry.metrics());
  });
}

function mayRead(request: FastifyRequest, { metricsToken, demo }: HealthOptions): boolean {
  if (metricsToken === undefined) return demo && isFromHere(request);
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${metricsToken}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Not through a proxy, which may stand on this machine and speak for anybody. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const isPassedOn = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'].some(
    (name) => headers[name] !== undefined,
  );
  return !isPassedOn && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
}

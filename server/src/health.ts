import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Database, isMigrated, type Metrics } from './kit/index.ts';

export interface HealthOptions {
  database: Database;
  metrics: Metrics;
  /** Without a token, metrics are open in a demo and absent in production. */
  metricsToken: string | undefined;
  demo: boolean;
  isStopping(): boolean;
}

/** For load balancers and monitors: is the process alive, may it get traffic, and its figures. */
export function mountHealth(app: FastifyInstance, options: HealthOptions): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const checks = { database: false, migrations: false, running: !options.isStopping() };
    try {
      await options.database.query('select 1');
      checks.database = true;
      checks.migrations = await isMigrated(options.database);
    } catch {
      // The checks say what is wrong.
    }
    const ready = Object.values(checks).every(Boolean);
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', checks });
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request.headers.authorization, options)) return reply.callNotFound();
    return reply.type(options.metrics.registry.contentType).send(await options.metrics.registry.metrics());
  });
}

function mayRead(authorization: string | undefined, { metricsToken, demo }: HealthOptions): boolean {
  if (metricsToken === undefined) return demo;
  const given = Buffer.from(authorization ?? '');
  const wanted = Buffer.from(`Bearer ${metricsToken}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

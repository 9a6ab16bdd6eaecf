import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  httpSeconds: Histogram<'call' | 'status'>;
  counter(name: string, help: string, labels?: string[]): Counter<string>;
  /** Without `buckets` those of an answer, from a millisecond to five seconds. */
  histogram(name: string, help: string, labels?: string[], buckets?: number[]): Histogram<string>;
  gauge(
    name: string,
    help: string,
    read: () => Promise<number | { labels: Record<string, string>; value: number }[]>,
    labels?: string[],
  ): void;
}

const buckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const httpSeconds = new Histogram({
    name: 'halley_http_seconds',
    help: 'Time to answer a call',
    labelNames: ['call', 'status'] as const,
    buckets,
    registers: [registry],
  });
  return {
    registry,
    httpSeconds,
    counter: (name, help, labelNames = []) => new Counter({ name, help, labelNames, registers: [registry] }),
    histogram: (name, help, labelNames = [], own = buckets) =>
      new Histogram({ name, help, labelNames, buckets: own, registers: [registry] }),
    gauge: (name, help, read, labelNames = ['name']) => {
      new Gauge({
        name,
        help,
        labelNames,
        registers: [registry],
        async collect() {
          const values = await read();
          if (typeof values === 'number') return this.set(values);
          for (const { labels, value } of values) this.set(labels, value);
        },
      });
    },
  };
}

/** Times every answer by the call's name, never by its address: addresses hold ids. */
export function measureCalls(app: FastifyInstance, metrics: Metrics): void {
  const timers = new Map<string, { observe(seconds: number): void }>();
  const timerOf = (call: string, status: string) => {
    const key = `${status} ${call}`;
    const timer = timers.get(key) ?? metrics.httpSeconds.labels(call, status);
    timers.set(key, timer);
    return timer;
  };
  app.addHook('onResponse', (request, reply, done) => {
    const call = (request.routeOptions.config as { call?: string }).call ?? 'other';
    timerOf(call, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
    done();
  });
}

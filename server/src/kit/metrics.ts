import type { FastifyInstance, onResponseHookHandler } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type CallTimer, type CallTimes, createCallTimes } from './call-times.ts';

export interface Metrics {
  registry: Registry;
  httpSeconds: CallTimes;
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
  const httpSeconds = createCallTimes({
    registry,
    name: 'halley_http_seconds',
    help: 'Time to answer a call',
    buckets,
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
  const timing = (call: string): onResponseHookHandler => {
    const timers = new Map<number, CallTimer>();
    return (_request, { statusCode, elapsedTime }, done) => {
      const timer = timers.get(statusCode) ?? metrics.httpSeconds.timer(call, statusCode);
      timers.set(statusCode, timer);
      timer.observe(elapsedTime / 1000);
      done();
    };
  };
  // By route: what a request's route is called is put together anew whenever a request is asked for it.
  app.addHook('onRoute', (route) => {
    const call = (route.config as { call?: string } | undefined)?.call ?? 'other';
    route.onResponse = [timing(call), ...[route.onResponse ?? []].flat()];
  });
  const nowhere = timing('other');
  app.addHook('onResponse', function (request, reply, done) {
    if (request.is404) nowhere.call(this, request, reply, done);
    else done();
  });
}

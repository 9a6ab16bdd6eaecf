import type { FastifyInstance, onResponseHookHandler } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type CallTimer, type CallTimes, createCallTimes } from './call-times.ts';

export interface Metrics {
  registry: Registry;
  httpSeconds: CallTimes;
  counter(name: string, help: string, labels?: string[]): Counter<string>;
  /** Without `buckets` those of an answer, from a millisecond to five seconds. */
  histogram(name: string, help: string, labels?: string[], buckets?: number[]): Histogram<string>;
  /** Read when somebody asks. What cannot be read in time is left out, and counted. */
  gauge(name: string, help: string, read: ReadFigures, labels?: string[]): void;
  /**
   * What is true of the whole house and read from its database: only of processes that work in the background, so that
   * not every process asks the same, least of all when the database is at its end.
   */
  gaugeOfHouse(name: string, help: string, read: ReadFigures, labels?: string[]): void;
  /** What only grows and is counted elsewhere. */
  total(name: string, help: string, read: () => number): void;
}

type ReadFigures = () => Promise<number | { labels: Record<string, string>; value: number }[]>;

const buckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** A database that is away must not keep the other figures back. */
const longestReadMs = 2_000;

export function createMetrics({ ofHouse = true } = {}): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const unread = new Counter({
    name: 'halley_metrics_unread',
    help: 'Figures that could not be read in time',
    labelNames: ['name'],
    registers: [registry],
  });
  const httpSeconds = createCallTimes({
    registry,
    name: 'halley_http_seconds',
    help: 'Time to answer a call',
    buckets,
  });
  const gauge: Metrics['gauge'] = (name, help, read, labelNames = ['name']) => {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const values = await inTime(read).catch(() => {
          unread.inc({ name });
          return [];
        });
        // Yesterday's labels are not today's.
        this.reset();
        if (typeof values === 'number') return this.set(values);
        for (const { labels, value } of values) this.set(labels, value);
      },
    });
  };
  return {
    registry,
    httpSeconds,
    counter: (name, help, labelNames = []) => new Counter({ name, help, labelNames, registers: [registry] }),
    histogram: (name, help, labelNames = [], own = buckets) =>
      new Histogram({ name, help, labelNames, buckets: own, registers: [registry] }),
    gauge,
    gaugeOfHouse: ofHouse ? gauge : () => {},
    total: (name, help, read) => {
      new Counter({
        name,
        help,
        registers: [registry],
        collect() {
          this.reset();
          this.inc(read());
        },
      });
    },
  };
}

async function inTime(read: ReadFigures): ReturnType<ReadFigures> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('not read in time')), longestReadMs);
  });
  return Promise.race([read(), late]).finally(() => clearTimeout(timer));
}

/** Asked once in so long: for figures that cost the database something. */
export function seldom<T>(everyMs: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { value: Promise<T>; untilMs: number } | undefined;
  return () => {
    if (!kept || performance.now() >= kept.untilMs) {
      kept = { value: read(), untilMs: performance.now() + everyMs };
      kept.value.catch(() => {
        kept = undefined;
      });
    }
    return kept.value;
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

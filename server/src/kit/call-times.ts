import type { Metric, MetricValueWithName, Registry } from 'prom-client';

export interface CallTimesOptions {
  registry: Registry;
  name: string;
  help: string;
  /** Upper bounds in seconds, from the smallest. */
  buckets: readonly number[];
}

/** Times of one call with one status. */
export interface CallTimer {
  observe(seconds: number): void;
}

export interface CallTimes {
  timer(call: string, status: number): CallTimer;
}

interface Counted extends CallTimer {
  labels: { call: string; status: string };
  /** One more than there are bounds: the last is for what is above all of them. */
  counts: number[];
  sum: number;
}

/**
 * A histogram of every request's time. The library's own puts its labels together, checks them and looks them up again
 * for each value, which every wager would pay; here a value is two additions.
 */
export function createCallTimes({ registry, name, help, buckets }: CallTimesOptions): CallTimes {
  const all = new Map<string, Counted>();
  const valuesOf = ({ labels, counts, sum }: Counted): MetricValueWithName<string>[] => {
    let below = 0;
    const steps = counts.map((count, index) => {
      below += count;
      return { metricName: `${name}_bucket`, labels: { le: buckets[index] ?? '+Inf', ...labels }, value: below };
    });
    return [
      ...steps,
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: below },
    ];
  };
  const about = { name, help, type: 'histogram', aggregator: 'sum', labelNames: ['call', 'status'] };
  const metric = {
    ...about,
    reset: () => all.clear(),
    get: async () => ({ ...about, values: [...all.values()].flatMap(valuesOf) }),
  };
  // The library's types know no metrics but its own; it asks for no more than this.
  registry.registerMetric(metric as unknown as Metric);

  const create = (call: string, status: number): Counted => {
    const counts = Array.from({ length: buckets.length + 1 }, () => 0);
    const counted: Counted = {
      labels: { call, status: String(status) },
      counts,
      sum: 0,
      observe(seconds) {
        let index = 0;
        while (index < buckets.length && seconds > (buckets[index] as number)) index += 1;
        (counts[index] as number) += 1;
        counted.sum += seconds;
      },
    };
    return counted;
  };
  return {
    timer(call, status) {
      const key = `${status} ${call}`;
      const timer = all.get(key) ?? create(call, status);
      all.set(key, timer);
      return timer;
    },
  };
}

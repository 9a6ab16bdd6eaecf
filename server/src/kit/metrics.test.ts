import fc from 'fast-check';
import { Histogram, Registry } from 'prom-client';
import { describe, expect, test } from 'vitest';
import { createCallTimes } from './call-times.ts';
import { createMetrics, seldom } from './metrics.ts';

describe('metrics', () => {
  test('the text is what Prometheus reads, with the process beside our own', async () => {
    const metrics = createMetrics();
    metrics.counter('halley_test_total', 'Things', ['kind']).inc({ kind: 'a"b\\c\nd' }, 2);
    const text = await metrics.registry.metrics();
    expect(text).toContain('# HELP halley_test_total Things\n# TYPE halley_test_total counter');
    expect(text).toContain('halley_test_total{kind="a\\"b\\\\c\\nd"} 2');
    expect(text).toContain('process_cpu_seconds_total');
    for (const line of text.trimEnd().split('\n')) {
      expect(line).toMatch(/^(|# (HELP|TYPE) \w+ .*|\w+(\{.*\})? ([-+.\de]+|nan))$/i);
    }
  });

  test('a gauge is asked when it is read, with a number or one per name', async () => {
    const metrics = createMetrics();
    let size = 1;
    metrics.gauge('halley_test_size', 'Size', async () => size);
    metrics.gauge('halley_test_rows', 'Rows', async () => [
      { labels: { name: 'x' }, value: 3 },
      { labels: { name: 'y' }, value: 0 },
    ]);
    size = 7;
    const text = await metrics.registry.metrics();
    expect(text).toContain('halley_test_size 7');
    expect(text).toContain('halley_test_rows{name="x"} 3');
    expect(text).toContain('halley_test_rows{name="y"} 0');
  });

  test('a figure that cannot be read is left out and counted, and the others are there', async () => {
    const metrics = createMetrics();
    let labels = { name: 'yesterday' };
    metrics.gauge('halley_test_away', 'Away', async () => {
      throw new Error('the database is away');
    });
    metrics.gauge('halley_test_here', 'Here', async () => [{ labels, value: 1 }]);
    metrics.total('halley_test_total', 'All', () => 5);
    await metrics.registry.metrics();
    labels = { name: 'today' };
    const text = await metrics.registry.metrics();
    expect(text).not.toMatch(/^halley_test_away/m);
    expect(text).toContain('halley_metrics_unread{name="halley_test_away"} 1');
    expect(text.match(/^halley_test_here.*/gm)).toEqual(['halley_test_here{name="today"} 1']);
    expect(text).toMatch(/TYPE halley_test_total counter\nhalley_test_total 5$/m);
  });

  test('figures of the whole house are told by those processes alone that are to tell them', async () => {
    const metrics = createMetrics({ ofHouse: false });
    metrics.gaugeOfHouse('halley_test_house', 'House', async () => 1);
    expect(await metrics.registry.metrics()).not.toContain('halley_test_house');
  });

  test('what costs something is asked once in a while, and again after a failure', async () => {
    let asked = 0;
    let isAway = true;
    const read = seldom(60_000, async () => {
      asked += 1;
      if (isAway) throw new Error('away');
      return asked;
    });
    await expect(read()).rejects.toThrow('away');
    isAway = false;
    expect([await read(), await read(), asked]).toEqual([2, 2, 2]);
  });

  test('times of calls read like those of any other histogram', async () => {
    const buckets = [0.001, 0.01, 0.1];
    const about = { name: 'halley_test_seconds', help: 'Times', buckets };
    const ours = new Registry();
    const theirs = new Registry();
    const times = createCallTimes({ ...about, registry: ours });
    const labelNames = ['call', 'status'] as const;
    const reference = new Histogram({ ...about, labelNames, registers: [theirs] });
    fc.assert(
      fc.property(
        fc.constantFrom('a', 'b"c'),
        fc.constantFrom(200, 404),
        fc.double({ min: 0, max: 0.2, noNaN: true }),
        (...said) => {
          const [call, status, seconds] = said;
          times.timer(call, status).observe(seconds);
          reference.labels(call, String(status)).observe(seconds);
        },
      ),
    );
    for (const edge of buckets) {
      times.timer('a', 200).observe(edge);
      reference.labels('a', '200').observe(edge);
    }
    expect((await ours.metrics()).split('\n').sort()).toEqual((await theirs.metrics()).split('\n').sort());
  });

  test('two of them do not share anything', async () => {
    const first = createMetrics();
    first.counter('halley_only_here_total', 'Here').inc();
    expect(await createMetrics().registry.metrics()).not.toContain('halley_only_here_total');
  });
});

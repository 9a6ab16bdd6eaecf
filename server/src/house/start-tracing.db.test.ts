import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp, createGrouper, createMetrics, readSettings, silentLog, step, writeEvents } from '../kit/index.ts';
import { addJob } from '../kit/jobs/index.ts';
import { logLines } from '../kit/testing/log-lines.ts';
import { sharedDatabase } from '../kit/testing/shared.ts';
import { createTracer, inSpan, readTraceParent, traceHeaders, traceRequests } from '../kit/trace/index.ts';
import { connectCollector } from '../kit/trace/open-telemetry.ts';
import { startTracing } from './start-tracing.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  links: { spanId: string }[];
  status: { code: number; message?: string };
}

const database = sharedDatabase();
const received: { path: string | undefined; headers: NodeJS.Dict<string | string[]>; body: never }[] = [];
let answers: number[] = [];
const collector = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    received.push({
      path: request.url,
      headers: request.headers,
      body: JSON.parse(String(Buffer.concat(parts))) as never,
    });
    response.writeHead(answers.shift() ?? 200).end('{}');
  });
});
let endpoint: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(() => collector.close());
beforeEach(() => {
  received.length = 0;
  answers = [];
});

const spansSent = () =>
  received.flatMap(
    ({ body }) =>
      (body as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }).resourceSpans[0]?.scopeSpans[0]?.spans ??
      [],
  );

async function open({ trustProxy = undefined as string | undefined, ratio = '1' } = {}) {
  const settings = readSettings({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer x=y',
    OTEL_TRACES_SAMPLER_ARG: ratio,
    TRUST_PROXY: trustProxy,
  });
  const metrics = createMetrics();
  const tracing = await startTracing({ settings, metrics, log: silentLog });
  if (!tracing) throw new Error('nothing is traced');
  const { log, lines } = logLines();
  const app = await createApp({ log });
  traceRequests(app, tracing.tracer);
  const grouper = createGrouper<number, number>({
    database,
    laneOf: (op) => op,
    apply: async (tx, ops) => {
      await tx.query('select 1');
      return ops.map((value) => ({ ok: true, value }));
    },
  });
  app.post('/wager', { config: { call: 'playRound' } }, async (request) => {
    request.log.info('a wager');
    return { value: await grouper.run((request.body as { lane: number }).lane) };
  });
  app.post('/event', { config: { call: 'event' } }, async () => {
    await database.tx(async (tx) => {
      await writeEvents(tx, 'fixtures.settled', [{ fixtureId: 1, version: 1 }]);
      await addJob(tx, 'wagers.sweep', {}, { key: 'traced' });
    });
    return {};
  });
  app.get('/out', { config: { call: 'out' } }, async () =>
    inSpan('provider', { kind: 'client' }, async () => traceHeaders()),
  );
  app.get('/breaks/:id', async () => {
    throw new Error('token=hunter2');
  });
  return { app, tracing, metrics, lines, settings };
}

describe('traces', () => {
  test('a request, its group and its transaction reach the collector as one trace, over a body too', async () => {
    const { app, tracing, lines } = await open();
    await app.inject({ method: 'POST', url: '/wager', payload: { lane: 1 } });
    await tracing.stop();
    const [transaction, group, request] = spansSent();
    expect([request?.name, group?.name, transaction?.name]).toEqual(['playRound', 'group', 'database transaction']);
    expect([group?.parentSpanId, transaction?.parentSpanId]).toEqual([request?.spanId, group?.spanId]);
    expect(new Set([request, group, transaction].map((span) => span?.traceId)).size).toBe(1);
    expect([request?.kind, transaction?.kind]).toEqual([2, 3]);
    expect(BigInt(request?.endTimeUnixNano ?? 0)).toBeGreaterThanOrEqual(BigInt(request?.startTimeUnixNano ?? 0));
    expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
    expect(received[0]).toMatchObject({ path: '/v1/traces', headers: { authorization: 'Bearer x=y' } });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ traceId: request?.traceId, reqId: expect.any(String) });
  });

  test('[RUN-29] what a request wrote down for later is a part of its trace when it is done, and of nobody’s untraced', async () => {
    const { app, tracing } = await open();
    const heard: unknown[] = [];
    const consumer = {
      name: 'traced-consumer',
      topics: ['fixtures.settled' as const],
      handle: async (_tx: unknown, events: unknown[]) => void heard.push(...events, traceHeaders().traceparent),
    };
    await database.query(
      `insert into kit_consumer (name, xid, id)
       select $1, coalesce(max(xid), '0'), coalesce(max(id), 0) from kit_outbox`,
      [consumer.name],
    );
    await app.inject({ method: 'POST', url: '/event' });
    const { rows } = await database.query(`select payload from graphile_worker._private_jobs where key = 'traced'`);
    await vi.waitFor(async () => expect(await step(database, consumer)).toBeGreaterThan(0), 15_000);
    await database.tx((tx) => writeEvents(tx, 'fixtures.settled', [{ fixtureId: 2, version: 1 }]));
    await vi.waitFor(async () => expect(await step(database, consumer)).toBeGreaterThan(0), 15_000);
    await tracing.stop();
    const request = spansSent().find(({ name }) => name === 'event');
    const consumed = spansSent().filter(({ name }) => name === 'consumer traced-consumer');
    expect(consumed.map(({ traceId }) => traceId)).toEqual([request?.traceId]);
    expect(heard).toEqual([
      { topic: 'fixtures.settled', data: { fixtureId: 1, version: 1 } },
      expect.stringContaining(request?.traceId ?? '-'),
      { topic: 'fixtures.settled', data: { fixtureId: 2, version: 1 } },
      undefined,
    ]);
    const [job] = rows as { payload: { $trace: string } }[];
    expect(job?.payload.$trace).toContain(request?.traceId);
    await database.query(
      `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where key = 'traced'`,
    );
  });

  test('several requests in one group: it belongs to the first and names the others', async () => {
    const { app, tracing } = await open();
    await Promise.all([1, 2, 3].map((lane) => app.inject({ method: 'POST', url: '/wager', payload: { lane } })));
    await tracing.stop();
    const groups = spansSent().filter(({ name }) => name === 'group');
    const requests = spansSent().filter(({ name }) => name === 'playRound');
    const named = groups.flatMap(({ parentSpanId, links }) => [parentSpanId, ...links.map(({ spanId }) => spanId)]);
    expect(named.toSorted()).toEqual(requests.map(({ spanId }) => spanId).toSorted());
  });

  test('a group without a traced request is no part of the one before it', async () => {
    const { app, tracing } = await open({ ratio: '0.5' });
    for (const lane of [1, 1, 1, 1]) await app.inject({ method: 'POST', url: '/wager', payload: { lane } });
    await tracing.stop();
    const count = (wanted: string) => spansSent().filter(({ name }) => name === wanted).length;
    expect([count('playRound'), count('group'), count('database transaction')]).toEqual([2, 2, 2]);
  });

  test('the trace of a caller goes on, and goes on to whom we call', async () => {
    const { app, tracing } = await open();
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const answer = await app.inject({ url: '/out', headers: { traceparent } });
    await tracing.stop();
    const [called, request] = spansSent();
    expect(request).toMatchObject({ traceId: '4bf92f3577b34da6a3ce929d0e0e4736', parentSpanId: '00f067aa0ba902b7' });
    expect(answer.json().traceparent).toBe(`00-${request?.traceId}-${called?.spanId}-01`);
  });

  test('[BOOT-07] one request in twenty is traced by default, and a stranger cannot ask for more', async () => {
    const { OTEL_TRACES_SAMPLER_ARG: _, ...usual } = {
      OTEL_TRACES_SAMPLER_ARG: '',
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    };
    expect(readSettings(usual).traces?.ratio).toBe(0.05);
    const begin = (trustsCallers: boolean, flags: string) => {
      const tracer = createTracer({ ratio: 0.05, trustsCallers, start: () => ({}) as never });
      const traceparent = `00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-${flags}`;
      const traced = Array.from({ length: 1_000 }, () => tracer.begin({ name: 'x', method: 'GET', traceparent }));
      return traced.filter(Boolean).length;
    };
    expect(Math.abs(begin(false, '01') - 50)).toBeLessThanOrEqual(1);
    expect([begin(true, '01'), begin(true, '00')]).toEqual([1_000, 0]);
  });

  test('an error is named, its words are not; ids of an address are not in a name', async () => {
    const { app, tracing } = await open();
    await app.inject({ url: '/breaks/4711?token=hunter2' });
    await tracing.stop();
    const [span] = spansSent();
    expect(span).toMatchObject({ name: '/breaks/:id', status: { code: 2, message: 'Error' } });
    expect(JSON.stringify(received)).not.toMatch(/hunter2|4711/);
  });

  test('the log names the trace of a caller also where nothing is traced', async () => {
    const { log, lines } = logLines();
    const app = await createApp({ log });
    app.get('/', async (request) => request.log.info('x') ?? {});
    await app.inject({ url: '/', headers: { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00' } });
    await app.inject({ url: '/', headers: { traceparent: 'nonsense\\n{"level":"fatal"}' } });
    expect(lines.map((line) => JSON.parse(line).traceId)).toEqual(['4bf92f3577b34da6a3ce929d0e0e4736', undefined]);
  });

  test('a collector that refuses or is away costs spans, not requests, and is said once', async () => {
    const warned: unknown[] = [];
    let dropped = 0;
    const collected = connectCollector({
      endpoint,
      serviceName: 'x',
      log: { warn: (...said: unknown[]) => void warned.push(said) } as never,
      onDropped: (spans) => {
        dropped += spans;
      },
    });
    const makeSpan = () => collected.start('x', {}, undefined).end();
    answers = [500, 500, 200];
    for (let time = 0; time < 3; time++) {
      makeSpan();
      await collected.flush();
    }
    expect([dropped, warned.length]).toEqual([2, 1]);
    for (let index = 0; index < 5_000; index++) makeSpan();
    expect(dropped).toBe(2 + 5_000 - 4_096);
    await collected.flush();
  });

  test('without an address nothing is traced', async () => {
    const nowhere = startTracing({ settings: readSettings({}), metrics: createMetrics(), log: silentLog });
    expect(await nowhere).toBeUndefined();
  });
});

test.each([
  undefined,
  '',
  5,
  '00-00000000000000000000000000000000-00f067aa0ba902b7-01',
  '00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01',
  '00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01',
  'ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more',
  '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7',
  `00-${'a'.repeat(5_000)}`,
  '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-0g',
])('%s is no trace', (header) => {
  expect(readTraceParent(header)).toBeUndefined();
});

import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../kit/index.ts';
import { until } from '../../kit/testing/until.ts';
import { openWorld } from '../testing/listen-to-world.ts';
import { mountFeed } from './mount-feed.ts';

const token = 'a-token-for-tests';
const headers = { authorization: `Bearer ${token}` };
const json = { ...headers, 'content-type': 'application/json' };

async function serve({ mostWaiting }: { mostWaiting?: number } = {}) {
  const { world, pass } = openWorld({ ids: ['esport-relay'] });
  const app = await createApp();
  mountFeed(app, { world: () => world, token, ...(mostWaiting && { mostWaiting }) });
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as { port: number };
  const url = `http://127.0.0.1:${port}/feed/v1/halley`;
  return { app, world, pass, port, url };
}

/** Reads lines of a stream until the connection ends. */
async function readStream(url: string) {
  const answer = await fetch(url, { headers });
  const lines: { seq: number; epoch: number; type: string; request_id?: string }[] = [];
  const ended = (async () => {
    let rest = '';
    for await (const chunk of (answer.body as ReadableStream<Uint8Array>).pipeThrough(
      new TextDecoderStream() as never,
    )) {
      const parts = (rest + chunk).split('\n');
      rest = parts.pop() ?? '';
      for (const part of parts) lines.push(JSON.parse(part));
    }
  })();
  return { answer, lines, ended };
}

test('only whoever has the token reads, and of a producer there is', async () => {
  const { url } = await serve();
  for (const path of ['', '/stream', '/fixtures']) {
    expect((await fetch(url + path)).status).toBe(401);
    expect((await fetch(url + path, { headers: { authorization: 'Bearer other' } })).status).toBe(401);
    expect((await fetch(url.replace('halley', 'other') + path, { headers })).status).toBe(404);
  }
  expect((await fetch(`${url}/recovery`, { method: 'POST' })).status).toBe(401);
});

test('what cannot be read is refused and changes nothing', async () => {
  const { url, world } = await serve();
  for (const query of ['?after=-1', '?after=x', '?after=1e3', '?epoch=now&after=1', '?after=1&after=2']) {
    expect((await fetch(`${url}/stream${query}`, { headers })).status).toBe(400);
  }
  for (const body of [
    '{}',
    '[]',
    'no',
    '{"request_id":""}',
    '{"request_id":"a","after_seq":-1}',
    '{"request_id":"a","fixtures":["A B"]}',
  ]) {
    expect((await fetch(`${url}/recovery`, { method: 'POST', headers: json, body })).status).toBe(400);
  }
  expect(world.journal.lastSeq).toBe(0);
});

test('[SPORT-72] says what legs of a fixture are worth together, and why it does not', async () => {
  const { url, world, pass } = await serve();
  pass(10);
  const fixture = world.fixtures()[0]?.plan.id;
  const [one, other] = ['1', '2'].map((side) => ({ market: 'winner;period=match', outcome: side }));
  const ask = (body: object) => fetch(`${url}/together`, { method: 'POST', headers: json, body: JSON.stringify(body) });
  expect((await fetch(`${url}/together`, { method: 'POST' })).status).toBe(401);
  for (const legs of [[], [one], [one, { market: 'NO KEY', outcome: 'a' }]]) {
    expect((await ask({ fixture, legs })).status).toBe(400);
  }
  expect((await ask({ fixture: 'nobody', legs: [one, other] })).status).toBe(404);
  expect(await (await ask({ fixture, legs: [one, other] })).json()).toEqual({
    code: 'NOT_PRICED_TOGETHER',
    legs: [0, 1],
  });
});

test('a stream begins where it is asked to, and recovery comes in it', async () => {
  const { url, world, pass } = await serve();
  pass(10);
  const { epoch, lastSeq } = world.journal;
  expect(await (await fetch(url, { headers })).json()).toEqual({
    producer: 'halley',
    protocol: 1,
    epoch,
    seq: lastSeq,
  });

  const [fresh, behind, older] = await Promise.all([
    readStream(`${url}/stream`),
    readStream(`${url}/stream?epoch=${epoch}&after=2`),
    readStream(`${url}/stream?epoch=${epoch - 1}&after=2`),
  ]);
  const asked = await fetch(`${url}/recovery`, { method: 'POST', headers: json, body: '{"request_id":"one"}' });
  expect([asked.status, await asked.json()]).toEqual([202, { epoch, seq: lastSeq }]);
  pass(5);
  const isTold = ({ lines }: typeof fresh) => lines.some(({ type }) => type === 'snapshot_complete');
  // As many turns as telling takes: what fits into one depends on the machine.
  await until(() => {
    world.turn();
    return [fresh, behind, older].every(isTold);
  });
  expect(fresh.lines[0]?.seq).toBe(lastSeq + 1);
  expect(behind.lines.map(({ seq }) => seq)).toEqual(behind.lines.map((_, index) => 3 + index));
  expect(older.lines).toEqual(fresh.lines);
  const told = fresh.lines.filter(({ request_id }) => request_id === 'one').map(({ type }) => type);
  const kinds = ['bet_stop', 'fixture_change', 'incident', 'odds_change', 'proof', 'snapshot_complete'];
  expect(new Set(told)).toEqual(new Set(kinds));

  const tooOld = { request_id: 'two', after_seq: world.journal.lastSeq + 1 };
  const refused = await fetch(`${url}/recovery`, { method: 'POST', headers: json, body: JSON.stringify(tooOld) });
  expect([refused.status, await refused.json()]).toEqual([409, { code: 'TOO_OLD' }]);

  const { fixtures } = (await (await fetch(`${url}/fixtures`, { headers })).json()) as { fixtures: object[] };
  expect(fixtures.length).toBe(world.fixtures().length + world.seasons().length);
});

test('a reader that does not read is cut, and others go on', async () => {
  const { url, world, pass, port } = await serve({ mostWaiting: 400_000 });
  const good = await readStream(`${url}/stream`);
  const slow = connect(port, '127.0.0.1');
  slow.pause();
  slow.on('error', () => undefined);
  slow.write(`GET /feed/v1/halley/stream HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  await until(() => world.journal.readers() === 2);
  for (let time = 1; world.journal.readers() === 2; time += 1) {
    world.recover({ request_id: `again-${time}` });
    pass(1);
    const seq = world.journal.lastSeq;
    await until(() => good.lines.at(-1)?.seq === seq);
  }
  expect(world.journal.readers()).toBe(1);
  slow.destroy();
});

test('a server that closes ends its streams', async () => {
  const { app, url } = await serve();
  const { ended } = await readStream(`${url}/stream`);
  await app.close();
  await ended;
});

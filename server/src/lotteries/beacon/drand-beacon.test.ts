import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beaconKeys, signRound } from '@halley/studio/fair/lottery';
import { afterEach, describe, expect, test } from 'vitest';
import { manualClock, silentLog } from '../../kit/index.ts';
import { chooseBeacons } from './choose-beacons.ts';
import { drandBeacon } from './drand-beacon.ts';
import { localBeacon } from './local-beacon.ts';

const { secretKey, publicKey } = beaconKeys(new Uint8Array(48).fill(3));
const chainHash = 'ab'.repeat(32);
const round = 4_711;
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A relay of drand's protocol: `GET /{chain}/public/{round}`. */
async function relay(answer: (response: ServerResponse, request: IncomingMessage) => void): Promise<string> {
  const server = createServer((request, response) => answer(response, request));
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const say = (body: unknown) => (response: ServerResponse) => {
  response.setHeader('content-type', 'application/json');
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

const signatureFor = (asked: number) => ({
  round: asked,
  randomness: '00'.repeat(32),
  signature: signRound(secretKey, asked),
});

const beaconOf = (urls: string[], timeoutMs = 2_000) =>
  drandBeacon(
    { name: 'a chain', urls, chainHash, publicKey, genesisSeconds: 1_700_000_000, periodSeconds: 3 },
    { log: silentLog, timeoutMs },
  );

describe('drand over HTTP', () => {
  test('asks for the round of its chain and believes a signature that holds', async () => {
    const asked: (string | undefined)[] = [];
    const url = await relay((response, request) => {
      asked.push(request.url);
      say(signatureFor(round))(response);
    });
    expect(await beaconOf([`${url}/`]).signatureOf(round)).toBe(signRound(secretKey, round));
    expect(asked).toEqual([`/${chainHash}/public/${round}`]);
  });

  test.each([
    ['another round', say(signatureFor(round + 1))],
    ['a signature of another round', say({ ...signatureFor(round + 1), round })],
    [
      'a signature of another key',
      say({ round, signature: signRound(beaconKeys(new Uint8Array(48).fill(4)).secretKey, round) }),
    ],
    ['no point of the curve', say({ round, signature: 'ff'.repeat(48) })],
    ['garbage', say('<html>busy</html>')],
    ['another shape', say({ round: String(round), signature: 17 })],
    ['far too much', say(`"${'a'.repeat(100_000)}"`)],
    ['too early', (response: ServerResponse) => response.writeHead(425).end()],
    ['its own trouble', (response: ServerResponse) => response.writeHead(500).end('no')],
    ['nothing, for ever', () => {}],
    ['an answer that never ends', (response: ServerResponse) => void response.write('{"round":')],
    ['a broken line', (response: ServerResponse) => response.destroy()],
  ])('does not believe %s, and asks the next relay', async (_name, answer) => {
    const bad = await relay(answer);
    expect(await beaconOf([bad], 100).signatureOf(round)).toBeNull();
    const good = await relay(say(signatureFor(round)));
    expect(await beaconOf([bad, good]).signatureOf(round)).toBe(signRound(secretKey, round));
  });

  test('does not follow a relay elsewhere', async () => {
    let visits = 0;
    const elsewhere = await relay((response) => {
      visits += 1;
      say(signatureFor(round))(response);
    });
    const url = await relay((response) => void response.writeHead(302, { location: `${elsewhere}/` }).end());
    expect(await beaconOf([url]).signatureOf(round)).toBeNull();
    expect(visits).toBe(0);
  });

  test('has nothing to say where no relay can be reached', async () => {
    expect(await beaconOf(['http://127.0.0.1:1']).signatureOf(round)).toBeNull();
  });
});

describe('the demo’s beacon', () => {
  test('says what it is, and signs no round before its time', async () => {
    const clock = manualClock('2026-01-01T00:10:00.000Z');
    const beacon = localBeacon('cd'.repeat(32), { clock });
    expect(beacon.info).toMatchObject({ name: 'local demo beacon', kind: 'local' });
    const next = beacon.roundAt(new Date('2026-01-01T00:10:01.000Z'));
    expect(next).toBe(22);
    expect(await beacon.signatureOf(next)).toBeNull();
    clock.advanceMs(30_000);
    expect(await beacon.signatureOf(next)).toMatch(/^[0-9a-f]{96}$/);
  });

  test('is found again after the house’s secret has changed; a chain that is not known is not', () => {
    const clock = manualClock('2026-01-01T00:10:00.000Z');
    const [older, newer] = ['cd'.repeat(32), 'ef'.repeat(32)];
    const before = chooseBeacons(undefined, { keys: [older], clock, log: silentLog }).current();
    const after = chooseBeacons(undefined, { keys: [newer, older], clock, log: silentLog });
    expect(after.current().info.chain_hash).not.toBe(before.info.chain_hash);
    expect(after.find(before.info.chain_hash)?.info).toEqual(before.info);
    expect(after.find(chainHash)).toBeUndefined();
  });
});

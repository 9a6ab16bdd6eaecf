import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beaconKeys, signRound, verifyLottery } from '@halley/studio/fair/lottery';
import { afterAll, expect, test } from 'vitest';
import { sharedLimitedHouse, withoutCopies } from '../../../../test/limited-house.ts';
import { lotteriesOf } from '../testing/lotteries-of.ts';

const { secretKey, publicKey } = beaconKeys(new Uint8Array(48).fill(5));
const chain = 'c4'.repeat(32);

/** A relay of a chain of our own, that says what a test wants it to. */
const relay = {
  answer: (response: ServerResponse, _round: number): void => void response.writeHead(425).end(),
  asked: 0,
};
const server = createServer((request, response) => {
  relay.asked += 1;
  const [, round] = new RegExp(`^/${chain}/public/(\\d+)$`).exec(request.url ?? '') ?? [];
  relay.answer(response, Number(round));
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const limited = sharedLimitedHouse({
  ...withoutCopies,
  BEACON_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  BEACON_CHAIN_HASH: chain,
  BEACON_PUBLIC_KEY: publicKey,
  BEACON_GENESIS: '1700000000',
  BEACON_PERIOD: '3',
});
const lotteries = lotteriesOf(() => limited);

const sign = (response: ServerResponse, round: number) =>
  response.end(JSON.stringify({ round, signature: signRound(secretKey, round) }));

test('a house that is given relays draws by what they say once it holds, and waits for it until then', async () => {
  const { id } = await lotteries.open();
  const player = await limited.player();
  await lotteries.deposit(player, 20_000);
  const draw = () => lotteries.read(player, `/api/fair/draws/${id}`);
  expect((await draw()).beacon).toMatchObject({
    kind: 'drand',
    name: `drand ${chain.slice(0, 8)}`,
    public_key: publicKey,
  });
  await lotteries.pass(66);
  // Nobody is asked before the round is made.
  expect([(await draw()).state, relay.asked]).toEqual(['frozen', 0]);
  for (const answer of [
    relay.answer,
    (response: ServerResponse, round: number) => sign(response, round + 1),
    (response: ServerResponse, round: number) =>
      response.end(JSON.stringify({ round, signature: signRound(secretKey, round - 1) })),
    (response: ServerResponse) => response.end('busy'),
  ]) {
    relay.answer = answer;
    await lotteries.pass(30);
    expect(await draw()).toMatchObject({ state: 'frozen', waits_for: 'beacon', seed: null, winners: [] });
  }
  relay.answer = sign;
  await lotteries.pass(1);
  const drawn = await draw();
  const { leaves } = await lotteries.read(player, `/api/fair/draws/${id}/tickets`);
  expect(drawn).toMatchObject({ state: 'drawn', signature: signRound(secretKey, drawn.named_round) });
  expect(verifyLottery(drawn, leaves)).toMatchObject({ beaconHolds: true, listHolds: true, winnersHold: true });
});

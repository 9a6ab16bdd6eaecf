import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { commit, fairDraw } from '../../../studio/src/fair/index.ts';
import { machineEntries } from '../../../studio/src/slots/index.ts';

interface Machines {
  url: string;
  close(): Promise<void>;
}

const dist = fileURLToPath(new URL('../../../studio/dist', import.meta.url));
const kinds: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const serverSeed = 'a1'.repeat(32);
const clientSeed = 'quiet-orange-harbour';
/** As long as a stake takes on a slow line: reels turn without a result for so long. */
const answerMs = 500;

export type MachineId = keyof typeof machineEntries;

/**
 * The built machines and the calls they make, without a house: rounds are decided by the real rules from fixed seeds, so
 * that every run, before a change and after it, shows the same spins.
 */
export async function serveMachines(): Promise<Machines> {
  const rounds = new Map<string, number>();
  const server = createServer((request, response) => {
    void answer(request, response, rounds).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, rounds: Map<string, number>) {
  const { pathname } = new URL(request.url ?? '/', 'http://machines');
  const json = (body: unknown) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (pathname.startsWith('/games/')) {
    const path = normalize(pathname.slice('/games'.length));
    const file = join(dist, path.endsWith('/') ? `${path}index.html` : path);
    const content = readFileSync(file);
    return response.writeHead(200, { 'content-type': kinds[extname(file)] ?? 'text/plain' }).end(content);
  }
  if (pathname === '/api/studio/fair') return json({ ...fairOf(0), balance_cents: 100_000 });
  const id = /^\/api\/studio\/([\w-]+)\/rounds$/.exec(pathname)?.[1];
  if (request.method !== 'POST' || !id) return json([]);
  const number = (rounds.get(id) ?? 0) + 1;
  rounds.set(id, number);
  const body = JSON.parse(await text(request)) as { stake_cents: number };
  await new Promise((done) => setTimeout(done, answerMs));
  return json(roundOf(id as MachineId, { number, stake: body.stake_cents }));
}

const fairOf = (nonce: number) => ({
  pair_id: 'pair-1',
  server_seed_hash: commit(serverSeed),
  client_seed: clientSeed,
  nonce,
});

function roundOf(id: MachineId, { number, stake }: { number: number; stake: number }) {
  const { game } = machineEntries[id];
  const choice = { mode: 'spin' as const };
  let nonce = number;
  const play = () => game.play({ stake: BigInt(stake), choice, draw: fairDraw({ serverSeed, clientSeed, nonce }) });
  let played = play();
  // A round of one spin: free spins and coins that stay are minutes of the same.
  while (played.events.some(({ type }) => type === 'free' || type === 'held')) {
    nonce += 1_000;
    played = play();
  }
  const { events, outcome, win } = played;
  return {
    round_id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    game: game.identifier,
    game_version: game.version,
    mode: 'demo',
    state: 'closed',
    steps: [],
    currency: 'FUN',
    stake_cents: stake,
    choice,
    events,
    outcome,
    win_cents: Number(win),
    balance_before_cents: 100_000,
    balance_cents: 100_000 - stake + Number(win),
    at: '2026-11-15T12:00:00.000Z',
    fair: fairOf(nonce),
  };
}

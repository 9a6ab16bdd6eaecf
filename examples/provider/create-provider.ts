import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Game, games } from './games.ts';
import { closedPage, gamePage, replayPage } from './page.ts';
import { createTables, type Tables } from './tables.ts';
import { createWallet, isSigned } from './wallet-client.ts';

export interface ProviderOptions {
  /** Our name at the house, and the secret we share with it. */
  providerId: string;
  secret: string;
  /** Where the house is, asked anew for every call. */
  houseUrl: () => string;
  /** The path we are served below: empty, or `/demo/provider`. */
  base?: string;
  /** How players reach us, without a slash at the end; unset: our rounds cannot be looked at again. */
  publicUrl?: () => string | undefined;
  /** Who may show our games in a frame; unset: the origin we are served from. */
  frameAncestors?: string;
  /** Whole number below the limit. */
  draw?: (limit: number) => number;
}

const largestBody = 16 * 1024;
/** How far the clocks of house and provider may be apart. */
const windowSeconds = 60;
const fileOf = (name: string) => readFileSync(new URL(`./public/${name}`, import.meta.url));

/**
 * Kepler Works, a little studio: two games, their outcomes, and the wallet protocol of the house. Plain Node, so it
 * runs as a program of its own (main.ts) or inside the demo.
 */
export function createProvider(options: ProviderOptions) {
  const { base = '', providerId, secret, draw = (limit) => randomInt(limit) } = options;
  const wallet = createWallet({ url: options.houseUrl, providerId, secret });
  const tables = createTables({
    wallet,
    draw,
    providerId,
    replayUrl: (round) => {
      const own = options.publicUrl?.();
      return own === undefined ? undefined : `${own}${base}/replay?round=${round}`;
    },
  });
  const files: Record<string, { type: string; content: Buffer }> = {
    '/game.css': { type: 'text/css; charset=utf-8', content: fileOf('game.css') },
    '/game.js': { type: 'text/javascript; charset=utf-8', content: fileOf('game.js') },
  };
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${options.frameAncestors ?? "'self'"}`;

  const send = (response: ServerResponse, status: number, type: string, content: string | Buffer): void => {
    response.writeHead(status, {
      'content-type': type,
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    response.end(content);
  };
  const sendJson = (response: ServerResponse, status: number, body: object) =>
    send(response, status, 'application/json', JSON.stringify(body));
  const sendPage = (response: ServerResponse, page: string) => send(response, 200, 'text/html; charset=utf-8', page);

  async function launch(url: URL, response: ServerResponse): Promise<void> {
    const locale = localeOf(url.searchParams.get('locale'));
    const game = games.find(({ name }) => `${providerId}/${name}` === url.searchParams.get('game'));
    const seat = game && (await seatAt(tables, { game, locale, query: url.searchParams }));
    sendPage(response, seat ? gamePage(base, seat) : closedPage(base, locale));
  }

  /** Whoever has the round's id, which nobody can guess, may look at it. */
  function replay(url: URL, response: ServerResponse): void {
    const round = tables.told(url.searchParams.get('round') ?? '');
    sendPage(response, round ? replayPage(base, round) : closedPage(base, localeOf(url.searchParams.get('locale'))));
  }

  async function api(path: string, body: Buffer, response: ServerResponse): Promise<void> {
    const said = readObject(body);
    const seat = tables.find(said?.seat);
    if (!said || !seat) return sendJson(response, 404, { code: 102 });
    if (path === '/api/balance') return sendJson(response, 200, { balance: await tables.balance(seat) });
    const answer = await tables.play(seat, { stake: said.stake, choice: said.choice });
    if (answer.ok) return sendJson(response, 200, answer.played);
    sendJson(response, answer.code === 'unknown' ? 503 : 409, { code: answer.code });
  }

  /** The house asks us to give free rounds, or to take them back. Signed the same way as our calls to it. */
  async function freeRounds(path: string, request: IncomingMessage, body: Buffer, response: ServerResponse) {
    const header = (name: string) => String(request.headers[name] ?? '');
    const timestamp = header('x-timestamp');
    const parts = { timestamp, nonce: header('x-nonce'), method: 'POST', path: base + path, body };
    const isNow = Math.abs(Date.now() / 1000 - Number(timestamp)) <= windowSeconds;
    if (!isNow || !isSigned(secret, parts, header('x-signature'))) return sendJson(response, 401, { code: 202 });
    const said = readObject(body) ?? {};
    const id = String(said.free_rounds_id);
    if (path === '/freerounds/cancel') return sendJson(response, tables.takeFreeRoundsBack(id) ? 200 : 409, {});
    const wish = { id, player: String(said.player_id), game: String(said.game), stake: Number(said.stake) };
    const isKnown = games.some(({ name }) => `${providerId}/${name}` === wish.game);
    if (!isKnown || !(Number(said.rounds) > 0)) return sendJson(response, 422, { code: 201 });
    tables.giveFreeRounds({ ...wish, total: Number(said.rounds) });
    sendJson(response, 200, {});
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://provider.invalid');
    const path = url.pathname.startsWith(base) ? url.pathname.slice(base.length) : url.pathname;
    const file = files[path];
    if (request.method === 'GET' && file) return send(response, 200, file.type, file.content);
    if (request.method === 'GET' && path === '/launch') return launch(url, response);
    if (request.method === 'GET' && path === '/replay') return replay(url, response);
    if (request.method !== 'POST') return sendJson(response, 404, { code: 208 });
    const body = await readBody(request);
    if (!body) return sendJson(response, 413, { code: 207 });
    if (path === '/api/play' || path === '/api/balance') return api(path, body, response);
    if (path === '/freerounds/issue' || path === '/freerounds/cancel') return freeRounds(path, request, body, response);
    sendJson(response, 404, { code: 208 });
  };
}

async function seatAt(tables: Tables, wish: { game: Game; locale: string; query: URLSearchParams }) {
  if (wish.query.get('mode') !== 'real') return tables.seatForFun(wish.game, wish.locale);
  return tables.seatForReal(wish.game, wish.locale, wish.query.get('token') ?? '');
}

/** Comes from an address anybody can write: only what is a language tag is taken for one. */
function localeOf(text: string | null): string {
  return text !== null && /^[a-z]{2}(-[A-Za-z]{2})?$/.test(text) ? text : 'en';
}

function readObject(body: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body.toString());
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += (chunk as Buffer).length;
    if (length > largestBody) return undefined;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

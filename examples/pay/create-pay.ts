import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, createApi } from './api.ts';
import { type Order, openBook } from './book.ts';
import { createBrake } from './brake.ts';
import { createCallbacks } from './callbacks.ts';
import { createChain } from './chain.ts';
import { takeStep } from './customer.ts';
import { createDesk, isOutcome } from './desk.ts';
import { createDoor, type Merchant } from './door.ts';
import { coins, readCoins } from './money.ts';
import { type ChainForm, chainPage, networks } from './pages/chain-page.ts';
import { deskPage } from './pages/desk-page.ts';
import { orderPage } from './pages/order-page.ts';
import { type Place, plain } from './pages/shell.ts';
import { languageOf, wordsFor } from './words/words-for.ts';

export interface PayOptions {
  merchants: readonly Merchant[];
  /** Whose coins are on the chain, and where it wants to hear of them. */
  watcher?: () => { merchant: string; url: string };
  /** From where we stand, the address a merchant has given; unset: as it was given. */
  reach?: (url: string) => string;
  /** The path we are served below: empty, or `/demo/pay`. */
  base?: string;
  /** Where browsers find us: `https://pay.example`; unset: at the origin they are on. */
  publicUrl?: string;
  /** The file of the book; unset: it is forgotten with the process. */
  path?: string | undefined;
  /** First digits of cards that are not taken; unset: nobody's. */
  blockedBins?: readonly string[] | undefined;
  lateMs?: number;
  retryMs?: number;
  now?: () => number;
}

const largestBody = 32 * 1024;
/** Of all visitors together: whoever presses faster is no visitor. */
const pressesPerSecond = 100;
const ownOrigin = 'http://pay.invalid';
const style = readFileSync(new URL('./public/pay.css', import.meta.url));

/**
 * Transit Pay, a payment provider to try everything with: cards, banks, wallets, vouchers and a play chain, with every
 * ending there is. Plain Node, so it runs as a program of its own (main.ts) or inside the demo.
 */
export function createPay(options: PayOptions) {
  const { merchants, base = '', publicUrl = '', lateMs = 15_000, retryMs = 500, now = Date.now } = options;
  const book = openBook({ path: options.path, now });
  const secretOf = (id: string) => merchants.find((merchant) => merchant.id === id)?.secret;
  const callbacks = createCallbacks({ book, secretOf, retryMs, reach: options.reach ?? ((url) => url) });
  const desk = createDesk({ book, callbacks, lateMs });
  const chain = createChain({ book, callbacks, watcher: () => options.watcher?.() });
  const pageOf = (order: Order) => `${publicUrl}${base}/pay/${order.id}?lang=${languageOf(order.locale)}`;
  const api = createApi({ book, desk, pageOf });
  const door = createDoor({ merchants, now });
  const presses = createBrake({ perSecond: pressesPerSecond, now });
  callbacks.resume();
  desk.resume();

  async function answerMerchant(request: IncomingMessage, path: string, url: URL): Promise<Answer> {
    const body = await readBody(request);
    if (!body) return { status: 413, body: { error: { code: 'TOO_LARGE', message: 'the body is too large' } } };
    const merchant = door.recognise(request, body);
    if (merchant === undefined) {
      return {
        status: 401,
        body: { error: { code: 'SIGNATURE', message: 'the signature, its time or its nonce is wrong' } },
      };
    }
    if (request.method === 'GET' && path === '/report') return api.report(merchant, url.searchParams);
    const [, shelf, name] = /^\/(orders|tokens)\/([^/]{1,150})$/.exec(path) ?? [];
    if (request.method === 'GET' && shelf === 'orders' && name) return api.look(merchant, decode(name));
    if (request.method === 'DELETE' && shelf === 'tokens' && name) return api.forget(merchant, decode(name));
    const said = readObject(body);
    if (!said)
      return { status: 422, body: { error: { code: 'INVALID', message: 'the body must be an object in JSON' } } };
    return path === '/payouts' ? api.payout(merchant, said) : api.order(merchant, said);
  }

  const isForMerchants = (method: string | undefined, path: string) =>
    (method === 'POST' && (path === '/orders' || path === '/payouts')) ||
    (method === 'GET' && (path === '/report' || path.startsWith('/orders/'))) ||
    (method === 'DELETE' && path.startsWith('/tokens/'));

  async function orderStep(
    order: Order,
    place: Place,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (request.method === 'GET') return sendPage(response, orderPage(place, order), { order });
    const form = await readForm(request);
    if (!form) return sendPage(response, orderPage(place, order), { status: 413, order });
    // The shop's form has brought the customer: from here on the page is one like any other.
    if (form.has('entry')) return seeOther(response, pageOf(order));
    const fresh = book.order(order.id) ?? order;
    const step = await takeStep({ book, desk, blockedBins: options.blockedBins }, fresh, {
      form,
      words: wordsFor(place.language),
    });
    if ('leave' in step) return seeOther(response, step.leave);
    sendPage(response, orderPage(place, step.show, step.problems, step.typed), {
      status: step.problems ? 422 : 200,
      order,
    });
  }

  async function deskStep(place: Place, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await readForm(request);
    const order = book.order(form?.get('id') ?? '');
    const outcome = form?.get('outcome');
    if (!order || !isOutcome(outcome))
      return sendPage(
        response,
        deskPage(place, book, ({ gone }) => gone),
        { status: 404 },
      );
    if (!(await desk.decide(order, outcome))) {
      return sendPage(
        response,
        deskPage(place, book, ({ tooLate }) => tooLate),
        { status: 409 },
      );
    }
    seeOther(response, `${base}/?lang=${place.language}`);
  }

  async function chainStep(url: URL, place: Place, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const words = wordsFor(place.language);
    const asked = request.method === 'GET' ? url.searchParams : await readForm(request);
    const form = readChainForm(asked ?? new URLSearchParams());
    const show = (status: number, problems = {}, filled = form) => {
      const outputs = filled.address === '' ? [...book.outputs()].reverse() : chain.at(filled.address);
      sendPage(response, chainPage(place, { form: filled, outputs: outputs.slice(0, 40), problems }), { status });
    };
    if (request.method === 'GET' || !asked) return show(200);
    const comeBack = ({ currency, network, address }: { currency: string; network: string; address: string }) =>
      seeOther(response, `${base}/chain?${new URLSearchParams({ currency, network, address, lang: place.language })}`);
    const outcome = asked.get('outcome');
    const output = book.output(asked.get('output') ?? '');
    if (output) {
      if (outcome === 'confirm') await chain.confirm(output.id);
      if (outcome === 'confirm_six') await chain.confirm(output.id, 6);
      if (outcome === 'replace' && !(await chain.replace(output.id))) return show(409, { all: words.tooLate });
      return comeBack({ ...output, network: output.network ?? '' });
    }
    const amount = readCoins(form.amount, form.currency);
    const problems = {
      ...(!/^[A-Za-z0-9:]{20,150}$/.test(form.address) && { address: words.badAddress }),
      ...(amount === undefined && { amount: words.badSum }),
    };
    if (amount === undefined || Object.keys(problems).length > 0) return show(422, problems);
    const network = form.currency === 'USDT' ? form.network : null;
    await chain.pay(
      { currency: form.currency, network, address: form.address, amount },
      { outputs: outcome === 'pay_twice' ? 2 : 1 },
    );
    comeBack(form);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = request.url ?? '/';
    // `//` is a path no address can have.
    const url = new URL(URL.canParse(target, ownOrigin) ? target : '/nothing', ownOrigin);
    const path = url.pathname.startsWith(base) ? url.pathname.slice(base.length) : url.pathname;
    if (isForMerchants(request.method, path)) return sendJson(response, await answerMerchant(request, path, url));
    const isGet = request.method === 'GET';
    if (!isGet && !presses.mayGoOn()) {
      return sendPage(
        response,
        plain({ base, language: 'en' }, ({ tooMany }) => tooMany),
        { status: 429 },
      );
    }
    if (isGet && path === '/pay.css') return send(response, 200, 'text/css; charset=utf-8', style);
    const order = book.order(/^\/pay\/([\w-]{1,60})$/.exec(path)?.[1] ?? '');
    const wish = url.searchParams.get('lang') ?? order?.locale ?? request.headers['accept-language'];
    const place: Place = { base, language: languageOf(wish) };
    if (isGet || request.method === 'POST') {
      if (order?.kind === 'order') return orderStep(order, place, request, response);
      if (path === '/chain') return chainStep(url, place, request, response);
      if (isGet && path === '/') return sendPage(response, deskPage(place, book));
      if (!isGet && path === '/desk') return deskStep(place, request, response);
    }
    sendPage(
      response,
      plain(place, ({ gone }) => gone),
      { status: 404 },
    );
  }

  return {
    handle,
    stop(): void {
      callbacks.stop();
      desk.stop();
    },
  };
}

function readChainForm(asked: URLSearchParams): ChainForm {
  const wish = asked.get('currency');
  return {
    currency: coins.find((code) => code === wish) ?? 'BTC',
    network: networks.find((name) => name === asked.get('network')) ?? networks[0],
    address: (asked.get('address') ?? '').trim().slice(0, 150),
    amount: (asked.get('amount') ?? '').slice(0, 32),
  };
}

/** Nothing inline, no script, no frame; a form may lead back to the shop of its order and nowhere else. */
function policyFor(order: Order | undefined): string {
  const shop = order && /^https?:/.test(order.returnUrl) ? ` ${new URL(order.returnUrl).origin}` : '';
  return `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'${shop}; frame-ancestors 'none'`;
}

function send(response: ServerResponse, status: number, type: string, content: string | Buffer, order?: Order): void {
  response.writeHead(status, {
    'content-type': type,
    'content-security-policy': policyFor(order),
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  response.end(content);
}

function sendJson(response: ServerResponse, { status, body }: Answer): void {
  send(response, status, 'application/json', body ? JSON.stringify(body) : '');
}

function sendPage(
  response: ServerResponse,
  page: string,
  { status = 200, order }: { status?: number; order?: Order } = {},
): void {
  send(response, status, 'text/html; charset=utf-8', page, order);
}

function seeOther(response: ServerResponse, location: string): void {
  response.writeHead(303, { location, 'cache-control': 'no-store' });
  response.end();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function readObject(body: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body.toString());
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  const body = await readBody(request);
  return body && new URLSearchParams(body.toString());
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request) {
      length += (chunk as Buffer).length;
      if (length > largestBody) return undefined;
      chunks.push(chunk as Buffer);
    }
  } catch {
    // Whoever sent it has gone.
    return undefined;
  }
  return Buffer.concat(chunks);
}

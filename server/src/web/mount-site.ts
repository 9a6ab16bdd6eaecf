import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import fastifyStatic from '@fastify/static';
import {
  type Api,
  isPersonalAddress,
  isSensitiveAddress,
  type PageContext,
  previewCookie,
  readConsent,
  readCookie,
  type Standing,
} from '@halley/contract';
import type { Client } from '@halley/contract/client';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseLocale, isKnownHost, localeCookie, readLocaleCookie } from '../config/index.ts';
import { cookiesOf, inSpan } from '../kit/index.ts';
import { chooseEncoding, compressStream, compressText } from './compress.ts';
import { lastResortPage } from './last-resort-page.ts';
import { readPrefix } from './locale-prefix.ts';
import { createPageCache, cutNonce, putNonce } from './page-cache.ts';
import { makeNonce, pagePolicy, securityHeaders } from './security-headers.ts';
import { loadSiteBuild } from './site-build.ts';
import { toWebRequest } from './web-request.ts';

/** What the page may go by besides its address. Guests who agree in all of it, and in language and device, share a page. */
export interface Place extends Standing {
  flags: PageContext['flags'];
  brand: PageContext['brand'];
  isBot: boolean;
  /** The language a player reads. */
  language?: string;
}

/** Versions that one browser looks at before they count. */
interface Drafts {
  items: readonly { name: string; version: number }[];
  until: Date;
  at?: Date;
}

export interface SiteOptions {
  /** The API as this visitor, in process: see `inProcessApi`. */
  api: (request: FastifyRequest, locale?: string) => Client<Api>;
  mode: 'demo' | 'production';
  /** `site/build`: the folders `client` and `server`. */
  buildDir: string;
  /** `studio/dist`: one folder per game, served below `/games/`. */
  gamesDir: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Scheme and host for canonical links; unset: those of the request. */
  publicUrl?: string;
  /** Hosts of ours besides that of `publicUrl` (in the demo also every name of this machine), and those that are a site of their own. */
  hosts?: { known: () => readonly string[]; isSite: (host: string) => boolean };
  /** What the operator says otherwise in a locale, in the drafts a browser looks at as well; unset: nothing. */
  wordsOf?: (locale: string, drafts?: Drafts) => ReturnType<PageContext['wordsOf']>;
  /** Drafts a browser looks at, by its cookies; unset: nobody looks at any. */
  preview?: (cookie: (name: string) => string | undefined) => Drafts | undefined;
  /** Where the visitor stands. */
  place: (request: FastifyRequest) => Place | Promise<Place>;
  /** Whether the request carries a session; unset: any cookie with "session" in its name. */
  hasSession?: (request: FastifyRequest) => boolean;
  /** Origins of partners that may show the site in a frame. */
  frameAncestors?: readonly string[];
  /** Origins of other houses whose games are shown in a frame. */
  gameOrigins?: () => Promise<readonly string[]>;
  /** The payments library of the cashier, and the origins of payment providers. */
  paymentsLibrary?: { url: string; origins: readonly string[] };
  /** Origins whose scripts guests' pages of the lobby and content kind may load. */
  scriptHosts?: readonly string[];
  /** The origin of an external chat; used where our own is off. */
  chatOrigin?: string | undefined;
  /** Hosts for players with crypto money. */
  cryptoHosts?: readonly string[];
  /** How long a guest's page is served from memory; 0 turns it off. */
  pageLifetimeMs?: number;
}

/** Addresses that belong to others: an unknown one there is the API's own 404, not a page. */
const notPages = /^\/(api|api-fe|provider|connection|metrics|healthz|readyz)(\/|$)/;
const demoPages = /^\/demo\/(?!ui$)/;
/** Asked for by the page itself, in the language it has. */
const notDocuments = /\.data$|^\/messages\//;
const carriesPreview = new RegExp(`(^|;\\s*)${previewCookie}=`);
const localesLifetimeMs = 30_000;
const mostHosts = 200;
const allLocales = ['en', 'de', 'en-AU', 'en-CA', 'fr-CA', 'en-NZ', 'no', 'it', 'en-KW'];
const yearSeconds = 31_536_000;
/** Pages have small forms only: consent, signing out. */
const largestFormBytes = 64 * 1024;
/** Pages are read; a few of them take a form as well. */
const pageMethods = new Set(['GET', 'HEAD', 'POST']);
/** Always the same, so that a page sees at once that nothing is new. */
const noWords = {};

/** Serves the players' site: its files, the games' bundles and every page. */
export async function mountSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  // React chooses its build by this name when the bundle is loaded; a site is never served by the slow one.
  process.env.NODE_ENV ??= 'production';
  const render = await loadSiteBuild(resolve(options.buildDir));
  const cache = createPageCache({ lifetimeMs: options.pageLifetimeMs ?? 3_000, size: 500 });
  const hasSession =
    options.hasSession ?? ((request) => /(^|;\s*)[^=;]*session[^=;]*=/i.test(request.headers.cookie ?? ''));
  const enabledLocales = rememberLocales(options);
  const { frameAncestors = [], paymentsLibrary = { url: '/payments-api.js', origins: [] } } = options;

  await app.register(async (files) => {
    await files.register(fastifyStatic, {
      root: join(resolve(options.buildDir), 'client'),
      wildcard: false,
      preCompressed: true,
      index: false,
      // Source maps lie elsewhere; should one ever lie here, it is still not for visitors.
      globIgnore: ['.vite/**', '**/.*', '**/*.br', '**/*.gz', '**/*.map'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = /\/client\/(assets|tiles)\//.test(path);
        const usual = path.endsWith('/sw.js') ? 'no-cache' : 'public, max-age=3600';
        reply.header('cache-control', hashed ? `public, max-age=${yearSeconds}, immutable` : usual);
        reply.header('x-content-type-options', 'nosniff');
      },
    });
  });

  if (existsSync(options.gamesDir)) {
    await app.register(async (games) => {
      games.addHook('onRequest', async (request, reply) => {
        const origin = originOf(request, undefined);
        reply.headers({ ...securityHeaders(origin), 'content-security-policy': pagePolicy({ origin }) });
      });
      await games.register(fastifyStatic, {
        root: resolve(options.gamesDir),
        prefix: '/games/',
        // Stamps of the build are nobody's business.
        dotfiles: 'ignore',
        decorateReply: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, path) => {
          const hashed = path.includes('/assets/');
          reply.header('cache-control', hashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
        },
      });
    });
  } else {
    options.log.warn(`The games are not built: ${options.gamesDir} is missing. Run: npm run build -w studio`);
  }

  await app.register(async (pages) => {
    // Bodies belong to the page's own action, as bytes. What is too large is refused, and its connection closed.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    pages.all('/*', { bodyLimit: largestFormBytes }, (request, reply) => answer(request, reply));
  });

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const isOwnSite = options.hosts?.isSite(request.host);
    const origin = isOwnSite ? ownOrigin(request, options.publicUrl) : originOf(request, options.publicUrl);
    if (!pageMethods.has(request.method)) return refuseMethod(reply);
    const path = request.url.replace(/^[/\\]+/, '/');
    // A name of a host that a proxy passed on is not always one.
    if (!URL.canParse(path, origin)) return reply.code(400).type('text/plain').send('This address cannot be read.');
    const url = new URL(path, origin);
    if (notPages.test(url.pathname) || demoPages.test(url.pathname)) return reply.callNotFound();
    if (url.pathname.startsWith('/assets/') || url.pathname.startsWith('/games/')) {
      return reply.code(404).type('text/plain').send('There is nothing here.');
    }
    const read = request.method === 'GET' || request.method === 'HEAD';
    const locales = await enabledLocales(request);
    const prefix = readPrefix(request.url.split('?', 1)[0] ?? '/', locales);
    if (prefix.moved && read) return reply.redirect(`${prefix.moved}${url.search}`, 301);

    if (prefix.guestMode) forgetSession(request);
    const place = await options.place(request);
    const language = place.language && locales.includes(place.language) ? place.language : undefined;
    // A player reads every page in the player's own language, whatever the address says.
    if (language && prefix.locale && prefix.locale !== language && read && !notDocuments.test(prefix.rest)) {
      return reply.redirect(`/${language}${prefix.rest === '/' ? '' : prefix.rest}${url.search}`, 302);
    }
    const locale =
      prefix.locale ??
      chooseLocale({
        enabled: locales,
        cookie: language ?? readLocaleCookie(request.headers.cookie),
        acceptLanguage: request.headers['accept-language'],
        country: place.country,
      });
    const nonce = makeNonce();
    // Whoever carries the cookie, valid or not, is answered alone: nothing of a draft is kept, and nothing kept is shown.
    const mayPreview = carriesPreview.test(request.headers.cookie ?? '');
    const preview = mayPreview ? options.preview?.((name) => cookiesOf(request)[name]) : undefined;
    const mayBePlayer = hasSession(request);
    // No session (guest mode only looks away from one), no machine, nothing sensitive at this address: then, and only then, others may come in.
    const isOpenToOthers =
      !mayBePlayer &&
      !prefix.guestMode &&
      !place.isBot &&
      !isSensitiveAddress({ pathname: prefix.rest, search: url.search });
    const scriptHosts = isOpenToOthers ? (options.scriptHosts ?? []) : [];
    // A chat of others is there for players too: where ours is off, after consent, and nowhere near money or a game.
    const mayChat =
      options.chatOrigin !== undefined &&
      !place.flags.on.live_chat &&
      !place.isBot &&
      readConsent(request.headers.cookie) === 'all' &&
      !isSensitiveAddress({ pathname: prefix.rest, search: url.search });
    const chatHosts = mayChat && options.chatOrigin ? [options.chatOrigin] : [];
    const context: PageContext = {
      api: options.api(request, locale),
      nonce,
      locale,
      prefix: prefix.base,
      guestMode: prefix.guestMode,
      answered: {
        cookies: readConsent(request.headers.cookie),
        australia: readCookie(request.headers.cookie, 'australiaApproved') !== undefined,
        quiet: readCookie(request.headers.cookie, 'quiet') === '1',
      },
      frameParents: frameAncestors,
      scriptHosts,
      paymentsLibrary: paymentsLibrary.url,
      onCryptoHost: options.cryptoHosts?.includes(request.host.toLowerCase()) ?? false,
      locales,
      ...place,
      mode: options.mode,
      origin,
      mayBePlayer,
      ...(preview && { preview: previewOnPage(preview, place.brand) }),
      requestId: String(request.id),
      wordsOf: async (wanted) => (await options.wordsOf?.(wanted, preview)) ?? noWords,
      isKnownHost: isKnownHost(request.host, { ...options, hosts: options.hosts?.known() ?? [] }),
      onError: (error) => {
        // What a client got wrong is answered, not logged as our mistake.
        const status = Number(Object(error).status);
        if (status >= 400 && status < 500) return;
        request.log.error({ err: error, url: request.url.split('?', 1)[0] }, 'page failed');
      },
      note: (code, about) => request.log.warn({ code, ...about }, code),
    };

    const gameOrigins = await options.gameOrigins?.();
    reply.headers({
      ...securityHeaders(origin, frameAncestors),
      'content-security-policy': pagePolicy({
        nonce,
        origin,
        frameAncestors,
        scriptHosts: [...scriptHosts, ...chatHosts],
        gameOrigins: [...(gameOrigins ?? []), ...chatHosts],
        paymentOrigins: paymentsLibrary.origins,
      }),
      'x-request-id': context.requestId,
    });
    reply.header('vary', 'Cookie, Accept-Language, Accept-Encoding');
    if (mayPreview) reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    // Clients read the language of a page from the cookie: it says what is shown, also where the address names none.
    if (read && !notDocuments.test(prefix.rest) && readLocaleCookie(request.headers.cookie) !== locale) {
      reply.header('set-cookie', localeCookie(locale));
    }

    // On a shared computer nobody may go back to what somebody else was shown.
    const isPersonal = mayBePlayer && isPersonalAddress({ pathname: prefix.rest, search: url.search });
    const usualCaching = isPersonal ? 'no-store' : 'private, no-cache';
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const cacheable = request.method === 'GET' && !mayBePlayer && !mayPreview && options.pageLifetimeMs !== 0;
    try {
      if (!cacheable) return await sendFresh();
      const seen = [origin, prefix.base, locale, deviceOf(request), url.pathname, url.search];
      const hostFacts = [context.isKnownHost, context.onCryptoHost];
      const key = [...seen, JSON.stringify([place, context.answered, hostFacts])].join(' ');
      const page = await cache.get(key, async () => {
        const { request: webRequest } = toWebRequest(request, reply, url);
        // Others may be waiting for this page: one visitor who leaves does not stop it.
        const response = await inSpan('page render', {}, () =>
          render(new Request(webRequest, { signal: null }), context),
        );
        const pieces = cutNonce(await response.text(), nonce);
        return {
          page: { status: response.status, headers: [...response.headers], pieces },
          keep: response.status === 200,
        };
      });
      if (page.status === 500 && page.pieces.join('') === '') throw new Error('the page could not be rendered');
      for (const [name, value] of page.headers) if (name !== 'content-length') reply.header(name, value);
      const { body, encoding: used } = await compressText(putNonce(page.pieces, nonce), encoding);
      if (used) reply.header('content-encoding', used);
      if (!page.headers.some(([name]) => name === 'cache-control')) reply.header('cache-control', usualCaching);
      return reply.code(page.status).send(body);
    } catch (error) {
      context.onError(error);
      return reply.code(500).type('text/html; charset=utf-8').send(lastResortPage(context.requestId));
    }

    async function sendFresh() {
      const { request: webRequest } = toWebRequest(request, reply, url);
      const response = await inSpan('page render', {}, () => render(webRequest, context));
      if (response.status === 500 && !response.body && request.method !== 'HEAD')
        throw new Error('the page could not be rendered');
      if (response.status === 405) {
        await response.body?.cancel();
        return refuseMethod(reply);
      }
      for (const [name, value] of response.headers) reply.header(name, value);
      if (mayPreview) reply.header('cache-control', 'no-store');
      reply.code(response.status);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', usualCaching);
      if (!response.body) return reply.send('');
      const stream = Readable.fromWeb(response.body as NodeReadableStream);
      if (!encoding) return reply.send(stream);
      reply.header('content-encoding', encoding).removeHeader('content-length');
      return reply.send(compressStream(stream, encoding));
    }
  }
}

function refuseMethod(reply: FastifyReply) {
  return reply
    .code(405)
    .headers({ allow: 'GET, HEAD', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send('This page can only be read.');
}

function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl ? new URL(publicUrl).origin : `${request.protocol}://${request.host || 'localhost'}`;
}

/** What is looked at, a brand by the name it will have, and the moment for which, where it is not now. */
function previewOnPage({ items, until, at }: Drafts, brand: Pick<Place['brand'], 'id' | 'name'>) {
  const nameOf = (item: string) => (item === `brand:${brand.id}` ? brand.name : item);
  const moment = at ? [`${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`] : [];
  return { names: [...items.map(({ name }) => nameOf(name)), ...moment], until: until.toISOString() };
}

/** A brand's host is no other name of the house's: its pages stand there, under the scheme the house has. */
function ownOrigin(request: FastifyRequest, publicUrl: string | undefined): string {
  const scheme = publicUrl ? new URL(publicUrl).protocol : `${request.protocol}:`;
  return `${scheme}//${request.host.toLowerCase()}`;
}

/** Guest mode: for this request there is no session, wherever it is looked for. */
function forgetSession(request: FastifyRequest): void {
  const others = (request.headers.cookie ?? '').split(/;\s*/).filter((part) => !/^[^=]*session/i.test(part));
  request.headers.cookie = others.join('; ');
  for (const name of Object.keys(request.cookies ?? {})) if (/session/i.test(name)) delete request.cookies[name];
}

function deviceOf(request: FastifyRequest): 'mobile' | 'desktop' {
  return /Mobi|Android/i.test(request.headers['user-agent'] ?? '') ? 'mobile' : 'desktop';
}

/** The list of languages changes a few times a year: it is asked twice a minute, not with every page. */
function rememberLocales(options: SiteOptions) {
  const lists = new Map<string, { codes: readonly string[]; until: number }>();
  return async (request: FastifyRequest): Promise<readonly string[]> => {
    // A brand has its own; who looks at a draft of one, the draft's.
    const isDraft = carriesPreview.test(request.headers.cookie ?? '');
    const key = options.hosts?.isSite(request.host) ? request.host.toLowerCase() : '';
    let known = lists.get(key);
    if (!isDraft && known && known.until > Date.now()) return known.codes;
    try {
      const listed = await options.api(request).listLocales();
      const codes = listed
        .toSorted((left, right) => Number(right.default) - Number(left.default))
        .map(({ code }) => code);
      known = { codes: codes.filter((code) => allLocales.includes(code)), until: Date.now() + localesLifetimeMs };
    } catch (error) {
      options.log.warn({ err: error }, 'the languages could not be read');
      known = { codes: known?.codes ?? allLocales, until: Date.now() + 1_000 };
    }
    // A port may be made up by whoever asks: nobody fills this memory with them.
    if (lists.size >= mostHosts) lists.clear();
    if (!isDraft) lists.set(key, known);
    return known.codes.length > 0 ? known.codes : ['en'];
  };
}

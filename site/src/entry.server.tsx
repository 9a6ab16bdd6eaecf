import type { PageContext } from '@halley/contract';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { rememberVersion } from './app/build-version.server.ts';
import { joinPieces } from './app/join-pieces.server.ts';
import { inHouse } from './brand/house.server.ts';
import { rememberRoutes } from './content/built-in-routes.server.ts';
import { siteContext } from './context/index.ts';
import { looksAtWords, overlayWords, withDraftWords, wordsVersion } from './i18n/catalog.server.ts';
import { createKeptParts, KeeperContext } from './page/index.server.ts';
import { RequestId } from './shell/request-id.ts';

export const streamTimeout = 8_000;

const parts = createKeptParts();

export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const site = loadContext.get(siteContext);
  const { nonce, requestId, onError } = site;
  const keeper = keeperOf(site);
  const failed = routerContext.staticHandlerContext.errors != null;
  let statusNow = status;
  return new Promise((resolve, reject) => {
    // Crawlers get the whole page at once, everyone else as it is ready.
    const ready = isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady';
    let shellReady = false;
    const { pipe, abort } = renderToPipeableStream(
      <RequestId value={failed ? requestId : ''}>
        <KeeperContext value={keeper}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </KeeperContext>
      </RequestId>,
      {
        nonce,
        // A boundary that is ready stands in its place, however large: nothing moves while the page arrives.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [ready]() {
          shellReady = true;
          const body = joinPieces(keeper?.fill);
          body.on('close', () => clearTimeout(timer));
          headers.set('content-type', 'text/html; charset=utf-8');
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status: statusNow, headers }));
        },
        onShellError: reject,
        onError(error) {
          statusNow = 500;
          // Errors of the shell are reported by whoever catches the rejection.
          if (shellReady && !request.signal.aborted) onError(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
    request.signal.addEventListener('abort', () => abort(request.signal.reason), { once: true });
  });
}

/** Nothing of a draft is kept, and nothing kept is shown to who looks at one. */
function keeperOf({ preview, locale, prefix, guestMode, origin, mode, brand }: PageContext) {
  if (preview) return undefined;
  return parts.keeperOf([locale, wordsVersion(locale), prefix, guestMode, origin, mode, brand.id, brand.name]);
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) (context as RouterContextProvider).get(siteContext).onError(error);
};

/** One handler per locale prefix: to the router a prefix is its base path, so no link and no route knows of it. */
export function createRenderer(build: ServerBuild) {
  rememberRoutes(build.routes);
  rememberVersion(build.assets.version);
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>();
  return async (request: Request, context: PageContext): Promise<Response> => {
    // Words that could not be read are ours: the page is worth more.
    const words = await context.wordsOf(context.locale).catch(context.onError);
    const draft = looksAtWords(context) ? words : undefined;
    if (words && !draft) overlayWords(context.locale, words);
    let handler = handlers.get(context.prefix);
    if (!handler) {
      handler = createRequestHandler({ ...build, basename: `/${context.prefix}` }, 'production');
      handlers.set(context.prefix, handler);
    }
    const provider = new RouterContextProvider();
    provider.set(siteContext, context);
    const tell = () => handler(request, provider);
    return inHouse(context.brand.name, () => (draft ? withDraftWords(context.locale, draft, tell) : tell()));
  };
}

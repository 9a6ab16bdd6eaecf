import { setTimeout as pause } from 'node:timers/promises';
import {
  type HTMLElement as DomElement,
  type HTMLFormElement,
  type Storage,
  type SubmitEvent,
  Window,
} from 'happy-dom';
import type { Running } from '../../server/src/house/boot.ts';
import { runLateScripts } from './late-scripts.ts';
import { PageChannels } from './page-channels.ts';
import { createPageScripts } from './page-scripts.ts';
import { writeInto } from './parse-page.ts';
import { withBody } from './request-body.ts';
import { uploadRequests } from './upload-request.ts';
import { namesOf, notInBrowsers, ofNode } from './window-names.ts';

export interface BrowserOptions {
  app: Running['app'];
  origin: string;
  /** Sent with every request: where the visitor is, which language they read. */
  headers: Readonly<Record<string, string>>;
  device: 'desktop' | 'phone';
  /** Without, a page is what the server sent, and links and forms are the browser's own. */
  script: boolean;
  /** Only looks: gives no sign of life when a page is there. */
  still?: boolean;
}

/** The first page of a process has all of its modules compiled, on a machine that may be busy. */
const longestStartMs = 60_000;

const devices = {
  desktop: {
    width: 1440,
    height: 900,
    userAgent: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  },
  phone: {
    width: 390,
    height: 844,
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  },
};

const senders = new WeakMap<object, (form: HTMLFormElement) => void>();

/** What becomes of a request; `onwards` lets the house answer it. */
export type Interference = (onwards: () => Promise<Response>) => Promise<Response>;

/** One visitor's browser: cookies and storage stay while pages come and go. */
export class Browser {
  readonly cookies = new Map<string, { value: string; httpOnly: boolean }>();
  /** Script errors, errors on the console and answers above 499: a journey fails on them. */
  readonly problems: string[] = [];
  /** Requests of the page, newest last: `POST /api/player/…`. */
  readonly requests: string[] = [];
  /** Scripts of the page that is open, as it asked for them. */
  readonly scripts: string[] = [];
  /** Answers that are on their way. */
  underWay = 0;
  window: Window | undefined;
  status = 0;
  private readonly options: BrowserOptions;
  private storage: { localStorage: Storage; sessionStorage: Storage } | undefined;
  private loading: Promise<void> | undefined;
  private readonly channels = new PageChannels();
  private readonly instead = new Map<string, Interference>();

  constructor(options: BrowserOptions) {
    this.options = options;
  }

  get origin(): string {
    return this.options.origin;
  }

  get page(): Window {
    if (!this.window) throw new Error('no page is open');
    return this.window;
  }

  /** Opens an address as if it had been typed. */
  load(path: string, init: RequestInit = {}): Promise<void> {
    this.loading = this.loadNow(path, init);
    return this.loading;
  }

  /** A page that leads on to another is not there yet. */
  async loaded(): Promise<void> {
    let seen: Promise<void> | undefined;
    while (seen !== this.loading) {
      seen = this.loading;
      await seen;
    }
  }

  async close(): Promise<void> {
    const { window } = this;
    this.window = undefined;
    this.channels.close();
    await window?.happyDOM.close();
  }

  /** A request with the cookies of this browser; redirects are followed as the page would. */
  async fetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const base = this.window?.location.href ?? this.options.origin;
    const request =
      input instanceof Request
        ? new Request(input, await withBody(init))
        : new Request(new URL(input, base), await withBody(init));
    this.underWay += 1;
    try {
      const { method, url } = request;
      const interference = this.instead.get(`${method} ${new URL(url).pathname}`);
      return await (interference ? interference(() => this.answer(request)) : this.answer(request));
    } finally {
      this.underWay -= 1;
    }
  }

  /** Stands in the network's way, for `POST /api/…`; what it answers puts an end to that. */
  interfere(call: string, interference: Interference): () => void {
    this.instead.set(call, interference);
    return () => void this.instead.delete(call);
  }

  private async answer(request: Request, hops = 0): Promise<Response> {
    const url = new URL(request.url);
    if (url.origin !== this.options.origin) throw new TypeError(`no journey leaves the house: ${request.url}`);
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    this.requests.push(`${request.method} ${url.pathname}`);
    const answer = await this.options.app.inject({
      method: request.method as 'GET',
      url: `${url.pathname}${url.search}`,
      headers: {
        host: url.host,
        'user-agent': devices[this.options.device].userAgent,
        ...this.options.headers,
        ...Object.fromEntries(request.headers),
        ...(request.method !== 'GET' && { origin: url.origin }),
        cookie: [...this.cookies].map(([name, { value }]) => `${name}=${value}`).join('; '),
      },
      ...(body && { payload: body }),
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) this.keepCookie(line);
    if (answer.statusCode > 499) this.problems.push(`${answer.statusCode} ${request.method} ${url.pathname}`);
    if (request.signal.aborted) throw request.signal.reason;
    const { location } = answer.headers;
    if (location && answer.statusCode > 300 && answer.statusCode < 400 && request.redirect === 'follow') {
      if (hops > 10) throw new TypeError(`led around in circles: ${request.url}`);
      const next = new URL(location, url);
      const keeps = answer.statusCode > 306 && body ? { method: request.method, body, headers: request.headers } : {};
      return this.answer(new Request(next, keeps), hops + 1);
    }
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of [value ?? []].flat()) headers.append(name, String(one));
    }
    const isEmpty = [101, 204, 205, 304].includes(answer.statusCode);
    const response = new Response(isEmpty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    });
    return Object.defineProperty(response, 'url', { value: url.href });
  }

  keepCookie(line: string): void {
    const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    const attribute = (wanted: string) => rest.find((part) => part.toLowerCase().startsWith(wanted));
    const expires = attribute('expires=')?.slice('expires='.length);
    const isOver = attribute('max-age=')?.match(/=-?0*$/) || (expires && Date.parse(expires) < Date.now());
    if (isOver || attribute('max-age=-')) this.cookies.delete(name);
    else this.cookies.set(name, { value: pair.slice(at + 1), httpOnly: Boolean(attribute('httponly')) });
  }

  private async loadNow(path: string, init: RequestInit): Promise<void> {
    const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    const answer = await this.fetch(path, {
      ...init,
      headers: { accept: 'text/html', ...navigation, ...init.headers },
    });
    const html = await answer.text();
    await this.close();
    this.status = answer.status;
    const wanted = new URL(path, this.options.origin);
    const window = this.openWindow(answer.url + (answer.url.includes('#') ? '' : wanted.hash));
    this.window = window;
    this.scripts.length = 0;
    writeInto(window, html);
    // Nothing will come to life: what stands there is all there is.
    if (!this.options.script) {
      for (const part of window.document.querySelectorAll('[data-island]')) part.removeAttribute('data-island');
      return;
    }
    const scripts = createPageScripts({
      address: answer.url,
      globals: this.globalsOf(window),
      load: async (file) => {
        const loaded = await this.fetch(file);
        if (loaded.status !== 200) throw new Error(`${loaded.status} ${file}`);
        return loaded.text();
      },
      onFile: (file) => this.scripts.push(file),
    });
    runLateScripts(
      window,
      (text) => scripts.runText(text, false),
      (src) => this.fetch(src),
    );
    for (const script of [...window.document.querySelectorAll('script')]) {
      if (script.type && script.type !== 'module') continue;
      const src = script.getAttribute('src');
      const done = src ? scripts.runFile(src) : scripts.runText(script.textContent ?? '', script.type === 'module');
      await done.catch((error: unknown) => this.problems.push(`script error: ${describe(error)}`));
    }
    if (Reflect.has(window, '__reactRouterContext')) await this.comesAlive(window);
  }

  /** People move: a page of the site brings what it left for later then. */
  givesSign(): void {
    this.page.dispatchEvent(new this.page.Event('pointermove'));
  }

  /** React has taken over, and guards of clicks have arrived: clicks before that would be the browser's own. */
  private async comesAlive(window: Window): Promise<void> {
    const { document } = window;
    const { still } = this.options;
    if (!still) this.givesSign();
    const parts = () => [document.getElementById('main'), document.querySelector('header[data-island]')];
    // The attribute costs nothing to look at, and comes late.
    const isReady = () =>
      (still || document.documentElement.hasAttribute('data-guarded')) &&
      parts().every((part) => !part || part.hasAttribute('data-hydrated'));
    const end = Date.now() + longestStartMs;
    while (this.window === window && !isReady()) {
      if (Date.now() > end) throw new Error(`${window.location.href} did not come alive: ${this.problems.join()}`);
      await pause(10);
    }
  }

  private openWindow(url: string): Window {
    const { width, height, userAgent } = devices[this.options.device];
    const window = new Window({
      url,
      width,
      height,
      settings: {
        disableComputedStyleRendering: true,
        handleDisabledFileLoadingAsSuccess: true,
        navigation: {
          disableMainFrameNavigation: true,
          disableChildPageNavigation: true,
          disableFallbackToSetURL: true,
        },
        navigator: { userAgent },
      },
    });
    const { localStorage, sessionStorage } = this.storage ?? window;
    this.storage = { localStorage, sessionStorage };
    const put = (target: object, name: string, value: PropertyDescriptor) =>
      Object.defineProperty(target, name, { configurable: true, ...value });
    put(window, 'localStorage', { value: localStorage });
    put(window, 'sessionStorage', { value: sessionStorage });
    // A page that is closed hears nothing any more.
    const never = new Promise<never>(() => undefined);
    const whileOpen = <T>(answer: Promise<T>) =>
      answer.then(
        (value) => (this.window === window ? value : never),
        (error: unknown) => (this.window === window ? Promise.reject(error) : never),
      );
    put(window, 'fetch', { value: (input: string, init?: RequestInit) => whileOpen(this.fetch(input, init)) });
    put(window, 'BroadcastChannel', { value: this.channels.kind });
    put(window, 'XMLHttpRequest', { value: uploadRequests((path, init) => whileOpen(this.fetch(path, init))) });
    put(window, 'setImmediate', {
      value: (work: (...rest: unknown[]) => void, ...rest: unknown[]) =>
        setImmediate(() => {
          if (this.window === window) this.guard(() => work(...rest));
        }),
    });
    put(window, 'queueMicrotask', {
      value: (work: () => void) =>
        queueMicrotask(() => {
          if (this.window === window) this.guard(work);
        }),
    });
    put(window.document, 'cookie', {
      get: () =>
        [...this.cookies]
          .filter(([, { httpOnly }]) => !httpOnly)
          .map(([name, { value }]) => `${name}=${value}`)
          .join('; '),
      set: (line: string) => this.keepCookie(line),
    });
    // Nothing is drawn here: what waits for an image, a font or a frame goes on at once.
    put(window, 'PerformanceObserver', { value: undefined });
    put(window, 'requestIdleCallback', { value: (work: () => void) => window.setTimeout(work, 0) });
    put(window, 'scrollTo', { value: () => undefined });
    put(window, 'FontFace', {
      value: class FontFace {
        load = async () => this;
      },
    });
    put(window.document, 'fonts', { value: { add: () => undefined, ready: Promise.resolve() } });
    put(window.HTMLImageElement.prototype, 'decode', { value: async () => undefined });
    put(window.Element.prototype, 'scrollIntoView', { value: () => undefined });
    for (const name of ofNode) if (name in globalThis) put(window, name, { value: Reflect.get(globalThis, name) });

    const { location } = window;
    const leave = (to: string | URL) =>
      void this.load(new URL(to, location.href).href).catch((error) => this.problems.push(describe(error)));
    const { get: hrefOf } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(location), 'href') ?? {};
    put(location, 'href', { get: () => hrefOf?.call(location), set: leave });
    const goToHash = (hash: string) => {
      window.history.pushState(null, '', hash);
      for (const type of ['popstate', 'hashchange']) window.dispatchEvent(new window.Event(type));
    };
    const { get: hashOf } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(location), 'hash') ?? {};
    put(location, 'hash', { get: () => hashOf?.call(location), set: (hash: string) => goToHash(`#${hash}`) });
    put(location, 'assign', { value: leave });
    put(location, 'replace', { value: leave });
    put(location, 'reload', { value: () => leave(location.href) });
    window.addEventListener('error', (event) =>
      this.problems.push(`script error: ${describe(Reflect.get(event, 'error') ?? Reflect.get(event, 'message'))}`),
    );
    // Sent by a script a form asks nobody, and no event tells of it.
    senders.set(window, (form) => this.sendForm(window, form));
    put(window.HTMLFormElement.prototype, 'submit', {
      value(this: HTMLFormElement) {
        const { defaultView } = this.ownerDocument;
        if (defaultView) senders.get(defaultView)?.(this);
      },
    });
    // Last of all listeners: what no script has taken is the browser's to do.
    window.addEventListener('click', (event) => {
      const link = (event.target as unknown as DomElement).closest?.('a[href]');
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      const to = new URL(link.getAttribute('href') ?? '', location.href);
      if (link.getAttribute('target') === '_blank' || to.origin !== location.origin) return;
      if (to.href.split('#')[0] === location.href.split('#')[0]) goToHash(to.hash);
      else leave(to);
    });
    window.addEventListener('submit', (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      this.sendForm(window, event.target as unknown as HTMLFormElement, (event as SubmitEvent).submitter);
    });
    // Before there is a document: elements with an id become names of their window too.
    namesOf(window);
    return window;
  }

  private sendForm(window: Window, form: HTMLFormElement, submitter?: SubmitEvent['submitter']): void {
    const fields = new window.FormData(form, submitter as never);
    const body = new URLSearchParams([...fields].map(([name, value]): [string, string] => [name, String(value)]));
    const action = new URL(form.getAttribute('action') ?? '', window.location.href);
    if (form.method.toLowerCase() === 'post') void this.load(action.href, { method: 'POST', body });
    else window.location.href = `${action.pathname}?${body}`;
  }

  private guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.problems.push(`script error: ${describe(error)}`);
    }
  }

  private globalsOf(window: Window): Record<string, unknown> {
    const globals: Record<string, unknown> = {};
    for (const name of namesOf(window)) {
      const value: unknown = Reflect.get(window, name, window);
      globals[name] = typeof value === 'function' && /^[a-z]/.test(name) ? value.bind(window) : value;
    }
    globals.setImmediate = Reflect.get(window, 'setImmediate');
    globals.fetch = window.fetch;
    for (const name of notInBrowsers) globals[name] = undefined;
    for (const name of ['window', 'self', 'globalThis', 'top', 'parent']) globals[name] = window;
    globals.console = {
      ...console,
      error: (...parts: unknown[]) => void this.problems.push(`console: ${parts.map(describe).join(' ')}`),
      warn: () => undefined,
      info: () => undefined,
      log: () => undefined,
      debug: () => undefined,
    };
    return globals;
  }
}

function describe(error: unknown): string {
  return error instanceof Error || (error as Error)?.stack ? String((error as Error).stack) : String(error);
}

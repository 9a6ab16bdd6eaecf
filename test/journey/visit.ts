import { randomUUID } from 'node:crypto';
import type { staffRoles } from '@halley/contract';
import { expect, onTestFinished } from 'vitest';
import { systemClock } from '../../server/src/kit/index.ts';
import { createMember } from '../../server/src/staff/index.ts';
import { codeOf } from '../../server/src/staff/testing/code-of.ts';
import { Browser, type Interference } from './browser.ts';
import { faultsIn } from './faults-in.ts';
import type { JourneyHouse } from './house.ts';
import { Screen, type Wanted } from './screen.ts';

type StaffRole = (typeof staffRoles)[number];

export const password = 'Halley-2026!';
const staffPassword = 'Perihelion-2061';

export interface VisitOptions {
  /** Somebody new each time. `guest` has no account; the names of roles are people on the staff. */
  as?: 'guest' | 'player' | StaffRole;
  country?: string;
  device?: 'desktop' | 'phone';
  /** Fields of the registration besides the usual ones. */
  player?: Record<string, unknown>;
  /** The cookie notice has been answered before, unless it is what the journey is about. */
  asked?: boolean;
  /** Whether the browser runs scripts; it does unless told otherwise. */
  script?: boolean;
  /** Touches nothing: a page waits with what it has for later (`givesSign`). */
  still?: boolean;
  headers?: Record<string, string>;
}

export interface Answer<Body> {
  status: number;
  body: Body;
  headers: Headers;
}

/** Somebody at the house's address, with a browser of their own. */
export class Visitor extends Screen {
  readonly email: string;
  /** Of the player or the member; 0 for a guest. */
  id = 0;
  private readonly expected: RegExp[] = [];

  constructor(browser: Browser, email: string) {
    super(browser, () => browser.window?.document.documentElement as never, 'the page');
    this.email = email;
  }

  /** Opens an address of the house. */
  goes(path: string): Promise<void> {
    return this.browser.load(path);
  }

  reloads(): Promise<void> {
    return this.browser.load(this.browser.page.location.href);
  }

  /** Waits until the address is this one; `?` and `#` count when they are named. */
  async isAt(wanted: Wanted): Promise<void> {
    const address = () => {
      const { pathname, search, hash } = this.browser.page.location;
      return typeof wanted === 'string' && !/[?#]/.test(wanted) ? pathname : `${pathname}${search}${hash}`;
    };
    const isSo = () => (typeof wanted === 'string' ? address() === wanted : wanted.test(address()));
    await this.until(isSo, () => `at ${address()} and not at ${wanted}`);
  }

  /** The status the page came with. */
  get status(): number {
    return this.browser.status;
  }

  get title(): string {
    return this.browser.page.document.title;
  }

  get page() {
    return this.browser.page;
  }

  cookie(name: string): string | undefined {
    return this.browser.cookies.get(name)?.value;
  }

  get cookieNames(): string[] {
    return [...this.browser.cookies.keys()].sort();
  }

  /** Puts a cookie into the browser, as `name=value`. */
  keepCookie(line: string): void {
    this.browser.keepCookie(line);
  }

  /** Scripts of the page that is open, in the order it asked for them. */
  get scripts(): readonly string[] {
    return this.browser.scripts;
  }

  /** Moves the mouse: the first sign of life of a visitor who was `still`. */
  givesSign(): void {
    this.browser.givesSign();
  }

  /** Requests since the page was opened, as `POST /api/player`. */
  get requests(): readonly string[] {
    return this.browser.requests;
  }

  /** What becomes of a request of the page instead: `interfere('POST /api/…', async () => …)`. Answers how to stop it. */
  interfere(call: string, interference: Interference): () => void {
    return this.browser.interfere(call, interference);
  }

  /** The page has joined its live channels: what is published from now on reaches it. */
  hears(): Promise<void> {
    const { documentElement } = this.browser.page.document;
    return this.until(
      () => documentElement.getAttribute('data-live') === 'joined',
      () => 'the page hears nothing',
    );
  }

  /** What axe finds in the words of the page as it is now. */
  faults(): Promise<string[]> {
    const { page } = this.browser;
    return faultsIn(page.location.href, page.document.documentElement.outerHTML);
  }

  /** A call as the page would make it, with the visitor's session. */
  async call<Body = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    return this.answerTo<Body>(path, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** A body as it is, for what no page of ours would send. */
  post(path: string, body: string, headers: Record<string, string>): Promise<Answer<string>> {
    return this.answerTo(path, { method: 'POST', headers, body });
  }

  private async answerTo<Body>(path: string, init: RequestInit & { headers: object }): Promise<Answer<Body>> {
    const headers = { 'x-requested-with': 'XMLHttpRequest', ...init.headers };
    const url = new URL(path, this.browser.origin);
    const answer = await this.browser.fetch(url, { ...init, headers, redirect: 'manual' });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') && text !== '';
    return { status: answer.status, headers: answer.headers, body: (isJson ? JSON.parse(text) : text) as Body };
  }

  /** A form with a file, as the page would send it. */
  async send<Body>(path: string, form: FormData): Promise<Pick<Answer<Body>, 'status' | 'body'>> {
    const headers = { 'x-requested-with': 'XMLHttpRequest' };
    const answer = await this.browser.fetch(new URL(path, this.browser.origin), {
      method: 'POST',
      headers,
      body: form,
    });
    return { status: answer.status, body: (await answer.json()) as Body };
  }

  /** Likewise, where anything but success is a mistake of the test. */
  async must<Body = Record<string, unknown>>(...call: Parameters<Visitor['call']>): Promise<Body> {
    const { status, body } = await this.call<Body>(...call);
    if (status > 299) throw new Error(`${call[0]} ${call[1]}: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  /** The newest mail to this visitor that says so. */
  async mail(saying: Wanted): Promise<string> {
    let texts: string[] = [];
    await expect
      .poll(
        async () => {
          const { body } = await this.call<{ text: string }[]>('GET', `/demo/mail.json?to=${this.email}`);
          texts = body.map(({ text }) => text);
          return texts.some((text) => (typeof saying === 'string' ? text.includes(saying) : saying.test(text)));
        },
        { timeout: 15_000, interval: 10 },
      )
      .toBe(true);
    return texts.find((text) => (typeof saying === 'string' ? text.includes(saying) : saying.test(text))) ?? '';
  }

  /** An error that belongs to this journey. */
  expects(problem: RegExp): void {
    this.expected.push(problem);
  }

  async leaves(): Promise<void> {
    await this.browser.close();
    const { problems } = this.browser;
    expect(problems.filter((problem) => !this.expected.some((pattern) => pattern.test(problem)))).toEqual([]);
  }
}

export function newEmail(): string {
  return `journey-${randomUUID().slice(0, 13)}@halley.test`;
}

/** Opens an address of the house as somebody new; they leave when the test ends. */
export async function visit(house: JourneyHouse, path: string, options: VisitOptions = {}): Promise<Visitor> {
  const { as = 'guest', country = 'DE', device = 'desktop', asked = false, script = true } = options;
  const browser = new Browser({
    app: house.app,
    origin: house.url,
    device,
    script,
    still: options.still,
    headers: { 'accept-language': 'en', 'x-demo-country': country, ...options.headers },
  });
  if (!asked) browser.keepCookie('cookies_accepted=necessary');
  const visitor = new Visitor(browser, newEmail());
  onTestFinished(() => visitor.leaves());
  if (as === 'player') await register(visitor, { country, ...options.player });
  else if (as !== 'guest') await join(house, visitor, as);
  if (path) await visitor.goes(path);
  return visitor;
}

async function register(visitor: Visitor, fields: Record<string, unknown>): Promise<void> {
  const consents = { terms_acceptance: true, age_acceptance: true, captcha: 'demo' };
  const user = { email: visitor.email, password, currency: 'EUR', ...consents, ...fields };
  await visitor.must('POST', '/api/users', { user });
  const { id } = await visitor.must<{ id: number }>('GET', '/api/player');
  visitor.id = id;
}

/** Somebody new on the staff, with a password and a second factor. */
async function join(house: JourneyHouse, visitor: Visitor, role: StaffRole): Promise<void> {
  const member = { email: visitor.email, role, name: `Mary ${role}`, publicUrl: house.url, clock: systemClock };
  const link = await house.database.tx((tx) => createMember(tx, member));
  await visitor.must('POST', '/api/staff/invitation/acceptance', {
    token: new URL(link).hash.slice(1),
    password: staffPassword,
  });
  const { secret } = await visitor.must<{ secret: string }>('POST', '/api/staff/two_factor', {});
  await visitor.must('POST', '/api/staff/two_factor/confirmation', { code: codeOf(secret) });
  const state = await visitor.must<{ member: { id: number } }>('GET', '/api/staff/state');
  visitor.id = state.member.id;
}

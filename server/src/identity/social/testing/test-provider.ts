import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import type { AuthProviderSettings } from '../../../kit/index.ts';

/** Somebody with an account over there. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface TestProvider {
  settings: AuthProviderSettings;
  people: Map<string, Person>;
  /** What it does to its answers, for tests of a house that lies: changes the token answer in place. */
  bend: ((answer: Record<string, string>) => void) | undefined;
  stop(): Promise<void>;
}

export interface TestProviderOptions {
  name?: string;
  host?: string;
  port?: number;
  /** Our callback addresses; the provider sends nobody anywhere else. */
  redirectUris: string[];
  people?: Person[];
}

const clientSecret = 'a secret for tests only';

/** A real OpenID provider on this machine. Its page asks who one is: `account=<sub>` goes on, `cancel=1` turns back. */
export async function startTestProvider(options: TestProviderOptions): Promise<TestProvider> {
  const host = options.host ?? '127.0.0.1';
  const people = new Map((options.people ?? []).map((person) => [person.sub, person]));
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, host, resolve));
  const issuer = `http://${host}:${(server.address() as AddressInfo).port}`;
  const name = options.name ?? 'google_oauth2';
  const provider = createProvider({ issuer, redirectUris: options.redirectUris, people });
  const running: TestProvider = {
    settings: {
      name,
      type: name.split('_')[0] ?? name,
      issuer,
      client_id: 'halley',
      client_secret: clientSecret,
      scope: 'openid email profile',
    },
    people,
    bend: undefined,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  provider.use(async (context, next) => {
    await next();
    if (context.oidc?.route === 'token') running.bend?.(context.body as Record<string, string>);
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url === '/favicon.ico') return void response.writeHead(204).end();
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    askWho(provider, people, request, response).catch((error: Error) => response.writeHead(500).end(error.message));
  });
  return running;
}

function createProvider(input: { issuer: string; redirectUris: string[]; people: Map<string, Person> }): Provider {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  return new Provider(input.issuer, {
    clients: [
      {
        client_id: 'halley',
        client_secret: clientSecret,
        redirect_uris: input.redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...key, kid: 'test', use: 'sig', alg: 'RS256' } as never] },
    cookies: { keys: ['cookies of tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ ...(input.people.get(sub) ?? { sub }) }),
    }),
    ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  });
}

async function askWho(
  provider: Provider,
  people: Map<string, Person>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    const buttons = [...people.values()].map(
      ({ sub, name }) => `<button name="account" value="${sub}">Go on as ${name ?? sub}</button>`,
    );
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="en"><title>Test house</title><h1>Who are you?</h1>
      <form method="post">${buttons.join('')}<button name="cancel" value="1">Cancel</button></form>`);
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const form = new URLSearchParams(Buffer.concat(chunks).toString());
  if (form.has('cancel')) {
    await provider.interactionFinished(request, response, { error: 'access_denied' });
    return;
  }
  const accountId = form.get('account') ?? '';
  const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
  grant.addOIDCScope('openid email profile');
  const consent = { grantId: await grant.save() };
  await provider.interactionFinished(request, response, { login: { accountId }, consent });
}

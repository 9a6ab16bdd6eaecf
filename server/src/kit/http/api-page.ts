import { createHash } from 'node:crypto';
import {
  api,
  authErrors,
  type Call,
  type Calls,
  openapi,
  pathsOf,
  Refusal,
  refusals,
  staffApi,
  staffApiInfo,
} from '@halley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

export interface ApiPageOptions {
  /** In a demo everybody may read how the back office is called. */
  demo: boolean;
  isStaff(request: FastifyRequest): Promise<boolean>;
}

/** The contract for other people's programs, and a page of it for people. Both are made from the contract itself. */
export function mountApiPage(app: FastifyInstance, { demo, isStaff }: ApiPageOptions): void {
  mountDescription(app, {
    demo,
    path: '/api',
    calls: api,
    title: 'Halley API',
    describe: () => openapi(),
    more: redirects,
  });
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (!demo && !(await isStaff(request))) throw new Refusal('UNAUTHENTICATED');
    });
    mountDescription(scope, {
      demo,
      path: '/api/staff',
      calls: staffApi,
      title: 'Halley back office API',
      describe: () => openapi(staffApi, staffApiInfo),
    });
  });
}

interface Described extends Pick<ApiPageOptions, 'demo'> {
  path: string;
  calls: Calls;
  title: string;
  describe(): object;
  /** In HTML, for people. */
  more?: string;
}

const redirects = `<p>Coming in with an account of another house is a way for browsers, not a call:
<code>GET /auth/:provider</code> (with <code>?redirect=</code>, a path of this site) sends the browser there, and
<code>GET /auth/:provider/callback</code> brings it back, logged in, or to
<code>/login?auth_error=…&amp;provider=…</code>. The codes: ${authErrors.join(', ')}.</p>`;

/**
 * Half a second of work: a demo, which is started often and seldom asked, does it when somebody asks. In production it is done
 * beforehand, so that no stake waits for it.
 */
function mountDescription(app: FastifyInstance, { demo, ...described }: Described): void {
  const description = once(described.describe);
  const page = once(() => renderPage(described));
  if (!demo) {
    description();
    page();
  }
  app.get(`${described.path}/openapi.json`, async () => description());
  app.get(described.path, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', `default-src 'none'; style-src 'sha256-${styleHash}'`)
      .send(page()),
  );
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;background:#070a16;color:#f1f4ff}
a{color:#5ce1ff}code,pre{font-family:ui-monospace,monospace;font-size:.875em}pre{overflow:auto;background:#11172b;padding:1rem;border-radius:12px}
section{border-top:1px solid #1e2744;padding:1rem 0}h2{font-size:1.1rem;margin:0}b{color:#ffc06a}dt{color:#b8c2e0}dd{margin:0 0 .5rem}`;
const styleHash = createHash('sha256').update(style).digest('base64');

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function renderPage({ path, calls, title, more = '' }: Omit<Described, 'demo'>): string {
  const sections = Object.entries(calls).map(([name, call]) => renderCall(name, call));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>
<p>Money travels as integer subunits of its currency. Calls that move money take the header <code>Idempotency-Key</code>.
The same description for programs: <a href="${path}/openapi.json">openapi.json</a>.</p>${more}${sections.join('')}</main></body></html>`;
}

function renderCall(name: string, call: Call): string {
  const facts: [string, string][] = [
    ['Who', call.who],
    ['Permission', call.permission ?? ''],
    ['Rate class', call.rate],
    ['Also at', pathsOf(call).slice(1).join(', ')],
    ['Query', schemaText(call.query)],
    ['Body', schemaText(call.body)],
    ...Object.entries(call.responses).map(([status, schema]): [string, string] => [status, schemaText(schema)]),
    ['Refusals', call.errors.map((code) => `${refusals[code].status} ${code}: ${refusals[code].text}`).join('\n')],
  ];
  const list = facts
    .filter(([, text]) => text !== '')
    .map(([title, text]) => `<dt>${title}</dt><dd>${asText(text)}</dd>`);
  return `<section id="${name}"><h2><b>${call.method}</b> <code>${escapeHtml(call.path)}</code></h2>
<p>${escapeHtml(call.summary)}</p><dl>${list.join('')}</dl></section>`;
}

function schemaText(schema: z.ZodType | undefined): string {
  if (!schema) return '';
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest.type === 'null' ? 'nothing' : JSON.stringify(rest, null, 2);
}

function asText(text: string): string {
  return text.includes('\n') ? `<pre>${escapeHtml(text)}</pre>` : escapeHtml(text);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
}

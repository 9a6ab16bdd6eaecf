import { type AuthError, Refusal, sameSitePath } from '@halley/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Context, contextOf, type MountOptions } from '../../kit/index.ts';
import { AuthFailure, type AuthProvider } from './auth-provider.ts';
import { finishFlow } from './finish-flow.ts';
import { type Social, securityPage } from './social.ts';
import { startFlow } from './start-flow.ts';

interface AuthRequest {
  Params: { provider: string };
  Querystring: Record<string, unknown>;
}

type Step = (request: FastifyRequest<AuthRequest>, context: Context, provider: AuthProvider) => Promise<Next>;

interface Next {
  redirect: string | null;
  go(): Promise<string>;
}

/** The redirects of a browser to another house and back. They answer no data, so they are no calls of the contract. */
export function mountAuth(
  app: FastifyInstance,
  social: Social,
  options: Pick<MountOptions, 'authenticate' | 'rateLimits'>,
): void {
  const route = (url: string, step: Step) =>
    app.route<AuthRequest>({
      method: 'GET',
      url,
      // A HEAD would spend the code that the GET behind it needs.
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        await options.rateLimits.take('sign-in', { address: request.ip });
        const provider = social.providers.get(request.params.provider);
        if (!provider) throw new Refusal('NOT_FOUND');
        const principal = await options.authenticate(request);
        const context = contextOf(request, reply, principal);
        const { redirect, go } = await step(request, context, provider);
        return leave(reply, await go().catch((error) => explain(error, { context, provider, redirect })));
      },
    });

  route('/auth/:provider', async (request, context, provider) => {
    const redirect = sameSitePath(request.query.redirect) ?? null;
    return { redirect, go: () => startFlow(social, context, { provider, redirect }) };
  });
  route('/auth/:provider/callback', async (request, context, provider) => {
    const flow = social.flowCookie.read(context);
    // Whatever comes of it, what was agreed counts once.
    social.flowCookie.clear(context);
    const query = new URL(request.url, 'http://halley.invalid').searchParams;
    return { redirect: flow?.redirect ?? null, go: () => finishFlow(social, context, { provider, query, flow }) };
  });
}

function leave(reply: FastifyReply, target: string): FastifyReply {
  return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(target, 303);
}

/** Back to a page of ours that says what happened. Only the code travels: the rest is for the log. */
function explain(
  error: unknown,
  { context, provider, redirect }: { context: Context; provider: AuthProvider; redirect: string | null },
): string {
  if (!(error instanceof AuthFailure)) throw error;
  if (error.cause) {
    const { code, message } = Object(error.cause) as { code?: string; message?: string };
    context.log.warn({ provider: provider.name, code, reason: message }, 'another house’s account was not accepted');
  }
  const code: AuthError = error.code;
  const said = { auth_error: code, provider: provider.name };
  if (context.principal) return `${securityPage}?${new URLSearchParams(said)}`;
  return `/login?${new URLSearchParams({ ...said, ...(redirect && { redirect }) })}`;
}

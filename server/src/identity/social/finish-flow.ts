import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../../kit/index.ts';
import { AuthFailure, type AuthProvider } from './auth-provider.ts';
import { connectAccount } from './connect-account.ts';
import type { Flow } from './flow-cookie.ts';
import { signInWithProvider } from './sign-in-with-provider.ts';
import { type Social, securityPage } from './social.ts';

export interface FinishFlowInput {
  provider: AuthProvider;
  query: URLSearchParams;
  flow: Flow | undefined;
}

/** The browser is back: whoever the other house says it is comes in, or gets a further key. Returns where to go on. */
export async function finishFlow(social: Social, context: Context, input: FinishFlowInput): Promise<string> {
  const { provider, query, flow } = input;
  if (!flow || flow.provider !== provider.name || !isSame(query.get('state'), flow.state)) {
    throw new AuthFailure('expired');
  }
  // Somebody logged in or out in another tab: what was begun for one account must not end in another.
  if ((context.principal?.sessionId ?? null) !== flow.sessionId) throw new AuthFailure('expired');
  const account = await provider.finish(query, flow);
  if (context.principal) {
    await connectAccount(social, { playerId: context.principal.playerId, provider, account });
    return flow.redirect ?? `${securityPage}?auth=connected`;
  }
  await signInWithProvider(social, context, { provider, account });
  return flow.redirect ?? '/';
}

function isSame(given: string | null, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

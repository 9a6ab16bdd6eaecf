import { randomBytes } from 'node:crypto';
import { Refusal } from '@halley/contract';
import type { Context, PlayerContext } from '../../kit/index.ts';
import type { IdentityPorts } from '../ports.ts';
import { requireProof } from '../sessions/require-proof.ts';
import { AuthFailure, type AuthProvider } from './auth-provider.ts';
import type { Social } from './social.ts';

/** Sends the browser to another house, and lets it remember what was agreed. Returns where to. */
export async function startFlow(
  { ports, flowCookie }: Social,
  context: Context,
  { provider, redirect }: { provider: AuthProvider; redirect: string | null },
): Promise<string> {
  const { geo } = ports;
  const country = geo.countryOf(context);
  if (!geo.may('sign-in', country)) throw new AuthFailure('region');
  if (context.principal) {
    if (!isOurOwnPage(context)) throw new AuthFailure('expired');
    await requireFreshProof(ports, { ...context, principal: context.principal });
  }
  const checks = { state: randomWord(), nonce: randomWord(), codeVerifier: randomWord() };
  const target = await provider.start(checks);
  const sessionId = context.principal?.sessionId ?? null;
  flowCookie.set(context, { ...checks, provider: provider.name, redirect, sessionId });
  return target.href;
}

/** A further key to the door: whoever borrowed an open session must not make one. */
async function requireFreshProof(ports: IdentityPorts, context: PlayerContext): Promise<void> {
  await requireProof(ports, ports.homes.of(context.principal.playerId), context).catch((error) => {
    throw error instanceof Refusal ? new AuthFailure('reauthenticate') : error;
  });
}

function randomWord(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Connecting adds a key to a door: a link on somebody else's page must not begin it, or it could end with the key of
 * whoever is logged in over there. Browsers say where a request comes from; one that says nothing shows its referrer.
 */
function isOurOwnPage(context: Context): boolean {
  const site = context.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const referrer = context.header('referer');
  return referrer === undefined || (URL.canParse(referrer) && new URL(referrer).host === context.host);
}

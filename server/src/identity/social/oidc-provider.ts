import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import type { AuthProviderSettings, Clock } from '../../kit/index.ts';
import { normaliseEmail } from '../registration/normalise-email.ts';
import { AuthFailure, type AuthProvider, type ProviderAccount } from './auth-provider.ts';

/** A visitor waits for every one of these calls. */
const timeoutSeconds = 5;
const discoveryLifeMs = 60 * 60 * 1000;
const longestUid = 255;
const longestLabel = 254;

/** The person turned back, or that house would have had to ask and was not let. */
const turnedBack = new Set(['access_denied', 'consent_required', 'interaction_required', 'login_required']);

export interface OidcProviderOptions {
  settings: AuthProviderSettings;
  /** Our address that the browser is sent back to; registered over there. */
  redirectUri: string;
  clock: Clock;
}

/** OpenID Connect: authorization code with PKCE, state and nonce; the id token's signature is checked as well. */
export function createOidcProvider({ settings, redirectUri, clock }: OidcProviderOptions): AuthProvider {
  const configuration = rememberDiscovery(settings, clock);
  return {
    name: settings.name,
    type: settings.type,
    async start({ state, nonce, codeVerifier }) {
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: settings.scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
    },
    async finish(query, { state, nonce, codeVerifier }) {
      const config = await configuration();
      const url = new URL(redirectUri);
      url.search = query.toString();
      try {
        const tokens = await authorizationCodeGrant(config, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims() ?? {};
        return readAccount(await withUserInfo(config, claims, tokens.access_token));
      } catch (error) {
        if (error instanceof AuthorizationResponseError && turnedBack.has(error.error)) {
          throw new AuthFailure('cancelled');
        }
        throw error instanceof AuthFailure ? error : new AuthFailure('failed', { cause: error });
      }
    },
  };
}

/** That house describes itself once an hour. While it cannot be reached, what it said last still holds. */
function rememberDiscovery(settings: AuthProviderSettings, clock: Clock): () => Promise<Configuration> {
  let known: { config: Configuration; untilMs: number } | undefined;
  let asking: Promise<Configuration> | undefined;
  const ask = async () => {
    try {
      const config = await discover(settings);
      known = { config, untilMs: clock.now().getTime() + discoveryLifeMs };
      return config;
    } catch (error) {
      if (known) return known.config;
      throw new AuthFailure('unavailable', { cause: error });
    } finally {
      asking = undefined;
    }
  };
  return async () => {
    if (known && clock.now().getTime() < known.untilMs) return known.config;
    asking ??= ask();
    return asking;
  };
}

function discover({ issuer, client_id, client_secret }: AuthProviderSettings): Promise<Configuration> {
  // The settings let an address without TLS pass for this very machine only.
  const isPlain = issuer.startsWith('http:');
  return discovery(new URL(issuer), client_id, client_secret, undefined, {
    timeout: timeoutSeconds,
    execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
  });
}

type Claims = Record<string, unknown>;

/** Some houses put the address into the id token, others only tell it when asked. */
async function withUserInfo(config: Configuration, claims: Claims, accessToken: string): Promise<Claims> {
  if (claims.email !== undefined || !config.serverMetadata().userinfo_endpoint) return claims;
  return { ...(await fetchUserInfo(config, accessToken, String(claims.sub))), ...claims };
}

function readAccount(claims: Claims): ProviderAccount {
  const uid = visibleText(claims.sub);
  if (uid === '' || uid.length > longestUid || uid !== claims.sub) throw new AuthFailure('failed');
  const email = normaliseEmail(visibleText(claims.email)) ?? null;
  const isVerified = claims.email_verified === true || claims.email_verified === 'true';
  return {
    uid,
    verifiedEmail: isVerified ? email : null,
    label: (email ?? (visibleText(claims.name) || uid)).slice(0, longestLabel),
  };
}

function visibleText(value: unknown): string {
  return typeof value === 'string' ? value.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '').trim() : '';
}

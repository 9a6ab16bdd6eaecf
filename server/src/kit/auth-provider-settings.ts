import { z } from 'zod';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Tokens travel over this address: only a provider on this very machine may go without TLS. */
function isSafeIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, search, hash } = new URL(text);
  if (username !== '' || search !== '' || hash !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname));
}

const AuthProviderSettings = z.strictObject({
  /** As the buttons and addresses call it: `google_oauth2`. */
  name: z.string().regex(/^[a-z0-9_]{1,40}$/, 'must be lower-case letters, digits and underscores'),
  /** As the list of connected accounts calls it: `google`. */
  type: z.string().regex(/^[a-z0-9_]{1,40}$/, 'must be lower-case letters, digits and underscores'),
  issuer: z.string().refine(isSafeIssuer, 'must be an https address'),
  client_id: z.string().min(1).max(500),
  client_secret: z.string().min(1).max(2000),
  scope: z
    .string()
    .regex(/\bopenid\b/, 'must hold the word openid')
    .default('openid email profile'),
});
export type AuthProviderSettings = z.output<typeof AuthProviderSettings>;

const AuthProviders = z
  .array(AuthProviderSettings)
  .max(20)
  .refine((providers) => new Set(providers.map(({ name }) => name)).size === providers.length, {
    message: 'two providers have the same name',
  });

/** Which other houses' accounts open this door, or a few words about what is wrong; the secret is never among them. */
export function readAuthProviders(
  text: string | undefined,
): { providers: AuthProviderSettings[] } | { problem: string } {
  if (text === undefined) return { providers: [] };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: 'it must be a list in JSON' };
  }
  const parsed = AuthProviders.safeParse(json);
  if (parsed.success) return { providers: parsed.data };
  const [issue] = parsed.error.issues;
  return { problem: [issue?.path.join('.'), issue?.message].filter(Boolean).join(' ') };
}

import { randomBytes } from 'node:crypto';

export function makeNonce(): string {
  return randomBytes(16).toString('base64');
}

interface Policy {
  nonce?: string;
  /** `https://host`: lets the page open its own socket where a browser does not count ws: as 'self'. */
  origin: string;
  /** Origins that may show the page in a frame, besides its own. */
  frameAncestors?: readonly string[];
  /** Origins of other houses whose games a page shows in a frame. */
  gameOrigins?: readonly string[];
  /** Origins of payment providers: forms are sent to them, and a library of theirs asks them. */
  paymentOrigins?: readonly string[];
  /** Origins of scripts of other houses, on pages where they have a place. They load, and tell their makers. */
  scriptHosts?: readonly string[];
}

/** No upgrade-insecure-requests and no HSTS unless the page came over TLS: the demo runs on plain http. */
export function pagePolicy(policy: Policy): string {
  const { nonce, origin, frameAncestors = [], gameOrigins = [], paymentOrigins = [], scriptHosts = [] } = policy;
  const own = nonce ? `'self' 'nonce-${nonce}'` : "'self'";
  const directives = [
    "default-src 'self'",
    [`script-src ${own}`, ...scriptHosts].join(' '),
    `style-src ${own}`,
    ["img-src 'self' data:", ...scriptHosts].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", origin.replace(/^http/, 'ws'), ...paymentOrigins, ...scriptHosts].join(' '),
    // The puzzle of the captcha is solved in one.
    "worker-src 'self'",
    ["frame-src 'self'", ...gameOrigins].join(' '),
    ["frame-ancestors 'self'", ...frameAncestors].join(' '),
    ["form-action 'self'", ...paymentOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
  ];
  if (origin.startsWith('https:')) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

export function securityHeaders(origin: string, frameAncestors: readonly string[] = []): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    // It cannot name partners: where there are some, the policy alone decides.
    ...(frameAncestors.length === 0 ? { 'x-frame-options': 'SAMEORIGIN' } : {}),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'x-permitted-cross-domain-policies': 'none',
    ...(origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

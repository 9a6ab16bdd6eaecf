import type { SplitRole } from '../layout.ts';

/** Everything below these goes to a role. */
const below: Readonly<Record<'api' | 'realtime', readonly string[]>> = {
  api: [
    '/api/',
    '/api-fe/',
    '/auth/',
    '/demo/',
    '/feed/v1/',
    '/go/',
    '/jam/',
    '/mail/opened/',
    '/payments/callback/',
    '/payments/return/',
    '/provider/v1/',
    '/restore-id/',
    '/unsubscribe/',
  ],
  realtime: ['/connection/'],
};

/** These are whole paths and no prefixes: `/log` would swallow `/login`. */
const exactly: readonly string[] = [
  '/api',
  '/api-fe',
  '/batch',
  '/check-email',
  '/client-context',
  '/log',
  '/log_utm_send',
  '/log_utm_set',
  '/metrics-errors-validation',
  '/network-performance',
  '/performance',
  '/provider/v1',
];

/** Which paths a balancer sends to `api` and to `realtime`; all others go to `web`. */
export const pathTable = {
  api: { below: below.api, exactly },
  realtime: { below: below.realtime, exactly: [] as readonly string[] },
} as const;

/** What the balancer does with a path, in our words: the same table as its rules are made of. */
export function roleOf(path: string): Exclude<SplitRole, 'worker'> {
  for (const role of ['api', 'realtime'] as const) {
    const { below: prefixes, exactly: whole } = pathTable[role];
    if (whole.includes(path) || prefixes.some((prefix) => path.startsWith(prefix))) return role;
  }
  return 'web';
}

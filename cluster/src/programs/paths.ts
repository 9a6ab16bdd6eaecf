import type { SplitRole } from '../layout.ts';

/** Everything below these goes to a role; where one ends in a slash, the word alone does too. */
const below: Readonly<Record<'api' | 'realtime', readonly string[]>> = {
  api: [
    '/api/',
    '/api-fe/',
    '/auth/',
    '/demo/',
    '/jam/',
    '/payments/callback/',
    '/payments/return/',
    '/provider/v1/',
    '/restore-id/',
  ],
  realtime: ['/connection/'],
};

/** These are whole paths and no prefixes: `/log` would swallow `/login`. */
const exactly: readonly string[] = [
  '/check-email',
  '/client-context',
  '/log',
  '/log_utm_send',
  '/log_utm_set',
  '/metrics-errors-validation',
  '/network-performance',
  '/performance',
];

/** Which paths a balancer sends to `api` and to `realtime`; all others go to `web`. */
export const pathTable = {
  api: { below: below.api, exactly: [...exactly, ...below.api.map((path) => path.slice(0, -1))] },
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

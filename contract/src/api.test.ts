import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { api } from './api.ts';
import { type Call, defineCalls, defineStaffCalls, pathsOf } from './call.ts';
import { refusals } from './refusals.ts';
import { routes, staffRoutes } from './routes.ts';
import { empty } from './schemas.ts';
import { staffApi, staffPermissions } from './staff/index.ts';

const playersCalls = Object.entries(api) as [string, Call][];
const staffCalls = Object.entries(staffApi) as [string, Call][];
const calls = [...playersCalls, ...staffCalls];

/** The front-end calls that `spec/api.md` §1.1 lists by name, and `/batch` (§3): each is served bare and behind `/api-fe`. */
const frontEndCalls = [
  '/check-email',
  '/log',
  '/performance',
  '/network-performance',
  '/metrics-errors-validation',
  '/log_utm_set',
  '/log_utm_send',
  '/restore-id/get',
  '/restore-id/set',
  '/client-context',
  '/jam/vip_status_progress',
  '/batch',
];

const aCall = (path: `/${string}`) => ({ path });

/** Names of all calls that files of a folder define, in whatever groups. */
async function namesIn(folder: '.' | './staff'): Promise<string[]> {
  const files = readdirSync(new URL(`${folder}/`, import.meta.url)).filter((file) =>
    /^(?!index)[\w-]+\.ts$/.test(file),
  );
  const modules: Record<string, object>[] = await Promise.all(files.map((file) => import(`${folder}/${file}`)));
  const groups = modules.flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith('Calls')));
  return groups.flatMap(([, group]) => Object.keys(group));
}

describe('every call of the contract', () => {
  test('has a name that no other one has: groups are joined, and the last one would win', async () => {
    expect((await namesIn('./staff')).sort()).toEqual(Object.keys(staffApi).sort());
    const players = await namesIn('.');
    expect(players.sort()).toEqual([...new Set(players)].sort());
  });

  test('[API-96] what the documents call "not shown" is at its listed path; the one for notifications is our choice', () => {
    const addresses = playersCalls.flatMap(([, call]) => pathsOf(call).map((path) => `${call.method} ${path}`));
    expect(addresses).toEqual(
      expect.arrayContaining([
        'GET /api/cms/pages',
        'GET /api/cms/pages/:path*',
        'GET /api/user_limits',
        'POST /api/user_limits',
        'DELETE /api/user_limits/:id',
        'PATCH /api/player/update_locale',
        'GET /api/games/random',
        'GET /api/player/favorite_games',
        'PUT /api/player/favorite_games/:id',
        'DELETE /api/player/favorite_games/:id',
        'GET /api/notification_center/notifications',
      ]),
    );
  });

  test('no two calls answer at the same method and address, aliases included', () => {
    const addresses = calls.flatMap(([name, call]) =>
      pathsOf(call).map((path) => ({ name, address: `${call.method} ${path.replace(/:\w+\*?/g, ':')}` })),
    );
    const byAddress = Map.groupBy(addresses, ({ address }) => address);
    const clashes = [...byAddress].filter(([, users]) => users.length > 1);
    expect(clashes).toEqual([]);
  });

  test.each(calls)('%s: the parameters in its path are those of its schema', (_name, call) => {
    const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(call.params?.shape ?? {}).sort()).toEqual(inPath.sort());
    expect(new Set(inPath).size).toBe(inPath.length);
  });

  test.each(calls)('%s: its path is plain, its summary a sentence, its body only where a body goes', (_name, call) => {
    expect(call.path).toMatch(/^(\/:?[a-zA-Z0-9_-]+)*(\/[a-zA-Z0-9_-]+(\.json|\.txt)?|\/:\w+\*?)$/);
    expect(call.summary.length).toBeGreaterThan(8);
    expect(call.summary).not.toMatch(/[.\s]$/);
    // Turning the second factor off is a DELETE that carries a code: an older client does it so.
    const bodyless = call.method === 'GET' || (call.method === 'DELETE' && !call.path.endsWith('/two_factor'));
    if (bodyless) expect(call.body).toBeUndefined();
  });

  test.each(calls)('%s: each error is in the table, once, and fits who may call', (_name, call) => {
    for (const code of call.errors) expect(refusals).toHaveProperty([code]);
    expect(new Set(call.errors).size).toBe(call.errors.length);
    if (call.who === 'guest') expect(call.errors).not.toContain('UNAUTHENTICATED');
  });

  test.each(calls)('%s: a call that moves money can say that a key was used for something else', (_name, call) => {
    if (!call.money) return;
    expect(call.method).not.toBe('GET');
    expect(call.errors).toEqual(expect.arrayContaining(['IDEMPOTENCY_CONFLICT', 'idempotency_key.invalid']));
  });

  test.each(calls)('%s: answers success only, and 204 without a body', (_name, call) => {
    const statuses = Object.keys(call.responses).map(Number);
    expect(statuses.length).toBeGreaterThan(0);
    for (const status of statuses) {
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(300);
      expect(call.responses[status] === empty).toBe(status === 204);
    }
  });

  test.each(calls)('%s: text and lists it takes have a largest size', (_name, call) => {
    for (const schema of [call.params, call.query, call.body]) {
      if (schema) expect(unboundedParts(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))).toEqual([]);
    }
  });

  test('money calls exist, so that the rule above is about something', () => {
    expect(calls.some(([, call]) => call.money)).toBe(true);
  });
});

describe('the two prefixes of the front end', () => {
  test('a config document is served at both of its addresses', () => {
    expect(pathsOf(aCall('/api/fe/config/:name'))).toEqual(['/api/fe/config/:name', '/api-fe/config/:name']);
  });

  test.each(frontEndCalls)('%s is served bare and behind /api-fe', (path) => {
    expect(pathsOf(aCall(path as `/${string}`))).toEqual([path, `/api-fe${path}`]);
  });

  test('the platform API, client-only calls and message files have one address', () => {
    for (const path of ['/api/player', '/api-fe/only-here', '/messages/:lang.json'] as const) {
      expect(pathsOf(aCall(path))).toEqual([path]);
    }
  });

  test('calls of the contract with one of those names use exactly that path', () => {
    const bare = calls.map(([, call]) => call.path).filter((path) => !/^\/(api|api-fe|messages)\//.test(path));
    expect(bare.length).toBeGreaterThan(0);
    for (const path of bare) expect(frontEndCalls).toContain(path);
  });
});

test('the route table has every call and nothing but its method, its path and whether it moves money', () => {
  const tableOf = (some: [string, Call][]) =>
    Object.fromEntries(some.map(([name, call]) => [name, [call.method, call.path, ...(call.money ? [true] : [])]]));
  expect(routes).toEqual(tableOf(playersCalls));
  expect(staffRoutes).toEqual(tableOf(staffCalls));
});

/** Asked by POST, because of how much is asked. */
const questions = [
  'noteStaffTyping',
  'markStaffNotices',
  'checkConfigDocument',
  'checkContentItem',
  'checkPromotion',
  'estimatePromotion',
  'previewCampaign',
];

describe('players and staff', () => {
  test('no call for staff is among those of players, and none of a player among those of staff', () => {
    expect(playersCalls.filter(([, call]) => call.who === 'staff' || call.permission)).toEqual([]);
    expect(staffCalls.filter(([, call]) => call.who === 'player' || call.who === 'guest')).toEqual([]);
    expect(Object.keys(api).filter((name) => name in staffApi)).toEqual([]);
  });

  test.each(staffCalls)(
    '%s: stands below /api/staff, and names a permission unless it is on the way in',
    (name, call) => {
      expect(call.path).toMatch(/^\/api\/staff\//);
      if (call.who !== 'staff') return expect(call.permission).toBeUndefined();
      expect([...staffPermissions, 'self']).toContain(call.permission);
      // Whoever changes something leaves a trace, of their own or of the room it was changed in.
      // Who types says nothing yet, and a question writes nothing.
      if (call.method !== 'GET' && !questions.includes(name))
        expect(call.recorded).toMatch(
          /^(staff|games|jackpots|content|config|promotions|tournaments|lotteries|sportsbook|bonuses|loyalty|vip|reports|protection|campaigns|partners)\./,
        );
    },
  );

  test('a call for staff without a permission does not compile', () => {
    const wrong = defineStaffCalls({
      // @ts-expect-error it names no permission
      readThing: {
        method: 'GET',
        path: '/api/staff/thing',
        summary: 'A thing',
        who: 'staff',
        rate: 'read',
        responses: { 200: z.string() },
        errors: [],
      },
    });
    expect(wrong.readThing?.path).toBe('/api/staff/thing');
  });
});

test('a call with a refusal that is not in the table does not compile', () => {
  const wrong = defineCalls({
    readThing: {
      method: 'GET',
      path: '/api/thing',
      summary: 'A thing',
      who: 'anyone',
      rate: 'read',
      responses: { 200: z.string() },
      // @ts-expect-error this code is in no table
      errors: ['NO_SUCH_CODE'],
    },
  });
  expect(wrong.readThing?.path).toBe('/api/thing');
});

/** Paths of strings and arrays without any bound, in a JSON schema. Formats and patterns bound a string too. */
function unboundedParts(schema: unknown, at = '$'): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maxLength, pattern, format, enum: values, const: value } = schema as Record<string, unknown>;
  const { maxItems } = schema as Record<string, unknown>;
  const own =
    (type === 'string' && [maxLength, pattern, format, values, value].every((bound) => bound === undefined)) ||
    (type === 'array' && maxItems === undefined)
      ? [at]
      : [];
  return [...own, ...Object.entries(schema).flatMap(([key, part]) => unboundedParts(part, `${at}.${key}`))];
}

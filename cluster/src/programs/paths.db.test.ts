import { expect, test } from 'vitest';
import { createServers } from '../../../server/src/house/create-servers.ts';
import { createMetrics, type Role, silentLog } from '../../../server/src/kit/index.ts';
import { shared } from '../../../server/src/kit/testing/shared.ts';
import { closeWholeHouse, openWholeHouse, testSettings } from '../../../test/whole-house.ts';
import { pathTable, roleOf } from './paths.ts';

const whole = shared(openWholeHouse, closeWholeHouse);

/** Every route a role mounts, a letter in the place of each parameter. */
async function routesOf(role: Role): Promise<string[]> {
  const { house, database } = whole;
  const settings = testSettings({ HALLEY_ROLE: role });
  const metrics = createMetrics();
  const servers = await createServers({ settings, house, database, metrics, log: silentLog, isStopping: () => false });
  try {
    await servers.app.ready();
    return routePaths(servers.app.printRoutes({ commonPrefix: false }));
  } finally {
    await servers.app.close();
  }
}

/** Fastify draws its routes as a tree: each line is a piece, four characters further in than what it hangs on. */
function routePaths(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', piece = '', methods] =
      /^((?:[│ ] {3})*)(?:├── |└── )(.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (piece === '') return [];
    const depth = indent.length / 4;
    above.length = depth;
    above[depth] = piece;
    return methods === undefined
      ? []
      : [
          above
            .join('')
            .replaceAll(/:\w+(\([^)]*\))?/g, 'x')
            .replace(/\/?\*$/, '/x'),
        ];
  });
}

const ofEveryRole = new Set(['/healthz', '/readyz', '/metrics']);

test('[RUN-04] every route of the api is one the balancer sends there, and no prefix of its table is without a route', async () => {
  const routes = (await routesOf('api')).filter((path) => !ofEveryRole.has(path) && path !== '/x');
  expect(routes.length).toBeGreaterThan(300);
  expect(routes.filter((path) => roleOf(path) !== 'api')).toEqual([]);
  const unused = pathTable.api.below.filter((prefix) => !routes.some((path) => path.startsWith(prefix)));
  expect(unused).toEqual([]);
});

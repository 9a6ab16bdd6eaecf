import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import siteRoutes from '../src/routes.ts';
import { type PathRoute, routesFor } from './routes-for.ts';

interface Configured {
  id?: string;
  file: string;
  path?: string;
  index?: boolean;
  children?: Configured[];
}

const routeOf = ({ id, file, path, index, children }: Configured): RouteObject =>
  ({ id: id ?? file, path, index, children: children?.map(routeOf) }) as RouteObject;

const children = ((await siteRoutes) as Configured[]).map(routeOf);
const root: RouteObject[] = [{ id: 'root', path: '', children }];

/** An address for each route, with something in place of what is left open. */
function addressesOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path = '', children = [] }) => [
    `/${path.replace(/:\w+\??/g, 'x-1').replace('*', 'any/where')}`,
    ...addressesOf(children).map((below) => `/${path}${below}`),
  ]);
}

const idsOf = (routes: readonly RouteObject[], address: string) =>
  matchRoutes([...routes], address)?.map(({ route, params }) => [route.id, params]);
const segmentOf = (address: string) => decodeURIComponent(address.split('/')[1] ?? '').toLowerCase();

test('few routes are looked at, and the same one is found', () => {
  const addresses = [
    ...addressesOf(children),
    '/',
    '//',
    '/nothing-like-it',
    '/GAMES',
    '/sport',
    '/%67ames',
    '/play/a%2Fb/c',
  ];
  expect(addresses.length).toBeGreaterThan(50);
  for (const address of addresses) {
    const few = routesFor(root as PathRoute[], segmentOf(address)) as RouteObject[];
    expect(idsOf(few, address), address).toEqual(idsOf(root, address));
  }
  expect(routesFor(root as PathRoute[], '')[0]?.children?.length).toBeLessThan(10);
});

test('a route that was shortened knows its whole', () => {
  expect(routesFor(root as PathRoute[], 'games')[0]?.whole).toBe(root[0]);
});

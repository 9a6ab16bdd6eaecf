import { matchRoutes, type RouteObject } from 'react-router';

interface BuiltRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
}

let routes: RouteObject[] = [];

/** What the build answers by itself, told once when the renderer is made. The splat is where pages come from: it is none. */
export function rememberRoutes(built: Record<string, BuiltRoute | undefined>): void {
  routes = Object.values(built).flatMap((route) =>
    route?.parentId === 'root' && route.path && route.path !== '*' ? [{ id: route.id, path: route.path }] : [],
  );
}

/** Whether the site has a route of its own at a path: no page takes its place. */
export function isBuiltIn(path: string): boolean {
  return matchRoutes(routes, `/${path}`) !== null;
}

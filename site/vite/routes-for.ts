export interface PathRoute {
  path?: string;
  children?: PathRoute[];
  /** Of a parent with fewer children: the parent itself. */
  whole?: PathRoute;
}

/** Those of the routes that an address with this first segment (in small letters) can lead to, in their order. */
export function routesFor(routes: readonly PathRoute[], segment: string): PathRoute[] {
  return routes.flatMap((route) => {
    if (route.path) return canBegin(route.path, segment) ? [route] : [];
    if (!route.children) return [route];
    return [{ ...route, children: routesFor(route.children, segment), whole: route }];
  });
}

function canBegin(path: string, segment: string): boolean {
  const [first = ''] = path.replace(/^\/+/, '').split('/');
  return /[:*?]/.test(first) || first.toLowerCase() === segment;
}

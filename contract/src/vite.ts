import { routes, staffRoutes } from './routes.ts';

const tables: Record<string, unknown> = {
  'virtual:halley-routes': routes,
  'virtual:halley-staff-routes': staffRoutes,
};

/** Gives bundles a route table as plain data: `import routes from 'virtual:halley-routes'`. */
export function contractRoutes() {
  return {
    name: 'halley-contract-routes',
    resolveId: (id: string) => (id in tables ? `\0${id}` : undefined),
    load: (id: string) => (id.slice(1) in tables ? `export default ${JSON.stringify(tables[id.slice(1)])}` : undefined),
  };
}

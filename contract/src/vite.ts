import { describeCalls } from './call-forms/index.ts';
import { routes, staffRoutes } from './routes.ts';
import { staffApi } from './staff/index.ts';

const tables: Record<string, () => unknown> = {
  'virtual:halley-routes': () => routes,
  'virtual:halley-staff-routes': () => staffRoutes,
  'virtual:halley-staff-forms': () => describeCalls(staffApi),
};

/** Gives bundles what they need of the contract as plain data, without zod: `import routes from 'virtual:halley-routes'`. */
export function contractRoutes() {
  return {
    name: 'halley-contract-routes',
    resolveId: (id: string) => (id in tables ? `\0${id}` : undefined),
    load: (id: string) => {
      const table = tables[id.slice(1)];
      return table && `export default ${JSON.stringify(table())}`;
    },
  };
}

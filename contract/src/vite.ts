import { routes } from './routes.ts';

const moduleId = 'virtual:halley-routes';

/** Gives bundles the route table as plain data: `import routes from 'virtual:halley-routes'`. */
export function contractRoutes() {
  return {
    name: 'halley-contract-routes',
    resolveId: (id: string) => (id === moduleId ? `\0${moduleId}` : undefined),
    load: (id: string) => (id === `\0${moduleId}` ? `export default ${JSON.stringify(routes)}` : undefined),
  };
}

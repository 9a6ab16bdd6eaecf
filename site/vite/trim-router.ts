import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const checkedVersion = '8.4.0';

/**
 * Parts of React Router replaced in the browser's bundle. Three that this site cannot reach (3 kB gzip of the 120 the
 * lobby may have): route discovery (the whole manifest is sent, `routeDiscovery: initial`), instrumentation (none is
 * registered), and the error page of last resort, which would also show a stack to the player. Two that make a phone wait:
 * one for what is known, which routes the first page has, one for all routes to be taken apart before the first is found.
 */
const replacements: Record<string, string> = {
  'lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export const getManifestPath = () => '';
    export const getPathsWithAncestors = () => [];
    export const handleClientVersionMismatch = () => false;`,
  'lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = {};`,
  'lib/dom/ssr/errorBoundaries.js': `
    import { Component, createElement } from 'react';
    export class RemixErrorBoundary extends Component {
      constructor(props) { super(props); this.state = { error: props.error || null, location: props.location }; }
      static getDerivedStateFromError(error) { return { error }; }
      static getDerivedStateFromProps(props, state) {
        return state.location !== props.location
          ? { error: props.error || null, location: props.location }
          : { error: props.error || state.error, location: state.location };
      }
      render() { return this.state.error ? createElement(RemixRootDefaultErrorBoundary, { error: this.state.error }) : this.props.children; }
    }
    export function RemixRootDefaultErrorBoundary({ error }) {
      console.error(error);
      return createElement('html', { lang: 'en' }, createElement('body', null, createElement('h1', null, 'Halley'), createElement('a', { href: '/' }, 'Reload')));
    }
    export const BoundaryShell = ({ children }) => children;`,
  // The original looks through all routes for those of the page, which the server has named already. Its other half is
  // for loaders that run in the browser: there are none (`trim-manifest.ts` looks).
  'lib/dom/ssr/hydration.js': `
    export function getHydrationData({ state, getRouteInfo }) {
      const loaderData = { ...state.loaderData };
      for (const id of Object.keys(window.__reactRouterRouteModules)) if (!getRouteInfo(id).hasLoader) loaderData[id] = null;
      return { ...state, loaderData };
    }`,
  'lib/router/matcher.js': `
    import { parsePath } from './history.js';
    import { decodePath, flattenAndRankRoutes, matchRoutesImpl, stripBasename } from './utils.js';
    import { routesFor } from ${JSON.stringify(fileURLToPath(new URL('./routes-for.ts', import.meta.url)))};
    export class V6RegExMatcher {
      #routes = [];
      #basename;
      #known = new Map();
      constructor(basename) { this.#basename = basename; }
      update(routes) { this.#routes = routes; this.#known.clear(); }
      match(location, allowPartial = false) {
        const { pathname } = typeof location === 'string' ? parsePath(location) : location;
        const path = stripBasename(pathname || '/', this.#basename);
        if (path == null) return null;
        return matchRoutesImpl(this.#routes, location, this.#basename, allowPartial, this.#branches(decodePath(path)));
      }
      #branches(path) {
        const segment = path.split('/')[1]?.toLowerCase() ?? '';
        let branches = this.#known.get(segment);
        if (!branches) {
          branches = flattenAndRankRoutes(routesFor(this.#routes, segment));
          for (const { routesMeta } of branches) for (const meta of routesMeta) meta.route = meta.route.whole ?? meta.route;
          this.#known.set(segment, branches);
        }
        return branches;
      }
    }`,
};

export function trimRouter(): Plugin {
  return {
    name: 'halley-trim-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      const file = createRequire(import.meta.url).resolve('react-router/package.json');
      const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
      if (version !== checkedVersion) {
        throw new Error(
          `trim-router was checked with react-router ${checkedVersion}, not ${version}: compare its modules again`,
        );
      }
    },
    load(id) {
      const path = id.split('?')[0]?.replaceAll('\\', '/') ?? '';
      const part = Object.keys(replacements).find((end) => path.endsWith(`react-router/dist/production/${end}`));
      return part ? replacements[part] : undefined;
    },
  };
}

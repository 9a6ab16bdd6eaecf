export { isBuiltIn } from './built-in-routes.server.ts';
export { readSeo } from './read-seo.server.ts';

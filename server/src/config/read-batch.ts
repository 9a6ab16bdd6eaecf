import { api, type Call, type configCalls, mostInBatch, Refusal } from '@halley/contract';
import type { Handlers } from '../kit/index.ts';

const longestUrl = 1_000;

/** Calls that may be asked inside of another: they read, and answer with JSON. */
const inside = (Object.values(api) as Call[])
  .filter(({ method, path, file }) => method === 'GET' && path.startsWith('/api/') && !file)
  .map(({ path }) => patternOf(path));

/** Addresses of a path, letter by letter: what is written in any other way is no address of ours. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => {
    if (part.startsWith(':')) return part.endsWith('*') ? '.+' : '[^/]+';
    return part.replaceAll('.', String.raw`\.`);
  });
  return new RegExp(`^${parts.join('/')}$`);
}

/** The path of an inner question with its query; undefined: none that is answered here. */
export function insidePath(url: string): string | undefined {
  // Unprintable letters, backslashes and dots between slashes mean one thing to us and maybe another to the router.
  if (url.length > longestUrl || !/^api\/[\x21-\x7e]+$/.test(url) || /[\\#]|\/\.{1,2}(\/|$|\?)/.test(url))
    return undefined;
  const [path = ''] = `/${url}`.split('?', 1);
  return inside.some((pattern) => pattern.test(path)) ? `/${url}` : undefined;
}

/** Several questions in one: each is asked as if it had come alone. One that fails is null, and does not fail the others. */
export const readBatch: Handlers<typeof configCalls>['readBatch'] = async ({ query }, context) => {
  const urls = [query['url[]'] ?? []].flat();
  if (urls.length === 0) throw new Refusal('url.required');
  if (urls.length > mostInBatch) throw new Refusal('url.too_many');
  const paths = urls.map(insidePath);
  return { status: 200, body: await Promise.all(paths.map((path) => (path ? context.askInside(path) : null))) };
};

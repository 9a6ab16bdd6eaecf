const longestPath = 500;

/** Where to go afterwards: a path of this site, or nothing. `//host`, `/\host` and the like are other sites. */
export function sameSitePath(target: unknown): string | undefined {
  if (typeof target !== 'string' || !target.startsWith('/') || target.length > longestPath) return undefined;
  const base = 'https://halley.invalid';
  if (!URL.canParse(target, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(target, base);
  // `/.//host` is a path of ours to the parser and another site to a browser that reads its result.
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

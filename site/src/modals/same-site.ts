/** Where to go after log-in: a path of this site, or nothing. `//host`, `/\host` and the like are other sites. */
export function sameSitePath(target: string | null | undefined): string | undefined {
  if (!target?.startsWith('/')) return undefined;
  const base = 'https://halley.invalid';
  try {
    const url = new URL(target, base);
    return url.origin === base ? url.pathname + url.search + url.hash : undefined;
  } catch {
    return undefined;
  }
}

/** The router adds its base path itself. */
export function withoutPrefix(path: string, prefix = ''): string {
  const rest = prefix && path.startsWith(`/${prefix}`) ? path.slice(prefix.length + 1) : path;
  return /^[/?#]/.test(rest) ? rest.replace(/^(?!\/)/, '/') : rest === '' ? '/' : path;
}

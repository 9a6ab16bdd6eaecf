/** The router adds its base path itself. */
export function withoutPrefix(path: string, prefix = ''): string {
  const rest = prefix && path.startsWith(`/${prefix}`) ? path.slice(prefix.length + 1) : path;
  return /^[/?#]/.test(rest) ? rest.replace(/^(?!\/)/, '/') : rest === '' ? '/' : path;
}

/** `/de/play/x` → the locale and the rest. Only enabled locales are prefixes; anything else is an ordinary path. */
export interface PrefixedPath {
  /** As written in the list of locales, not as typed. */
  locale: string | undefined;
  /** Below `/guest`: the site as guests see it. */
  guestMode: boolean;
  /** The router's base: `de`, `guest`, `guest/de` or nothing. */
  base: string;
  /** The path below the prefix, never empty. */
  rest: string;
  /** Where the visitor should be instead: another spelling of the prefix, or a slash too many. */
  moved: string | undefined;
}

export function readPrefix(pathname: string, enabled: readonly string[]): PrefixedPath {
  const tidy = stripSlashes(pathname);
  const segments = tidy.split('/').slice(1);
  const guestMode = segments[0] === 'guest';
  const [first = '', ...others] = guestMode ? segments.slice(1) : segments;
  const locale = enabled.find((code) => code.toLowerCase() === first.toLowerCase());
  const rest = `/${(locale ? others : [first, ...others]).join('/')}`;
  const base = [guestMode ? 'guest' : '', locale ?? ''].filter(Boolean).join('/');
  const wanted = stripSlashes(`/${base}${rest}`);
  return { locale, guestMode, base, rest, moved: wanted === pathname ? undefined : wanted };
}

/** Two slashes at the start would turn a redirect into another host. */
function stripSlashes(pathname: string): string {
  return `/${pathname.replace(/^[/\\]+/, '').replace(/\/+$/, '')}`;
}

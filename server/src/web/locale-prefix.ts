/** `/de/play/x` → the locale and the rest. Only enabled locales are prefixes; anything else is an ordinary path. */
export interface PrefixedPath {
  /** As written in the list of locales, not as typed. */
  locale: string | undefined;
  /** The path below the prefix, never empty. */
  rest: string;
  /** Where the visitor should be instead: another spelling of the prefix, or a slash too many. */
  moved: string | undefined;
}

export function readPrefix(pathname: string, enabled: readonly string[]): PrefixedPath {
  const tidy = stripSlashes(pathname);
  const [, first = '', ...others] = tidy.split('/');
  const locale = enabled.find((code) => code.toLowerCase() === first.toLowerCase());
  const rest = locale ? `/${others.join('/')}` : tidy;
  const wanted = locale ? stripSlashes(`/${locale}${rest}`) : tidy;
  return { locale, rest, moved: wanted === pathname ? undefined : wanted };
}

/** Two slashes at the start would turn a redirect into another host. */
function stripSlashes(pathname: string): string {
  return `/${pathname.replace(/^[/\\]+/, '').replace(/\/+$/, '')}`;
}

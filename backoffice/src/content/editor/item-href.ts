/** Where something is written; its name has slashes and signs of its own, so it stands in the query. */
export const itemHref = (name: string): string => `/content/item?name=${encodeURIComponent(name)}`;

/** `page:promo/summer~au@comet` from its parts. */
export function nameFrom({ kind, key, market, brand }: Record<'kind' | 'key' | 'market' | 'brand', string>): string {
  return `${kind}:${key}${market && `~${market.toLowerCase()}`}${brand && `@${brand}`}`;
}

const ownLink = /(<a\s(?:[^>]*\s)?href=)(["'])\/(?!\/)([^"']*)\2/g;

/** Links to our own pages keep the language that stands in the address. */
export function keepLanguage(html: string, prefix: string): string {
  return html.replace(ownLink, (_, start: string, quote: string, path: string) => {
    const address = prefix ? `/${prefix}${path && `/${path}`}` : `/${path}`;
    return `${start}${quote}${address}${quote}`;
  });
}

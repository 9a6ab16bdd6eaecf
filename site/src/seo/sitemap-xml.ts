/** An address of the site in every language it is written in. */
export interface SitemapPage {
  /** Without a locale; the lobby is the empty text. */
  path: string;
  /** A day or a moment, where it is known. Nothing is made up. */
  lastmod?: string;
}

export interface SitemapOf {
  origin: string;
  locale: string;
  /** Every language a search engine may know. */
  locales: readonly string[];
  pages: readonly SitemapPage[];
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';

/** The pages of one language, each with its siblings in the others. */
export function localeSitemap({ origin, locale, locales, pages }: SitemapOf): string {
  const urls = pages.map(({ path, lastmod }) => {
    const address = (code: string) => escapeXml(`${origin}${code && `/${code}`}${path}`);
    const links = ['', ...locales].map(
      (code) => `<xhtml:link rel="alternate" hreflang="${code || 'x-default'}" href="${address(code)}"/>`,
    );
    const changed = lastmod ? `<lastmod>${escapeXml(lastmod.slice(0, 10))}</lastmod>` : '';
    return `<url><loc>${address(locale)}</loc>${changed}${links.join('')}</url>`;
  });
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `${head}\n<urlset ${names}>\n${urls.join('\n')}\n</urlset>\n`;
}

/** One entry per language. */
export function sitemapIndex({ origin, locales }: Pick<SitemapOf, 'origin' | 'locales'>): string {
  const maps = locales.map((code) => `<sitemap><loc>${escapeXml(`${origin}/sitemaps/${code}.xml`)}</loc></sitemap>`);
  const name = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
  return `${head}\n<sitemapindex ${name}>\n${maps.join('\n')}\n</sitemapindex>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

import type { Article, Award, ContentFile, PageContext, PageNode } from '@halley/contract';
import { authProviderName, titled } from '../brand/index.server.ts';
import { messagesOf, sayIn } from '../i18n/index.server.ts';
import { dateFormat, localeOf } from '../i18n/index.ts';
import { orElse } from '../page/index.server.ts';
import type { Seo } from '../page/index.ts';
import { readPlayer } from '../session/index.server.ts';
import { arrangeHtml, plainText } from './arrange-html.ts';
import { type Question, readFaq, readLead } from './read-props.ts';
import { readPages, type ShownPage } from './read-static-page.server.ts';

export const mostArticles = 6;
const describedLength = 160;

/** Pages that show more than their text. */
const withAwards = new Set(['awards']);
const withArticles = new Set(['about', 'awards', 'support', 'responsible-gaming']);
const withFiles = new Set(['terms-and-conditions', 'general-rules', 'privacy-policy', 'cookie-policy', 'bonus-terms']);

/** Everything a page of the operator's shows, in the visitor's language. */
export async function loadArticle(site: PageContext, page: ShownPage) {
  const say = sayIn(site.locale);
  const { tag } = localeOf(site.locale);
  const { html, headings } = arrangeHtml(page.meta.mainContent, {
    prefix: site.prefix,
    tableName: (number) => say('pages.table', { number }),
  });
  const faq = readFaq(page.meta.json);
  const day = dateFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const [awards, articles, files, more, trail] = await Promise.all([
    withAwards.has(page.address) ? orElse(site, site.api.listAwards({ query: { l: site.locale } }), []) : [],
    withArticles.has(page.address) ? orElse(site, site.api.listArticles({ query: { l: site.locale } }), []) : [],
    withFiles.has(page.address) ? orElse(site, site.api.listCmsFiles({ query: { l: site.locale } }), []) : [],
    readMore(site, page),
    trailOf(site, page),
  ]);
  return {
    messages: messagesOf(site.locale, 'pages'),
    seo: { ...seoOf(page, { faq, html }), trail },
    address: page.address,
    title: page.title,
    lead: readLead(page.meta.json),
    html,
    headings,
    faq,
    updated: page.updatedAt ? { at: page.updatedAt, text: day.format(new Date(page.updatedAt)) } : null,
    awards: awards as Award[],
    articles: (articles as Article[]).slice(0, mostArticles).map((article) => ({
      ...article,
      day: day.format(new Date(article.date)),
    })),
    files: (files as ContentFile[]).filter(
      ({ categories, url }) => categories.includes('terms') && url !== `/${page.address}`,
    ),
    more,
  };
}

export type ArticleData = Awaited<ReturnType<typeof loadArticle>>;

function seoOf(page: ShownPage, { faq, html }: { faq: readonly Question[]; html: string }): Seo {
  const title = page.blocks.title || page.title;
  return {
    title: title.toLowerCase().includes(authProviderName().toLowerCase()) ? title : titled(title),
    description: page.blocks.description || shorten(plainText(html)) || title,
    noindex: page.noindex,
    facts:
      faq.length === 0
        ? []
        : [
            {
              '@type': 'FAQPage',
              mainEntity: faq.map(({ question, answer }) => ({
                '@type': 'Question',
                name: question,
                acceptedAnswer: { '@type': 'Answer', text: answer },
              })),
            },
          ],
  };
}

/** The pages above this one, by its path, and itself. */
async function trailOf(site: PageContext, page: ShownPage): Promise<{ name: string; path: string }[]> {
  const pages = await orElse(site, readPages(site), [] as PageNode[]);
  const segments = page.address.split('/');
  const above = segments.slice(0, -1).flatMap((_, at) => {
    const path = segments.slice(0, at + 1).join('/');
    const found = pages.find((other) => other.path === path && !other.hidden);
    return found ? [{ name: found.title, path: `/${path}` }] : [];
  });
  return [...above, { name: page.title, path: `/${page.address}` }];
}

/** Whole words only. */
function shorten(text: string): string {
  if (text.length <= describedLength) return text;
  return `${text.slice(0, describedLength).replace(/\s+\S*$/, '')}…`;
}

/** What else there is to read: the pages of the footer, this one left out. */
async function readMore(site: PageContext, page: ShownPage): Promise<{ title: string; href: string }[]> {
  const [pages, player] = await Promise.all([orElse(site, readPages(site), [] as PageNode[]), readPlayer(site)]);
  const known = new Set(pages.map(({ path }) => path));
  const listed = ['bottom-menu', 'help'];
  return pages
    .filter(({ path, hidden, categories }) => {
      if (hidden || path === page.path || path === page.address) return false;
      if (categories.includes('reg-only') && !player) return false;
      const variantOf = /^(.+)-(?:ee|gcb|cw|au)$/.exec(path)?.[1];
      return listed.some((category) => categories.includes(category)) && !(variantOf && known.has(variantOf));
    })
    .map(({ path, title }) => ({ title, href: `/${path}` }));
}

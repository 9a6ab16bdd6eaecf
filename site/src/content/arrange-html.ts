import { keepLanguage } from '../page/index.ts';

export interface Heading {
  id: string;
  text: string;
}

export interface Arranged {
  html: string;
  /** The h2s, in order: what a table of contents is made of. */
  headings: Heading[];
}

const headingTag = /<h2(\s[^>]*)?>([\s\S]*?)<\/h2>/g;
/** Names that something else on the page has, or that do something of their own. */
const taken = new Set(['main', 'standing', 'accepted', 'chat', 'request-id', 'faq']);

interface ArrangeOptions {
  /** The locale in the address (`de`), or nothing. */
  prefix: string;
  /** What a table is called for those who do not see it: each has a name of its own. */
  tableName: (number: number) => string;
}

/**
 * A cleaned fragment, made ready to be read: each part can be linked to, links keep the visitor's language, and a table
 * wider than a phone scrolls by itself, also with the keyboard.
 */
export function arrangeHtml(html: string, { prefix, tableName }: ArrangeOptions): Arranged {
  const headings: Heading[] = [];
  const ids = new Set(taken);
  const withIds = html.replace(headingTag, (_, attributes: string | undefined, inside: string) => {
    const text = plainText(inside);
    const own = /\sid=(["'])([\w-]+)\1/.exec(attributes ?? '')?.[2];
    const id = freeName(own ?? slugOf(text), ids);
    headings.push({ id, text });
    const others = (attributes ?? '').replace(/\sid=(["'])[^"']*\1/, '');
    return `<h2 id="${id}"${others}>${inside}</h2>`;
  });
  let tables = 0;
  const frame = () =>
    `<div class="article-table" role="region" tabindex="0" aria-label="${escapeAttribute(tableName(++tables))}">`;
  const arranged = withIds
    .replace(/<table[\s>]/g, (tag) => `${frame()}${tag}`)
    .replaceAll('</table>', '</table></div>');
  return { html: keepLanguage(arranged, prefix), headings };
}

function freeName(wanted: string, ids: Set<string>): string {
  const name = wanted || 'part';
  let free = name;
  for (let number = 2; ids.has(free); number++) free = `${name}-${number}`;
  ids.add(free);
  return free;
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' };

/** The words of a fragment, as people read them. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

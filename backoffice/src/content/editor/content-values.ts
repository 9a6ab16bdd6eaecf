import type { ContentItemFile } from '@halley/contract';

/** What editors write, as screens hold it. The server says whether it fits. */
export type Content = Readonly<Record<string, unknown>>;

export interface FieldsProps {
  file: ContentItemFile;
  content: Content;
  language: string;
  /** What the server said does not fit, by path. */
  issues: ReadonlyMap<string, string>;
  onChange: (content: Content) => void;
}

export interface PageText {
  title: string;
  description: string;
  keywords: string;
  content: string;
}

const noText: PageText = { title: '', description: '', keywords: '', content: '' };

/** What somebody starts from who writes something new. */
export function blankContent(name: string): Content {
  const [kind = '', key = ''] = name.split(/:(.*)/s);
  const [id = ''] = key.split('@');
  const blanks: Record<string, Content> = {
    page: { categories: key.startsWith('promo/') ? ['promo'] : ['page'], texts: { en: noText } },
    snippet: { categories: [], texts: { en: '' } },
    text: { texts: {} },
    menu: { entries: [] },
    banner: { hidden: false, countries: [], banner: blankBanner(id) },
    // A list is an array; boxes that read it know.
    list: [] as unknown as Content,
  };
  return blanks[kind] ?? {};
}

function blankBanner(id: string): Content {
  return {
    id,
    categories: ['slider-index-top'],
    title: { text: { en: '' } },
    description: { text: { en: '' }, size: '' },
    gradient: { colorLeft: '', colorLeftCenter: '', colorRightCenter: '', colorRight: '' },
    labels: [],
    button: { name: { en: '' }, url: '' },
    image: '',
    overlayImage: '',
    order: { 'slider-index-top': 1 },
  };
}

/** The value at `banner.title.text`. */
export function valueAt(content: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (Object(value) as Content)[key], content);
}

/** The same content with another value at a path; undefined takes it out. */
export function withValue(content: unknown, path: string, value: unknown): Content {
  const [key = '', ...rest] = path.split('.');
  const { [key]: held, ...others } = Object(content) as Content;
  const next = rest.length === 0 ? value : withValue(held, rest.join('.'), value);
  if (next === undefined) return others;
  return held === undefined ? { ...others, [key]: next } : { ...(Object(content) as Content), [key]: next };
}

/** A text that may be in several languages, in one of them. */
export function textIn(value: unknown, language: string): string {
  if (typeof value === 'string') return language === 'en' ? value : '';
  return String((Object(value) as Content)[language] ?? '');
}

/** The same with another text in one language. English is always there; what is empty elsewhere is not said. */
export function withTextIn(value: unknown, language: string, text: string): Content {
  const texts = typeof value === 'string' ? { en: value } : (Object(value) as Content);
  const { [language]: _, ...others } = texts;
  return text === '' && language !== 'en' ? others : { ...texts, [language]: text };
}

/** `{name}` of a text of the site. */
export function placeholdersOf(text: string): string {
  const names = [...text.matchAll(/\{\s*([a-zA-Z][a-zA-Z0-9_]*)\s*(?=[,}])/g)].map(([, name]) => `{${name}}`);
  return [...new Set(names)].join(' ');
}

/** Words separated by commas. */
export const wordsOf = (text: string): string[] => text.split(',').flatMap((word) => word.trim() || []);

import { type ConfigDocumentName, writtenDocuments } from '@halley/contract';
import { z } from 'zod';
import { gatherErrors } from '../../kit/index.ts';
import { cleanHtml, HtmlTooLarge } from '../html/clean-html.ts';
import { contentLanguages, localise } from '../languages.ts';
import { type ItemName, type ListKey, nameOf } from './item-names.ts';
import {
  listEntries,
  mostEntries,
  StoredBanner,
  StoredMenu,
  StoredPage,
  StoredSnippet,
  StoredText,
  StoredTranslations,
} from './item-schemas.ts';

export interface Issue {
  /** `texts.de.content` */
  field: string;
  message: string;
}

/** Content that does not fit what it should be. Nothing of it was written. */
export class ContentRefused extends Error {
  override readonly name = 'ContentRefused';
  readonly issues: readonly (Issue & { item: string })[];

  constructor(issues: readonly (Issue & { item: string })[]) {
    super(issues.map(({ item, field, message }) => `${item}: ${field}: ${message}`).join('\n'));
    this.issues = issues;
  }
}

/** Which texts of the site exist, by locale: what an operator's own words are checked against. */
type KnownMessages = (locale: string) => Readonly<Record<string, string>> | undefined;

export interface CheckOptions {
  messages?: KnownMessages;
}

/** The content as it is stored: checked, its HTML cleaned. Throws `ContentRefused`. */
export function checkItem(name: ItemName, content: unknown, options: CheckOptions = {}): unknown {
  try {
    return checks[name.kind](content, name.key, options);
  } catch (error) {
    const issues = issuesOf(error);
    if (issues === undefined) throw error;
    throw new ContentRefused(issues.map((issue) => ({ ...issue, item: nameOf(name) })));
  }
}

/** What does not fit is refused field by field. */
export async function fitting<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof ContentRefused)) throw error;
    const errors = gatherErrors();
    for (const { field, message } of error.issues) errors.add(`content.${field}`, 'invalid', message);
    errors.throwIfAny();
    throw error;
  }
}

class Unfit extends Error {
  readonly issues: readonly Issue[];
  constructor(issues: readonly Issue[]) {
    super('unfit');
    this.issues = issues;
  }
}

function issuesOf(error: unknown): readonly Issue[] | undefined {
  if (error instanceof Unfit) return error.issues;
  if (!(error instanceof z.ZodError)) return undefined;
  return error.issues.map((issue) => ({ field: issue.path.map(String).join('.') || 'it', message: saidOf(issue) }));
}

/** Where one of several would fit, what each of them wants: "Invalid input" helps nobody. */
function saidOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message;
  const wants = issue.errors.flatMap((branch) => branch.filter(({ path }) => path.length === 0).map(saidOf));
  return [...new Set(wants)].join(', or ') || issue.message;
}

const checks: Record<ItemName['kind'], (content: unknown, key: string, options: CheckOptions) => unknown> = {
  page(content) {
    const page = StoredPage.parse(content);
    refuseUnfitJson(page.json);
    const texts = Object.entries(page.texts).map(([language, text]) => [
      language,
      { ...text, content: clean(text.content, `texts.${language}.content`) },
    ]);
    return { ...page, texts: Object.fromEntries(texts) };
  },
  snippet(content) {
    const snippet = StoredSnippet.parse(content);
    const texts = Object.entries(snippet.texts).map(([language, text]) => [language, clean(text, `texts.${language}`)]);
    return { ...snippet, texts: Object.fromEntries(texts) };
  },
  banner(content, key) {
    const stored = StoredBanner.parse(content);
    const [id = key] = key.split('@');
    for (const language of contentLanguages) {
      const parsed = listEntries.banners.safeParse(localise(stored.banner, language));
      if (!parsed.success) throw parsed.error;
      if (parsed.data.id !== id) throw new Unfit([{ field: 'banner.id', message: `it must be ${id}` }]);
    }
    refuseUnfitJson(stored.banner);
    return stored;
  },
  menu: (content) => StoredMenu.parse(content),
  text(content, key, { messages }) {
    const stored = StoredText.parse(content);
    if (!messages) return stored;
    const issues = Object.entries(stored.texts).flatMap(([language, text]) =>
      issueOfText(key, text, messages(language)?.[key]).map((issue) => ({ ...issue, field: `texts.${language}` })),
    );
    if (issues.length > 0) throw new Unfit(issues);
    return stored;
  },
  list(content, key) {
    const entry = listEntries[key as ListKey];
    const schema = z.array(entry as z.ZodType<{ id?: string }>).max(mostEntries);
    for (const language of contentLanguages) {
      const parsed = schema.safeParse(localise(content, language));
      if (!parsed.success) throw parsed.error;
      const ids = parsed.data.map(({ id }) => id).filter((id) => id !== undefined);
      const twice = ids.find((id, place) => ids.indexOf(id) !== place);
      if (twice !== undefined) throw new Unfit([{ field: 'id', message: `${twice} is there twice` }]);
    }
    return content;
  },
  document: (content, key) => writtenDocuments[key as ConfigDocumentName].parse(content),
  translations(content, key, { messages }) {
    const texts = StoredTranslations.parse(content);
    const known = messages?.(key);
    if (messages && !known) throw new Unfit([{ field: 'it', message: `${key} is no language of the site` }]);
    const issues = known ? Object.entries(texts).flatMap(([id, text]) => issueOfText(id, text, known[id])) : [];
    if (issues.length > 0) throw new Unfit(issues);
    return texts;
  },
};

function clean(html: string, field: string): string {
  try {
    return cleanHtml(html.trim()).trim();
  } catch (error) {
    if (error instanceof HtmlTooLarge) throw new Unfit([{ field, message: error.message }]);
    throw error;
  }
}

function issueOfText(id: string, text: string, usual: string | undefined): Issue[] {
  if (usual === undefined) return [{ field: id, message: 'there is no such text' }];
  const [wanted, given] = [placeholdersOf(usual), placeholdersOf(text)];
  if (wanted === given) return [];
  return [{ field: id, message: `its placeholders must be ${wanted || 'none'}, not ${given || 'none'}` }];
}

/** `{name}`, and `{count, plural, …}` by its name; each once, in order of the alphabet. */
function placeholdersOf(text: string): string {
  const names = [...text.matchAll(/\{\s*([a-zA-Z][a-zA-Z0-9_]*)\s*(?=[,}])/g)].map(([, name]) => name);
  return [...new Set(names)].sort().join(', ');
}

const runs = /^[\s\p{Cc}\p{Cf}]*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|v\s*b\s*s\s*c\s*r\s*i\s*p\s*t|data)\s*:/iu;

/** No address in it runs anything, and it is no deeper and no larger than somebody would write it. */
function refuseUnfitJson(json: Record<string, unknown>): void {
  if (JSON.stringify(json).length > 200_000) throw new Unfit([{ field: 'json', message: 'it is too large' }]);
  const look = (value: unknown, field: string, depth: number): void => {
    if (depth > 20) throw new Unfit([{ field, message: 'it is nested too deep' }]);
    if (typeof value === 'string' && runs.test(value))
      throw new Unfit([{ field, message: 'this address is not allowed' }]);
    if (value === null || typeof value !== 'object') return;
    for (const [key, part] of Object.entries(value)) look(part, `${field}.${key}`, depth + 1);
  };
  look(json, 'json', 0);
}

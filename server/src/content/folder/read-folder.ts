import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckOptions, ContentRefused, checkItem } from '../items/check-item.ts';
import { type ItemName, parseName } from '../items/item-names.ts';
import { isContentLanguage } from '../languages.ts';
import { readFrontMatter } from './front-matter.ts';
import { type Composed, withoutParts, withPartsOf } from './parts.ts';

export interface FolderItem {
  item: ItemName;
  /** As it is stored. */
  content: unknown;
}

export interface FileIssue {
  file: string;
  message: string;
}

/** A folder that is not content from end to end. Nothing of it was taken. */
export class FolderRefused extends Error {
  override readonly name = 'FolderRefused';
  readonly issues: readonly FileIssue[];

  constructor(issues: readonly FileIssue[]) {
    super(issues.map(({ file, message }) => `${file}: ${message}`).join('\n'));
    this.issues = issues;
  }
}

/** Files of one item, put together, before anyone has looked at them. */
interface Draft {
  item: ItemName;
  content: Record<string, unknown> | unknown;
  fileOf(field: string): { file: string; field: string };
}

/** Everything in a folder, checked and cleaned. Throws `FolderRefused` with every problem, by file and field. */
export function readFolder(folder: string, options: CheckOptions = {}): FolderItem[] {
  const issues: FileIssue[] = [];
  const drafts = listFiles(folder, issues);
  const items = gather(folder, drafts, issues).flatMap(({ item, content, fileOf }) => {
    try {
      return [{ item, content: checkItem(item, content, options) }];
    } catch (error) {
      if (!(error instanceof ContentRefused)) throw error;
      for (const issue of error.issues) {
        const { file, field } = fileOf(issue.field);
        issues.push({ file, message: `${field}: ${issue.message}` });
      }
      return [];
    }
  });
  if (issues.length > 0) throw new FolderRefused(issues);
  return items;
}

/** Paths below the folder, in the order of the alphabet. What cannot be read is a problem. */
export function listFiles(folder: string, issues: FileIssue[] = [], below = ''): string[] {
  const found: string[] = [];
  let entries: ReturnType<typeof listEntries>;
  try {
    entries = listEntries(join(folder, below));
  } catch (error) {
    issues.push({ file: below || folder, message: `it cannot be read: ${(error as NodeJS.ErrnoException).code}` });
    return [];
  }
  for (const entry of entries) {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (entry.name.startsWith('.') || entry.name === 'README.md') continue;
    if (entry.isDirectory()) found.push(...listFiles(folder, issues, path));
    else if (entry.isFile()) found.push(path);
    else issues.push({ file: path, message: 'it is no plain file' });
  }
  return found;
}

function listEntries(folder: string) {
  return readdirSync(folder, { withFileTypes: true }).sort((left, right) => (left.name < right.name ? -1 : 1));
}

const shapes: readonly [pattern: RegExp, kind: ItemName['kind']][] = [
  [/^pages\/(.+)\/(page\.json|[^/]+\.html)$/, 'page'],
  [/^snippets\/([^/]+)\/(snippet\.json|[^/]+\.html)$/, 'snippet'],
  [/^(files|awards|articles|banners)\.json$/, 'list'],
  [/^banners\/([^/]+)\.json$/, 'banner'],
  [/^menus\/([^/]+)\.json$/, 'menu'],
  [/^texts\/([^/]+)\.json$/, 'text'],
  [/^translations\/([^/]+)\.json$/, 'translations'],
  [/^documents\/([^/]+)\.json$/, 'document'],
];

function gather(folder: string, files: readonly string[], issues: FileIssue[]): Draft[] {
  const parts = new Map<string, { item: ItemName; files: { path: string; file: string }[] }>();
  for (const path of files) {
    const [kind, key = '', file = ''] = shapeOf(path);
    const item = kind && parseName(`${kind}:${key}`);
    if (!item) {
      issues.push({ file: path, message: kind ? `there is no ${kind} ${key}` : 'this is no content' });
      continue;
    }
    const name = `${kind}:${key}`;
    parts.set(name, { item, files: [...(parts.get(name)?.files ?? []), { path, file }] });
  }
  return [...parts.values()].flatMap((part) => {
    const before = issues.length;
    const isInLanguages = part.item.kind === 'page' || part.item.kind === 'snippet';
    const draft = isInLanguages ? inLanguages(folder, part, issues) : inOneFile(folder, part, issues);
    return issues.length > before ? [] : [draft];
  });
}

function shapeOf(path: string): [kind?: ItemName['kind'], key?: string, file?: string] {
  for (const [pattern, kind] of shapes) {
    const match = pattern.exec(path);
    if (match) return [kind, match[1] ?? '', match[2] ?? ''];
  }
  return [];
}

type Part = { item: ItemName; files: { path: string; file: string }[] };

function inOneFile(folder: string, { item, files }: Part, issues: FileIssue[]): Draft {
  const [{ path } = { path: '' }] = files;
  return { item, content: readJson(folder, path, issues), fileOf: (field) => ({ file: path, field }) };
}

/** `page.json` or `snippet.json`, and a file for each language. */
function inLanguages(folder: string, { item, files }: Part, issues: FileIssue[]): Draft {
  const frameFile = `${item.kind}.json`;
  const base = files[0]?.path.slice(0, -(files[0].file.length + 1)) ?? '';
  const frame = files.find(({ file }) => file === frameFile);
  if (!frame) issues.push({ file: `${base}/${frameFile}`, message: 'it is missing' });
  const { variantOf, ...content } = frame ? Object(readJson(folder, frame.path, issues)) : {};
  const texts: Record<string, unknown> = {};
  for (const { path, file } of files.filter((candidate) => candidate !== frame)) {
    const language = file.slice(0, -'.html'.length);
    if (!isContentLanguage(language)) {
      issues.push({ file: path, message: `${language} is no language of content` });
      continue;
    }
    const { fields, body: written, problem } = readFrontMatter(readFileSync(join(folder, path), 'utf8'));
    const { body, problem: another } = variantOf ? asVariant(folder, written, variantOf, file) : withoutParts(written);
    for (const message of [problem, another]) if (message) issues.push({ file: path, message });
    texts[language] = item.kind === 'page' ? { ...fields, content: body } : body;
  }
  return {
    item,
    content: { ...content, texts },
    fileOf: (field) => {
      const [, language, rest] = /^texts\.([a-zA-Z-]+)(?:\.(.*))?$/.exec(field) ?? [];
      if (language) return { file: `${base}/${language}.html`, field: rest ?? 'it' };
      return field === 'texts' ? { file: `${base}/en.html`, field: 'it' } : { file: `${base}/${frameFile}`, field };
    },
  };
}

/** A page of which only some parts are its own: `"variantOf": "terms-and-conditions"` in its `page.json`. */
function asVariant(folder: string, written: string, variantOf: unknown, file: string): Composed {
  const isPath = typeof variantOf === 'string' && /^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(variantOf);
  const common = isPath ? join(folder, 'pages', variantOf, file) : '';
  if (!isPath || !existsSync(common))
    return { body: '', problem: `there is no page ${String(variantOf)} in its language` };
  return withPartsOf(written, readFrontMatter(readFileSync(common, 'utf8')).body);
}

function readJson(folder: string, path: string, issues: FileIssue[]): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, path), 'utf8'));
  } catch (error) {
    issues.push({ file: path, message: `it is not JSON: ${(error as Error).message}` });
    return {};
  }
}

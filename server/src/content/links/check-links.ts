import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrokenLink } from '@halley/contract';
import type { Contents } from '../load-contents.ts';
import { anchorsOf, findLinks } from './find-links.ts';
import { type Destinations, judgeLink } from './judge-link.ts';

const siteFiles = fileURLToPath(new URL('../../../../site/public', import.meta.url));

export interface LinkedItem {
  name: string;
  title: string;
  content: unknown;
}

interface DestinationsOptions {
  contents: Pick<Contents, 'pages'>;
  pictures: ReadonlySet<string>;
  localeCodes: readonly string[];
}

/** What links may lead to: pages that count now in any brand, market and language, images, files of the site. */
export function destinationsIn({ contents, pictures, localeCodes }: DestinationsOptions): Destinations {
  const byPath = new Map<string, Set<string>>();
  for (const [key, { texts }] of contents.pages) {
    const [path = key] = key.split(/[@~]/);
    const anchors = byPath.get(path) ?? new Set<string>();
    for (const { content } of Object.values(texts)) for (const anchor of anchorsOf(content)) anchors.add(anchor);
    byPath.set(path, anchors);
  }
  return {
    anchorsAt: (path) => byPath.get(path),
    hasPicture: (id) => pictures.has(id),
    hasFile: (path) => /^(?:\/[a-z0-9][a-z0-9_.-]*)+\.[a-z0-9]+$/i.test(path) && existsSync(`${siteFiles}${path}`),
    localeCodes,
  };
}

/** What leads nowhere in one thing. A page's own places are those of the words that are looked at. */
export function brokenIn({ name, title, content }: LinkedItem, known: Destinations): BrokenLink[] {
  const own = /^page:([^@~]+)/.exec(name)?.[1];
  const here = own === undefined ? known : withOwnAnchors(own, content, known);
  return findLinks(content).flatMap((found) => {
    const fault = judgeLink(found, own, here);
    return fault ? [{ name, title, field: found.field, link: found.link, fault }] : [];
  });
}

function withOwnAnchors(path: string, content: unknown, known: Destinations): Destinations {
  const texts = Object.values(Object((content as { texts?: unknown } | null)?.texts) as Record<string, unknown>);
  const own = new Set(texts.flatMap((text) => [...anchorsOf(String(Object(text).content ?? ''))]));
  return { ...known, anchorsAt: (asked) => (asked === path ? own : known.anchorsAt(asked)) };
}

import { type BrokenLink, isSitePath } from '@halley/contract';
import type { FoundLink } from './find-links.ts';

/** What there is to lead to. */
export interface Destinations {
  /** The places of the page at a path, in all its languages; undefined: there is no such page. */
  anchorsAt(path: string): ReadonlySet<string> | undefined;
  hasPicture(id: string): boolean;
  hasFile(path: string): boolean;
  /** Prefixes of addresses in a language: `/de`. */
  localeCodes: readonly string[];
}

export type Fault = BrokenLink['fault'];

const elsewhere =
  /^(?:https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][^\s]*)?|mailto:[^@\s:?]+@[a-z0-9.-]+(?:\?\S*)?|tel:\+?[0-9().-]+)$/i;
const pictureFile = /^\/api\/pictures\/([0-9a-f]{24})\/\d{1,4}\.(?:webp|jpeg)$/;

/** What is wrong with a link, if anything. Addresses elsewhere are judged by their form: nobody is asked. */
export function judgeLink(
  { link, isPicture }: FoundLink,
  from: string | undefined,
  known: Destinations,
): Fault | undefined {
  if (link.startsWith('#')) {
    return from === undefined || known.anchorsAt(from)?.has(link.slice(1)) ? undefined : 'no_anchor';
  }
  if (!link.startsWith('/')) return elsewhere.test(link) ? undefined : 'bad_form';
  const [address = '', anchor] = link.split('#');
  const [path = ''] = address.split('?');
  const picture = pictureFile.exec(path)?.[1];
  if (picture !== undefined) return known.hasPicture(picture) ? undefined : 'no_picture';
  const page = withoutLocale(path, known.localeCodes);
  const anchors = known.anchorsAt(page.slice(1).replace(/\/$/, ''));
  if (anchors) return anchor === undefined || anchor === '' || anchors.has(anchor) ? undefined : 'no_anchor';
  if (!isPicture && isSitePath(page)) return undefined;
  if (known.hasFile(path) || /^\/art\/banners\/[^/]+$/.test(path)) return undefined;
  return isPicture ? 'no_picture' : /\.[a-z0-9]{2,5}$/.test(path) ? 'no_file' : 'no_page';
}

function withoutLocale(path: string, codes: readonly string[]): string {
  const [, first = ''] = path.split('/');
  return codes.includes(first) ? path.slice(first.length + 1) || '/' : path;
}

import sanitizeHtml from 'sanitize-html';

export interface FoundLink {
  /** `texts.de.content` */
  field: string;
  link: string;
  isPicture: boolean;
}

/** Fields of structured parts that hold an address. */
const linkFields = /^(url|href|link)$/i;
const pictureFields = /^(image|overlayImage|img|imgUrl|src|picture)$/;

/** Every address in something an editor writes: in HTML, and in fields that are made to hold one. */
export function findLinks(content: unknown): FoundLink[] {
  const found: FoundLink[] = [];
  look(content, []);
  return found;

  function look(value: unknown, path: readonly string[]): void {
    const name = path.at(-1) ?? '';
    const field = path.join('.');
    if (typeof value === 'string') {
      if (value.includes('<')) found.push(...linksOfHtml(value).map((one) => ({ ...one, field })));
      else if (value !== '' && linkFields.test(name)) found.push({ field, link: value, isPicture: false });
      else if (value !== '' && pictureFields.test(name)) found.push({ field, link: value, isPicture: true });
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) look(part, [...path, key]);
  }
}

function linksOfHtml(html: string): Omit<FoundLink, 'field'>[] {
  const found: Omit<FoundLink, 'field'>[] = [];
  readTags(html, (tag, { href, src }) => {
    if (tag === 'a' && href !== undefined) found.push({ link: href, isPicture: false });
    if (tag === 'img' && src !== undefined) found.push({ link: src, isPicture: true });
  });
  return found;
}

/** The places in a page that a link may lead to. */
export function anchorsOf(html: string): Set<string> {
  const found = new Set<string>();
  readTags(html, (_tag, { id }) => void (id !== undefined && found.add(id)));
  return found;
}

/** Read, not cleaned: what comes here has been, or is about to be. */
function readTags(html: string, onOpenTag: (tag: string, attributes: Record<string, string>) => void): void {
  sanitizeHtml(html, { allowedTags: ['a', 'img'], allowedAttributes: false, onOpenTag });
}

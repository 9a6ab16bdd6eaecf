import sanitizeHtml from 'sanitize-html';
import { allowedAttributes, allowedTags, droppedTags, emptyTags, renamedTags } from './allow-list.ts';
import { leadsElsewhere, readAttribute } from './read-attribute.ts';

/** Text that nobody writes by hand: it is only there to keep a machine busy. */
export class HtmlTooLarge extends Error {
  override readonly name = 'HtmlTooLarge';
}

const mostCharacters = 200_000;
const mostElements = 20_000;
const deepest = 60;
const mostRounds = 6;

/**
 * The fragment with nothing in it but what the allow-list names. Its output is its own fixed point: taking a tag out can
 * bring together what closes each other, so it is read again until nothing changes. Throws `HtmlTooLarge`.
 */
export function cleanHtml(html: string): string {
  let text = html;
  for (let round = 0; round < mostRounds; round++) {
    const cleaned = cleanOnce(text);
    if (cleaned === text) return cleaned;
    text = cleaned;
  }
  throw new HtmlTooLarge('its elements cannot be put in order');
}

/** For what was stored long ago or by hand: what cannot be cleaned is not shown. */
export function createCleaner(): (html: string) => string {
  const known = new Map<string, string>();
  return (html) => {
    const cached = known.get(html);
    if (cached !== undefined) return cached;
    const cleaned = cleanOrNothing(html);
    if (known.size >= 2_000) known.clear();
    known.set(html, cleaned);
    return cleaned;
  };
}

function cleanOrNothing(html: string): string {
  try {
    return cleanHtml(html);
  } catch (error) {
    if (error instanceof HtmlTooLarge) return '';
    throw error;
  }
}

// `@types/sanitize-html` does not know `allowedEmptyAttributes` yet.
const options: sanitizeHtml.IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: Object.keys(allowedTags),
  allowedAttributes: { ...allowedTags, '*': [...allowedAttributes, 'rel', 'loading'] },
  allowedEmptyAttributes: ['alt', 'open', 'reversed'],
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: [...droppedTags],
  selfClosing: [...emptyTags],
  transformTags: {
    '*': (name, written) => {
      const tagName = renamedTags[name] ?? name;
      return { tagName, attribs: attributesOf(tagName, written) };
    },
  },
  // An image without an address is nothing.
  exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs.src,
  textFilter: (text) => text.replaceAll('\u00a0', '&nbsp;'),
};

function cleanOnce(html: string): string {
  if (html.length > mostCharacters) throw new HtmlTooLarge(`it has more than ${mostCharacters} characters`);
  let elements = 0;
  let depth = 0;
  const cleaned = sanitizeHtml(html, {
    ...options,
    onOpenTag() {
      elements += 1;
      depth += 1;
      if (elements > mostElements) throw new HtmlTooLarge(`it has more than ${mostElements} elements`);
      if (depth > deepest) throw new HtmlTooLarge(`its elements are nested more than ${deepest} deep`);
    },
    onCloseTag() {
      depth -= 1;
    },
  });
  // Text and values have no `>` of their own, so this is the end of an empty tag.
  return cleaned.replaceAll(' />', '>');
}

function attributesOf(tag: string, written: Readonly<Record<string, string>>): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(written)) {
    const fit = readAttribute(tag, name, value);
    if (fit !== undefined) attributes[name] = fit;
  }
  if (attributes.href !== undefined && leadsElsewhere(attributes.href)) attributes.rel = 'noopener nofollow';
  if (tag === 'img') {
    attributes.alt ??= '';
    attributes.loading = 'lazy';
  }
  return attributes;
}

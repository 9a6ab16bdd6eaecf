import { allowedTags, droppedTags, renamedTags } from './allow-list.ts';
import { HtmlTooLarge, type Node, parseBounded } from './parse-bounded.ts';
import { leadsElsewhere, readAttribute } from './read-attribute.ts';

const htmlNamespace = 'http://www.w3.org/1999/xhtml';
const emptyTags = new Set(['br', 'hr', 'img', 'wbr']);
const mostRounds = 6;

/**
 * The fragment with nothing in it but what the allow-list names, written anew from the tree a browser would make of it.
 * Its output is its own fixed point: what is stored is what a browser reads. Throws `HtmlTooLarge`.
 */
export function cleanHtml(html: string): string {
  let text = html;
  for (let round = 0; round < mostRounds; round++) {
    const cleaned = write(parseBounded(text).childNodes);
    if (cleaned === text) return cleaned;
    text = cleaned;
  }
  // Taking a tag out can leave what nests in no stable way; nobody writes such a text.
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

// The tree is at most as deep as `parseBounded` lets it be.
function write(nodes: readonly Node[]): string {
  return nodes.map((node) => writeNode(node)).join('');
}

function writeNode(node: Node): string {
  if (node.nodeName === '#text') return escapeText((node as { value: string }).value);
  if (!('tagName' in node)) return '';
  if (node.namespaceURI !== htmlNamespace || droppedTags.has(node.tagName)) return '';
  const tag = renamedTags[node.tagName] ?? node.tagName;
  const inner = write(node.childNodes);
  if (!Object.hasOwn(allowedTags, tag)) return inner;
  const attributes = attributesOf(tag, node.attrs);
  // A picture without an address is nothing.
  if (tag === 'img' && !attributes.has('src')) return '';
  const open = `<${tag}${[...attributes].map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('')}>`;
  if (emptyTags.has(tag)) return open;
  // A reader drops the first line break of preformatted text.
  return `${open}${tag === 'pre' && inner.startsWith('\n') ? '\n' : ''}${inner}</${tag}>`;
}

function attributesOf(tag: string, written: readonly { name: string; value: string }[]): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const { name, value } of written) {
    const fit = readAttribute(tag, name, value);
    if (fit !== undefined) attributes.set(name, fit);
  }
  const href = attributes.get('href');
  if (href !== undefined && leadsElsewhere(href)) attributes.set('rel', 'noopener nofollow');
  if (tag === 'img') {
    if (!attributes.has('alt')) attributes.set('alt', '');
    attributes.set('loading', 'lazy');
  }
  return attributes;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;');
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

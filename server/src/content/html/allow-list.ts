/** What content may be made of. Everything else is taken out; nothing here runs, loads code or leaves its place. */

/** Tags that stay, each with the attributes of its own. */
export const allowedTags: Readonly<Record<string, readonly string[]>> = {
  ...tags('h2 h3 h4 h5 h6 p br hr b strong i em u s small sub sup mark cite q code pre kbd wbr del ins address'),
  ...tags('ul dl dt dd table caption thead tbody tfoot tr figure figcaption div span section article aside blockquote'),
  ...tags('summary'),
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start', 'reversed'],
  li: ['value'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  time: ['datetime'],
  abbr: [],
  details: ['open'],
};

export const emptyTags = ['br', 'hr', 'img', 'wbr'];

/** The title of a page is its h1: there is one only. */
export const renamedTags: Readonly<Record<string, string>> = { h1: 'h2', strike: 's' };

/**
 * Tags that go with everything in them: their content is no text for readers, or it is read by other rules than the
 * rest, so that what looked like text could become a tag the second time it is read.
 */
export const droppedTags: ReadonlySet<string> = new Set(
  `script style iframe object embed applet svg math template noscript noembed noframes xmp plaintext listing textarea
   select option optgroup datalist button input output progress meter keygen isindex title head base meta link frame
   frameset audio video source track canvas dialog marquee portal param slot image picture map area`
    .split(/\s+/)
    .filter(Boolean),
);

export const allowedAttributes = ['class', 'id', 'lang', 'dir', 'title'] as const;

/** Names of the design that content may use. Others could lay themselves over the page. */
export const allowedClasses: ReadonlySet<string> = new Set(
  `lead note warning help muted button columns card cards steps contact center nowrap plain-list wide-table address faq
   highlight small`
    .split(/\s+/)
    .filter(Boolean),
);

/** Ids in content begin so: no script of ours can mistake one for its own. */
export const idPrefix = 'content-';

function tags(names: string): Record<string, readonly string[]> {
  return Object.fromEntries(names.split(' ').map((name) => [name, []]));
}

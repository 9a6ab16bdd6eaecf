import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment, type TreeAdapter } from 'parse5';

export type Fragment = DefaultTreeAdapterMap['documentFragment'];
export type Node = DefaultTreeAdapterMap['childNode'];

/** Text that nobody writes by hand: it is only there to keep a machine busy. */
export class HtmlTooLarge extends Error {
  override readonly name = 'HtmlTooLarge';
}

export const mostCharacters = 200_000;
const mostElements = 20_000;
const deepest = 60;

/**
 * Reads HTML as browsers do, with their repairs. Repairs multiply elements (open formatting is opened anew in every
 * block) and look along what is open, so both are bounded where they happen.
 */
export function parseBounded(html: string): Fragment {
  if (html.length > mostCharacters) throw new HtmlTooLarge(`it has more than ${mostCharacters} characters`);
  let elements = 0;
  let depth = 0;
  const treeAdapter: TreeAdapter<DefaultTreeAdapterMap> = {
    ...defaultTreeAdapter,
    createElement(...element) {
      elements += 1;
      if (elements > mostElements) throw new HtmlTooLarge(`it has more than ${mostElements} elements`);
      return defaultTreeAdapter.createElement(...element);
    },
    onItemPush() {
      depth += 1;
      if (depth > deepest) throw new HtmlTooLarge(`its elements are nested more than ${deepest} deep`);
    },
    onItemPop() {
      depth -= 1;
    },
  };
  // As if scripts ran: `noscript` is then raw text, which is dropped, as a browser with scripts would see it.
  return parseFragment(html, { treeAdapter, scriptingEnabled: true });
}

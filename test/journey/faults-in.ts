import axe from 'axe-core';
import { type Element as DomElement, Window } from 'happy-dom';

/** What another language, or a text in it, can break: names, titles, labels, headings. */
const rulesOfWords = [
  ...['html-has-lang', 'html-lang-valid', 'html-xml-lang-mismatch', 'valid-lang', 'document-title', 'frame-title'],
  ...['image-alt', 'role-img-alt', 'svg-img-alt', 'link-name', 'button-name', 'input-button-name', 'summary-name'],
  ...['label', 'select-name', 'aria-command-name', 'aria-input-field-name', 'aria-toggle-field-name'],
  ...['aria-dialog-name', 'aria-progressbar-name', 'aria-valid-attr-value', 'duplicate-id-aria'],
  ...['empty-heading', 'heading-order', 'page-has-heading-one', 'list', 'listitem', 'definition-list', 'dlitem'],
];
/** What is the same in every language. */
const rulesOfStructure = [
  ...['aria-allowed-attr', 'aria-allowed-role', 'aria-required-attr', 'aria-required-children', 'aria-required-parent'],
  ...['aria-roles', 'aria-valid-attr', 'nested-interactive', 'tabindex', 'form-field-multiple-labels'],
  ...['landmark-one-main', 'landmark-no-duplicate-main', 'meta-viewport', 'empty-table-header', 'landmark-unique'],
  'label-title-only',
];

interface FaultsOptions {
  /** Leaves out what stands round every page: looked at once, it is more than half of each. */
  mainOnly?: boolean;
  /** Leaves out what no language changes. */
  wordsOnly?: boolean;
}

/**
 * No style sheet is read: every element is shown as it stands, a closed popover is not. Working a style out for each of
 * them, as happy-dom does, takes a minute a page.
 */
const styleOf = (display: string): object => {
  const known: Record<string, string> = { display, visibility: 'visible', opacity: '1' };
  const read = (name: string) => known[name] ?? '';
  return new Proxy(known, {
    get: (_known, name) => (name === 'getPropertyValue' ? read : read(String(name))),
  });
};
const shown = styleOf('block');
const closed = styleOf('none');

/** What axe finds in a page, as it was sent or as it stands; no script of it runs. */
export async function faultsIn(url: string, html: string, options: FaultsOptions = {}): Promise<string[]> {
  const { mainOnly, wordsOnly } = options;
  const window = new Window({
    url,
    settings: {
      enableJavaScriptEvaluation: true,
      suppressInsecureJavaScriptEnvironmentWarning: true,
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      disableIframePageLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
    },
  });
  try {
    window.document.write(html.replaceAll(/<script[\s>][\s\S]*?<\/script>/g, ''));
    const around = mainOnly ? [...window.document.querySelectorAll('header,aside,footer,nav')] : [];
    for (const part of around) if (!part.closest('main,[role=dialog],dialog')) part.remove();
    Object.assign(window, {
      getComputedStyle: (element: DomElement) => (element.hasAttribute('popover') ? closed : shown),
    });
    window.eval(axe.source);
    const { axe: own } = window as unknown as { axe: typeof axe };
    const { violations } = await own.run(window.document as never, {
      resultTypes: ['violations'],
      runOnly: wordsOnly ? rulesOfWords : [...rulesOfWords, ...rulesOfStructure],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html: place }) => place).join(' | ')}`);
  } finally {
    await window.happyDOM.close();
  }
}

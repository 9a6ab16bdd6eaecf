import { setTimeout as pause } from 'node:timers/promises';
import type { Element, HTMLElement, HTMLInputElement, HTMLSelectElement, Node } from 'happy-dom';
import type { Browser } from './browser.ts';

export type Wanted = string | RegExp;

/** How long something may take to appear: nothing here waits for anything but the machine, which may be busy. */
const longestMs = 30_000;
/** Looking costs more than waiting: each look that was in vain makes the next wait longer. */
const waitsMs = [0, 2, 4, 8, 12, 20, 30, 40];

const selectors: Record<string, string> = {
  alert: '[role=alert]',
  article: 'article,[role=article]',
  banner: 'body > header,#root > header,header[data-island],[role=banner]',
  button: 'button,[role=button],input[type=submit],summary',
  checkbox: 'input[type=checkbox],[role=checkbox],[role=switch]',
  complementary: 'aside,[role=complementary]',
  contentinfo: 'footer,[role=contentinfo]',
  dialog: 'dialog[open],[role=dialog]:not([popover]),[role=alertdialog]',
  figure: 'figure,[role=figure]',
  form: 'form,[role=form]',
  group: 'fieldset,[role=group],[role=radiogroup]',
  heading: 'h1,h2,h3,h4,h5,h6,[role=heading]',
  img: 'img,[role=img]',
  link: 'a[href],[role=link]',
  list: 'ul,ol,[role=list]',
  listitem: 'li,[role=listitem]',
  main: 'main',
  menuitem: '[role=menuitem]',
  navigation: 'nav,[role=navigation]',
  option: 'option,[role=option]',
  radio: 'input[type=radio],[role=radio],[role=menuitemradio]',
  region: 'section,[role=region]',
  row: 'tr,[role=row]',
  status: '[role=status],output',
  tab: '[role=tab]',
  table: 'table,[role=table]',
  textbox: 'input:not([type=checkbox]):not([type=radio]):not([type=submit]):not([type=file]),textarea,[role=textbox]',
};
export type Role = keyof typeof selectors;

const pressable = `${selectors.button},${selectors.link},${selectors.tab},${selectors.radio},${selectors.checkbox},[role=option],[role=menuitem]`;
const fillable = 'input,textarea,select,[role=textbox],[role=combobox]';
/** Around these there is a gap where the eye reads. */
const blocks =
  /^(ADDRESS|ARTICLE|ASIDE|BR|BUTTON|DD|DIV|DL|DT|FIELDSET|FOOTER|FORM|H[1-6]|HEADER|LABEL|LI|MAIN|NAV|OPTION|P|SECTION|TABLE|TD|TH|TR)$/;
const unseen = /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|HEAD)$/;

/** A part of what a visitor has before them, by what people see of it: names, labels, texts. */
export class Screen {
  protected readonly browser: Browser;
  private readonly root: () => Element | undefined;
  private readonly called: string;

  constructor(browser: Browser, root: () => Element | undefined, called: string) {
    this.browser = browser;
    this.root = root;
    this.called = called;
  }

  /** The first part of that role and name; everything asked of it stays inside. */
  within(role: Role, name?: Wanted): Screen {
    const called = `${role}${name === undefined ? '' : ` ${name}`} in ${this.called}`;
    return new Screen(this.browser, () => this.all(role, name)[0], called);
  }

  /** Waits until each of the texts stands there. */
  async sees(...wanted: Wanted[]): Promise<void> {
    for (const one of wanted)
      await this.until(
        () => includes(this.textNow(), one),
        () => `${one} is not there`,
      );
  }

  /** Waits until nothing is on its way, and none of the texts stands there. */
  async seesNot(...unwanted: Wanted[]): Promise<void> {
    await this.rests();
    for (const one of unwanted)
      await this.until(
        () => !includes(this.textNow(), one),
        () => `${one} is there`,
      );
  }

  /** Waits for something of that role and name. */
  async finds(role: Role, name?: Wanted): Promise<void> {
    await this.until(
      () => this.all(role, name).length > 0,
      () => `no ${role} ${name ?? ''}`,
    );
  }

  async findsNot(role: Role, name?: Wanted): Promise<void> {
    await this.rests();
    await this.until(
      () => this.all(role, name).length === 0,
      () => `there is a ${role} ${name ?? ''}`,
    );
  }

  async click(name: Wanted, role?: Role): Promise<void> {
    const selector = role ? (selectors[role] ?? '') : pressable;
    const element = await this.one(
      () => this.named(selector, name).find((one) => isEnabled(one) && isAlive(one)),
      `nothing to click: ${name}`,
    );
    const { window } = this.browser;
    if (!window) throw new Error('no page is open');
    element.focus();
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup']) {
      element.dispatchEvent(new window.PointerEvent(type, { bubbles: true, cancelable: true, button: 0 }));
    }
    element.click();
    await turn();
    await this.browser.loaded();
  }

  /** Waits until React has taken over something: what is far down in a page comes to life after the rest. */
  async comesAlive(name: Wanted, role: Role): Promise<void> {
    const isTaken = (element: HTMLElement) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
    await this.until(
      () => this.all(role, name).some(isTaken),
      () => `${role} ${name} does not come to life`,
    );
  }

  /** Types into the field of that label, or chooses among what it offers. */
  async fill(label: Wanted, value: string): Promise<void> {
    const field = (await this.field(label)) as HTMLInputElement | HTMLSelectElement;
    if (field.tagName === 'SELECT') return this.choose(field as HTMLSelectElement, value);
    field.focus();
    // What the field before does when it is left comes first.
    await turn();
    // React looks whether the value changed behind its back: it is set as a browser sets it.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, value);
    await this.tell(field, 'input', 'change');
  }

  async check(label: Wanted, on = true): Promise<void> {
    const field = await this.field(label);
    if (isOn(field) !== on) field.click();
    await turn();
  }

  /** Puts a file into the field of that label; without one into the only field for files, which a button opens. */
  async attach(label: Wanted | undefined, file: { name: string; type: string; bytes: Uint8Array }): Promise<void> {
    const { page } = this.browser;
    const only = () => this.root()?.querySelector('input[type=file]') as HTMLElement | undefined;
    const field = label === undefined ? await this.one(only, 'no field for files') : await this.field(label);
    const one = new page.File([Buffer.from(file.bytes)], file.name, { type: file.type });
    Object.defineProperty(field, 'files', { configurable: true, value: Object.assign([one], { item: () => one }) });
    await this.tell(field, 'input', 'change');
  }

  /** A key, where the focus is. */
  async press(key: string): Promise<void> {
    const { page } = this.browser;
    const target = page.document.activeElement ?? page.document.body;
    for (const type of ['keydown', 'keyup']) {
      target.dispatchEvent(new page.KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
    }
    await turn();
  }

  /** What a field holds. */
  async valueOf(label: Wanted): Promise<string> {
    return ((await this.field(label)) as HTMLInputElement).value;
  }

  /** Waits until the focus is in the field of that label, or on what is called so. */
  async isFocused(name: Wanted): Promise<void> {
    const focused = () => this.browser.page.document.activeElement as HTMLElement | null;
    await this.until(
      () => Boolean(focused() && isCalled(focused() as HTMLElement, name)),
      () => `the focus is on ${focused()?.outerHTML.slice(0, 200)} and not on ${name}`,
    );
  }

  /** Whether the box or switch of that label is on. */
  async isOn(label: Wanted): Promise<boolean> {
    return isOn(await this.field(label));
  }

  async isDisabled(name: Wanted, role: Role = 'button'): Promise<boolean> {
    return !isEnabled(await this.one(() => this.all(role, name)[0], `no ${role} ${name}`));
  }

  /** The texts of everything of that role, once nothing is on its way. */
  async textsOf(role: Role, name?: Wanted): Promise<string[]> {
    await this.rests();
    return this.all(role, name).map(textOf);
  }

  async text(): Promise<string> {
    await this.rests();
    return this.textNow();
  }

  /** No answer is on its way, and the page has had time to show the last. */
  async rests(): Promise<void> {
    const until = Date.now() + longestMs;
    do {
      await this.browser.loaded();
      for (let turns = 0; turns < 3; turns += 1) await turn();
    } while (this.browser.underWay > 0 && Date.now() < until);
  }

  private textNow(): string {
    const root = this.root();
    return root ? textOf(root) : '';
  }

  private all(role: Role, name?: Wanted): HTMLElement[] {
    return this.named(selectors[role] ?? '', name);
  }

  private named(selector: string, name?: Wanted): HTMLElement[] {
    const elements = [...(this.root()?.querySelectorAll(selector) ?? [])] as HTMLElement[];
    return elements.filter((element) => (name === undefined || isCalled(element, name)) && isShown(element));
  }

  private field(label: Wanted): Promise<HTMLElement> {
    const isField = (element: HTMLElement) => isEnabled(element) && isAlive(element);
    return this.one(() => this.named(fillable, label).find(isField), `no field: ${label}`);
  }

  private async one<T>(find: () => T | undefined, complaint: string): Promise<T> {
    await this.until(
      () => find() !== undefined,
      () => complaint,
    );
    return find() as T;
  }

  private async choose(field: HTMLSelectElement, value: string): Promise<void> {
    const offered = () => [...field.options].find((one) => one.value === value || textOf(one) === value);
    const option = await this.one(offered, `${value} is not offered`);
    field.value = option.value;
    await this.tell(field, 'input', 'change');
  }

  private async tell(element: HTMLElement, ...types: string[]): Promise<void> {
    const { page } = this.browser;
    for (const type of types) element.dispatchEvent(new page.Event(type, { bubbles: true }));
    await turn();
  }

  protected async until(isSo: () => boolean, complaint: () => string): Promise<void> {
    const end = Date.now() + longestMs;
    for (let look = 0; !isSo(); look += 1) {
      if (Date.now() > end) {
        throw new Error(`${complaint()}. ${this.called} says: ${this.textNow().slice(0, 3_000) || 'nothing'}`);
      }
      await pause(waitsMs[look] ?? 50);
      await this.browser.loaded();
    }
  }
}

const turn = () => pause(0);

function includes(text: string, wanted: Wanted): boolean {
  return typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);
}

function isCalled(element: HTMLElement, name: Wanted): boolean {
  const own = nameOf(element);
  return typeof name === 'string' ? own === name : name.test(own);
}

/** What a screen reader would call it, near enough: labels first, then what it says. */
function nameOf(element: HTMLElement): string {
  const by = element.getAttribute('aria-labelledby');
  const { ownerDocument: page } = element;
  if (by)
    return tidy(
      by
        .split(/\s+/)
        .map((id) => textOf(page.getElementById(id)))
        .join(' '),
    );
  const said = element.getAttribute('aria-label') ?? element.getAttribute('alt');
  if (said) return tidy(said);
  const id = element.getAttribute('id');
  const label = /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName)
    ? ((id && page.querySelector(`label[for="${id}"]`)) ?? element.closest('label'))
    : undefined;
  if (label) return labelText(label as Element);
  if (element.tagName === 'FIELDSET') return textOf(element.querySelector('legend'));
  if (element.tagName === 'TABLE') return textOf(element.querySelector('caption'));
  return textOf(element) || tidy(element.getAttribute('title') ?? element.getAttribute('placeholder') ?? '');
}

/** A field inside of its label is no part of what it is called. */
function labelText(label: Element): string {
  return tidy(readText(label, /^(INPUT|TEXTAREA|SELECT|OPTION)$/));
}

function isOn(field: HTMLElement): boolean {
  return (field as HTMLInputElement).checked ?? field.getAttribute('aria-checked') === 'true';
}

/** An entry of a menu has no attribute of the browser's for it. */
function isEnabled(element: HTMLElement): boolean {
  if (element.matches('[role=menuitem][aria-disabled=true]')) return false;
  return !element.hasAttribute('disabled') && !element.closest('fieldset[disabled]');
}

/** Parts of a page come to life one after the other: a click before that is the browser's own. */
function isAlive(element: HTMLElement): boolean {
  return !element.closest('[data-island]:not([data-hydrated])');
}

/** There for the visitor: styles are not known here, so what only a style hides counts as seen. */
function isShown(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (one.hasAttribute('hidden') || one.hasAttribute('inert') || one.getAttribute('aria-hidden') === 'true')
      return false;
    if (one.tagName === 'DIALOG' && !one.hasAttribute('open')) return false;
    if (one.tagName === 'DETAILS' && !one.hasAttribute('open') && !element.closest('summary')) return false;
    if (unseen.test(one.tagName)) return false;
  }
  return true;
}

export function textOf(element: Node | null | undefined): string {
  return element ? tidy(readText(element)) : '';
}

function readText(node: Node, left?: RegExp): string {
  if (node.nodeType === 3) return node.textContent ?? '';
  const { tagName = '' } = node as Element;
  // What somebody is typing is the value of a field, and not said yet.
  if (unseen.test(tagName) || tagName === 'TEXTAREA' || left?.test(tagName)) return '';
  if (tagName && (node as Element).hasAttribute('hidden')) return '';
  if (tagName === 'DIALOG' && !(node as Element).hasAttribute('open')) return '';
  let text = '';
  // What a list offers is read by whoever opens it.
  if (tagName === 'SELECT') return ` ${textOf((node as HTMLSelectElement).selectedOptions[0])} `;
  // Two elements side by side are two things to the eye, whatever lies between them in the markup.
  for (const child of node.childNodes) {
    const isBeside = child.nodeType === 1 && child.previousSibling?.nodeType === 1;
    text += `${isBeside ? ' ' : ''}${readText(child, left)}`;
  }
  return blocks.test(tagName) ? ` ${text} ` : text;
}

const tidy = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim();

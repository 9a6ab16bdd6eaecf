import type { HTMLSelectElement, Window } from 'happy-dom';

/**
 * Parses a page. happy-dom works out what is selected with each option that it meets, which for a list of countries takes
 * longer than all the rest of the page: it is done once for each list, at the end.
 */
export function writeInto(window: Window, html: string): void {
  const list = window.HTMLSelectElement.prototype;
  const name = symbolOf(list, 'updateSelectedness');
  const update = Reflect.get(list, name) as (selected?: unknown) => void;
  const late = new Set<HTMLSelectElement>();
  const noteIt = function (this: HTMLSelectElement) {
    late.add(this);
  };
  Reflect.set(list, name, noteIt);
  try {
    window.document.write(html);
  } finally {
    Reflect.set(list, name, update);
  }
  for (const one of late) {
    // Each list has bound the method to itself when it was first asked for.
    Object.defineProperty(one, name, { configurable: true, writable: true, value: update.bind(one) });
    update.call(one, [...one.querySelectorAll('option[selected]')].at(-1));
  }
}

/** What happy-dom calls by a symbol of its own. */
export function symbolOf(object: object, name: string): symbol {
  for (let one: object | null = object; one; one = Object.getPrototypeOf(one)) {
    const found = Object.getOwnPropertySymbols(one).find(({ description }) => description === name);
    if (found) return found;
  }
  throw new Error(`happy-dom no longer knows ${name}`);
}

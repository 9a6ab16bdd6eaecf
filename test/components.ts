import { BroadcastChannel } from 'node:worker_threads';
import { cleanup, configure } from '@testing-library/react';
import type { CSSStyleDeclaration, Element, Window } from 'happy-dom';
import { afterEach } from 'vitest';

// Nothing here waits for anything but the machine, which may be busy.
configure({ asyncUtilTimeout: 10_000 });

// A browser has it; the world of a file has none of its own.
Object.assign(globalThis, { BroadcastChannel: globalThis.BroadcastChannel ?? BroadcastChannel });

// Whoever looks for a role asks of every element, and of all it is in, whether it is drawn. happy-dom works out all properties
// of all of them each time. No style sheet is read here: without a style of its own an element is drawn as its tag is.
const { window: page } = globalThis as unknown as { window: Window };
const workOut = page.getComputedStyle.bind(page);
const known = new Map<string, Pick<CSSStyleDeclaration, 'display' | 'visibility'>>();

function styleOf(element: Element): CSSStyleDeclaration {
  if (!element.isConnected) return workOut(element);
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (one.hasAttribute('style')) return workOut(element);
  }
  const kind = `${element.tagName} ${element.hasAttribute('open')}`;
  let drawn = known.get(kind);
  if (!drawn) {
    const { display, visibility } = workOut(element);
    drawn = { display, visibility };
    known.set(kind, drawn);
  }
  const read = (name: string) => Reflect.get(drawn, name) ?? workOut(element).getPropertyValue(name);
  return new Proxy(drawn as CSSStyleDeclaration, {
    get: (_drawn, name) => {
      if (name === 'getPropertyValue') return read;
      return Reflect.get(drawn, name) ?? Reflect.get(workOut(element), name);
    },
  });
}
Object.defineProperty(page, 'getComputedStyle', { configurable: true, writable: true, value: styleOf });

// Tests of a file share one document, so each clears away what it rendered.
afterEach(cleanup);

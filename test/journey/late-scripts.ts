import type { HTMLScriptElement, Window } from 'happy-dom';
import { symbolOf } from './parse-page.ts';

/** A script that a page asks for later runs as those did that came with it, and its element says how it went. */
export function runLateScripts(
  window: Window,
  runText: (text: string) => Promise<void>,
  fetch: (src: string) => Promise<Response>,
): void {
  const { document } = window;
  const create = document.createElement.bind(document);
  const run = async (element: HTMLScriptElement, src: string) => {
    const answer = await fetch(src);
    if (!answer.ok) throw new Error(`${answer.status} ${src}`);
    await runText(await answer.text());
    element.dispatchEvent(new window.Event('load'));
  };
  const value = (name: string, options?: { is?: string }) => {
    const element = create(name, options);
    if (name !== 'script') return element;
    let src = '';
    Object.defineProperty(element, 'src', { get: () => src, set: (wanted: string) => (src = wanted) });
    Object.defineProperty(element, symbolOf(element, 'connectedToDocument'), {
      value: () =>
        src &&
        void run(element as HTMLScriptElement, src).catch(() => element.dispatchEvent(new window.Event('error'))),
    });
    return element;
  };
  Object.defineProperty(document, 'createElement', { configurable: true, value });
}
